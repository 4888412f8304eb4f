"""Imported by the process that servers are forked from: makes an application once, which loads everything it needs."""

from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.operations.settings import Settings
from tradecraft.terminal.texts import TerminalTexts

create_app(Container(Settings()))
TerminalTexts("en")
