"""`site`: the table without a server, as a folder of files for any web server."""

from __future__ import annotations

import shutil
from pathlib import Path

import tradecraft
from tradecraft.cli.errors import CommandError, Reporting
from tradecraft.cli.records import write_record, write_whole, writing
from tradecraft.cli.replay import page_of
from tradecraft.cli.terminal import drawing_on, new_console
from tradecraft.core.match import begin_replay
from tradecraft.core.record import Record, parse_record
from tradecraft.core.registry import find_game, game_ids
from tradecraft.server.transport.routes.client import CLIENT, PAGE
from tradecraft.terminal.texts import TerminalTexts

MANIFEST = "manifest.webmanifest"
SAMPLE_BOT, SAMPLE_SEED = "officer", 7
SAMPLE_NAMES = ("Anna", "Boris")


def write_site(folder: Path, docs: Path | None, language: str) -> None:
    """Write the site as asked for on the command line."""
    with Reporting(language):
        texts = TerminalTexts(language)
        if not (CLIENT / PAGE).is_file():
            raise CommandError("no_client")
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise CommandError("not_empty", path=str(folder))
        with writing(folder):
            shutil.copytree(CLIENT, folder, dirs_exist_ok=True)
            if docs is not None:
                shutil.copytree(docs, folder / "docs")
        _relocate(folder, docs is not None)
        _write_samples(folder / "replays", texts)
        print(texts.get("terminal-site-written", path=str(folder)))


def _relocate(folder: Path, has_docs: bool) -> None:
    """Make the page work below any address; tell it that it is its own server, and what else the site has."""
    home = '<html data-home="pocket" ' + ('data-docs="docs/" ' if has_docs else "")
    page = (folder / PAGE).read_text("utf-8")
    page = page.replace('="/', '="').replace("<html ", home, 1)
    write_whole(folder / PAGE, page)
    manifest = (folder / MANIFEST).read_text("utf-8")
    write_whole(folder / MANIFEST, manifest.replace('"/"', '"./"').replace('"/', '"'))


def _write_samples(folder: Path, texts: TerminalTexts) -> None:
    """Write a game of each kind between bots, as a record and as a page."""
    folder.mkdir()
    for id in game_ids():
        record = _sample(id)
        match = begin_replay(find_game(id), record)
        page = page_of(match, record, drawing_on(new_console(), match, texts))
        write_record(folder / f"{id}.tcr", record)
        write_whole(folder / f"{id}.html", page)


def _sample(id: str) -> Record:
    players = min(find_game(id).player_counts)
    game = tradecraft.new(id, players=players, seed=SAMPLE_SEED, names=SAMPLE_NAMES[:players])
    bot = tradecraft.bot(SAMPLE_BOT)
    while not game.over:
        game.play(bot)
    return parse_record(game.record)
