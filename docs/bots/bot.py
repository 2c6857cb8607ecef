"""A bot for Échappée in Python: it plays the first legal move that differs from the last one it played."""

import json
import sys


def answer(message):
    print(json.dumps(message), flush=True)


last = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer({"type": "hello", "name": "Sample in Python"})
    elif message["type"] == "decide":
        moves = message["moves"]
        move = next((i for i, candidate in enumerate(moves) if candidate != last), 0)
        last = moves[move]
        answer({"type": "move", "move": move})
    elif message["type"] == "result":
        break
