"""`backup`: a copy of the server's database."""

from __future__ import annotations

from pathlib import Path

from tradecraft.cli.complaints import Reporting, printable
from tradecraft.server.operations.backup import backup
from tradecraft.terminal.texts import TerminalTexts


def make_backup(database: str, file: Path, language: str) -> None:
    """Copy the database to a new file and say so."""
    with Reporting(language):
        backup(database, file)
        size = str(max(1, file.stat().st_size // 1024))
        print(printable(TerminalTexts(language).get("terminal-backup", path=str(file), size=size)))
