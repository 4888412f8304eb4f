"""The display of the advanced game of Vienna: missions, money, neighbouring buildings, and the effects of choices."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.text import Text

from tests.cli.running import ADVANCED, asks, match_where
from tests.cli.test_drawing import WIDTHS, drawing_of, printed
from tradecraft.core.chance import Dealer
from tradecraft.core.game import DECIDE, OPEN, SPECTATOR
from tradecraft.core.match import Match
from tradecraft.games.vienna.rules import missions as rules
from tradecraft.games.vienna.rules.actions import STAY
from tradecraft.games.vienna.rules.content_model import ITEMS, Mission
from tradecraft.games.vienna.rules.lookups import members
from tradecraft.games.vienna.rules.phases import ASK_NOMAD, ASKS, NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.terminal.choices import Labels
from tradecraft.games.vienna.terminal.signs import COLOUR_STYLES
from tradecraft.locales import languages

BOARDS = 2
"""How often the board is drawn to see whether it fits: with everything else, and by itself."""
OFTEN_ENOUGH = 3
MISSION = r"[SAB]-\d\d"


@pytest.fixture(scope="module")
def late() -> Match:
    """Return a match of four with Feld agents on the board, things on the desks and missions to resolve."""

    def is_full(match: Match) -> bool:
        data = match.game.view(match.state, OPEN).data()
        return (
            data["round"] >= 9
            and any(desk["feld"]["building"] for desk in data["desks"])
            and any("cash_box" in desk["items"] for desk in data["desks"])
            and asks(match, match.state.deciders[0], "place")
            and any("✓" in label.plain for label in labels(match))
        )

    return match_where(is_full, players=4, options=ADVANCED)


def labels(match: Match, width: int = 80) -> list[Text]:
    """Return what stands beside the choices of the seat that decides."""
    seat = match.state.deciders[0]
    return drawing_of(match, width).choices(match.game.view(match.state, seat), actions(match))


def actions(match: Match) -> list[dict[str, Any]]:
    """Return the choices of the seat that decides."""
    seat = match.state.deciders[0]
    return [match.game.action_data(match.state, seat, action) for action in match.state.legal(seat)]


def labelled(match: Match) -> list[tuple[int, dict[str, Any], str]]:
    """Return the choices of the seat that decides, with their labels."""
    legal = match.state.legal(match.state.deciders[0])
    return list(zip(legal, actions(match), (label.plain for label in labels(match)), strict=True))


def decisions(seed: str, players: int) -> Iterator[Match]:
    """Play an advanced game at random and stop before each decision."""
    match = match_where(lambda _: True, players, seed, ADVANCED)
    dealer, rng = Dealer(f"{seed}/rest"), Random(seed)
    while match.state.waiting == DECIDE:
        yield match
        seat = match.state.deciders[0]
        legal = match.state.legal(seat)
        # Whatever is not the last choice makes a fuller table.
        match.act(seat, legal[int(rng.random() ** 2 * len(legal))])
        match.deal(dealer)


def after(match: Match, action: int) -> ViennaState:
    """Return the state after a choice, with what it caused in its log; the match goes on without it."""
    state = match.state.clone()
    assert isinstance(state, ViennaState)
    state.log = []
    state.apply(match.state.deciders[0], action)
    return state


def mission_of(match: Match, id: str) -> Mission:
    """Return a mission by its id."""
    assert isinstance(match.state, ViennaState)
    return next(mission for mission in match.state.lookups.missions if mission.id == id)


def sums(state: ViennaState, kind: str, name: str) -> int:
    """Add up what events of a kind bring."""
    return sum(int(str(event.data[name])) for event in state.log or () if event.kind == kind)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_an_advanced_position_fits_the_terminal_in_every_language(late: Match, width: int, language: str):
    drawing = drawing_of(late, width, language)
    view = late.game.view(late.state, 0)
    things = [*drawing.position(view), drawing.board(view), drawing.desks(view), drawing.tracks(view)]
    text = "\n".join(printed(things, width))
    # What is too wide is cut by the console: at the end of its line, or with a sign that it was.
    assert all(re.search(rf"\b{number} \w", text) for number in range(1, 31))
    last_info = drawing.texts.get("vienna-terminal-short-slide")
    data = view.data()
    assert len(re.findall(rf"\d{last_info}\b", text)) == BOARDS * data["board"]["tiles"].count("slide")
    assert all(text.count(f"#{plate}") >= BOARDS for plate in "ABCDEFGHKL")
    shown = [*filter(None, data["missions"]["display"]), *(id for desk in data["desks"] for id in desk["missions"])]
    assert sorted(re.findall(MISSION, text)) == sorted(shown)
    assert "…" not in text


def test_a_poor_terminal_gets_letters_only_in_the_advanced_game(late: Match):
    drawing = drawing_of(late, 80, lines=False)
    view = late.game.view(late.state, 0)
    text = "".join(printed([*drawing.position(view), drawing.house(view), drawing.desks(view)], 80))
    assert text.encode("ascii", errors="ignore").decode() == text.translate(str.maketrans("", "", "äöüÄÖÜß"))


def test_the_display_shows_flag_needs_and_reward_in_a_line(late: Match):
    view = late.game.view(late.state, 0)
    data = view.data()
    data["missions"]["display"] = ["A-08", "A-21", "B-21", "B-01"]
    drawing = drawing_of(late, 80)
    shown = drawing._missions(view)
    shown.data = data
    title, *lines = printed([shown.display()], 80)
    left = data["missions"]
    assert title == f"Missions  left: {len(left['unseen_a'])} A, {len(left['unseen_b'])} B"
    assert [" ".join(line.split()) for line in lines] == [
        "A-08 SU 2 mag 2 choc 3 sh 2 pts",
        "A-21 FR #A (2) 2 sh 2 pts",
        "B-21 FR nob rel adm sci 2 sh 5 pts",
        "B-01 FR 2 cas 1 sh 6 pts",
    ]


@pytest.mark.parametrize("viewer", [0, SPECTATOR, OPEN])
def test_missions_tell_whether_their_needs_are_met(late: Match, viewer: int):
    view = late.game.view(late.state, viewer)
    lines = printed(drawing_of(late, 60).position(view), 60)
    state = late.state
    assert isinstance(state, ViennaState)
    met = compared = 0
    for desk in view.data()["desks"]:
        for id in desk["missions"]:
            line = next(line for line in lines if line.startswith(f"{'ABCD'[desk['seat']]} {id}"))
            mission = mission_of(late, id)
            is_met = rules.is_met(state, desk["seat"], mission)
            assert line.rstrip().endswith("✓") == is_met
            if not is_met:
                there, needed = map(int, line.split()[-1].split("/"))
                assert there < needed == len(mission.needs)
            met += is_met
            compared += 1
    assert 0 < met < compared


def test_the_missions_panel_says_what_is_lacking(late: Match):
    drawing, view = drawing_of(late, 100), late.game.view(late.state, 0)
    panel = drawing.missions(view)
    assert panel is not None
    text = "\n".join(printed([panel], 100))
    assert "✓ can be resolved" in text
    assert "lacking: " in text
    named = drawing.missions(view, ("A-21", "Z-99"))
    assert named is not None
    assert printed([named], 100) == [f"{drawing.vienna.mission('A-21')}"]
    assert drawing.missions(view, ("Z-99",)) is None


def test_the_house_next_door_shows_prices_purses_and_what_everybody_owns(late: Match):
    view = late.game.view(late.state, 0)
    data = view.data()
    lines = printed([drawing_of(late, 80).house(view)], 80)
    assert lines[1].split() == ["prices", "1", "2", "2", "2", "2", "3"]
    for desk, line in zip(data["desks"], lines[2:], strict=False):
        cells = re.findall(r"✓ \d+|[✓–]|\d+", line)
        owned = ["✓" if item in desk["items"] else "–" for item in ITEMS[1:]]
        if "cash_box" in desk["items"]:
            owned[2] += f" {desk['box']}"
        assert cells[:7] == [str(desk["shillings"]), str(desk["for_hire"]), *owned]
        place = desk["feld"]["building"]
        waits = "in supply" if desk["feld"]["unlocked"] else "locked"
        assert line.rstrip().endswith(f"° {place}" if place else waits)
    assert any("you draw 4 cards instead of 3" in line for line in lines)


def test_a_desk_with_the_side_table_has_a_fourth_drawer(late: Match):
    view = late.game.view(late.state, 0)
    assert ("Drawer 4" in "\n".join(printed(drawing_of(late, 80).position(view), 80))) == any(
        "side_table" in desk["items"] for desk in view.data()["desks"]
    )
    owner = match_where(lambda match: "side_table" in desks_of(match)[0]["items"], 2, "2", ADVANCED)
    lines = printed(drawing_of(owner, 80).position(owner.game.view(owner.state, 0)), 80)
    assert any("Drawer 4" in line for line in lines)


def desks_of(match: Match) -> list[dict[str, Any]]:
    desks: list[dict[str, Any]] = match.game.view(match.state, OPEN).data()["desks"]
    return desks


@pytest.mark.parametrize(
    ("players", "purchases", "paydays"), [(2, "BCDGH", "EH"), (3, "BCEIJ", "GJ"), (4, "BDFJL", "HL")]
)
def test_the_roof_shows_purchases_and_paydays_below_their_spaces(players: int, purchases: str, paydays: str):
    match = match_where(lambda _: True, players, options=ADVANCED)
    lines = printed([drawing_of(match, 80).tracks(match.game.view(match.state, 0))], 80)
    number = next(number for number, line in enumerate(lines) if line.startswith("[A]"))
    below = {lines[number][at]: lines[number + 1][at : at + 2] for at in range(1, 3 * 12, 3) if at < len(lines[number])}
    assert "".join(space for space, signs in below.items() if "$" in signs) == purchases
    assert "".join(space for space, signs in below.items() if "!" in signs) == paydays
    assert "$ purchase, ! payday" in lines


def test_the_introductory_game_has_nothing_of_all_this():
    match = match_where(lambda match: match.state.round == 2)
    drawing, view = drawing_of(match, 80), match.game.view(match.state, 0)
    text = "\n".join(printed([*drawing.position(view), drawing.desks(view), drawing.tracks(view)], 80))
    assert not any(word in text for word in ("Missions", "House", "nob", "#A", "payday", " sh"))
    assert "house" not in drawing.panels
    assert drawing.missions(view) is None


def test_seats_have_the_colours_of_the_option():
    for colours in ("yrbg", "gbry"):
        match = match_where(lambda _: True, 4, options={**ADVANCED, "colours": colours})
        drawing = drawing_of(match, 80)
        styles = [str(drawing.signs.letter(seat).style) for seat in range(4)]
        names = {name[0]: style for name, style in COLOUR_STYLES.items()}
        assert styles == [names[letter] for letter in colours]
    assert drawing.option("colours", "gbry") == "Colours of the seats: Green, Blue, Red, Yellow"
    two = match_where(lambda _: True, 2)
    assert drawing_of(two, 80).option("colours", "gbry") == "Colours of the seats: Green, Blue"


def test_placing_tells_of_the_missions_that_could_be_resolved_or_accepted_there():
    told = {"✓": 0, "+": 0}
    for match in decisions("2", 4):
        seat = match.state.deciders[0]
        if match.game.decision(match.state, seat) != "place" or match.state.round not in (4, 8, 11):
            continue
        for action, data, label in labelled(match):
            if data["do"] == "place":
                possible: dict[str, set[str]] = {"✓": set(), "+": set()}
                for state in placed(after(match, action), seat):
                    ids = [mission.id for mission in state.lookups.missions]
                    if state.target != NOWHERE:
                        possible["+"] |= {ids[state.display[place]] for place in rules.acceptable(state)}
                        possible["✓"] |= {
                            ids[state.missions[seat][place]] for place in members(rules.resolvable(state))
                        }
                for sign, missions in possible.items():
                    said = re.search(rf"[{sign}]({MISSION}(/{MISSION})*)", label)
                    assert set(said[1].split("/") if said else ()) == missions
                    told[sign] += len(missions)
    assert min(told.values()) > 1


def placed(state: ViennaState, seat: int) -> Iterator[ViennaState]:
    """Go every way from a building that was chosen to an agent who stands there, and stays there."""
    if any(event.kind in ("agent_placed", "feld_placed") for event in state.log or ()):
        if state.ask == ASK_NOMAD:
            state.apply(seat, STAY)
        yield state
        return
    for action in state.legal(seat):
        copy = state.clone()
        copy.log = list(state.log or ())
        copy.apply(seat, action)
        yield from placed(copy, seat)


def test_accepting_and_resolving_promise_what_they_bring():
    promised = {"sh": 0, "pt": 0}
    for match in decisions("4", 4):
        if match.game.decision(match.state, match.state.deciders[0]) == "mission":
            for action, data, label in labelled(match):
                state = after(match, action)
                gains = {
                    "sh": sums(state, "shillings_gained", "count"),
                    "pt": sums(state, "mission_resolved", "points"),
                }
                for sign, count in gains.items():
                    assert (f"+{count} {sign}" in label) == bool(count), label
                    promised[sign] += count
                if data["do"] == "accept":
                    assert drawing_of(match, 80).signs.reward(mission_of(match, data["mission"])) in label
    assert all(promised.values())


def test_buying_shows_the_price_and_the_effect():
    match = next(match for match in decisions("1", 2) if asks(match, match.state.deciders[0], "buy"))
    said = {data["item"]: label for _, data, label in labelled(match) if data["do"] == "buy"}
    assert said["agent"].startswith("1 sh  one more agent")
    assert said["telephone"].startswith("2 sh  you draw 4 cards")


def test_an_ability_that_leaves_a_choice_is_promised_too():
    found = 0
    for match in decisions("4", 4):
        seat = match.state.deciders[0]
        if match.game.decision(match.state, seat) == "source":
            for action, _, label in labelled(match):
                state = after(match, action)
                is_asked = state.deciders == (seat,) and ASKS[state.ask] == "bribe"
                assert is_asked <= ("+any bribe" in label)
                found += is_asked
    assert found


def test_where_only_the_feld_agent_can_be_paid_his_price_is_shown():
    found = 0
    for match in decisions("20", 4):
        seat = match.state.deciders[0]
        if match.game.decision(match.state, seat) == "place":
            for action, data, label in labelled(match):
                if data["do"] == "place":
                    ways = list(placed(after(match, action), seat))
                    is_his = all(event.kind != "agent_placed" for state in ways for event in state.log or ())
                    assert bool(re.search(r"(free|\d \w{3,4})°", label)) == is_his
                    found += is_his
    assert found


def test_every_kind_of_decision_is_drawn_in_every_language():
    kinds: Counter[str] = Counter()
    for number, match in enumerate(match for game in (("15", 3), ("4", 4), ("20", 4)) for match in decisions(*game)):
        seat = match.state.deciders[0]
        kind = match.game.decision(match.state, seat)
        kinds[kind] += 1
        if kinds[kind] > OFTEN_ENOUGH:
            continue
        drawing = drawing_of(match, WIDTHS[number % len(WIDTHS)], languages()[number % len(languages())])
        view = match.game.view(match.state, seat)
        assert printed(drawing.situation(view), drawing.width)
        assert len(drawing.choices(view, actions(match))) == len(match.state.legal(seat))
        assert drawing.question(view, kind).endswith("]") == (kind in ("source", "pay", "mission", "remove"))
    assert set(kinds) == set(ASKS) - {"nothing"}


def test_labels_do_not_depend_on_cards_that_nobody_has_seen():
    compared = 0
    for match in decisions("3", 3):
        seat = match.state.deciders[0]
        if match.game.decision(match.state, seat) == "assign":
            continue
        view, drawing = match.game.view(match.state, seat), drawing_of(match, 80)
        guesses = [match.game.resample(view, Random(guess)) for guess in range(2)]
        looks = [Labels(drawing.game, drawing.signs, view.data(), state) for state in guesses]
        one, other = ([str(look.label(action)) for action in actions(match)] for look in looks)
        assert one == other
        compared += 1
    assert compared > 60
