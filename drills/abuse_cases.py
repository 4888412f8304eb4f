"""The cases of the abuse drill: each tries one abuse and returns a problem if it succeeds, else an empty string."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from datetime import UTC, datetime

from websockets.exceptions import InvalidStatus

from drills.abusers import LIVE, MINE, OPEN, PASSWORD, Abuser, Target, code_of, refusals
from drills.server_process import ADDRESS, ROOT
from tradecraft.server.transport.security import BURST_SECONDS

DEFAULT_LIMITS = {
    "TRADECRAFT_GUESTS_PER_MINUTE": "20",
    "TRADECRAFT_COMMANDS_PER_SECOND": "20",
    "TRADECRAFT_BOT_WORKERS": "1",
}
NO_MAIL = {
    "TRADECRAFT_SMTP": "smtp://127.0.0.1:9",
    "TRADECRAFT_MAIL_FROM": "table@drill.test",
    "TRADECRAFT_URL": "http://table.test",
}
"""A mail server that accepts nothing: the case only needs a request to be made."""
HALF_OPEN = 100
HALF_OPEN_SECONDS = 40
"""How long an unfinished request may keep its connection open."""
OTHERS_SECONDS = 5.0
"""How long other people may wait during a flood, on a busy machine."""
MANY_BOTS = 12
MOST_COMMANDS = 5_000
INVISIBLE = ("A\u200bnna", "Anna\u202e", "\u2060Anna", "An\u00adna")


def rated_game(target: Target) -> tuple[Abuser, Abuser, str]:
    """Start a rated game between two accounts."""
    anna, boris = target.account(), target.account()
    table = str(anna.make(MINE, OPEN, rated=True, clock=LIVE, stand_in="random")["table"])
    boris.do("join", table)
    return anna, boris, table


def rated_undo_after_reveal(target: Target) -> str:
    """Undo a choice after the opponent's was revealed."""
    anna, boris, table = rated_game(target)
    anna.act(table, 0)
    boris.act(table, 1)
    answer = anna.send("undo", table, seat=0, version=anna.look(table, 0)["version"])
    return "" if answer.status_code in (403, 409) else f"the undo was answered {answer.status_code}"


def rated_undo_under_a_stand_in(target: Target) -> str:
    """Undo a choice while the opponent's seat is held by a stand-in, which agrees to everything."""
    anna, boris, table = rated_game(target)
    anna.act(table, 0)
    boris.act(table, 1)
    boris.do("leave", table)
    answer = anna.send("undo", table, seat=0, version=anna.look(table, 0)["version"])
    return "" if answer.status_code in (403, 409) else f"the undo was answered {answer.status_code}"


def rated_free_engine(target: Target) -> str:
    """Leave a rated game, let the stand-in choose, and come back."""
    anna, boris, table = rated_game(target)
    boris.do("leave", table)
    anna.act(table, 0)
    deadline = time.monotonic() + 60
    while not has_moved(anna, table):
        assert time.monotonic() < deadline, "the stand-in did not choose within a minute"
        time.sleep(0.05)
    answer = boris.send("return", table)
    return "" if answer.status_code == 403 else f"the return was answered {answer.status_code}"


def rated_without_clock(target: Target) -> str:
    """Ask for a rated game without a clock, which never ends."""
    body = {"game": "vienna", "seats": [MINE, OPEN], "listed": True, "rated": True}
    answer = target.account().ask("POST", "/api/tables", body)
    return "" if answer.status_code == 400 else f"it was answered {answer.status_code}"


def rated_guest(target: Target) -> str:
    """Play a rated game without an account."""
    table = target.account().make(MINE, OPEN, rated=True, clock=LIVE)["table"]
    answer = target.guest().send("join", table)
    return "" if answer.status_code == 403 else f"a guest's join was answered {answer.status_code}"


def clock_refilled(target: Target) -> str:
    """Leave and return during the opponent's turn to refill the clock."""
    anna, boris = target.account(), target.account()
    table = str(anna.make(MINE, OPEN, clock={"type": "live", "bank": 10, "increment": 0})["table"])
    boris.do("join", table)
    time.sleep(2.5)
    anna.act(table, 0)
    before = clock_of(anna, table, 0)
    for _ in range(2):
        anna.do("leave", table)
        anna.do("return", table)
    after = clock_of(anna, table, 0)
    return f"the bank went from {before} to {after} ms" if after > before else ""


def holiday_toggled(target: Target) -> str:
    """Book and end holidays repeatedly, to refill the clock or to get days for free."""
    anna, boris = target.account(), target.account()
    table = str(anna.make(MINE, OPEN, pace="turns", clock={"type": "days", "days": 1})["table"])
    boris.do("join", table)
    began, before = time.monotonic(), anna.look(table, 0)["clocks"][0]["deadline"]
    today = str(datetime.now(UTC).date())
    for _ in range(2):
        booked = anna.ask("PUT", "/api/me/holiday", {"first": today, "last": today})
        assert booked.is_success, booked.text
        # The table is notified within about a second.
        while anna.look(table, 0)["clocks"][0]["deadline"] is not None:
            time.sleep(0.1)
        assert anna.ask("DELETE", "/api/me/holiday").is_success
        while anna.look(table, 0)["clocks"][0]["deadline"] is None:
            time.sleep(0.1)
    left = anna.ask("GET", "/api/me/holiday").json()
    spent = left["days_a_year"] - left["days_left"]
    if spent != 2:
        return f"two holidays cost {spent} days"
    gained = anna.look(table, 0)["clocks"][0]["deadline"] - before - 1000 * (time.monotonic() - began)
    return f"the clock has gained {gained:.0f} ms" if gained > 0 else ""


def clock_of(person: Abuser, table: str, seat: int) -> int:
    """Return the time left on a seat's clock, in milliseconds."""
    left: int = person.look(table, seat)["clocks"][seat]["left"]
    return left


def replayed_id(target: Target) -> str:
    """Resend an id for another player's seat, to learn that seat's private version."""
    anna, boris = target.guest(), target.guest()
    table = str(anna.make(MINE, OPEN)["table"])
    boris.do("join", table)
    done = anna.act(table, 0, id="once")
    for seat in (1, 7):
        again = anna.send("act", table, id="once", seat=seat, version=0, action=0)
        if again.status_code >= 500:
            return f"seat {seat} was answered {again.status_code}"
        if again.status_code == 200 and again.json()["version"] != done["version"]:
            return f"seat {seat} was answered with version {again.json()['version']}, its own is {done['version']}"
    return ""


def strangers_at_a_private_table(target: Target) -> str:
    """Find out whether a private table exists."""
    anna, stranger = target.guest(), target.guest()
    table = anna.make(MINE, OPEN, listed=False)["table"]
    there = stranger.ask("GET", f"/api/tables/{table}")
    nowhere = stranger.ask("GET", f"/api/tables/{'0' * len(table)}")
    same = (there.status_code, code_of(there)) == (nowhere.status_code, code_of(nowhere))
    return "" if same else f"a private table is answered {code_of(there)}, one that is not there {code_of(nowhere)}"


def names_told_by_sign_in(target: Target) -> str:
    """Find out whether an account exists."""
    anna = target.account()
    known = target.ask("POST", "/api/session", {"name": anna.name, "password": "wrong horse"})
    unknown = target.ask("POST", "/api/session", {"name": "Nobody here", "password": "wrong horse"})
    same = (known.status_code, known.text) == (unknown.status_code, unknown.text)
    return "" if same else f"a known name is answered {known.text}, an unknown one {unknown.text}"


def addresses_told_by_recovery(target: Target) -> str:
    """Find out whether an account has confirmed an e-mail address."""
    known, unknown = "known@drill.test", "unknown@drill.test"
    made = target.account().ask(
        "POST", "/api/me/calls/receivers", {"kind": "mail", "address": known, "password": PASSWORD}
    )
    assert made.is_success, made.text
    with closing(sqlite3.connect(target.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE receivers SET confirmed_at = 1 WHERE address = ?", (known,))
    there, nowhere = (target.ask("POST", "/api/recovery/mail", {"address": address}) for address in (known, unknown))
    assert there.is_success, there.text
    same = (there.status_code, there.text) == (nowhere.status_code, nowhere.text)
    return "" if same else f"a known address is answered {there.status_code}, an unknown one {nowhere.status_code}"


def name_of_an_account(target: Target) -> str:
    """Sign in as a guest with the name of an account."""
    anna = target.account()
    answer = target.ask("POST", "/api/guests", {"name": anna.name.upper()})
    return "" if answer.status_code == 409 else f"it was answered {answer.status_code}"


def invisible_signs_in_a_name(target: Target) -> str:
    """Take a name that looks like another's."""
    for name in INVISIBLE:
        answer = target.ask("POST", "/api/guests", {"name": name})
        if answer.status_code == 201 and answer.json()["name"] == name:
            return f"{name!r} was taken as it is"
    return ""


def token_after_a_password_change(target: Target) -> str:
    """Use the token of a bot after its owner has changed the password."""
    anna = target.account()
    token = anna.ask("POST", "/api/me/bots", {"name": target.name("Bot")}).json()["token"]
    assert target.ask("GET", "/api/session", Authorization=f"Bearer {token}").status_code == 200
    changed = anna.ask("PUT", "/api/me/password", {"password": PASSWORD, "new_password": f"{PASSWORD} new"})
    assert changed.is_success, changed.text
    answer = target.ask("GET", "/api/tables/mine", Authorization=f"Bearer {token}")
    return "" if answer.status_code == 401 else f"the token was answered {answer.status_code}"


def deletion_without_a_password(target: Target) -> str:
    """Delete an account with nothing but its cookie."""
    anna = target.account()
    for method, path, body in (("DELETE", "/api/me", None), ("POST", "/api/me/deletion", {})):
        answer = anna.ask(method, path, body)
        if answer.is_success:
            return f"{method} {path} was answered {answer.status_code}"
    return ""


def foreign_page(target: Target) -> str:
    """Send requests from a foreign page with the visitor's cookie."""
    anna = target.guest()
    body = {"game": "vienna", "seats": [MINE, OPEN]}
    origins = (
        "https://evil.test",
        f"http://{target.host}:{target.port}@evil.test",
        f"http://evil@{target.host}:{target.port}",
    )
    for origin in origins:
        answer = anna.ask("POST", "/api/tables", body, Origin=origin, **{"Sec-Fetch-Site": "cross-site"})
        if answer.is_success:
            return f"{origin} was answered {answer.status_code}"
        # Old browsers send only the origin.
        answer = anna.ask("POST", "/api/tables", body, Origin=origin, **{"Sec-Fetch-Site": ""})
        if answer.is_success:
            return f"{origin} alone was answered {answer.status_code}"
    return ""


def odd_addresses(target: Target) -> str:
    """Request paths that cannot be file names."""
    for path in (b"/%00", b"/" + b"x" * 5_000, b"/%ff", b"/api/rules/vienna?language=" + b"x" * 5_000):
        with socket.create_connection((target.host, target.port), timeout=20) as line:
            line.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answer = b"".join(iter(lambda: line.recv(65_536), b""))
        status = answer.split(b" ")[1:2]
        if not status or (status[0] >= b"500" and b"client_not_built" not in answer):
            return f"{path[:40].decode()} was answered {answer[:60]!r}"
    return ""


def report_about_nothing(target: Target) -> str:
    """Report something that happened at no table."""
    anna, boris = target.guest(), target.guest()
    answer = anna.ask("POST", "/api/reports", {"about": boris.id, "text": "rude", "table": "nowhere"})
    return "" if answer.status_code == 404 else f"it was answered {answer.status_code}"


def bots_of_one_person(target: Target) -> str:
    """One person lets many bots think, and another person's bot must not wait until they all have."""
    greedy, other = target.guest(), target.guest()
    seats, game = (MINE, {"type": "bot", "bot": "spymaster"}), {"game": "war1955", "options": {"first_player": "2"}}
    tables = [str(greedy.make(*seats, **game)["table"]) for _ in range(MANY_BOTS)]
    table = str(other.make(MINE, {"type": "bot", "bot": "greedy"}, **game)["table"])
    deadline = time.monotonic() + HALF_OPEN_SECONDS
    while not has_moved(other, table):
        if time.monotonic() > deadline:
            return f"a bot did not move within {HALF_OPEN_SECONDS} s"
        time.sleep(0.02)
    served = sum(has_moved(greedy, one) for one in tables)
    for one in tables:
        greedy.send("resign", one, seat=0)
    return f"{served} bots of one person moved before the one of another" if served == len(tables) else ""


def has_moved(person: Abuser, table: str) -> bool:
    """Tell whether the bot on the second seat has moved."""
    news = person.look(table, 0)["news"]
    return any(one["what"] == "acted" and one["seat"] == 1 for one in news)


def second_server(target: Target) -> str:
    """Start another server on the same SQLite file."""
    command = [sys.executable, "-m", "tradecraft", "serve", "--port", "0", "--database", target.database]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        try:
            # It either says where it is, or ends.
            if any(ADDRESS.search(line) for line in process.stdout):
                return "it started without complaint"
            code = process.wait()
        finally:
            process.kill()
    return "" if code == 2 else f"it ended with {code}"


def large_header(target: Target) -> str:
    """Send an endless header."""
    with socket.create_connection((target.host, target.port), timeout=20) as line:
        try:
            line.sendall(b"GET /api/catalogue HTTP/1.1\r\nHost: x\r\nX: ")
            for _ in range(200):
                line.sendall(b"x" * 65_536)
            line.settimeout(10)
            answer = line.recv(1000)
        except (ConnectionError, TimeoutError) as error:
            return "" if isinstance(error, ConnectionError) else "13 MB of header were taken"
    return "" if answer.startswith(b"HTTP/1.1 4") or not answer else f"it was answered {answer[:40]!r}"


def half_open_requests(target: Target) -> str:
    """Open many connections and send half a request on each."""
    with ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection((target.host, target.port), timeout=HALF_OPEN_SECONDS))
            for _ in range(HALF_OPEN)
        ]
        for line in lines:
            line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\n")
        waited = target.seconds()
        if waited > OTHERS_SECONDS:
            return f"others wait {waited:.1f} s"
        deadline = time.monotonic() + HALF_OPEN_SECONDS
        for line in lines:
            try:
                line.settimeout(max(0.1, deadline - time.monotonic()))
                line.recv(1000)
            except TimeoutError:
                return f"half a request keeps its connection for {HALF_OPEN_SECONDS} s"
            except ConnectionError:
                pass
    return ""


def guest_flood(target: Target) -> str:
    """Create more guests than an IP address may."""
    codes = [target.ask("POST", "/api/guests", {"name": target.name("Flood")}).status_code for _ in range(60)]
    return "" if 429 in codes else "60 guests were let in within a moment"


def password_guessing(target: Target) -> str:
    """Guess passwords."""
    body = {"name": "Somebody", "password": "guess"}
    codes = [target.ask("POST", "/api/session", body).status_code for _ in range(30)]
    return "" if 429 in codes else "30 passwords could be tried"


def command_flood(target: Target) -> str:
    """Send more commands than a person may."""
    frames = ['{"type":"unwatch","id":"x","table":"nowhere"}'] * 50
    rate = int(DEFAULT_LIMITS["TRADECRAFT_COMMANDS_PER_SECOND"])
    with waiting_guest(target).connected() as line:
        began, taken = time.monotonic(), 0
        while taken < MOST_COMMANDS:
            if "too_many_requests" in refusals(line, frames):
                return ""
            taken += len(frames)
            seconds = time.monotonic() - began
            if taken > rate * (BURST_SECONDS + seconds):
                return f"{taken} commands were taken in {seconds:.1f} s"
    return f"this machine takes less than {rate} commands a second, so nothing was tried"


def malformed_flood(target: Target) -> str:
    """Send unreadable frames as fast as possible."""
    with waiting_guest(target).connected() as line:
        codes = refusals(line, ["nonsense"] * 200)
    return "" if "too_many_requests" in codes else f"200 malformed frames were read: {set(codes)}"


def too_many_sockets(target: Target) -> str:
    """Open more connections than a person may."""
    anna = waiting_guest(target)
    with ExitStack() as stack:
        for number in range(20):
            try:
                line = stack.enter_context(anna.connected())
                line.send('{"type":"unwatch","id":"x","table":"nowhere"}')
                line.recv(timeout=10)
            except (InvalidStatus, ConnectionError):
                return ""
            except Exception as error:
                if type(error).__name__ in ("ConnectionClosedError", "ConnectionClosedOK"):
                    return ""
                return f"connection {number} failed with {error!r}"
    return "20 connections were opened"


def too_many_tables(target: Target) -> str:
    """Create more tables than a person may."""
    anna = waiting_guest(target)
    body = {"game": "vienna", "seats": [MINE, OPEN]}
    for _ in range(80):
        answer = anna.ask("POST", "/api/tables", body)
        if answer.status_code == 429 and code_of(answer) == "too_many_requests":
            time.sleep(0.3)
        elif not answer.is_success:
            return ""
    return "80 tables were made"


def waiting_guest(target: Target) -> Abuser:
    """Sign in as a guest as soon as the limit per IP address allows it."""
    deadline = time.monotonic() + 70
    while time.monotonic() < deadline:
        answer = target.ask("POST", "/api/guests", {"name": target.name("Patient")})
        if answer.status_code == 201:
            return Abuser(target, answer.json(), answer)
        time.sleep(0.5)
    raise AssertionError("no guest was let in for more than a minute")


PLAY = (
    rated_undo_after_reveal,
    rated_undo_under_a_stand_in,
    rated_free_engine,
    rated_without_clock,
    rated_guest,
    clock_refilled,
    holiday_toggled,
    replayed_id,
    strangers_at_a_private_table,
    names_told_by_sign_in,
    addresses_told_by_recovery,
    name_of_an_account,
    invisible_signs_in_a_name,
    token_after_a_password_change,
    deletion_without_a_password,
    foreign_page,
    odd_addresses,
    report_about_nothing,
    second_server,
    bots_of_one_person,
)
# Cases that need a guest come first: the guest flood uses up the address's limit for a minute.
LIMITED = (
    command_flood,
    malformed_flood,
    too_many_sockets,
    too_many_tables,
    large_header,
    password_guessing,
    guest_flood,
    half_open_requests,
)
