"""Play a game against a bot over the API with only the standard library; docs/bot-api.md explains it.

Pass the server's address and the token of a bot account; without a token you play as a guest:

    python examples/play_by_api.py http://localhost:8000 --token TOKEN --game vienna
"""

import argparse
import json
import random
import sys
import time
from itertools import chain
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

parser = argparse.ArgumentParser()
parser.add_argument("server")
parser.add_argument("--token")
parser.add_argument("--game", default="vienna")
given = parser.parse_args()
server, token = given.server, given.token
proof = {"Authorization": f"Bearer {token}"} if token else {"Origin": server}
headers = {"Content-Type": "application/json", **proof}
browser = build_opener(HTTPCookieProcessor())


def call(path, body=None):
    """Send a request. On 429, wait and retry; a 409 is out of date, and the next update has the new state."""
    try:
        return browser.open(Request(server + path, body and json.dumps(body).encode(), headers))
    except HTTPError as refusal:
        if refusal.code == 429:
            time.sleep(int(refusal.headers["Retry-After"]))
            return call(path, body)
        if refusal.code != 409:
            sys.exit(refusal.read().decode())


if not token:
    call("/api/guests", {"name": "Guest"})
seats = [{"type": "mine"}, {"type": "bot", "bot": "random"}]
table = json.load(call("/api/tables", {"game": given.game, "seats": seats}))["table"]
result = None
while not result:  # Reopen the stream if it ends, for example when the server restarts.
    stream = call("/api/stream")
    now = json.load(call(f"/api/tables/{table}"))["updates"]
    for message in chain(now, (json.loads(line) for line in stream if line.strip())):
        if message["type"] == "update" and message["table_id"] == table:
            if message["table"] and (result := message["table"]["result"]):
                break
            if message["decision"]:
                act = {"type": "act", "table": table, "seat": message["seat"], "version": message["version"]}
                choice = random.choice(message["decision"]["options"])
                call("/api/commands", act | {"id": str(message["version"]), "action": choice["action"]})
print(f"table {table}: {result['reason']}, scores {result['scores']}, places {result['places']}")
