#!/usr/bin/env python3
"""A bot as a program: JSON lines in, JSON lines out. It needs nothing but Python; any other language would do.

It knows a little Cat Box: it puts cats of its own color next to each other. In other games it plays any move.
docs/bot-protocol.md describes the protocol. Run it from here against Kitten, which it beats:

    tabbytop arena cat-box --players 2 --bots "mine=program:python3 docs/examples/program_bot.py,kitten" --games 20
"""

import json
import random
import sys

LETTERS = {"black": "K", "pink": "P", "purple": "V", "blue": "B", "yellow": "Y", "chihuahua": "."}


def quadrants(face, at):
    """Return the four quadrants of a card at this position, by place."""
    return {(at[0] + x, at[1] + y): face[y][x] for x in (0, 1) for y in (0, 1)}


def worth(view, seat, move):
    """Count own cats that the card puts next to own cats, minus own cats that it covers."""
    if move.get("do") != "play" or "card" not in move:
        return -1.0
    card = view["players"][move["from"]]["hand"][move["card"]]
    face = card["secret"] if move["from"] == seat else card["public"]
    mine = LETTERS[view["players"][seat]["identity"]]
    before = {}
    for placed in view["placed"]:  # later cards are on top
        before.update(quadrants(placed["shows"], placed["at"]))
    laid = quadrants(face, move["at"])
    after = {**before, **laid}
    gain = 0.0
    for (x, y), letter in laid.items():
        gain -= 2 * (before.get((x, y)) == mine)
        if letter == mine:
            beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            gain += 1 + sum(after.get(place) == mine for place in beside)
    return gain


def main():
    """Answer every question until the input ends."""
    hello, luck = {}, random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["tabbytop"] == "hello":
            hello, luck = message, random.Random(message["seed"])
        elif message["tabbytop"] == "ask":
            moves = message.get("moves", [])
            best = luck.randrange(message["count"])
            if hello["game"] == "cat-box" and moves:
                value = [worth(message["view"], hello["seat"], move) + luck.random() for move in moves]
                best = value.index(max(value))
            print(json.dumps({"ask": message["ask"], "move": best}), flush=True)


if __name__ == "__main__":
    main()
