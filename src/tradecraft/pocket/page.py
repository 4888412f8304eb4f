"""Entry points for the worker of a web page: texts in, texts out.

Every answer is JSON: what the page is to keep before it goes on (`keep`), the messages to tell then (`tell`), whether
there is more to do (`more`), and the response to a request (`status`, `body`).
"""

from __future__ import annotations

import json

from tradecraft.pocket.host import Host

_host = Host()


def load(kept: str) -> None:
    """Take over what the page has kept: an object of texts."""
    _host.load(json.loads(kept))


def request(method: str, address: str, body: str) -> str:
    """Answer a request."""
    response = _host.request(method, address, body)
    return _answer({"status": response.status, "body": response.text()})


def command(data: str) -> str:
    """Carry out a command."""
    _host.commands.take(data)
    return _answer({})


def work() -> str:
    """Do a little background work."""
    more = _host.work()
    return _answer({}, more)


def _answer(response: dict[str, object], more: bool = True) -> str:
    channel = _host.commands.channel
    told = [message.decode() for message in channel.sent]
    channel.sent.clear()
    return json.dumps({"keep": _host.take_unkept(), "tell": told, "more": more, **response})
