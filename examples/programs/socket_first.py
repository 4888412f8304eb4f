"""A bot on a WebSocket in Python, which takes the first legal action.

Start it, then run the arena:

python examples/programs/socket_first.py 9000
tradecraft arena GAME --bots ws://127.0.0.1:9000,random --games 20
"""

import json
import sys

from websockets.sync.server import ServerConnection, serve


def answer(socket: ServerConnection) -> None:
    """Answer every question of one game."""
    for line in socket:
        message = json.loads(line)
        if message["type"] == "decide":
            choice = message["legal"][0]
            socket.send(json.dumps({"type": "act", "id": message["id"], "action": choice["action"]}))


if __name__ == "__main__":
    with serve(answer, "127.0.0.1", int(sys.argv[1])) as server:
        print(f"ws://127.0.0.1:{server.socket.getsockname()[1]}", flush=True)
        server.serve_forever()
