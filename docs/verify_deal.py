"""Check every draw of a finished game from its JSON export.

    python3 verify_deal.py game.json

Nothing but Python is needed. docs/fair-deal.md explains what is checked and why it is enough.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter
from pathlib import Path


def index(deal, table, deck, number, size):
    """Return which of the remaining items a draw gives, counted from 0."""
    if "chosen" in deal:
        code = hashlib.sha256(f"{deal['chosen']}/{deck}/{number}".encode()).digest()
    else:
        message = f"{table}/{'.'.join(deal['entropy'])}/{deck}/{number}"
        code = hmac.new(bytes.fromhex(deal["seed"]), message.encode(), hashlib.sha256).digest()
    return int.from_bytes(code[:8], "big") * size >> 64


def check(game):
    """Return how many draws were checked, what is worth knowing, and what is wrong."""
    deal, checked, news, faults = game["deal"], 0, [], []
    if deal is None:
        return 0, [], ["this is not the game of a table: it does not say how it was dealt"]
    if "chosen" in deal:
        news.append(f"the owner of the table chose the deal {deal['chosen']!r}: nothing was promised before the game")
    else:
        news.append(f"commitment {deal['commitment']}: is it the one you were shown before the game?")
        news.append(
            f"entropy {' '.join(entropy or '-' for entropy in deal['entropy'])}: is the part of your seat yours?"
        )
        if hashlib.sha256(bytes.fromhex(deal["seed"])).hexdigest() != deal["commitment"]:
            faults.append("the seed does not fit the commitment")
    taken_over = game["fork"]["entries"] if game["fork"] else 0
    if taken_over:
        news.append(f"the first {taken_over} entries are from table {game['fork']['table']}: their deal is not known")
    decks = {}  # for each deck: all that was ever in it, what is left, the number of the next draw
    for draw in game["draws"]:
        place, deck, number, left = f"entry {draw['entry']}", draw["deck"], draw["number"], list(draw["pool"])
        whole, expected, following = decks.get(deck, (Counter(left), left, 0))
        if number != following or left != sorted(left):
            faults.append(f"{place}: this is not draw {following} from {deck}, or the deck is not in order")
        if left != expected:
            # An empty deck is made anew from what was drawn before; nothing else may come into it.
            if expected or Counter(left) - whole:
                faults.append(f"{place}: {deck} does not hold what was left of it")
            else:
                news.append(f"{place}: {deck} was empty; {len(left)} of the items drawn before were shuffled")
        for item in draw["drawn"]:
            if item not in left:
                faults.append(f"{place}: {deck} does not hold {item}")
                break
            if draw["entry"] > taken_over:
                checked += 1
                dealt = left[index(deal, game["table"], deck, number, len(left))]
                if dealt != item:
                    faults.append(f"{place}: draw {number} from {deck} gives {dealt}, not {item}")
            left.remove(item)
            number += 1
        decks[deck] = whole, left, number
    return checked, news, faults


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    checked, news, faults = check(json.loads(Path(sys.argv[1]).read_text("utf-8")))
    for line in [*news, *(f"WRONG: {fault}" for fault in faults)]:
        print(line)
    print(f"{checked} draws checked: {'NOT FAIR' if faults else 'all follow from the deal'}")
    sys.exit(2 if faults else 0)
