"""Tampering with exports of finished games: each function changes an export in one way.

Functions that also change the embedded record keep its digest line, as a forger without the engine would.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from typing import Any

Export = dict[str, Any]


def swap_two_draws(export: Export) -> None:
    """Swap two items of a draw."""
    draw = next(draw for draw in export["draws"] if len(set(draw["drawn"])) > 1)
    one = next(k for k, item in enumerate(draw["drawn"]) if item != draw["drawn"][0])
    draw["drawn"][0], draw["drawn"][one] = draw["drawn"][one], draw["drawn"][0]


def reveal_another_seed(export: Export) -> None:
    """Reveal a seed that does not match the commitment."""
    export["deal"]["seed"] = bytes(32).hex()


def commit_to_another_seed(export: Export) -> None:
    """Show another commitment."""
    export["deal"]["commitment"] = "0" * 64


def add_entropy(export: Export) -> None:
    """Pretend that a seat added other entropy."""
    export["deal"]["entropy"][1] = "01"


def hide_a_card(export: Export) -> None:
    """Take a card out of the deck before a draw."""
    draw = [draw for draw in export["draws"] if draw["deck"] == "cards"][2]
    draw["pool"].remove(next(item for item in draw["pool"] if item not in draw["drawn"]))


def add_a_card_to_the_shuffle(export: Export) -> None:
    """Add a card when the deck is refilled."""
    draws = [draw for draw in export["draws"] if draw["deck"] == "cards"]
    shuffled = next(b for a, b in pairwise(draws) if len(b["pool"]) > len(a["pool"]))
    shuffled["pool"].append(9999)


def draw_what_is_not_there(export: Export) -> None:
    """Draw an item that the deck does not hold."""
    export["draws"][-1]["drawn"][0] = 9999


def leave_out_a_draw(export: Export) -> None:
    """Leave out an item of a draw."""
    del [draw for draw in export["draws"] if draw["deck"] == "cards"][1]["drawn"][-1]


def drop_a_request(export: Export) -> None:
    """Leave out the last request."""
    export["draws"].pop()


def name_another_card_in_an_entry(export: Export) -> None:
    """Replace a drawn card in the entry, the request and the record alike."""
    draw = [draw for draw in export["draws"] if draw["deck"] == "cards"][-1]
    entry = export["entries"][draw["entry"] - 1]
    other = next(text for text in card_words(export) if text not in draw["text"])
    changed = " ".join(["cards", other, *draw["text"].split(" ")[2:]])
    lines = export["record"].splitlines()
    lines[lines.index("begin") + draw["entry"]] = f"* {changed}"
    entry["text"] = draw["text"] = changed
    export["record"] = "\n".join(lines)


def card_words(export: Export) -> list[str]:
    """Return the words of all cards that were drawn."""
    return [word for draw in export["draws"] if draw["deck"] == "cards" for word in draw["text"].split(" ")[1:]]


def change_an_entry(export: Export) -> None:
    """Add an item to a chance entry."""
    entry = next(entry for entry in export["entries"] if entry["seat"] is None)
    entry["text"] = f"{entry['text']} 001"


def change_the_record(export: Export) -> None:
    """Change the entropy in the record only."""
    export["record"] = export["record"].replace("note deal entropy ", "note deal entropy c0ffee", 1)


def first_bot_move(export: Export) -> Export:
    """Return the first entry a bot made."""
    return next(entry for entry in export["entries"] if "by_bot" in entry)


def remove_a_note_of_a_bot(export: Export) -> None:
    """Pretend that a person made the first move of a bot."""
    del first_bot_move(export)["by_bot"]


def give_a_bot_another_seed(export: Export) -> None:
    """Change the noted seed of a bot's first move."""
    first_bot_move(export)["by_bot"]["seed"] = "0" * 32


def repeat_a_card(export: Export) -> None:
    """List a card twice in a deck, after its first listing."""
    draw = [draw for draw in export["draws"] if draw["deck"] == "cards"][1]
    draw["pool"].insert(0, draw["pool"][0])


def turn_a_deck_round(export: Export) -> None:
    """List a deck in another order, so that the same index gives another item."""
    export["draws"][-1]["pool"].reverse()


def number_a_draw_anew(export: Export) -> None:
    """Skip a draw number, as if a draw had been discarded."""
    export["draws"][-1]["number"] += 1


def rename_the_table(export: Export) -> None:
    """Pretend that the game was dealt at another table."""
    export["table"] = f"{export['table']}x"


def swap_entropies(export: Export) -> None:
    """Give two seats each other's entropy."""
    export["deal"]["entropy"].reverse()


def drop_all_draws(export: Export) -> None:
    """Leave nothing to check."""
    export["draws"] = []


def add_a_request(export: Export) -> None:
    """Draw once more than the game did."""
    export["draws"].append({**export["draws"][-1], "entry": len(export["entries"]) + 1})


def draw_from_another_deck(export: Export) -> None:
    """Pretend that a draw was made from another deck."""
    export["draws"][-1]["deck"] = "sleeve"


def reveal_a_seed_that_fits(export: Export) -> None:
    """Change seed and commitment together, also in the record, and keep the draws."""
    seed = bytes(32)
    for word, value in (("seed", seed.hex()), ("commitment", sha256(seed).hexdigest())):
        export["record"] = export["record"].replace(export["deal"][word], value)
        export["deal"][word] = value


def claim_a_fork(export: Export) -> None:
    """Claim in the export only that the game was forked from another."""
    export["fork"] = {"table": "Tisch-3", "entries": 4}


def claim_a_fork_everywhere(export: Export) -> None:
    """Claim in export and record that the game was forked from another."""
    claim_a_fork(export)
    lines = export["record"].splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("note deal entropy")) + 1
    export["record"] = "\n".join([*lines[:place], "note fork Tisch-3 4", *lines[place:]])
    for entry in export["entries"][:4]:
        if entry.pop("by_bot", None):
            raise LookupError("a bot moved in it")


def claim_a_chosen_deal(export: Export) -> None:
    """Claim that the owner chose the deal, so that there is no commitment."""
    export["deal"] = {"chosen": "monday morning"}
    lines = [line for line in export["record"].splitlines() if not line.startswith("note deal ")]
    export["record"] = "\n".join([*lines[:1], *lines[1:]]).replace(
        f"note table {export['table']}\n", f"note table {export['table']}\nnote deal chosen monday morning\n"
    )


def seat_another_bot(export: Export) -> None:
    """Name another bot for a seat, in the record as well."""
    bot = export["bots"][0]
    old = f"note bots {' '.join(one or '-' for one in export['bots'])}"
    export["bots"][0] = "moriarty"
    export["record"] = export["record"].replace(old, old.replace(f"bots {bot}", "bots moriarty", 1))


def move_a_note(export: Export) -> None:
    """Move the note of a bot's move to the next entry."""
    entries = export["entries"]
    place = next(k for k, (a, b) in enumerate(pairwise(entries)) if "by_bot" in a and "by_bot" not in b)
    entries[place + 1]["by_bot"] = entries[place].pop("by_bot")


def swap_two_entries(export: Export) -> None:
    """Swap two entries."""
    entries = export["entries"]
    place = next(k for k, (a, b) in enumerate(pairwise(entries)) if a != b)
    entries[place], entries[place + 1] = entries[place + 1], entries[place]


def give_an_entry_to_another_seat(export: Export) -> None:
    """Say that another seat made a move."""
    entry = first_bot_move(export)
    entry["seat"] = (entry["seat"] + 1) % export["players"]


def drop_the_last_entry(export: Export) -> None:
    """Drop the last entry, in the export only."""
    export["entries"].pop()


def change_the_outcome(export: Export) -> None:
    """Let another seat win, in the export alone."""
    export["outcome"]["ranking"].reverse()


def change_a_view(export: Export) -> None:
    """Change the fingerprint of the view a bot was given, also in the record."""
    proof = first_bot_move(export)["by_bot"]
    export["record"] = export["record"].replace(proof["view"], "0" * 64)
    proof["view"] = "0" * 64


def rename_a_player(export: Export) -> None:
    """Give a seat another name."""
    export["seats"][0] = "Somebody else"
