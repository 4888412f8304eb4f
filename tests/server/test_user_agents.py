from __future__ import annotations

import pytest

from tradecraft.server.transport.user_agents import device_name

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/130.0 Safari/537.36", "Chrome, Windows"),
        (
            f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"),
        (f"Mozilla/5.0 (Linux; Android 14; Pixel 8) {WEBKIT} Chrome/130.0 Mobile Safari/537.36", "Chrome, Android"),
        (
            f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) {WEBKIT} Safari/604.1",
            "Safari, iPhone",
        ),
        ("curl/8.5.0", "curl/8.5.0"),
        ("", ""),
    ],
)
def test_a_device_is_named_by_its_browser_and_system(user_agent: str, name: str):
    assert device_name(user_agent) == name
