"""Reasons: every code raised in the package has a text, and every text belongs to such a code."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from scripts.audit_texts import Catalogue, read_catalogue, reason_key
from tradecraft.bots.coach import find_coach
from tradecraft.core.errors import Reason
from tradecraft.core.registry import find_game, game_ids
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS
from tradecraft.locales import Texts, languages

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "tradecraft"

# Codes that are put together when they are raised, and what they can be.
COMPOSED = {
    "unknown_{part}": ("unknown_bribe", "unknown_info", "unknown_item", "unknown_building", "unknown_shillings"),
}

# Functions that make a reason of a code that they are given.
MAKERS = ("denied", "reason", "of")

# What the parameters of a reason look like where any number would not do: everywhere, and in each game.
SAMPLES: dict[str, str] = {"text": "xyz", "allowed": "a, b", "known": "a, b"}
SAMPLES_OF: dict[str, dict[str, str]] = {
    "vienna": {"bribe": BRIBES[0], "info": INFOS[0], "item": ITEMS[0], "mission": "S-01", "asked": "place"},
    "war1955": {
        "card": "mercenary_1",
        "against": "france_2_deport",
        "country": "poland",
        "gadget": "advanced_transport",
        "action": "rebel_forces",
        "asked": "play",
    },
}


@dataclass(frozen=True)
class Raised:
    """A reason as the source makes it."""

    where: str
    game: str | None
    code: str
    params: tuple[str, ...]


def raised_in(where: str, game: str | None, source: str) -> Iterator[Raised]:
    """Find every reason a module makes, with the names of its parameters."""
    module = ast.parse(source)
    dicts: dict[str, ast.Dict] = {}
    function: ast.FunctionDef | ast.AsyncFunctionDef | None = None
    for node in sorted(ast.walk(module), key=lambda node: getattr(node, "lineno", 0)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            dicts, function = {}, node
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            dicts[ast.unparse(target)] = node.value
        elif isinstance(node, ast.Call) and (_called(node) == "denied" or ast.unparse(node.func).endswith("Reason.of")):
            # The short forms: denied(kind, code, name=value, ...) and Reason.of(code, rule, name=value, ...).
            line = f"{where}:{node.lineno}"
            assert all(keyword.arg for keyword in node.keywords), f"{line}: the parameters cannot be read"
            for code in _codes(line, node.args[_called(node) == "denied"], module, function):
                yield Raised(line, game, code, tuple(keyword.arg or "" for keyword in node.keywords))
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "refusals" and node.value:
            # The form of a declaration: (code, rule, name, ...), made a reason by one function for all of them.
            for code, _, *names in ast.literal_eval(node.value):
                yield Raised(f"{where}:{node.lineno}", game, code, tuple(names))
        elif (
            isinstance(node, ast.Call)
            and _called(node) == "Reason"
            and _name(function) not in ("denied", "reason", "of")
        ):
            given = dict(zip(("code", "rule", "params"), node.args, strict=False))
            given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
            line = f"{where}:{node.lineno}"
            params = _names(line, given, dicts)
            for code in _codes(line, given["code"], module, function):
                yield Raised(line, game, code, params)


def _name(function: ast.FunctionDef | ast.AsyncFunctionDef | None) -> str:
    return function.name if function else ""


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func).split(".")[-1]


def _names(where: str, given: dict[str, ast.expr], dicts: dict[str, ast.Dict]) -> tuple[str, ...]:
    params = given.get("params")
    if isinstance(params, ast.Name):
        params = dicts.get(params.id)
    assert params is None or isinstance(params, ast.Dict), f"{where}: the parameters cannot be read"
    assert ("params" in given) == (params is not None), f"{where}: the parameters cannot be read"
    return tuple(ast.literal_eval(key) for key in params.keys if key) if params else ()


def _codes(
    where: str, node: ast.expr, module: ast.Module, function: ast.FunctionDef | ast.AsyncFunctionDef | None
) -> tuple[str, ...]:
    if isinstance(node, ast.Constant):
        return (str(node.value),)
    if isinstance(node, ast.IfExp):
        return (*_codes(where, node.body, module, function), *_codes(where, node.orelse, module, function))
    if isinstance(node, ast.Name) and function:
        codes = tuple(_handed_over(module, function, node.id))
        assert codes, f"{where}: the code cannot be read"
        return codes
    assert isinstance(node, ast.JoinedStr), f"{where}: the code cannot be read"
    pattern = ast.unparse(node)[2:-1]
    assert pattern in COMPOSED, f"{where}: nobody knows what {pattern} can be"
    return COMPOSED[pattern]


def _handed_over(module: ast.Module, function: ast.FunctionDef | ast.AsyncFunctionDef, parameter: str) -> Iterator[str]:
    """Find what a function of a module is called with for a parameter; all of it must be written out."""
    names = [argument.arg for argument in function.args.args]
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and _called(node) == function.name:
            given = dict(zip(names, node.args, strict=False))
            given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
            value = given.get(parameter)
            assert isinstance(value, ast.Constant), f"line {node.lineno}: the code cannot be read"
            yield str(value.value)


@cache
def all_raised() -> list[Raised]:
    """Read the whole package, once for all tests."""
    found: list[Raised] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        steps = path.relative_to(PACKAGE).parts
        game = steps[1] if steps[0] == "games" and len(steps) > 2 else None
        for one in raised_in("/".join(steps), game, path.read_text("utf-8")):
            # What the kernel refuses for all games with verbs is said in the words of each.
            games = [id for id in game_ids() if one.code in find_game(id).reason_codes]
            found += [replace(one, game=id) for id in games if steps == ("core", "notation.py")] or [one]
    return found


def without_text(raised: list[Raised], catalogue: Catalogue) -> list[str]:
    """Say which reasons have no text."""
    found: list[str] = []
    for one in raised:
        key = reason_key(catalogue, one.game, one.code) if one.game else f"reason-{one.code}"
        if key not in catalogue:
            found.append(f"{one.where} {one.code}")
    return found


def test_the_scan_sees_the_whole_package():
    codes = {one.code for one in all_raised()}
    assert {"cannot_undo", "unknown_bot", "malformed_line", "unknown_language", "unknown_info"} <= codes
    assert {"no_such_mission", "named_twice", "unknown_shillings", "feld_agents_are_advanced"} <= codes
    assert set(find_game("vienna").reason_codes) <= codes
    assert {one.params for one in all_raised() if one.code == "cannot_pay"} == {("building", "bribe", "cost", "owned")}
    assert {"out_of_date", "already_begun", "already_over", "stand_in_plays"} <= codes
    assert len(all_raised()) >= 160


@pytest.mark.parametrize("language", languages())
def test_every_reason_that_is_raised_has_a_text(language: str):
    assert without_text(all_raised(), read_catalogue(language)[0]) == []


@pytest.mark.parametrize("language", languages())
def test_every_text_of_a_reason_belongs_to_one_that_is_raised(language: str):
    catalogue = read_catalogue(language)[0]
    used = {f"reason-{one.code}" for one in all_raised()}
    used |= {f"{one.game}-reason-{one.code}" for one in all_raised() if one.game}
    # What a review says of a theme is named by the themes of the game's coach.
    used |= {
        f"{id}-reason-review_{whose}_{theme.name}"
        for id in game_ids()
        for theme in find_coach(find_game(id)).themes
        for whose in ("own", "rival")
    }
    assert [key for key in catalogue if "reason-" in key and key not in used] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_reason_can_be_filled_in_with_what_it_is_raised_with(language: str, number: int):
    texts = Texts(language)
    for one in all_raised():
        samples = SAMPLES | SAMPLES_OF.get(one.game or "", {})
        params: dict[str, str | int] = {name: samples.get(name, max(number, 1)) for name in one.params}
        params |= {name: number for name in ("owned", "drawers", "cards", "count", "cost") if name in params}
        text = texts.reason(find_game(one.game) if one.game else None, Reason(one.code, "V9", params))
        assert text.endswith((".", "!")), one
        assert not set(text) & set("{}$"), one
        assert not any(f"{game}-" in text for game in game_ids()), one


@pytest.mark.parametrize(
    "source",
    [
        'def f():\n    raise BadOption(Reason("new_code", "", {"a": 1}))\n',
        'async def f():\n    return errors.Reason(params={"a": 1}, code="new_code")\n',
        'params = {"a": 1}\nALWAYS = Reason("new_code", "", params)\n',
        'def f(code):\n    return Reason(code, "", {"a": 1})\n\n\nf("new_code")\n',
        'def f(rule, code):\n    return Reason(code, rule, {"a": 1})\n\n\nf("V1", code="new_code")\n',
        'def f():\n    raise denied(NotFound, "new_code", a=1)\n',
        'def f():\n    raise BadOption(Reason.of("new_code", "V1", a=1))\n',
        'def f(code):\n    return errors.Reason.of(code, a=1)\n\n\nf("new_code")\n',
    ],
)
def test_a_planted_code_without_a_text_is_found(source: str):
    planted = list(raised_in("planted.py", None, source))
    assert planted == [Raised("planted.py:2", None, "new_code", ("a",))]
    catalogue = read_catalogue("en")[0]
    assert without_text(planted, catalogue) == ["planted.py:2 new_code"]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('def f():\n    return Reason(f"bad_{thing}")\n', "nobody knows what bad_{thing} can be"),
        ("def f(code):\n    return Reason(code)\n", "the code cannot be read"),
        ("def f(code):\n    return Reason(code)\n\n\nf(make())\n", "the code cannot be read"),
        ("CODE = make()\nALWAYS = Reason(CODE)\n", "the code cannot be read"),
        ("def f():\n    raise denied(NotFound, make())\n", "the code cannot be read"),
        ('def f(params):\n    return Reason("a", "", params)\n', "the parameters cannot be read"),
        ('params = {}\ndef f(params):\n    return Reason("a", "", params)\n', "the parameters cannot be read"),
        ('def f():\n    return Reason("a", "", make())\n', "the parameters cannot be read"),
    ],
)
def test_a_reason_the_scan_cannot_read_is_not_passed_over(source: str, complaint: str):
    with pytest.raises(AssertionError, match=complaint):
        list(raised_in("planted.py", None, source))
