"""A tiny outside bot, as anyone could write one: `python listening_bot.py [FILE]` notes in FILE all that it hears.

It plays the first legal move, and gives away the first cards of its hand.
"""

import json
import sys
from pathlib import Path

for line in sys.stdin:
    if len(sys.argv) > 1:
        with Path(sys.argv[1]).open("a", encoding="utf-8") as heard:
            heard.write(line)
    message = json.loads(line)
    if "hello" in message:
        sys.stdout.write('{"ready": {"name": "listener"}}\n')
    if "choose" in message:
        request = message["choose"]
        if request["kind"] == "play":
            move = {"id": request["id"], "play": request["legal"][0]}
        else:
            move = {"id": request["id"], request["kind"]: request["view"]["hand"][: request["count"]]}
        sys.stdout.write(json.dumps({"move": move}) + "\n")
    sys.stdout.flush()
    if "bye" in message:
        break
