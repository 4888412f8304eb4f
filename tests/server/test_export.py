"""The export of finished games as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from drills.finished import TABLE, fair_deal, finished, forked
from tradecraft.core.game import Outcome
from tradecraft.core.record import BY_CHANCE, parse_record
from tradecraft.server.play.export import FORMAT, export_data
from tradecraft.server.tables.fair_deal import ChosenDeal, read_notes

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def test_an_export_says_what_the_record_says():
    record = finished("vienna", 3)
    data = json.loads(json.dumps(export_data(record)))
    assert data["format"] == FORMAT
    assert parse_record(data["record"]) == record
    assert (data["game"], data["rules"], data["content"]) == (record.game, record.rules, record.content)
    assert (data["players"], data["options"], data["seats"]) == (3, dict(record.options), list(record.seats))
    assert [(BY_CHANCE if one["seat"] is None else one["seat"], one["text"]) for one in data["entries"]] == [
        (entry.seat, entry.text) for entry in record.entries
    ]


def test_an_export_opens_the_deal():
    deal = fair_deal(2)
    data = export_data(finished("vienna"))
    assert data["table"] == TABLE
    assert data["deal"] == {"commitment": deal.commitment, "seed": deal.seed.hex(), "entropy": ["c0ffee", ""]}
    assert data["fork"] is None
    assert sum(len(draw["drawn"]) for draw in data["draws"]) > 100
    assert export_data(finished("vienna", deal=ChosenDeal("monday")))["deal"] == {"chosen": "monday"}


def test_an_export_tells_which_entries_bots_made():
    record = finished("war1955")
    notes = read_notes(record)
    assert notes
    data = export_data(record)
    by_bot = {number: entry["by_bot"] for number, entry in enumerate(data["entries"], 1) if "by_bot" in entry}
    assert by_bot.keys() == {move.entry for move in notes.bot_moves}
    first = notes.bot_moves[0]
    assert by_bot[first.entry] == {
        "bot": first.proof.bot,
        "view": first.proof.view,
        "seed": first.proof.seed,
        "version": first.proof.version,
        "budget": first.proof.budget,
    }


def test_an_export_tells_where_a_fork_began():
    assert export_data(forked(finished("war1955"), 20))["fork"] == {"table": "Tisch-3", "entries": 20}


def test_an_export_tells_the_outcome():
    outcome = export_data(finished("vienna"))["outcome"]
    assert sorted(outcome["ranking"]) == [1, 2]
    assert outcome["scores"] == [sum(points.values()) for points in outcome["breakdown"]]
    resigned = Outcome("resigned", (0, 0), ({}, {}), (2, 1))
    assert export_data(finished("vienna"), resigned)["outcome"] == {
        "reason": "resigned",
        "scores": [0, 0],
        "breakdown": [{}, {}],
        "ranking": [2, 1],
    }


def test_a_record_that_is_of_no_table_has_no_deal():
    data = export_data(parse_record((GOLDEN / "vienna" / "two-players.tcr").read_bytes()))
    assert (data["table"], data["deal"], data["fork"]) == (None, None, None)
    assert data["draws"]
