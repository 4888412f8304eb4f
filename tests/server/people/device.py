"""A WebAuthn authenticator: it creates passkeys, counts their uses and signs challenges."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as written

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
ES256 = -7


@dataclass
class Device:
    """A device at a page of some origin; its owner unlocks it, unless `flags` say otherwise."""

    origin: str = "https://table.test"
    flags: int = PRESENT | VERIFIED
    uses: int = 0
    user: str = ""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential: bytes = field(default_factory=lambda: token_bytes(16))

    def make(self, options: dict[str, Any], name: str = "Phone") -> dict[str, Any]:
        """Make a passkey."""
        self.user = options["user"]
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: ES256, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        named = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + cbor2.dumps(cose)
        data = self._data(options["site"], self.flags | WITH_KEY) + named
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "name": name,
            "credential": written(self.credential),
            "client_data": written(self._client_data("webauthn.create", options)),
            "attestation": written(attestation),
        }

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign in with the passkey."""
        self.uses += 1
        data = self._data(options["site"], self.flags)
        client_data = self._client_data("webauthn.get", options)
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "credential": written(self.credential),
            "client_data": written(client_data),
            "authenticator_data": written(data),
            "signature": written(signature),
            "user": self.user,
        }

    def _data(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client_data(self, type: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": type, "challenge": options["challenge"], "origin": self.origin}).encode()
