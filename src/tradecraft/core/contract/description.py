"""Checks of a game's description: ids, options and the action space."""

from __future__ import annotations

import re
from itertools import combinations, product
from typing import Final

from tradecraft.core.contract.trial import ContractBroken
from tradecraft.core.errors import BadOption
from tradecraft.core.game import AnyGame
from tradecraft.core.record import is_content_name, is_plain_text

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_WORD: Final = re.compile(r"[a-z0-9_]+")

Choice = tuple[str, str]


def check_description(game: AnyGame) -> None:
    """Check that a game's ids are well formed and its lists closed, so that records and locales can rely on them."""
    _check_ids(game, "game", (game.id,))
    _check_ids(game, "end reason", game.end_reasons)
    _check_ids(game, "reason code", game.reason_codes)
    _check_ids(game, "event kind", game.event_kinds)
    _check_ids(game, "verb", game.actions.verbs)
    _check_ids(game, "option", tuple(option.name for option in game.options))
    for option in game.options:
        if not all(_WORD.fullmatch(choice) for choice in option.choices):
            raise _broken(game, f"the option {option.name!r} has a choice that is no word")
        if len(set(option.choices)) != len(option.choices) or option.default not in option.choices:
            raise _broken(game, f"the choices of the option {option.name!r} repeat, or lack the default")
    if not game.player_counts or list(game.player_counts) != sorted(set(game.player_counts)):
        raise _broken(game, f"the numbers of players {game.player_counts} are not ascending")
    if game.rules_version < 1 or not is_content_name(game.content_version) or not is_plain_text(game.title):
        raise _broken(game, "title and versions cannot be written in a record")
    for players in game.player_counts:
        if not option_sets(game, players):
            raise _broken(game, f"no options go together for {players} players")


def _check_ids(game: AnyGame, what: str, ids: tuple[str, ...]) -> None:
    for id in ids:
        if _ID.fullmatch(id) is None:
            raise _broken(game, f"the {what} {id!r} is not written in lower_snake")
    if len(set(ids)) != len(ids):
        raise _broken(game, f"the same {what} is there twice")


def _broken(game: AnyGame, message: str) -> ContractBroken:
    return ContractBroken("description", message, f"game {game.id}\n")


def option_sets(game: AnyGame, players: int) -> list[dict[str, str]]:
    """Return sets of options in which every choice meets every choice of another option that it goes together with.

    An option with very many choices is represented by a few of them. The defaults come first if they go together. The
    order is always the same.
    """
    names = [option.name for option in game.options]
    defaults = {option.name: option.default for option in game.options}
    choices = [option.representatives() for option in game.options]
    rows = [dict(zip(names, row, strict=True)) for row in product(*choices)]
    valid = [row for row in rows if _go_together(game, players, row)]
    valid.sort(key=lambda row: row != defaults)
    pairs = [_pairs(row) for row in valid]
    missing = {pair for met in pairs for pair in met}
    chosen = [0] if valid else []
    while chosen and missing:
        missing -= pairs[chosen[-1]]
        if missing:
            chosen.append(max(range(len(valid)), key=lambda row: len(pairs[row] & missing)))
    return [valid[row] for row in chosen]


def _go_together(game: AnyGame, players: int, options: dict[str, str]) -> bool:
    try:
        game.resolve_options(players, options)
    except BadOption:
        return False
    return True


def _pairs(row: dict[str, str]) -> set[tuple[Choice, Choice]]:
    """Return each two choices that meet in a set of options; a choice meets itself, so that none is left out."""
    choices = list(row.items())
    return {*combinations(choices, 2), *((choice, choice) for choice in choices)}
