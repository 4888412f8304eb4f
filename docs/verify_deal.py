"""Check the deal of a finished game from its JSON export.

    python3 verify_deal.py game.json

Nothing but Python is needed. docs/fair-deal.md explains what is checked, and what this script cannot check.
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


def bot_seed(deal, table, seat, entries):
    """Return the seed a bot decides with after so many entries."""
    code = hmac.new(bytes.fromhex(deal["seed"]), f"{table}/bot/{seat}/{entries}".encode(), hashlib.sha256)
    return code.hexdigest()[:32]


def taken_over(game):
    """Return how many entries come from another table, whose deal is not known."""
    return game["fork"]["entries"] if game["fork"] else 0


def check(game):
    """Return how many draws were checked, what is worth knowing, and what is wrong."""
    deal, news, faults = game["deal"], [], []
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
    if taken_over(game):
        news.append(
            f"the first {taken_over(game)} entries are from table {game['fork']['table']}: their deal is not known"
        )
    check_record(game, news, faults)
    check_entries(game, faults)
    checked = check_draws(game, news, faults)
    check_bots(game, news, faults)
    return checked, news, faults


def check_record(game, news, faults):
    """Compare what the export says with the record that it quotes, line by line."""
    lines = game["record"].splitlines()
    begin = lines.index("begin") if "begin" in lines else len(lines)
    written = [f"{'*' if entry['seat'] is None else entry['seat'] + 1} {entry['text']}" for entry in game["entries"]]
    if lines[begin + 1 : -1] != written:
        faults.append("the entries are not those of the record")
    notes = [f"note table {game['table']}"]
    for word, value in game["deal"].items():
        value = " ".join(one or "-" for one in value) if word == "entropy" else value
        notes.append(f"note deal {word} {value}")
    if game["fork"]:
        notes.append(f"note fork {game['fork']['table']} {game['fork']['entries']}")
    if game.get("bots"):
        notes.append(f"note bots {' '.join(bot or '-' for bot in game['bots'])}")
    for number, entry in enumerate(game["entries"], 1):
        if "by_bot" in entry:
            proof = entry["by_bot"]
            notes.append(f"note bot {number} {proof['bot']} view={proof['view']} seed={proof['seed']}")
    noted = [line.split(" version=")[0] for line in lines[:begin] if line.startswith("note ")]
    for line in [line for line in noted if line.startswith("note deal withdrawn ")]:
        seat, entropy = line.split(" ")[3:]
        news.append(f"before the game somebody sat down on seat {seat} with entropy {entropy} and left again")
        noted.remove(line)
    if noted != notes:
        faults.append("what is said about deal and bots is not what the notes of the record say")


def check_entries(game, faults):
    """Compare the draws with the entries: one request for each entry of chance, and the items it names."""
    entries = dict(enumerate(game["entries"], 1))
    if [draw["entry"] for draw in game["draws"]] != [number for number in entries if entries[number]["seat"] is None]:
        faults.append("the draws are not those of the entries: there is not one request for each entry of chance")
    words = {}  # for each deck: the word that each item goes by in the entries
    for draw in game["draws"]:
        place, deck = f"entry {draw['entry']}", draw["deck"]
        text = entries.get(draw["entry"], {"text": ""})["text"]
        name, *items = text.split(" ")
        if name != deck or len(items) != len(draw["drawn"]) or text != draw["text"]:
            faults.append(f"{place}: {text!r} is not a draw of {len(draw['drawn'])} from {deck}")
            continue
        names = words.setdefault(deck, {})
        for item, word in zip(draw["drawn"], items, strict=True):
            if names.setdefault(item, word) != word or list(names.values()).count(word) > 1:
                faults.append(
                    f"{place}: {word!r} is not the item {item} of {deck}, which goes by another word elsewhere"
                )


def check_draws(game, news, faults):
    """Make every draw again; return how many."""
    deal, checked = game["deal"], 0
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
            if draw["entry"] > taken_over(game):
                checked += 1
                dealt = left[index(deal, game["table"], deck, number, len(left))]
                if dealt != item:
                    faults.append(f"{place}: draw {number} from {deck} gives {dealt}, not {item}")
            left.remove(item)
            number += 1
        decks[deck] = whole, left, number
    return checked


def check_bots(game, news, faults):
    """Check that each move on a bot's seat is noted as that bot's, with the seed that the deal gives it."""
    bots, noted, seeds = game.get("bots") or [], 0, 0
    for number, entry in enumerate(game["entries"], 1):
        if entry["seat"] is None or number <= taken_over(game):
            continue
        proof, seated = entry.get("by_bot"), bots[entry["seat"]] if bots else ""
        if seated and (proof or {}).get("bot") != seated:
            faults.append(f"entry {number}: the seat is {seated}'s, but that bot is not noted for the move")
        if proof:
            noted += 1
            if "chosen" not in game["deal"]:
                seeds += 1
                if proof["seed"] != bot_seed(game["deal"], game["table"], entry["seat"], number - 1):
                    faults.append(f"entry {number}: the deal gives {proof['bot']} another seed")
    seats = " ".join(bot or "-" for bot in bots) if bots else "not named, so moves of bots may have been left out"
    news.append(f"seats of bots: {seats}; {noted} moves noted, {seeds} seeds checked (not the moves themselves)")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        checked, news, faults = check(json.loads(Path(sys.argv[1]).read_text("utf-8")))
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        sys.exit(f"{sys.argv[1]} is not the export of a game: {type(error).__name__}: {error}")
    for line in [*news, *(f"WRONG: {fault}" for fault in faults)]:
        print(line)
    verdict = "NOT FAIR" if faults else "all follow from the deal" if checked else "NOTHING CHECKED"
    print(f"{checked} draws checked: {verdict}")
    sys.exit(0 if checked and not faults else 2)
