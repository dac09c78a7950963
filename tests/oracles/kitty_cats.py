"""The slow Here, Kitty, Kitty! (see kitty.py): deck, seats, cards and cats."""

import json
from collections import Counter
from typing import Any, TypeVar

Position = dict[str, Any]
Action = dict[str, Any]
Fields = dict[str, Any]  # what an action says besides `do` and `card`
Frame = dict[str, Any]
Cats = dict[str, int]
Thing = TypeVar("Thing")

COLORS = ("black", "gray", "orange", "white")
EACH_COLOR = 10
PROPERTY = ("yard", "porch", "house")
ZONES = ("neighborhood", *PROPERTY)  # inward

INSTANTS = {  # HKK-8, with their copies
    "raining-cats-and-dogs": 2,
    "keeping-up-with-the-joneses": 2,
    "the-cats-pajamas": 1,
    "fireworks": 1,
    "hairball": 1,
    "cat-in-heat": 1,
}
STANDARDS = {  # those that are played as an action
    "cat-burglar": 5,
    "spay-neuter-clinic": 4,
    "catlike-reflexes": 3,
    "foster-kittens": 3,
    "special-needs-kitty": 2,
    "catting-around": 2,
    "fraidy-cats": 2,
    "open-window": 2,
    "famous-internet-cat": 2,
    "the-cat-came-back": 2,
    "best-in-show": 2,
    "can-opener": 1,
    "catnip": 1,
    "cat-fight": 1,
    "stray-dog": 1,
}
LASTING_DEFENSIVES = {"alarm-system": 1, "pet-insurance": 2}
ANSWERS = {"catnap": 1, "one-cool-cat": 1, "tuna": 1, "land-on-your-feet": 2, "copy-cat": 2}
COPIES = {**INSTANTS, **STANDARDS, **LASTING_DEFENSIVES, **ANSWERS}
LASTING = ("foster-kittens", "special-needs-kitty", *LASTING_DEFENSIVES)

REMOVED = {  # HKK-2.2
    6: {"cat-in-heat": 1, "the-cats-pajamas": 1, "fireworks": 1, "hairball": 1, "one-cool-cat": 1, "tuna": 1},
    2: {
        "alarm-system": 1,
        "cat-burglar": 3,
        "can-opener": 1,
        "cat-fight": 1,
        "catnap": 1,
        "catnip": 1,
        "foster-kittens": 1,
        "hairball": 1,
        "stray-dog": 1,
    },
}

CANCELED_BY = {  # besides Catnap, which cancels everything that can be canceled
    "one-cool-cat": ("fraidy-cats", "stray-dog", "catlike-reflexes"),
    "tuna": ("cat-burglar", "catting-around", "open-window", "cat-fight"),
}
SHIELDED_BY = {
    "one-cool-cat": ("fireworks", "hairball", "raining-cats-and-dogs"),
    "tuna": ("cat-in-heat",),
}

TAKES = {  # cards that take cats from the Neighborhood: how many at most
    "spay-neuter-clinic": 2,
    "can-opener": 3,
    "foster-kittens": 2,
    "special-needs-kitty": 1,
    "catnip": 3,
    "the-cats-pajamas": 1,
    "keeping-up-with-the-joneses": 1,
    "pet-insurance": 1,
}
INTO = {"spay-neuter-clinic": "porch", "can-opener": "yard", "the-cats-pajamas": "porch"}
INTO |= {"keeping-up-with-the-joneses": "house", "pet-insurance": "yard"}

GIVES = {  # cards that make a player move cats of their choice: from, to, most
    "catting-around": ("porch", "neighborhood", 2),
    "fraidy-cats": ("porch", "yard", 2),
    "open-window": ("house", "neighborhood", 1),
    "stray-dog": ("yard", "neighborhood", 3),
    "fireworks": ("yard", "neighborhood", 2),
    "hairball": ("house", "porch", 1),
}


def normal(position: Position) -> Position:
    """Return a deep copy with the defaults filled in, no zero counts, and hand cards as plain ids (without `known`)."""
    full: Position = json.loads(json.dumps(position))  # faster than deepcopy
    for player in full["players"]:
        for zone in PROPERTY:
            player[zone] = without_zeros(player.get(zone, {}))
        player["hand"] = [card if isinstance(card, str) else card["card"] for card in player.get("hand", [])]
        for lying in player.setdefault("lasting", []):
            if "cats" in lying or lying["card"] in STANDARDS:
                lying["cats"] = without_zeros(lying.get("cats", {}))
    full.setdefault("options", {})
    for key in ("deck", "discard"):
        full.setdefault(key, [])
    defaults = {"to_move": 0, "actions_left": 2, "phase": "turn", "final_turns_left": None, "idle_turns": 0}
    for key, value in defaults.items():
        full.setdefault(key, value)
    full.setdefault("_carded", False)
    if full["phase"] == "turn":
        full.setdefault("_stack", [{"step": "turn"}])
    return full


# Seats and cards


def seats_from(position: Position, first: int) -> list[int]:
    """Return all seats, clockwise (to the left) from this seat on."""
    players = len(position["players"])
    return [(first + i) % players for i in range(players)]


def left_of(position: Position, seat: int) -> int:
    return (seat + 1) % len(position["players"])


def right_of(position: Position, seat: int) -> int:
    return (seat - 1) % len(position["players"])


def hand_limit(position: Position) -> int:
    """Return the hand limit (HKK-2.1)."""
    return 2 if len(position["players"]) in (2, 6) else 3


def cards_in_game(players: int) -> Counter[str]:
    """Count the cards in a game with this many players (HKK-2.2)."""
    return Counter(COPIES) - Counter(REMOVED.get(players, {}))


def publicly_gone(position: Position, card: str) -> bool:
    """Return whether every copy is discarded, removed for the number of players, or lasting (HKK-5.1)."""
    lying = [lasting["card"] for player in position["players"] for lasting in player["lasting"]]
    gone = position["discard"].count(card) + lying.count(card)
    return bool(gone >= cards_in_game(len(position["players"]))[card])


def has_lasting(position: Position, seat: int, card: str) -> int:
    """Count these cards under the property."""
    return [lying["card"] for lying in position["players"][seat]["lasting"]].count(card)


def mark_card(position: Position) -> None:
    """Note that a card was played or discarded in this turn (HKK-3.4)."""
    position["idle_turns"] = 0
    position["_carded"] = True


def play_from_hand(position: Position, seat: int, card: str) -> None:
    """Take the card from the hand; it is in no list until it is put away."""
    position["players"][seat]["hand"].remove(card)
    mark_card(position)


# Cats


def without_zeros(cats: Cats) -> Cats:
    return {color: cats[color] for color in COLORS if cats.get(color)}


def total(cats: Cats) -> int:
    return sum(cats.values())


def neighborhood(position: Position) -> Cats:
    """Return the cats that are nowhere else."""
    left = dict.fromkeys(COLORS, EACH_COLOR)
    for player in position["players"]:
        places = [player[zone] for zone in PROPERTY] + [lying.get("cats", {}) for lying in player["lasting"]]
        for cats in places:
            for color, count in cats.items():
                left[color] -= count
    assert min(left.values()) >= 0, left
    return without_zeros(left)


def cats_at(position: Position, seat: int, zone: str) -> Cats:
    if zone == "neighborhood":
        return neighborhood(position)
    cats: Cats = position["players"][seat][zone]
    return cats


def put(position: Position, seat: int, zone: str, color: str) -> None:
    """Add a cat here. The Neighborhood has no list: a cat is there if it is nowhere else."""
    if zone != "neighborhood":
        cats = position["players"][seat][zone]
        cats[color] = cats.get(color, 0) + 1


def remove(position: Position, seat: int, zone: str, color: str) -> None:
    if zone != "neighborhood":
        cats = position["players"][seat][zone]
        cats[color] -= 1
        if not cats[color]:
            del cats[color]


def shift(position: Position, seat: int, color: str, start: str, end: str) -> None:
    remove(position, seat, start, color)
    put(position, seat, end, color)


def bags(pool: list[tuple[Thing, int]], size: int) -> list[list[Thing]]:
    """Return every way to take `size` things from a pool of (thing, count), without telling equal things apart."""
    if size == 0:
        return [[]]
    if not pool:
        return []
    (thing, count), rest = pool[0], pool[1:]
    return [[thing] * k + more for k in range(min(count, size) + 1) for more in bags(rest, size - k)]


def counted(colors: list[str]) -> Cats:
    return without_zeros(Counter(colors))


def colors_of(cats: Cats) -> list[str]:
    """Return one entry for every cat."""
    return [color for color in COLORS for _ in range(cats.get(color, 0))]


def some_cats(cats: Cats, size: int) -> list[Cats]:
    """Return every way to take `size` of these cats, or all if there are fewer."""
    return [counted(bag) for bag in bags(list(cats.items()), min(size, total(cats)))]


def missing(position: Position, number: int) -> int:
    """Return the card's number less the cats in the Neighborhood, taken or not (HKK-4.4)."""
    return max(0, number - total(neighborhood(position)))


def yard_bags(position: Position, seat: int, size: int) -> list[list[Fields]]:
    """Return every way to take `size` cats from other players' Yards, as in the field `yards`."""
    pool = []
    for other, player in enumerate(position["players"]):
        if other != seat:
            pool += [((other, color), player["yard"][color]) for color in COLORS if color in player["yard"]]
    return [[{"seat": other, "color": color} for other, color in bag] for bag in bags(pool, size)]


def with_yards(fields: Fields, yards: list[Fields]) -> Fields:
    """Add the field `yards` if it isn't empty."""
    return {**fields, "yards": yards} if yards else fields


def takings(position: Position, seat: int, number: int) -> list[Fields]:
    """Return every way to take at least one and at most `number` cats from the Neighborhood (HKK-4.3, 4.4)."""
    here = neighborhood(position)
    found = []
    for size in range(min(number, total(here)) + 1):
        for extra in range(missing(position, number) + 1):
            if size + extra > 0:
                for cats in some_cats(here, size):
                    found += [with_yards({"cats": cats}, yards) for yards in yard_bags(position, seat, extra)]
    return found


def in_house(player: Position) -> Cats:
    """Return the cats in the House, Special Needs Kitties included."""
    kitties = [lying["cats"] for lying in player["lasting"] if lying["card"] == "special-needs-kitty"]
    return counted([color for cats in [player["house"], *kitties] for color in colors_of(cats)])


def on_property(player: Position) -> Cats:
    fostered = [lying["cats"] for lying in player["lasting"] if lying["card"] == "foster-kittens"]
    places = [in_house(player), player["porch"], player["yard"], *fostered]
    return counted([color for cats in places for color in colors_of(cats)])
