"""A bot as a separate program, which takes the first legal action.

tradecraft arena GAME --bots "program:python examples/programs/first_choice.py,random" --games 20
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        choice = message["legal"][0]
        answer = {"type": "act", "id": message["id"], "action": choice["action"]}
        print(json.dumps(answer), flush=True)
