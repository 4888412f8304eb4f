"""1955 in a terminal: tracks, desks, hands and what is declared, at every width and in every language."""

import io
import re
from collections.abc import Callable
from random import Random

import pytest
from rich.console import Console, RenderableType

from tests.cli.running import run
from tradecraft.core.chance import Dealer
from tradecraft.core.events import Event
from tradecraft.core.game import DECIDE, OPEN, SPECTATOR, Outcome
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.terminal.drawing import WarDrawing
from tradecraft.locales import Texts, languages
from tradecraft.terminal.drawing import Setting, find_drawing

WIDTHS = (60, 80, 100, 120, 160)
NAMES = ("Anna", "Boris")


def match_where(is_wanted: Callable[[Match], bool], seed: int = 1) -> Match:
    """Return a match, played at random up to the first decision that is wanted; other seeds are tried if it ends."""
    for number in range(seed, seed + 50):
        match = Match(find_game("war1955"), 2, {"first_player": "1"}, NAMES)
        dealer, rng = Dealer(str(number)), Random(number)
        while True:
            match.deal(dealer)
            if match.state.waiting != DECIDE:
                break
            if is_wanted(match):
                return match
            seat = match.state.deciders[0]
            match.act(seat, rng.choice(match.state.legal(seat)))
    raise AssertionError("no game comes to that")


def state_of(match: Match) -> WarState:
    assert isinstance(match.state, WarState)
    return match.state


def asks(match: Match, kind: str) -> bool:
    return match.game.decision(match.state, match.state.deciders[0]) == kind


def in_turn(turn: int) -> Match:
    """Return a match in which the first seat is to play in some turn."""
    return match_where(lambda match: match.state.round >= turn and state_of(match).active == 0 and asks(match, "play"))


def drawing_of(match: Match, width: int = 80, language: str = "en", lines: bool = True) -> WarDrawing:
    drawing = find_drawing(match.game, Texts(language), Setting(match.seats, match.options, width, lines))
    assert isinstance(drawing, WarDrawing)
    return drawing


def printed(things: list[RenderableType], width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def board(match: Match, width: int = 80, language: str = "en", lines: bool = True) -> dict[str, str]:
    """Return the line of each country on the board."""
    drawing = drawing_of(match, width, language, lines)
    drawn = printed([drawing.board(match.game.view(match.state, 0))], width)
    names = {country: drawing.war.country(country) for country in COUNTRIES}
    return {country: next(line for line in drawn if line.startswith(name)) for country, name in names.items()}


def situation(match: Match, seat: int, width: int = 80) -> str:
    return "\n".join(printed(drawing_of(match, width).situation(match.game.view(match.state, seat)), width))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_every_track_fits_on_one_line_with_both_stars(width: int, language: str):
    match = in_turn(6)
    for country, line in board(match, width, language).items():
        place = COUNTRIES.index(country)
        steps, pawn = state_of(match).track_steps[place], state_of(match).pawns[place]
        ends = 2 - (abs(pawn) == steps)
        assert line.count("★") == ends, line
        assert line.count("●") == 1
        assert re.search(rf"\b{steps - pawn}\b.*●.*\b{steps + pawn}\b", line), line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_a_whole_position_is_never_cut(width: int, language: str):
    match = in_turn(8)
    for seat in (0, 1, OPEN, SPECTATOR):
        view = match.game.view(match.state, seat)
        drawing = drawing_of(match, width, language)
        text = "\n".join(printed([*drawing.position(view), drawing.desks(view), drawing.board(view)], width))
        assert "…" not in text
        for name in COUNTRIES:
            assert drawing.war.country(name) in text


@pytest.mark.parametrize("width", WIDTHS)
def test_the_pawn_is_as_many_spaces_from_a_star_as_the_numbers_say(width: int):
    match = in_turn(5)
    assert not any(state_of(match).secured)
    for country, line in board(match, width, lines=False).items():
        place = COUNTRIES.index(country)
        steps, pawn = state_of(match).track_steps[place], state_of(match).pawns[place]
        track = line[line.index("*") : line.rindex("*") + 1]
        pitch = (len(track) - 1) // (2 * steps)
        assert track.index("O") == (steps - pawn) * pitch
        assert pitch == {60: 1, 80: 2, 100: 3, 120: 3, 160: 3}[width]


def test_a_long_name_is_shortened_above_the_tracks():
    match = in_turn(2)
    match.seats = ("Anastasia Konstantinowna Wolkonskaja", "Boris")
    heading = next(line for line in printed([drawing_of(match).board(match.game.view(match.state, 0))]) if "…" in line)
    assert re.search(r"A Anastasia.*… +B Boris$", heading)


def test_a_terminal_that_knows_letters_only_gets_nothing_else():
    match = match_where(lambda match: len(state_of(match).stack) > 1)
    for seat in (0, 1, OPEN):
        view = match.game.view(match.state, seat)
        text = "".join(printed(drawing_of(match, lines=False).position(view)))
        assert text.replace("’", "'").isascii()


def test_homes_and_spies_stand_on_the_side_of_their_player():
    match = in_turn(2)
    state = state_of(match)
    state.homes[:] = [COUNTRIES.index("usa"), COUNTRIES.index("ussr")]
    state.spies[:] = [COUNTRIES.index("poland"), COUNTRIES.index("poland")]
    lines = board(match)
    assert re.match(r"USA +⌂ +\d", lines["usa"])
    assert re.search(r"\d +⌂$", lines["ussr"])
    assert re.match(r"Poland +A +\d", lines["poland"])
    assert re.search(r"\d B$", lines["poland"])
    assert all(
        "A" not in line[10:] and "⌂" not in line for name, line in lines.items() if name in ("france", "hungary")
    )


def test_what_cannot_be_moved_is_in_brackets():
    match = in_turn(4)
    state = state_of(match)
    hungary = COUNTRIES.index("hungary")
    state.spies[1] = hungary
    state.detained_until[1] = state.blockaded_until[hungary] = state.round + 1
    state.blockaded |= BITS[hungary]
    line = board(match)["hungary"]
    assert "[●]" in line
    assert "[B]" in line
    assert line.endswith(f"blockade {state.round + 1}")
    assert f"detained until turn {state.round + 1}" in situation(match, 0)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_blockaded_pawn_on_a_star_fits_as_well(width: int):
    match = in_turn(4)
    state = state_of(match)
    for country, seat in ((0, 0), (3, 1)):
        state.pawns[country] = state.track_steps[country] * (1, -1)[seat]
        state.secured[seat] |= BITS[country]
        state.blockaded_until[country] = state.round + 1
        state.blockaded |= BITS[country]
    lines = board(match, width)
    assert "[●]" in lines["usa"]
    assert "[●]" in lines["ussr"]
    if width >= 120:
        assert lines["usa"].endswith(f"secured A, blockade {state.round + 1}")
        assert lines["ussr"].endswith(f"secured B, blockade {state.round + 1}")


def test_the_own_hand_is_open_and_the_other_one_is_counted():
    match = in_turn(4)
    state = state_of(match)
    state.open_until[:] = [0, 0]
    state.known[:] = state.shown[:] = [(), ()]
    text = situation(match, 0)
    assert re.findall(r"^Hand  (.+)$", text, re.MULTILINE) == ["A Anna"]
    words = drawing_of(match).war
    assert all(words.short(state.lookups.names[card]) in text for card in state.hands[0])
    assert re.search(rf"^B Boris .*\b{len(state.hands[1])} cards?\b", text, re.MULTILINE)


def test_a_hand_that_is_hidden_is_drawn_from_what_is_known_of_it():
    match = in_turn(4)
    state = state_of(match)
    state.open_until[:] = [0, 0]
    state.known[:] = state.shown[:] = [(), ()]
    before = situation(match, 0)
    state.hands[1], state.pile = state.pile[: len(state.hands[1])], state.hands[1] + state.pile[len(state.hands[1]) :]
    assert situation(match, 0) == before
    state.known[1] = state.hands[1][:1]
    card = drawing_of(match).war.card(state.lookups.names[state.known[1][0]])
    assert f"known of this hand: {card}" in " ".join(situation(match, 0).split())


def test_a_paid_informant_opens_the_other_hand():
    match = match_where(lambda match: state_of(match).open_until[1] > 0 and match.state.deciders == (0,))
    text = situation(match, 0)
    if not asks(match, "play"):
        text = "\n".join(printed(drawing_of(match).position(match.game.view(match.state, 0))))
    assert re.findall(r"^Hand  (.+)$", text, re.MULTILINE) == ["A Anna", "B Boris"]
    assert f"open hand until turn {state_of(match).open_until[1]}" in " ".join(text.split())


def test_gadgets_and_ordered_cards_stand_on_the_desk():
    match = in_turn(4)
    state = state_of(match)
    state.gadgets[0] = (state.lookups.faces["usa_3_gadget_research"], NONE)
    state.extra_cards = 2
    text = " ".join(situation(match, 0, 120).split())
    assert "gadgets: Improved Resources" in text
    assert "2 cards more at the end of the turn" in text


def test_what_is_declared_stands_above_its_answers():
    match = match_where(lambda match: len(state_of(match).stack) > 1)
    lines = situation(match, match.state.deciders[0]).splitlines()
    start = lines.index("Declared")
    depth = len(state_of(match).stack)
    for level, declared in enumerate(state_of(match).stack, 1):
        line = lines[start + level]
        assert line.startswith(" " * 2 * level + "AB"[declared.seat])
    assert "counter with" in lines[start + depth] or "Transport" in lines[start + depth]


def test_an_influence_action_is_announced_with_its_total():
    match = match_where(lambda match: asks(match, "answer") and state_of(match).stack[-1].total > 1)
    declared = state_of(match).stack[-1]
    assert f": {declared.total} in all" in situation(match, match.state.deciders[0])


@pytest.mark.parametrize("kind", ["add", "target", "pawn", "gadget", "destination", "block", "keep"])
def test_what_is_prepared_is_shown_to_the_seat_that_prepares_it(kind: str):
    def is_wanted(match: Match) -> bool:
        state = state_of(match)
        return asks(match, kind) and bool(state.draft or state.using != NONE)

    match = match_where(is_wanted)
    seat = match.state.deciders[0]
    assert "Prepared  " in situation(match, seat)
    view = match.game.view(match.state, 1 - seat)
    assert "Prepared" not in "\n".join(printed(drawing_of(match).position(view)))


def test_a_block_says_what_it_is_worth_and_what_is_needed():
    match = match_where(lambda match: asks(match, "block"))
    seat = match.state.deciders[0]
    needed = state_of(match).stack[-1].total
    assert re.search(rf"block with .+: \d+ in all, {needed} needed", situation(match, seat))
    drawing = drawing_of(match)
    actions = [match.game.action_data(match.state, seat, action) for action in match.state.legal(seat)]
    labels = drawing.choices(match.game.view(match.state, seat), actions)
    for action, label in zip(actions, labels, strict=True):
        assert re.fullmatch(rf"= \d+ / {needed}", label.plain) if action["do"] == "add" else label.plain == "Declare"


def test_a_choice_tells_how_far_a_pawn_would_go_and_what_that_brings():
    match = in_turn(2)
    state = state_of(match)
    usa, france = COUNTRIES.index("usa"), COUNTRIES.index("france")
    state.homes[:] = [COUNTRIES.index("great_britain"), france]
    state.spies[:] = [COUNTRIES.index("great_britain"), france]
    state.pawns[usa] = state.track_steps[usa] - 2
    state.pawns[france] = state.track_steps[france] - 1
    state.secured[:] = [0, 0]
    state.hands[0] = (state.lookups.faces["mercenary_2"],)
    labels = labels_of(match, "influence mercenary_2")
    assert labels["influence mercenary_2 usa"] == "+2 reaches the star"
    assert labels["influence mercenary_2 france"] == "+2 wins"
    assert labels["influence mercenary_2 poland"] == "+2"
    state.secured[0] = BITS[COUNTRIES.index("poland")] | BITS[COUNTRIES.index("hungary")]
    assert labels_of(match, "influence mercenary_2")["influence mercenary_2 usa"] == "+2 wins"


def labels_of(match: Match, beginning: str) -> dict[str, str]:
    state, game = match.state, match.game
    seat = state.deciders[0]
    actions = state.legal(seat)
    view = game.view(state, seat)
    labels = drawing_of(match).choices(view, [game.action_data(state, seat, action) for action in actions])
    notations = [game.action_text(state, seat, action) for action in actions]
    pairs = zip(notations, labels, strict=True)
    return {notation: label.plain for notation, label in pairs if notation.startswith(beginning)}


def test_the_discard_pile_can_be_looked_through():
    match = in_turn(8)
    drawing = drawing_of(match, 160)
    text = "\n".join(printed([drawing.desks(match.game.view(match.state, SPECTATOR))], 160))
    pile = state_of(match).discard
    assert f"Discard pile {len(pile)}" in text
    influences = re.findall(r"\b[1-4] [A-Z]\w+", text[text.index("Discard pile") :])
    countries = [card for card in pile if state_of(match).lookups.country_of[card] != NONE]
    assert len(influences) == len(countries)
    assert text.count("Mercenary") == len(pile) - len(countries)


@pytest.mark.parametrize("language", languages())
def test_the_headline_tells_turn_player_and_steps(language: str):
    match = in_turn(3)
    headline = drawing_of(match, language=language).headline(match.game.view(match.state, 0))
    words = drawing_of(match, language=language).war
    assert headline.startswith(words.get("table", "turn", turn=match.state.round))
    assert "Anna" in headline
    assert words.get("table", "steps", steps=state_of(match).steps) in headline
    state_of(match).turns_left = 2
    headline = drawing_of(match, language=language).headline(match.game.view(match.state, 0))
    assert headline.endswith(words.get("table", "turns_left", turns=2))


def test_cards_are_explained_by_their_place_in_the_hand():
    match = in_turn(2)
    view = match.game.view(match.state, 0)
    drawing = drawing_of(match, 160)
    hand = [drawing.war.card_line(name) for name in view.data()["desks"][0]["hand"]]
    explained = drawing.cards(view, [2])
    assert explained is not None
    assert printed([explained], 160) == [hand[1]]
    everything = drawing.cards(view, [])
    assert everything is not None
    assert printed([everything], 160)[: len(hand)] == hand
    assert drawing.cards(view, [99]) is None


def test_a_winner_wins_without_points_and_a_draw_has_none():
    drawing = drawing_of(in_turn(2))
    assert drawing.verdict(Outcome("home_lost", (0, 3), ({}, {}), (2, 1))) == "Boris wins."
    assert drawing.verdict(Outcome("draw", (1, 1), ({}, {}), (1, 1))) == "Anna, Boris are level: the game is a draw."


def test_cards_seen_take_the_place_of_their_number():
    drawn = Event("cards_drawn", {"seat": 0, "count": 1})
    seen = Event("cards_seen", {"seat": 0, "cards": ("mercenary_1",)})
    drawing = drawing_of(in_turn(2))
    assert drawing.story([drawn]) == ["Anna draws 1 card."]
    assert drawing.story([drawn, seen]) == ["Anna draws Mercenary 1."]


@pytest.mark.parametrize("columns", ["80", "120"])
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_can_be_played_at_the_terminal(language: str, columns: str):
    names = ("--names", "Anna,Boris")
    arguments = ("play", "war1955", "--seed", "3", "--bots", "random", "--language", language, *names)
    result = run(*arguments, lines=["help", "board", "desks", "cards", *["1"] * 600], COLUMNS=columns)
    assert result.exit_code == 0, result.output
    words = drawing_of(in_turn(2), language=language).war
    verdicts = [words.get("terminal", "winner", seat=name) for name in NAMES]
    verdicts.append(words.get("terminal", "winners", seats=", ".join(NAMES)))
    assert any(verdict in result.output for verdict in verdicts)
    assert max(map(len, result.output.splitlines())) <= int(columns)


def test_examples_in_the_help_are_of_this_game():
    lines = ["why", "rule", "help"]
    output = run("play", "war1955", "--seed", "4", "--option", "first_player=1", lines=lines, COLUMNS="120").stdout
    why, rule, shown = re.split(r"Your choice> .*\n", output)[1:4]
    example = re.search(r"such as “why (.+)”", why)
    assert example
    assert example[1].split()[0] in find_game("war1955").actions.verbs
    assert f"such as “{example[1]}”" in shown
    assert "such as “rule W1.1”" in rule
    assert "show a rule, such as W1.1" in shown
