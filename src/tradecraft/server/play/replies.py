"""Replies to commands, as they follow from a table alone: for the server, and for the page that plays without one."""

from __future__ import annotations

from dataclasses import fields

from tradecraft.server.bots.questions import PATIENCE_MS, HintQuestion
from tradecraft.server.errors import Denied, NotAllowed, OutOfDate, RefusedByGame, denied
from tradecraft.server.play.bot_questions import about_game, packed_view
from tradecraft.server.tables import commands
from tradecraft.server.tables.access import require_own_play, require_playing, require_seat
from tradecraft.server.tables.deciders import legal_action
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.preview import preview
from tradecraft.server.tables.sentences import named_texts, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.catalogue import PHRASES
from tradecraft.server.transport.protocol import commands as wire
from tradecraft.server.transport.protocol.messages import Answer, Done, Outlook
from tradecraft.server.transport.refusals import refusal_at_table
from tradecraft.server.transport.updates import outlook_message

HINTS = 5
"""How many options a hint names at most."""


def as_decided(command: wire.TableCommand, at: int) -> commands.Command:
    """Return a command as it is decided, asked at a time in milliseconds."""
    kind: type[commands.Command] = getattr(commands, type(command).__name__)
    return kind(at=at, **{one.name: getattr(command, one.name) for one in fields(kind) if one.name != "at"})


def done(table: Table, person: Person, id: str, place: int = -1) -> Done:
    """Return the answer to a command whose last change is at a place in the table's history, by default the last.

    The version is that of the seat the change was about, whatever a command that is sent again says: nobody is told
    the version of a seat that is not theirs.
    """
    own = table.seats_of(person.id)
    seat = getattr(table.history[place].change, "seat", None)
    viewpoint = seat if seat in own else own[0] if own else table.players
    return Done(id=id, version=table.viewpoint_version(viewpoint, place % table.version))


def answer_why(table: Table, person: Person, command: wire.Why) -> Answer:
    """Return why an action is refused, or that it is not."""
    require_seat(table, person, command.seat)
    require_playing(table)
    try:
        legal_action(table, command.seat, command.action)
    except RefusedByGame as error:
        return Answer(id=command.id, refusal=refusal_at_table(error, named_texts(table, person.language)))
    return Answer(id=command.id, refusal=None)


def answer_preview(table: Table, person: Person, command: wire.Preview, language: str) -> Outlook:
    """Return what the seat can know about the effects of a legal action."""
    require_own_play(table, person, command.seat)
    action = legal_action(table, command.seat, command.action)
    view = table.game.view(table.playing_match().state, command.seat)
    return outlook_message(command.id, preview(table.game, view, action), sentences_for(table, language))


def hint_question(table: Table, person: Person, command: wire.Hint, seed: str) -> HintQuestion:
    """Return what a bot is asked for a hint; raise Refused where there is none."""
    require_own_play(table, person, command.seat)
    if table.header.rated:
        raise denied(NotAllowed, "no_hints_in_rated_games")
    if not table.allows_hints():
        raise denied(NotAllowed, "no_hints_among_people")
    if command.seat not in table.deciders:
        raise denied(OutOfDate, "nothing_to_decide")
    return HintQuestion(
        **about_game(table),
        seat=command.seat,
        view=packed_view(table, command.seat),
        most=HINTS,
        about=None if command.action is None else legal_action(table, command.seat, command.action),
        seed=seed,
        budget_ms=PATIENCE_MS,
    )


def require_sayable(text: str, phrase: str) -> None:
    """Raise Denied unless there is a text that can be shown, or a known phrase."""
    if bool(text) == bool(phrase):
        raise denied(Denied, "text_or_phrase")
    if phrase and phrase not in PHRASES:
        raise denied(Denied, "unknown_phrase", phrase=phrase, allowed=", ".join(PHRASES))
    if not text.isprintable() or (text and not text.strip()):
        raise denied(Denied, "text_not_printable")
