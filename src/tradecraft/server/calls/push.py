"""Calls to browsers by web push: encrypted for the device (RFC 8291), signed with the server's own key (RFC 8292).

The rest of the server loads this when it is used: it starts sooner without the cryptography.
"""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tradecraft.server.base64url import decoded, encoded
from tradecraft.server.calls.outward import Outward
from tradecraft.server.calls.wording import Call, push_form
from tradecraft.server.store.calls import Receiver

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096
KEPT_SECONDS = 3 * 24 * 60 * 60
"""How long the push service keeps a call for a device that is off."""
SIGNED_FOR_SECONDS = 12 * 60 * 60
GONE = (404, 410)
"""What a push service answers about a device that no longer wants calls."""


class DeviceKeys(msgspec.Struct, frozen=True):
    """What a browser's subscription contains, apart from its address."""

    p256dh: str
    auth: str


class PushKey:
    """The server's own key, by which push services know it."""

    def __init__(self, secret: bytes, subject: str) -> None:
        """Use a key that `new_secret` made; `subject` is where the operator can be reached."""
        self._key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self._subject = subject
        self.public = encoded(_public(self._key))

    @staticmethod
    def new_secret() -> bytes:
        """Return a new private key as it is kept."""
        return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the header that proves to a push service who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + SIGNED_FOR_SECONDS,
            "sub": self._subject,
        }
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


async def call_device(outward: Outward, key: PushKey, receiver: Receiver, call: Call, now: int) -> bool | None:
    """Deliver a call; tell whether the push service took it, None if the device is gone."""
    keys = msgspec.json.decode(receiver.data, type=DeviceKeys)
    body = encrypted(msgspec.json.encode(push_form(call)), decoded(keys.p256dh), decoded(keys.auth))
    headers = {
        "Authorization": key.authorization(receiver.address, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        # A call that is delivered again replaces the first one, if that is still waiting for the device.
        "Topic": call.id,
    }
    status = await outward.post(receiver.address, body, headers)
    return None if status in GONE else status is not None and 200 <= status < 300


def encrypted(
    text: bytes,
    device: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return a text that only a device can read; salt and key are new each time, except in tests."""
    salt, own = salt or secrets.token_bytes(16), own or ec.generate_private_key(CURVE)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, device))
    public = _public(own)
    material = _derived(shared, auth, b"WebPush: info\x00" + device + public, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(public)]) + public
    return header + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def are_keys(p256dh: str, auth: str) -> bool:
    """Tell whether these are the keys of a device."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
