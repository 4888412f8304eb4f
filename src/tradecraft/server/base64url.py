"""Bytes in the letters of URLs (RFC 4648, section 5), without padding, as web push and passkeys write them."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encoded(data: bytes) -> str:
    """Return bytes as letters."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes again; raise ValueError if the text stands for none."""
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
