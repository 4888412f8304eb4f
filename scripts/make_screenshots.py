"""Take the screenshots of the browser client for README and docs, from games with a fixed deal.

    python -m scripts.make_screenshots [NAME ...]

A server and a browser are started as in tests/browser. The positions are always the same, see `picture_tables`. With
names, only those pictures are taken.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from scripts.picture_tables import visiting
from tests.browser.browsers import HEIGHTS, Colours, started
from tests.browser.players import ASKED, END
from tests.browser.screens import ADVANCED, Position, Screen, Visitor, look_at_building, take_up_card
from tests.browser.serving import serving

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
QUALITY = 76

POSITIONS = {
    "assign": Position("vienna", ADVANCED, "assign", 20),
    "place": Position("vienna", ADVANCED, "place", 30),
    "buy": Position("vienna", ADVANCED, "buy", 20),
    "vienna_over": Position("vienna", ADVANCED),
    "play": Position("war1955", {}, "play", 14),
    "answer": Position("war1955", {}, "answer", 20),
    "war1955_over": Position("war1955", {}),
}


@dataclass(frozen=True)
class Picture:
    """A picture: its content, width, extra height below the screen, and colour scheme."""

    name: str
    screen: Screen
    width: int = 1440
    below: int = 0
    colours: Colours = "light"


HOME = Screen("home", lambda _: "/", "article button.primary")
NEW = Screen("new table", lambda _: "/new", "form button.primary:enabled")
SETTINGS = Screen("settings", lambda _: "/settings", "section.panel")
RULES = Screen("rules", lambda _: "/rules/vienna", ".picture svg")
ASSIGN = Screen("assign", lambda places: f"/tables/{places['assign']}", ASKED)
PLACE = Screen("place", lambda places: f"/tables/{places['place']}", ASKED)
PREVIEW = Screen("preview", lambda places: f"/tables/{places['place']}", ASKED, look_at_building)
BUY = Screen("buy", lambda places: f"/tables/{places['buy']}", ASKED)
PLAY = Screen("play", lambda places: f"/tables/{places['play']}", ASKED)
TAKEN = Screen("taken", lambda places: f"/tables/{places['play']}", ASKED, take_up_card)
ANSWER = Screen("answer", lambda places: f"/tables/{places['answer']}", ASKED)
VIENNA_END = Screen("end", lambda places: f"/tables/{places['vienna_over']}", END)
WAR_END = Screen("end", lambda places: f"/tables/{places['war1955_over']}", END)
REPLAY = Screen("replay", lambda places: f"/tables/{places['vienna_over']}/replay?at=60", ".controls")

PICTURES = (
    Picture("home", HOME, below=40),
    Picture("home-phone", HOME, 390),
    Picture("new-table", NEW, below=60),
    Picture("table-vienna", PLACE),
    Picture("table-vienna-dark", PLACE, colours="dark"),
    Picture("table-vienna-tablet", PLACE, 768),
    Picture("table-vienna-phone", PLACE, 390),
    Picture("vienna-assign", ASSIGN),
    Picture("vienna-preview", PREVIEW),
    Picture("vienna-buy", BUY),
    Picture("vienna-end", VIENNA_END),
    Picture("table-1955", PLAY),
    Picture("table-1955-dark", PLAY, colours="dark"),
    Picture("table-1955-tablet", PLAY, 768),
    Picture("table-1955-phone", PLAY, 390),
    Picture("1955-card", TAKEN),
    Picture("1955-answer", ANSWER),
    Picture("1955-end", WAR_END),
    Picture("replay", REPLAY),
    Picture("rules", RULES),
    Picture("settings", SETTINGS, below=90),
)


def take(visitor: Visitor, picture: Picture) -> None:
    """Take a picture, with nothing under the pointer."""
    page: Page = visitor.page
    page.mouse.move(0, 0)
    page.emulate_media(color_scheme=picture.colours)
    page.set_viewport_size({"width": picture.width, "height": HEIGHTS[picture.width] + picture.below})
    visitor.go(picture.screen)
    page.wait_for_load_state("networkidle")
    path = IMAGES / f"{picture.name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def main(*names: str) -> None:
    """Take all pictures, or the named ones."""
    IMAGES.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        started() as browser,
        visiting(browser, server.url, POSITIONS) as visitor,
    ):
        for picture in PICTURES:
            if not names or picture.name in names:
                take(visitor, picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
