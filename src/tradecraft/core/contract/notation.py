"""Checks of notation: actions and draws as text and as data, both ways."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tradecraft.core.contract.trial import Move, Trial
from tradecraft.core.errors import BadNotation
from tradecraft.core.record import is_plain_text


def check_action_notation(trial: Trial) -> None:
    """Check that every legal action has a text and a data form of its own that lead back to it."""
    before = trial.state.key()
    for seat in trial.state.deciders:
        named: dict[str, int] = {}
        for action in trial.state.legal(seat):
            text = trial.game.action_text(trial.state, seat, action)
            if text in named:
                raise trial.broken("notation", f"{text!r} names both {named[text]} and {action}")
            named[text] = action
            _check_both_forms(trial, seat, action, text)
        trial.counts["notation"] += len(named)
        _check_noise(trial, seat, trial.rng.choice(list(named)))
    trial.fail_if(trial.state.key() != before, "notation", "reading or writing notation changes the state")


def _check_both_forms(trial: Trial, seat: int, action: int, text: str) -> None:
    game, state = trial.game, trial.state
    trial.fail_if(not is_plain_text(text), "notation", f"{text!r} cannot be written in a record")
    data = game.action_data(state, seat, action)
    trial.fail_if(not isinstance(data.get("do"), str), "notation", f'the data form of {text!r} has no verb under "do"')
    sent = json.loads(trial.plain("notation", f"the data form of {text!r}", data))
    try:
        from_text = game.action_from_text(state, seat, text)
        from_data = game.action_from_data(state, seat, sent)
    except BadNotation as error:
        raise trial.broken("notation", f"{text!r} cannot be read back: {error}") from error
    trial.fail_if(from_text != action, "notation", f"{text!r} stands for {action} and is read as {from_text}")
    if from_data != action:
        raise trial.broken("notation", f"the data form of {text!r} stands for {action} and is read as {from_data}")


def _check_noise(trial: Trial, seat: int, text: str) -> None:
    """Check that what names no action is refused, and that a text which is nearly right breaks nothing."""
    game, state = trial.game, trial.state
    for noise in ("", " ", "no_such_verb", "no_such_verb 1", "\x00", "\N{BLACK CHESS KNIGHT}"):
        _check_unreadable(trial, noise, lambda noise: game.action_from_text(state, seat, noise))
    for data in ({}, {"do": None}, {"do": "no_such_verb"}, {"do": ["no_such_verb"]}):
        _check_unreadable(trial, data, lambda data: game.action_from_data(state, seat, data))
    for spoilt in (text[:-1], text + " ", " " + text, text + " x", text.replace(" ", "  "), text.upper(), text + "0"):
        try:
            action = game.action_from_text(state, seat, spoilt)
        except BadNotation:
            trial.counts["notation"] += 1
        else:
            if not 0 <= action < game.actions.size:
                raise trial.broken("notation", f"{spoilt!r} is read as {action}, which is no action")


def check_draw_notation(trial: Trial, move: Move) -> None:
    """Check that draws have a text that leads back to them, and that draws which do not fit are refused."""
    game, chance = trial.game, trial.state.chance()
    drawn = list(move.drawn)
    text = game.draw_text(chance, drawn)
    trial.fail_if(not is_plain_text(text), "notation", f"{text!r} cannot be written in a record")
    try:
        read = game.draw_from_text(chance, text)
    except BadNotation as error:
        raise trial.broken("notation", f"{text!r} cannot be read back: {error}") from error
    trial.fail_if(read != drawn, "notation", f"the draws {drawn} are written {text!r} and read as {read}")
    deck, *items = text.split(" ")
    too_often = [drawn[0]] * (chance.pool.count(drawn[0]) + 1)
    others = [game.draw_text(chance, wrong) for wrong in (drawn[1:], [*drawn, drawn[0]], too_often)]
    for noise in ("", deck, text + "?", " ".join(("no_such_deck", *items)), *others):
        _check_unreadable(trial, noise, lambda noise: game.draw_from_text(chance, noise))


def _check_unreadable(trial: Trial, noise: Any, read: Callable[[Any], object]) -> None:
    """Check that what names nothing is refused."""
    try:
        found = read(noise)
    except BadNotation:
        trial.counts["notation"] += 1
    else:
        raise trial.broken("notation", f"{noise!r} is read as {found}")
