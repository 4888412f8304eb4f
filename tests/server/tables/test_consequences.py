"""Consequences and the rules behind events are sent to graphical clients only, not to programs."""

from random import Random

import msgspec

from tests.server.tables.telling import begun, play
from tradecraft.core.match import Match
from tradecraft.server.play.replays import frames_of
from tradecraft.server.tables.sentences import NO_LANGUAGE, sentences_for
from tradecraft.server.transport.updates import full_update, next_update

SPECTATOR = 2


def test_a_client_that_draws_is_told_what_follows():
    tale = begun("war1955")
    while "home" in tale.offers(tale.table.deciders[0])[0]:
        tale.act(tale.table.deciders[0])
    (seat,) = tale.table.deciders
    update = next_update(tale.table, seat, "en")
    assert update.consequences is not msgspec.UNSET
    assert set(update.consequences) == {"plays", "to_go", "ahead", "declared", "prepared"}
    assert update.decision is not None
    for option in update.decision.options:
        told = set() if option.consequences is msgspec.UNSET else set(option.consequences)
        assert told == ({"total", "steps", "to", "secures"} if option.data["do"] == "influence" else set())
    other = next_update(tale.table, 1 - seat, "en")
    assert other.decision is None
    assert other.consequences == update.consequences
    assert next_update(tale.table, SPECTATOR, "en").consequences == update.consequences


def test_a_program_is_told_nothing_more_than_the_game():
    tale = begun("war1955")
    play(tale, Random(1), 30)
    for viewpoint in range(SPECTATOR + 1):
        sent = msgspec.json.encode(full_update(tale.table, viewpoint, 0, NO_LANGUAGE))
        assert b"consequences" not in sent
    assert all(news.rules == [] for news in full_update(tale.table, 0, 0, NO_LANGUAGE).news)


def test_every_line_of_the_log_has_its_rule():
    tale = begun("vienna")
    play(tale, Random(1), 40)
    news = full_update(tale.table, 0, 0, "fr").news
    assert all(len(one.rules) == len(one.lines) == len(one.events) for one in news)
    named = {event["kind"]: rule for one in news for event, rule in zip(one.events, one.rules, strict=True)}
    assert (named["squares_filled"], named["assigned"], named["token_advanced"]) == ("V1.1", "V2.2", "V6.2")


def test_a_replay_is_told_like_the_table():
    tale = begun("vienna")
    play(tale, Random(1), 40)
    match = tale.table.playing_match()
    for language in ("en", NO_LANGUAGE):
        begin = Match(match.game, match.state.players, match.options, match.seats)
        frames = list(frames_of(begin, [s.entry for s in match.steps], 0, sentences_for(tale.table, language)))
        update = full_update(tale.table, 0, 0, language)
        assert frames[-1].consequences == update.consequences
        assert [rule for frame in frames for rule in frame.rules] == [rule for one in update.news for rule in one.rules]
