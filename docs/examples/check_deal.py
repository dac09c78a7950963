#!/usr/bin/env python3
"""Check the deal of a record without Tabbytop: what docs/dealer.md says, with Python's standard library alone.

It prints every draw of the match that wasn't undone: its stream, its number in the stream, the sum of the weights, the
number that the dealer drew, and the option that follows from it. It stops with an error where the record differs.

    python3 docs/examples/check_deal.py game.json
"""

import hashlib
import hmac
import json
import sys

IDENTITIES = ["black", "pink", "purple", "blue", "yellow", "chihuahua"]
TOYS = ["mouse", "yarn", "feather", "bell"]
PRINCESSES, SPECIAL_TOYS, FITS_HAND = 5, 3, 2


def number_below(key, stream, k, limit):
    """Draw the k-th number of a stream, below the limit."""
    block = 0
    while True:
        message = stream.encode() + b"\0" + k.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.new(key, message, hashlib.sha256).digest()
        for i in range(0, 32, 8):
            word = int.from_bytes(digest[i : i + 8], "big")
            if word < 2**64 - 2**64 % limit:
                return word % limit
        block += 1


def count(things):
    """Count equal things, in their own order."""
    return [(thing, things.count(thing)) for thing in sorted(set(things))]


def draw_first(seats):
    """Draw the starting player."""
    return "first", [(f"first {seat}", 1) for seat in range(seats)]


class CatBox:
    """The unseen cards of Cat Box. Each is a pair of faces; a face is its four letters."""

    def __init__(self, record):
        self.seats = len(record["players"])
        self.identities = IDENTITIES[: 6 if self.seats >= 4 else 5]
        self.unseen = []
        for card in record["deck"]["cards"]:
            front = "".join(card["front"])
            back = "".join(card["back"]) if "back" in card else self.mirrored(front)
            self.unseen += [(front, back)] * card.get("copies", 1)
        self.is_mirrored = all(back == self.mirrored(front) for front, back in self.unseen)
        self.dealt = 0
        self.top = ""  # the face that everyone sees on the pile
        self.said = []  # the players' actions since the last chance event

    @staticmethod
    def mirrored(face):
        """Mirror a face left to right."""
        return face[1] + face[0] + face[3] + face[2]

    def hear(self, by, word):
        """Remember a player's action."""
        self.said.append((by, word))

    def options(self, word):
        """Find the stream and the options of a draw; None if the outcome is already determined."""
        said, self.said = self.said, []
        if word.startswith("first"):
            return draw_first(self.seats)
        if word.startswith("identity"):
            if self.dealt == self.seats:
                return None  # revealed at the end
            return "identities", [(f"identity {one}", 1) for one in self.identities]
        if said[-2:-1] and said[-2][1] == "token dried-fish" and not self.is_mirrored:
            by, card = said[-1]
            if not card.startswith(f"card {by}."):
                return None  # a player who took it from another hand sees its other side
        return "cards", [(f"face {face}", weight) for face, weight in count(self.faces())]

    def faces(self):
        """List the faces that can come up: on top of the pile, or under the face that is on top."""
        if self.top and not self.is_mirrored:
            below = [back for front, back in self.unseen if front == self.top]
            return below + [front for front, back in self.unseen if back == self.top]
        if self.top:
            self.take(self.top, self.mirrored(self.top))
        return [face for card in self.unseen for face in card]

    def take(self, face, other):
        """Take a card from the pile."""
        self.unseen.remove((face, other) if (face, other) in self.unseen else (other, face))
        self.top = ""

    def happen(self, word):
        """Apply a draw."""
        verb, _, what = word.partition(" ")
        if verb == "identity":
            self.identities.remove(what)
            self.dealt += 1
        elif verb == "face" and self.top:
            self.take(self.top, what)
        elif verb == "face":
            self.top = what


class Fits:
    """The stacks of If It Fits."""

    def __init__(self, record):
        self.seats = len(record["players"])
        icons = [*record["deck"].get("toys", TOYS), "spray"]
        self.unseen = []
        for card in record["deck"]["cards"]:
            text = f"{card['open']}:{'+'.join(sorted(card['icons'], key=icons.index))}"
            self.unseen += [text] * card.get("copies", 1)
        self.toys = SPECIAL_TOYS
        self.to_deal = FITS_HAND * self.seats
        cards = len(self.unseen) + SPECIAL_TOYS - self.to_deal
        if record["options"].get("advanced"):
            self.stacks = [[PRINCESSES, cards]]
        else:
            sizes = [cards // self.seats + (stack < cards % self.seats) for stack in range(self.seats)]
            self.stacks = [[1, size] for size in sizes]

    def hear(self, by, word):
        """Ignore players' actions: they don't change the deck."""

    def options(self, word):
        """Find the stream and the options of a draw."""
        if word.startswith("first"):
            return draw_first(self.seats)
        kinds = [(f"card {kind}", weight) for kind, weight in count(self.unseen)]
        if self.to_deal:
            return "cards", kinds
        princesses, others = next(stack for stack in self.stacks if any(stack))
        found = [("card princess", princesses * max(1, len(self.unseen) + self.toys)), ("card toy", others * self.toys)]
        found += [(kind, others * weight) for kind, weight in kinds]
        return "cards", [(kind, weight) for kind, weight in found if weight]

    def happen(self, word):
        """Apply a draw."""
        verb, _, what = word.partition(" ")
        if verb != "card":
            return
        if self.to_deal:
            self.to_deal -= 1
        else:
            next(stack for stack in self.stacks if any(stack))[what != "princess"] -= 1
        if what == "toy":
            self.toys -= 1
        elif what != "princess":
            self.unseen.remove(what)


class Kitty:
    """The deck of Here, Kitty, Kitty!"""

    def __init__(self, record):
        self.seats = len(record["players"])
        removed = record["deck"].get("removed", {}).get(str(self.seats), {})
        cards = record["deck"]["cards"]
        self.left = {card["id"]: card.get("copies", 1) - removed.get(card["id"], 0) for card in cards}
        self.instants = [card["id"] for card in cards if card["type"] == "instant"]
        self.to_deal = (0, 0, 2, 3, 3, 3, 2)[self.seats] * self.seats

    def hear(self, by, word):
        """Ignore players' actions: they don't change the deck."""

    def options(self, word):
        """Find the stream and the options of a draw: in the order of the deck file, no Instants in first hands."""
        if word.startswith("first"):
            return draw_first(self.seats)
        out = self.instants if self.to_deal else []
        return "cards", [(f"card {card}", left) for card, left in self.left.items() if left and card not in out]

    def happen(self, word):
        """Apply a draw."""
        verb, _, what = word.partition(" ")
        if verb == "card":
            self.left[what] -= 1
            self.to_deal = max(0, self.to_deal - 1)


GAMES = {"cat-box": CatBox, "if-it-fits": Fits, "here-kitty-kitty": Kitty}


def live_lines(record):
    """List the entries that weren't undone: an undo removes everything from the entry it names onward."""
    live = []
    for line in record["log"]:
        if "undo" in line:
            live = [one for one in live if one["n"] < line["undo"]]
        else:
            live.append(line)
    return live


def draws(record):
    """Check every draw of a record: (stream, k, sum of weights, number, option)."""
    secret = bytes.fromhex(record["secret"])
    if hashlib.sha256(secret).hexdigest() != record["commitment"]:
        raise ValueError("the secret does not fit the commitment")
    key = secret + b"".join([bytes.fromhex(nonce) for nonce in record["nonces"]])
    game = GAMES[record["game"]](record)
    drawn = {}
    for line in live_lines(record):
        if line["by"] != "chance":
            game.hear(line["by"], line["say"])
            continue
        found = game.options(line["say"])
        if found is None:
            continue
        stream, options = found
        k = drawn.get(stream, 0)
        drawn[stream] = k + 1
        total = sum(weight for _, weight in options)
        number = number_below(key, stream, k, total)
        shares = [option for option, weight in options for _ in range(weight)]
        option = shares[number]
        if option != line["say"]:
            raise ValueError(f"entry {line['n']}: the dealer drew {option}, the record says {line['say']}")
        game.happen(option)
        yield stream, k, total, number, option


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        for one in draws(json.load(file)):
            print(*one)
