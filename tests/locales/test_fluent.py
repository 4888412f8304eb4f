"""Our Fluent parser and formatter: it agrees with `fluent.runtime`, and refuses unsupported syntax."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tradecraft.locales.fluent import (
    Bundle,
    NotFilledIn,
    Pattern,
    Reference,
    Select,
    Value,
    Variable,
    parse,
    parts_of,
    variables_in,
)
from tradecraft.locales.sources import bundle, find_language, languages, parse_file, text_files

NUMBERS = (0, 1, 2, 5, 21, 999, 1000, 1_000_000, 1_234_567, -3, -1234)
WORDS = ("Anna", "{ $x } \\", "")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
Texts = dict[str, Pattern]


def theirs(language: str, sources: list[str]) -> FluentBundle:
    fluent = FluentBundle([language], use_isolating=False)
    for source in sources:
        fluent.add_resource(FluentResource(source))
    return fluent


def their_text(fluent: FluentBundle, key: str, values: dict[str, Value]) -> str:
    name, _, attribute = key.partition(".")
    message = fluent.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = fluent.format_pattern(pattern, values)
    assert not errors, (key, values, errors)
    return str(text)


def values_for(texts: Texts, key: str) -> Iterator[dict[str, Value]]:
    """List values that reach every variant of a text, and others."""
    pattern = texts[key]
    parts = list(parts_of(pattern))
    for part in parts:
        if isinstance(part, Reference):
            parts += parts_of(texts[part.key])
    chosen: dict[str, set[Value]] = {}
    for part in parts:
        if isinstance(part, Select):
            words = {variant for variant, _ in part.variants if isinstance(variant, str)}
            # A word that is the category of a number is for numbers: fluent.runtime mixes up [0] and the word "other".
            numbers = set(NUMBERS) | {variant for variant, _ in part.variants if isinstance(variant, int)}
            chosen.setdefault(part.variable, set()).update(words - PLURALS, numbers, ("Anna",))
    names = {part.name for part in parts if isinstance(part, Variable)} - chosen.keys()
    order = sorted(chosen)
    combinations = list(product(*(sorted(chosen[name], key=str) for name in order)))
    for filling in (*NUMBERS, *WORDS):
        yield {**dict.fromkeys(names, filling), **dict.fromkeys(order, filling)}
    for combination in combinations:
        yield {**dict.fromkeys(names, "Ben"), **dict(zip(order, combination, strict=True))}


def differing(language: str, sources: list[str], ours: Bundle) -> tuple[list[str], int]:
    """List the keys of the texts that read differently, with the number of texts compared."""
    fluent = theirs(language, sources)
    own = [message for source in sources for message in parse(source).messages]
    texts = {message.key: message.pattern for message in own}
    found: list[str] = []
    compared = 0
    for key in texts:
        for values in values_for(texts, key):
            compared += 1
            if ours.format(key, values) != their_text(fluent, key, values):
                found.append(key)
                break
    return found, compared


def bundle_of(language: str, source: str) -> Bundle:
    resource = parse(source)
    assert resource.problems == []
    return Bundle(find_language(language), {message.key: message.pattern for message in resource.messages})


@pytest.mark.parametrize("language", languages())
def test_every_text_reads_as_fluent_runtime_has_it(language: str):
    sources = [file.read_text("utf-8") for file in text_files(language).values()]
    found, compared = differing(language, sources, bundle(language))
    assert found == []
    assert compared > 20_000


def test_a_planted_difference_is_found():
    source = "a = { $n ->\n    [one] one\n   *[other] many\n }\nb = { $n } of { a }\nc = fine\n"
    changed = bundle_of("en", source.replace("] many", "] some"))
    assert differing("en", [source], changed)[0] == ["a", "b"]
    assert differing("en", [source], bundle_of("en", source))[0] == []
    assert differing("en", [source], bundle_of("fr", source))[0] == ["a", "b"]


WRITTEN = {
    "plain": "a = Hello\n",
    "without a break at the end": "a = Hello",
    "with Windows breaks": "a = One\r\n    two\r\n",
    "with blanks at its end": "a = Hello   \nb = x\n",
    "with blanks before it": "a    =     Hello\n",
    "on the next line": "a =\n    Hello\n",
    "over lines": "a = One\n    two\n    three\n",
    "over lines with an empty one": "a =\n    One\n\n\n    two\n",
    "indented more and less": "a =\n      One\n    two\n        three\n",
    "inline and then indented": "a = One\n      two\n    three\n",
    "a variable on a line of its own": "a =\n    One\n    { $x }\n    three\n",
    "a variable at the margin": "a = One\n{ $x } two\n",
    "blanks after a variable": "a = { $x }   \n",
    "a string with blanks": 'a = One{ "  " }\n',
    "a string at the beginning": 'a = { " " }One\n',
    "an empty string": 'a = { "" }\n',
    "a string with escapes": 'a = { "\\"\\\\\\u00e9\\U01F600{" }\n',
    "a number": "a = { 5 } and { -1234567 }\n",
    "blanks in braces": "a = {$x}{   $x   }{\n    $x\n  }\n",
    "a comment before": "### File\n\n## Group\n\n# One\n#\na = Hello\n",
    "comments after": "a = Hello\n# Two\n",
    "signs in the middle": "a = One . two * [three] = # four\n",
    "an attribute": "a = One\n    .b = Two\n    .c =\n        Three\n        four\n",
    "only an attribute": "a =\n    .b = Two\n",
    "a text in another": "a = { b } { b.c }\nb = One { $x }\n    .c = Two\n",
    "a term": "a = { -b }!\n-b = One\n    two\n",
    "a choice": "a = { $x ->\n    [one] One { $x }\n   *[other] Many\n}\n",
    "a choice in the middle": "a = Before { $x ->\n        [0] none\n       *[other] some\n    } after\n",
    "a number after its category": "a = { $x ->\n    [one] One\n    [1] Exactly\n   *[other] Many\n}\n",
    "a number before its category": "a = { $x ->\n    [1] Exactly\n    [one] One\n   *[other] Many\n}\n",
    "the default in the middle": "a = { $x ->\n    [0] None\n   *[other] Many\n    [one] One\n}\n",
    "blanks in keys": "a = { $x ->  \n    [  one  ]   One\n   *[ other ]\n        Many\n        lines\n    }\n",
    "a choice in a choice": "a = { $x ->\n  [one] { $y ->\n    [word] w\n   *[other] o\n }\n *[other] Many { $y }\n}\n",
    "names": "aB-c_9 = { $dE-f_8 }\n",
}


@pytest.mark.parametrize("source", WRITTEN.values(), ids=WRITTEN)
@pytest.mark.parametrize("language", languages())
def test_a_way_to_write_reads_as_fluent_runtime_has_it(language: str, source: str):
    found, compared = differing(language, [source.replace("\r\n", "\n")], bundle_of(language, source))
    assert found == []
    assert compared >= len(NUMBERS)


REFUSED = {
    "a function": ("a = { NUMBER($x) }\n", 1, "functions and arguments are not supported"),
    "an argument of a term": ('a = { -b(c: "d") }\n-b = B\n', 1, "functions and arguments are not supported"),
    "an attribute of a term": ("a = { -b.c }\n", 1, "“}” is expected"),
    "attributes in a term": (
        "-b = B\n    .c = C\n",
        2,
        "-b is a term, which can have neither attributes nor variables",
    ),
    "a variable in a term": ("-b = { $x }\n", 1, "-b is a term, which can have neither attributes nor variables"),
    "a fraction": ("a = { 1.5 }\n", 1, "“}” is expected"),
    "a fraction as a key": ("a = { $x ->\n    [1.5] b\n   *[other] c\n}\n", 1, "one variant must have a “*” before it"),
    "braces in braces": ("a = { { $x } }\n", 1, "a variable, a string, a number or a text’s name is expected"),
    "a choice by a text": ("a = { b ->\n   *[other] c\n}\n", 1, "only a variable can be chosen by"),
    "no default": ("a = { $x ->\n    [one] b\n}\n", 2, "one variant must have a “*” before it"),
    "two defaults": ("a = { $x ->\n   *[one] b\n   *[other] c\n}\n", 3, "one variant must have a “*” before it"),
    "an end within a line": ("a = { $x ->\n   *[other] c }\n", 2, "a variant or “}” is expected on a line of its own"),
    "an empty variant": ("a = { $x ->\n    [one]\n   *[other] c\n}\n", 2, "a text is expected"),
    "an empty text": ("# One\n\na =\nb = B\n", 3, "a is empty"),
    "an empty attribute": ("a = A\n    .b =\n", 2, "a text is expected"),
    "no sign of equality": ("a A\n", 1, "a comment, or a name and “=” are expected"),
    "a line that belongs to nothing": ("a = A\n\n  .\n", 3, "a comment, or a name and “=” are expected"),
    "no blank in a comment": ("a = A\n#B\n", 2, "a comment, or a name and “=” are expected"),
    "a brace too many": ("a = A }\n", 1, "“}” without “{”"),
    "a brace too few": ("a = { $x\nb = B\n", 2, "“}” is expected"),
    "an unknown escape": ('a = { "\\n" }\n', 1, "a variable, a string, a number or a text’s name is expected"),
    "a name that begins with a digit": ("1a = A\n", 1, "a comment, or a name and “=” are expected"),
}


@pytest.mark.parametrize(("source", "line", "problem"), REFUSED.values(), ids=REFUSED)
def test_unknown_syntax_is_refused_by_line(source: str, line: int, problem: str):
    assert [str(found) for found in parse(source).problems] == [f"line {line}: {problem}"]


def test_what_can_be_read_around_a_problem_is_read():
    resource = parse("a = A\nb = { NUMBER($x) }\n    more\n    .c = C\n\n  still\n# D\nd = D\ne E\n-f = F\n")
    assert [(message.key, message.line) for message in resource.messages] == [("a", 1), ("d", 8), ("-f", 10)]
    assert [problem.line for problem in resource.problems] == [2, 9]


def test_a_text_knows_its_variables():
    texts = {
        message.key: message.pattern for message in parse("a = { $x ->\n   *[o] { $y } { b }\n}\nb = B\n").messages
    }
    assert variables_in(texts["a"]) == {"x", "y"}
    assert variables_in(texts["b"]) == frozenset()


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"y": 1}, r"there is no value for \$x"),
        ({"x": 1}, r"there is no value for \$y"),
        ({"x": 1, "y": None}, "None is neither a text nor a whole number"),
        ({"x": 1, "y": 1.5}, "1.5 is neither a text nor a whole number"),
        ({"x": None, "y": 1}, "None is neither a text nor a whole number"),
    ],
)
def test_a_text_that_cannot_be_filled_in_is_refused(values: dict[str, Value], problem: str):
    with pytest.raises(NotFilledIn, match=f"^{problem}$"):
        bundle_of("en", "a = { $x ->\n   *[other] b\n} { $y }\n").format("a", values)


def test_a_value_that_is_not_reached_need_not_be_given():
    assert bundle_of("en", "a = { $x ->\n    [0] none\n   *[other] { $y }\n}\n").format("a", {"x": 0}) == "none"


@pytest.mark.parametrize(
    ("source", "problem"), [("a = { b }\nb = { a }\n", "a refers to itself"), ("a = { b }\n", "there is no text b")]
)
def test_a_text_that_cannot_be_put_together_is_refused(source: str, problem: str):
    with pytest.raises(NotFilledIn, match=problem):
        bundle_of("en", source).format("a", {})


def test_the_files_are_read_without_problems():
    files = [file for language in languages() for file in text_files(language).values()]
    assert len(files) > 30
    assert [problem for file in files for problem in parse_file(file).problems] == []
