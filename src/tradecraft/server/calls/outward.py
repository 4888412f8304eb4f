"""Requests to addresses that people have given: never into a private network, and never further than asked.

A name is resolved once, every address it stands for is checked, and the connection goes to an address that was checked:
a name that means something else a moment later leads nowhere else. Redirections are not followed, answers not read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from tradecraft.core.errors import Refused
from tradecraft.server.errors import Denied, NotAllowed, denied

if TYPE_CHECKING:
    import httpx

SECONDS = 8.0
"""How long a request may take, with all that belongs to it."""
EVERYWHERE = "*"
_TRANSLATED = IPv6Network("64:ff9b::/96")


class Outward:
    """Sends requests out of the house; with `private`, also into private networks and without encryption."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Close what is open."""
        if self._client is not None:
            await self._client.aclose()

    async def require_allowed(self, url: str, hosts: Sequence[str] = (EVERYWHERE,)) -> str:
        """Return an address that a URL leads to; raise Refused if requests may not go there."""
        parts = self._parts(url)
        name = parts.hostname or ""
        if not any(host == EVERYWHERE or name == host or name.endswith(f".{host}") for host in hosts):
            raise denied(NotAllowed, "call_host_not_allowed", host=name)
        try:
            found = await asyncio.get_running_loop().getaddrinfo(
                name, parts.port or (443 if parts.scheme == "https" else 80), type=socket.SOCK_STREAM
            )
        except (OSError, UnicodeError):
            raise denied(Denied, "call_host_unknown", host=name) from None
        addresses = [str(address[0]) for *_, address in found]
        if not addresses or not (self._private or all(map(is_public, addresses))):
            raise denied(NotAllowed, "call_host_not_allowed", host=name)
        return addresses[0]

    async def post(
        self, url: str, body: bytes, headers: Mapping[str, str], hosts: Sequence[str] = (EVERYWHERE,)
    ) -> int | None:
        """Send a request and return the status of the answer; None if it did not arrive, or may not be sent."""
        # Loaded with the first request: a server starts sooner without it.
        import httpx

        try:
            async with asyncio.timeout(SECONDS):
                address = await self.require_allowed(url, hosts)
                parts = urlsplit(url)
                target = httpx.URL(url).copy_with(host=address)
                sent = {**headers, "Host": parts.netloc}
                named = {"sni_hostname": parts.hostname or ""}
                posting = self._opened().stream("POST", target, content=body, headers=sent, extensions=named)
                async with posting as answer:
                    return answer.status_code
        except (Refused, httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError):
            return None

    def _opened(self) -> httpx.AsyncClient:
        if self._client is None:
            import httpx

            # A connection is never used twice: it was made for one name, and another may have the same address.
            limits = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS, limits=limits)
        return self._client

    def _parts(self, url: str) -> SplitResult:
        try:
            parts = urlsplit(url)
            _ = parts.port
        except ValueError:
            raise denied(Denied, "call_url_bad") from None
        schemes = ("https", "http") if self._private else ("https",)
        if parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc or not url.isascii():
            raise denied(Denied, "call_url_bad")
        return parts


def is_public(text: str) -> bool:
    """Tell whether an address can be reached from the internet, also if it is wrapped in another one."""
    try:
        address: IPv4Address | IPv6Address | None = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        wrapped = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in _TRANSLATED:
            wrapped.append(IPv4Address(int(address) & 0xFFFF_FFFF))
        inner = [str(one) for one in wrapped if one is not None]
        if inner:
            return all(map(is_public, inner))
    assert address is not None
    return address.is_global and not address.is_multicast and not address.is_reserved
