"""The catalogue of tamperings with finished games: which are caught, and which are not covered and why."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from drills import export_tampering as of_export
from drills import record_tampering as of_record
from tradecraft.core.record import Record
from tradecraft.server.play.export import export_data

Export = dict[str, Any]
NOT_APPLICABLE = (LookupError, StopIteration, AssertionError)
"""The errors a tampering raises if it does not apply to a game."""

COMPARE = "docs/fair-deal.md: compare commitment, entropy and seats of bots with what the table showed"
TOLD = "docs/fair-deal.md: the check says so, and you know whether it is true"


@dataclass(frozen=True)
class Tampering:
    """One way to tamper with a record or an export; `outside` says where a limit of the promise is documented."""

    name: str
    record: Callable[[Record], Record] | None = None
    export: Callable[[Export], None] | None = None
    outside: str = ""

    def tampered_export(self, record: Record) -> Export:
        """Return the tampered export of a game."""
        assert self.export is not None
        export = copy.deepcopy(export_data(record))
        before = copy.deepcopy(export)
        self.export(export)
        assert export != before, f"{self.name} changes nothing"
        return export


EXPORTS = (
    of_export.swap_two_draws,
    of_export.reveal_another_seed,
    of_export.commit_to_another_seed,
    of_export.add_entropy,
    of_export.hide_a_card,
    of_export.add_a_card_to_the_shuffle,
    of_export.draw_what_is_not_there,
    of_export.leave_out_a_draw,
    of_export.drop_a_request,
    of_export.name_another_card_in_an_entry,
    of_export.change_an_entry,
    of_export.change_the_record,
    of_export.remove_a_note_of_a_bot,
    of_export.give_a_bot_another_seed,
    of_export.repeat_a_card,
    of_export.turn_a_deck_round,
    of_export.number_a_draw_anew,
    of_export.rename_the_table,
    of_export.swap_entropies,
    of_export.drop_all_draws,
    of_export.add_a_request,
    of_export.draw_from_another_deck,
    of_export.reveal_a_seed_that_fits,
    of_export.claim_a_fork,
    of_export.claim_a_chosen_deal,
    of_export.seat_another_bot,
    of_export.move_a_note,
    of_export.swap_two_entries,
    of_export.give_an_entry_to_another_seat,
    of_export.drop_the_last_entry,
)
RECORDS = (
    of_record.with_swapped_draw,
    of_record.with_other_seed,
    of_record.with_other_entropy,
    of_record.with_other_bot_move,
    of_record.with_other_view,
    of_record.without_bot_move,
    of_record.with_other_bot,
    of_record.with_other_bot_seed,
    of_record.with_sought_bot_seed,
    of_record.with_other_digest,
    of_record.without_last_entry,
    of_record.with_doubled_entry,
    of_record.with_swapped_entries,
    of_record.with_impossible_entry,
    of_record.with_move_of_another_seat,
    of_record.with_other_rules,
    of_record.with_other_content,
    of_record.with_notes_in_another_order,
    of_record.with_repeated_note,
    of_record.with_note_beyond_the_end,
    of_record.with_entropy_for_too_few,
    of_record.with_other_table,
    of_record.with_other_version,
)
OUTSIDE_EXPORTS = {
    of_export.claim_a_fork_everywhere: TOLD,
    of_export.change_the_outcome: "the script knows no rules; tradecraft verify plays the record to its end",
    of_export.change_a_view: "the script has no bots; tradecraft verify makes the view again",
    of_export.rename_a_player: "docs/fair-deal.md: names are the server's word",
}
OUTSIDE_RECORDS = {
    of_record.of_version_0_2: "docs/fair-deal.md: records up to version 0.2 do not name the seats of bots",
    of_record.without_bots: COMPARE,
    of_record.with_forgotten_stand_in: "docs/fair-deal.md: that no note of a stand-in was removed is not proved",
    of_record.with_other_names: "docs/fair-deal.md: names are the server's word",
    of_record.with_other_budget: "docs/fair-deal.md: that a move took no more or less time is not proved",
    of_record.cut_short: "the check says that the game is not over",
}

CATALOGUE = (
    *(Tampering(f"export: {tamper.__name__}", export=tamper) for tamper in EXPORTS),
    *(Tampering(f"record: {tamper.__name__}", record=tamper) for tamper in RECORDS),
    *(Tampering(f"export: {tamper.__name__}", export=tamper, outside=why) for tamper, why in OUTSIDE_EXPORTS.items()),
    *(Tampering(f"record: {tamper.__name__}", record=tamper, outside=why) for tamper, why in OUTSIDE_RECORDS.items()),
)
CAUGHT = tuple(tampering for tampering in CATALOGUE if not tampering.outside)
