"""Names of browsers and systems, for the list of devices on which a person is signed in."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""What tells a browser. Most claim to be others as well, so that the first one found is meant."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """Return browser and system in words, such as "Firefox, Windows"; of unknown programs what they call themselves."""
    known = (next((name for sign, name in names.items() if sign in user_agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, known)) or user_agent
