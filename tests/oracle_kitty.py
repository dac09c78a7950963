"""A slow, plain Here, Kitty, Kitty!, written from shared/rules/here-kitty-kitty.md alone: the oracle for the fast one.

It works on position files as they are (dicts as JSON has them) and recomputes everything each time.
Two keys are its own:
`_stack`: all that is still to happen, the next thing last: a list of frames, each with a `step` (see STEPS);
`_carded`: whether a card has been played or discarded in the current turn (HKK-3.4).
Run it (`python -m tests.oracle_kitty`) to see it play with itself.
"""

import json
import random
import sys
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

CANCELLED_BY = {  # besides Catnap, which cancels whatever can be cancelled
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

GIVES = {  # cards that make a player move cats of their choice: from where, whereto, how many at most
    "catting-around": ("porch", "neighborhood", 2),
    "fraidy-cats": ("porch", "yard", 2),
    "open-window": ("house", "neighborhood", 1),
    "stray-dog": ("yard", "neighborhood", 3),
    "fireworks": ("yard", "neighborhood", 2),
    "hairball": ("house", "porch", 1),
}


def normal(position: Position) -> Position:
    """A deep copy with the defaults filled in, no zero counts, and hand cards as plain ids (`known` is dropped)."""
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
    """Everybody, clockwise (to the left) from this seat on."""
    players = len(position["players"])
    return [(first + i) % players for i in range(players)]


def left_of(position: Position, seat: int) -> int:
    return (seat + 1) % len(position["players"])


def right_of(position: Position, seat: int) -> int:
    return (seat - 1) % len(position["players"])


def hand_limit(position: Position) -> int:
    """HKK-2.1."""
    return 2 if len(position["players"]) in (2, 6) else 3


def cards_in_game(players: int) -> Counter[str]:
    """HKK-2.2."""
    return Counter(COPIES) - Counter(REMOVED.get(players, {}))


def publicly_gone(position: Position, card: str) -> bool:
    """HKK-5.1: every copy is discarded, removed for the number of players, or lasting."""
    lying = [lasting["card"] for player in position["players"] for lasting in player["lasting"]]
    gone = position["discard"].count(card) + lying.count(card)
    return bool(gone >= cards_in_game(len(position["players"]))[card])


def has_lasting(position: Position, seat: int, card: str) -> int:
    """How many of these lie under the property."""
    return [lying["card"] for lying in position["players"][seat]["lasting"]].count(card)


def mark_card(position: Position) -> None:
    """HKK-3.4: somebody played or discarded a card in this turn."""
    position["idle_turns"] = 0
    position["_carded"] = True


def play_from_hand(position: Position, seat: int, card: str) -> None:
    """The card leaves the hand; it lies nowhere until it is put away."""
    position["players"][seat]["hand"].remove(card)
    mark_card(position)


# Cats


def without_zeros(cats: Cats) -> Cats:
    return {color: cats[color] for color in COLORS if cats.get(color)}


def total(cats: Cats) -> int:
    return sum(cats.values())


def neighborhood(position: Position) -> Cats:
    """The cats that are nowhere else."""
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
    """One more cat here. The Neighborhood is not counted: a cat put there is just nowhere else."""
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
    """Every way to take so many things out of this pool of (thing, how many there are), alike ones being the same."""
    if size == 0:
        return [[]]
    if not pool:
        return []
    (thing, count), rest = pool[0], pool[1:]
    return [[thing] * k + more for k in range(min(count, size) + 1) for more in bags(rest, size - k)]


def in_words(colors: list[str]) -> Cats:
    return without_zeros(Counter(colors))


def colors_of(cats: Cats) -> list[str]:
    """One entry for every cat."""
    return [color for color in COLORS for _ in range(cats.get(color, 0))]


def some_cats(cats: Cats, size: int) -> list[Cats]:
    """Every way to take so many of these cats, or all if there are fewer."""
    return [in_words(bag) for bag in bags(list(cats.items()), min(size, total(cats)))]


def missing(position: Position, number: int) -> int:
    """HKK-4.4: the card's number less the cats in the Neighborhood, whether or not those are taken."""
    return max(0, number - total(neighborhood(position)))


def yard_bags(position: Position, seat: int, size: int) -> list[list[Fields]]:
    """Every way to take so many cats from other players' Yards, as the field `yards` has them."""
    pool = []
    for other, player in enumerate(position["players"]):
        if other != seat:
            pool += [((other, color), player["yard"][color]) for color in COLORS if color in player["yard"]]
    return [[{"seat": other, "color": color} for other, color in bag] for bag in bags(pool, size)]


def with_yards(fields: Fields, yards: list[Fields]) -> Fields:
    """The field `yards` is only there when something stands in it."""
    return {**fields, "yards": yards} if yards else fields


def takings(position: Position, seat: int, number: int) -> list[Fields]:
    """Every way to take at least one and up to so many cats from the Neighborhood (HKK-4.3, 4.4)."""
    here = neighborhood(position)
    found = []
    for size in range(min(number, total(here)) + 1):
        for extra in range(missing(position, number) + 1):
            if size + extra > 0:
                for cats in some_cats(here, size):
                    found += [with_yards({"cats": cats}, yards) for yards in yard_bags(position, seat, extra)]
    return found


# The choices of those who play a card


def choices(position: Position, seat: int, card: str) -> list[Fields]:
    """All that this seat could say with this card; nothing: it cannot be played now (HKK-4.5)."""
    if card == "cat-burglar":
        return burglaries(position, seat)
    if card == "catnip":
        return catnips(position, seat) or [{"moves": []}]
    if card in TAKES and card in STANDARDS:
        return takings(position, seat, TAKES[card]) or [{"cats": {}}]
    if card == "catlike-reflexes":
        return reflexes(position)
    if card in GIVES:
        start, _, number = GIVES[card]
        return aims(position, seat, start, number)
    if card == "cat-fight":
        return aims(position, seat, "yard", 2)
    if card == "best-in-show":
        return advances(position, seat) or [{}]
    if card == "the-cat-came-back":
        names = sorted(set(position["discard"]) - set(INSTANTS) - {card})
        return [{"take": name} for name in names] or [{}]
    assert card == "famous-internet-cat" or card in LASTING_DEFENSIVES, card
    return [{}]


def burglaries(position: Position, seat: int) -> list[Fields]:
    found = []
    for target, player in enumerate(position["players"]):
        if target != seat and not has_lasting(position, target, "alarm-system"):
            for zone in PROPERTY:
                found += [{"target": target, "zone": zone, "color": color} for color in player[zone]]
    return found


def catnips(position: Position, seat: int) -> list[Fields]:
    """Up to three different cats: none of them moves twice, so only what is there now counts."""
    pool = []
    for zone in ZONES[:-1]:
        pool += [((color, zone), count) for color, count in cats_at(position, seat, zone).items()]
    number = TAKES["catnip"]
    found = []
    for extra in range(missing(position, number) + 1):
        for size in range(number - extra + 1):
            if size + extra > 0:
                for bag in bags(pool, size):
                    fields = {"moves": [{"color": color, "from": zone} for color, zone in bag]}
                    found += [with_yards(fields, yards) for yards in yard_bags(position, seat, extra)]
    return found


def reach(zone: str, direction: str) -> int:
    """How many spaces a cat in this zone can move without leaving the property."""
    place = PROPERTY.index(zone)
    return len(PROPERTY) - 1 - place if direction == "in" else place


def farthest(position: Position, seat: int, direction: str) -> int:
    player = position["players"][seat]
    return max((reach(zone, direction) for zone in PROPERTY if player[zone]), default=0)


def reflexes(position: Position) -> list[Fields]:
    found = []
    for target in range(len(position["players"])):  # "any property" includes one's own
        for direction in ("in", "out"):
            for spaces in range(1, farthest(position, target, direction) + 1):
                found.append({"target": target, "direction": direction, "spaces": spaces})
    return found


def aims(position: Position, seat: int, zone: str, number: int) -> list[Fields]:
    """Another player with a cat in this zone, and how many are asked for: no more than they have there."""
    found = []
    for target, player in enumerate(position["players"]):
        if target != seat:
            counts = range(1, min(number, total(player[zone])) + 1)
            found += [{"target": target, "count": count} for count in counts]
    return found


def advances(position: Position, seat: int) -> list[Fields]:
    """Best in Show and Land on Your Feet."""
    found = []
    for zone in PROPERTY:
        for color in position["players"][seat][zone]:
            for spaces in range(1, reach(zone, "in") + 1):
                found.append({"color": color, "from": zone, "spaces": spaces})
    return found


# Legal actions


def discards(hand: list[str]) -> list[Action]:
    """One or more cards; of equal ones those with the lowest indices stand for all."""
    found = []
    for size in range(1, len(hand) + 1):
        for bag in bags(list(Counter(hand).items()), size):
            indices: list[int] = []
            for card, count in Counter(bag).items():
                indices += [i for i, held in enumerate(hand) if held == card][:count]
            found.append({"do": "discard", "hand": sorted(indices)})
    return found


def moves(position: Position, seat: int) -> list[Action]:
    """HKK-3.2."""
    found = []
    for inner, outer in ((1, 0), (2, 1), (3, 2)):
        for start, end in ((ZONES[outer], ZONES[inner]), (ZONES[inner], ZONES[outer])):
            for color in cats_at(position, seat, start):
                found.append({"do": "move", "color": color, "from": start, "to": end})
    return found


def turn_actions(position: Position) -> list[Action]:
    me = position["to_move"]
    hand = position["players"][me]["hand"]
    found = moves(position, me) + discards(hand)
    for card in sorted(set(hand)):
        if card in STANDARDS or card in LASTING_DEFENSIVES:
            found += [{"do": "play", "card": card, **fields} for fields in choices(position, me, card)]
    return found


def answers(frame: Frame) -> list[str]:
    """The cards that could answer this window."""
    if frame["step"] == "cancel":
        return ["catnap", *[card for card, cancels in CANCELLED_BY.items() if frame["card"] in cancels]]
    if frame["step"] == "shield":
        return [card for card, shields in SHIELDED_BY.items() if frame["card"] in shields]
    return ["copy-cat"] if frame["step"] == "copy" else ["land-on-your-feet"]


def window_actions(position: Position, frame: Frame) -> list[Action]:
    seat = frame["seats"][0]
    found: list[Action] = [{"do": "pass"}]
    for card in answers(frame):
        if card not in position["players"][seat]["hand"]:
            continue
        if frame["step"] == "cancel":
            found.append({"do": "cancel", "card": card})
        elif frame["step"] == "shield":
            found += [{"do": "shield", "card": card, "seat": other} for other in range(len(position["players"]))]
        elif frame["step"] == "copy":
            found += [{"do": "copy", "card": card, **fields} for fields in choices(position, seat, frame["card"])]
        else:
            found += [{"do": "land", **fields} for fields in advances(position, seat) or [{}]]
    return found


def pick_options(position: Position, frame: Frame, seat: int) -> list[Fields]:
    """All answers of a player whom a card makes give up, move or take cats. Never empty."""
    card = frame["card"]
    player = position["players"][seat]
    if card in GIVES:
        start, _, number = GIVES[card]
        return [{"cats": cats} for cats in some_cats(player[start], frame["action"].get("count", number))]
    if card == "raining-cats-and-dogs":
        return [{"cats": cats} for cats in some_cats(player["yard"], (total(player["yard"]) + 1) // 2)]
    if card == "cat-in-heat":
        return [{"cats": cats} for cats in some_cats(player["yard"], 1)]
    if card == "catlike-reflexes":
        return reflex_picks(position, frame["action"], seat)
    if card == "cat-fight":
        return fight_picks(position, frame["action"]["count"], seat)
    return [{"cats": {}}, *takings(position, seat, TAKES[card])]


def reflex_picks(position: Position, action: Action, seat: int) -> list[Fields]:
    direction = action["direction"]
    spaces = min(action["spaces"], farthest(position, seat, direction))
    found = []
    for zone in PROPERTY:
        if reach(zone, direction) >= spaces:
            found += [{"zone": zone, "color": color} for color in position["players"][seat][zone]]
    return found


def fight_picks(position: Position, count: int, seat: int) -> list[Fields]:
    yard = position["players"][seat]["yard"]
    found: list[Fields] = []
    for bag in bags(list(yard.items()), min(count, total(yard))):
        first, second = bag if len(bag) == 2 else (bag[0], None)
        found.append({"left": first, "right": second})
        same_neighbour = left_of(position, seat) == right_of(position, seat)
        if first != second and not same_neighbour:
            found.append({"left": second, "right": first})
    return found


def legal(position: Position) -> list[Action]:
    """All legal actions of the seat that must act now."""
    position = normal(position)
    if position["phase"] == "over":
        return []
    if position["phase"] == "turn":
        return turn_actions(position)
    frame = position["_stack"][-1]
    if position["phase"] == "pick":
        return [{"do": "pick", **fields} for fields in pick_options(position, frame, frame["seats"][0])]
    return window_actions(position, frame)


# What cards do


def note_left(position: Position, seat: int) -> None:
    """A cat has left this property by the card that is taking effect: the next that settles its Pet Insurance."""
    settling = [frame for frame in position["_stack"] if frame["step"] == "insure"]
    settling[-1]["left"].append(seat)


def gain(position: Position, fields: Fields, insured: bool = True) -> list[str]:
    """The colours of the cats that are taken; those from Yards are gone from there, the others from nowhere."""
    colors = colors_of(fields.get("cats", {}))
    for taken in fields.get("yards", []):
        remove(position, taken["seat"], "yard", taken["color"])
        if insured:
            note_left(position, taken["seat"])
        colors.append(taken["color"])
    return colors


def do_catnip(position: Position, by: int, action: Action) -> None:
    for move in action["moves"]:
        remove(position, by, move["from"], move["color"])
    for move in action["moves"]:
        put(position, by, ZONES[ZONES.index(move["from"]) + 1], move["color"])
    for color in gain(position, action):  # from other Yards: as if from the Neighborhood
        put(position, by, "yard", color)


def do_advance(position: Position, seat: int, fields: Fields) -> None:
    if "color" in fields:
        end = PROPERTY[PROPERTY.index(fields["from"]) + fields["spaces"]]
        shift(position, seat, fields["color"], fields["from"], end)


def effect_step(position: Position, frame: Frame) -> bool:
    """A played card or a copied effect, not cancelled."""
    card, by, action = frame["card"], frame["by"], frame["action"]
    player = position["players"][by]
    if card in INTO and card in STANDARDS:
        for color in gain(position, action):
            put(position, by, INTO[card], color)
    elif card in ("foster-kittens", "special-needs-kitty"):
        player["lasting"].append({"card": card, "cats": in_words(gain(position, action))})
    elif card in LASTING_DEFENSIVES:
        player["lasting"].append({"card": card})
    elif card == "cat-burglar":
        remove(position, action["target"], action["zone"], action["color"])
        note_left(position, action["target"])
        put(position, by, "yard", action["color"])
    elif card == "catnip":
        do_catnip(position, by, action)
    elif card == "best-in-show":
        do_advance(position, by, action)
    elif card == "famous-internet-cat":
        push(position, {"step": "draw", "seat": by, "cards": 2})
    elif card == "the-cat-came-back":
        if "take" in action:
            position["discard"].remove(action["take"])
            player["hand"].append(action["take"])
    else:
        push(position, {"step": "pick", "card": card, "by": by, "action": action, "seats": [action["target"]]})
    return False


def apply_pick(position: Position, frame: Frame, seat: int, answer: Fields) -> None:
    card = frame["card"]
    if card in GIVES:
        start, end, _ = GIVES[card]
        for color in colors_of(answer["cats"]):
            shift(position, seat, color, start, end)
            if end == "neighborhood":
                note_left(position, seat)
    elif card == "raining-cats-and-dogs":
        rain(position, seat, answer["cats"])
    elif card == "cat-in-heat":
        frame["picked"] += [[seat, color] for color in answer["cats"]]
    elif card == "catlike-reflexes":
        step = 1 if frame["action"]["direction"] == "in" else -1
        spaces = min(frame["action"]["spaces"], reach(answer["zone"], frame["action"]["direction"]))
        end = PROPERTY[PROPERTY.index(answer["zone"]) + step * spaces]
        shift(position, seat, answer["color"], answer["zone"], end)
    elif card == "cat-fight":
        for side, neighbour in (("left", left_of(position, seat)), ("right", right_of(position, seat))):
            if answer[side] is not None:
                remove(position, seat, "yard", answer[side])
                put(position, neighbour, "yard", answer[side])
                note_left(position, seat)
    else:  # "this triggers no other Pet Insurance"
        for color in gain(position, answer, insured=card != "pet-insurance"):
            put(position, seat, INTO[card], color)


def rain(position: Position, seat: int, kept: Cats) -> None:
    for color in colors_of(kept):
        shift(position, seat, color, "yard", "porch")
    for color in colors_of(position["players"][seat]["yard"]):
        shift(position, seat, color, "yard", "neighborhood")
        note_left(position, seat)


def settle_heat(position: Position, picked: list[list[Any]]) -> None:
    """All these move at once."""
    for seat, color in picked:
        remove(position, seat, "yard", color)
        note_left(position, seat)
    for seat, color in picked:
        put(position, left_of(position, seat), "yard", color)


def struck_seats(position: Position, frame: Frame) -> list[int]:
    """Who has to do something for an Instant, in order from the drawer."""
    seats = seats_from(position, frame["by"])
    if frame["card"] == "keeping-up-with-the-joneses":
        houses = [in_house(player) for player in position["players"]]
        return [seat for seat in seats if total(houses[seat]) == min(map(total, houses))]
    struck = [seat for seat in seats if seat not in frame["shielded"]]
    if frame["card"] == "cat-in-heat":  # whichever cat is bound for a shielded player stays: nothing to choose
        struck = [seat for seat in struck if left_of(position, seat) not in frame["shielded"]]
    return struck


# What happens next: each step returns whether it waits for a decision


def push(position: Position, *frames: Frame) -> None:
    """These are to happen now, in this order, before all else."""
    position["_stack"].extend(reversed(frames))


def wait(position: Position, frame: Frame, phase: str, action: Action | None, by: int) -> bool:
    position["_stack"].append(frame)
    position["phase"] = phase
    position["pending"] = {"action": action, "by": by, "asked": frame["seats"][0]}
    return True


def window_step(position: Position, frame: Frame) -> bool:
    """HKK-5: ask the next seat, armed or not, unless all the answers are publicly gone."""
    if frame["seats"] and not all(publicly_gone(position, card) for card in answers(frame)):
        return wait(position, frame, frame["step"], frame["action"], frame["by"])
    if frame["step"] == "cancel":
        go_ahead(position, frame)
    elif frame["step"] == "shield":
        strike(position, frame)
    return False


def open_cancel(position: Position, by: int, action: Action, card: str | None) -> None:
    """HKK-5.1. `card`: the card whose effect it is (for Copy Cat the copied one), none for a move."""
    seats = seats_from(position, by)[1:]
    push(position, {"step": "cancel", "seats": seats, "action": action, "by": by, "card": card})


def go_ahead(position: Position, frame: Frame) -> None:
    """Nobody has cancelled this."""
    by, action, card = frame["by"], frame["action"], frame["card"]
    if action["do"] == "move":
        shift(position, by, action["color"], action["from"], action["to"])
        return
    frames: list[Frame] = [{"step": "effect", "action": action, "by": by, "card": card}]
    if card not in LASTING:
        frames.append({"step": "away", "card": action["card"]})
    frames.append({"step": "insure", "by": by, "instant": False, "left": []})
    if card not in LASTING and action["do"] == "play":  # HKK-5.2
        seats = [*seats_from(position, by)[1:], by]
        frames.append({"step": "copy", "seats": seats, "action": action, "by": by, "card": card})
    push(position, *frames)


def strike(position: Position, frame: Frame) -> None:
    """An Instant takes effect on all who are not shielded."""
    common = {"by": frame["by"], "card": frame["card"], "action": frame["action"]}
    push(
        position,
        {"step": "pick", "seats": struck_seats(position, frame), "picked": [], **common},
        {"step": "away", "card": frame["card"]},
        {"step": "insure", "by": frame["by"], "instant": True, "left": []},
    )


def pick_step(position: Position, frame: Frame) -> bool:
    """One after the other picks, and it is done at once; a choice with only one answer is not asked."""
    while frame["seats"]:
        seat = frame["seats"][0]
        options = pick_options(position, frame, seat)
        if len(options) > 1:
            by = seat if frame["card"] == "pet-insurance" else frame["by"]
            return wait(position, frame, "pick", frame["action"], by)
        frame["seats"].pop(0)
        apply_pick(position, frame, seat, options[0])
    if frame["card"] == "cat-in-heat":
        settle_heat(position, frame["picked"])
    return False


def away_step(position: Position, frame: Frame) -> bool:
    position["discard"].append(frame["card"])
    return False


def insure_step(position: Position, frame: Frame) -> bool:
    """HKK-8, Pet Insurance: each copy once, clockwise from the acting or drawing player."""
    seats: list[int] = []
    for seat in seats_from(position, frame["by"]):
        if seat in frame["left"] and (frame["instant"] or seat != frame["by"]):
            seats += [seat] * has_lasting(position, seat, "pet-insurance")
    action = {"do": "play", "card": "pet-insurance"}
    push(position, {"step": "pick", "card": "pet-insurance", "by": None, "action": action, "seats": seats})
    return False


def draw_step(position: Position, frame: Frame) -> bool:
    """Draw one card, then go on: so many that are no Instants, or (none given) up to the hand limit (HKK-3.3)."""
    hand = position["players"][frame["seat"]]["hand"]
    done = len(hand) >= hand_limit(position) if frame["cards"] is None else frame["cards"] == 0
    if done or not position["deck"]:
        return False
    card = position["deck"].pop(0)
    push(position, frame)
    if card in INSTANTS:
        action = {"do": "play", "card": card}
        window = {"step": "shield", "seats": seats_from(position, frame["seat"]), "by": frame["seat"], "shielded": []}
        push(position, {**window, "action": action, "card": card})
    else:
        hand.append(card)
        if frame["cards"] is not None:
            frame["cards"] -= 1
    return False


def turn_step(position: Position, frame: Frame) -> bool:
    """The next action, if one is left and possible (HKK-3.2); else the rest of the turn."""
    me = position["to_move"]
    if position["actions_left"] > 0 and turn_actions(position):
        position["_stack"].append(frame)
        position["phase"] = "turn"
        return True
    position["actions_left"] = 0
    push(position, {"step": "end"})
    if position["final_turns_left"] is None:  # HKK-6.1: no drawing up in the final round, so no Land on Your Feet
        land = {"step": "land", "seats": seats_from(position, me), "action": None, "by": me, "card": None}
        push(position, {"step": "draw", "seat": me, "cards": None}, land)
    return False


def end_step(position: Position, frame: Frame) -> bool:
    players = len(position["players"])
    if not position["_carded"]:
        position["idle_turns"] += 1
    position["_carded"] = False
    if position["final_turns_left"] is not None:
        position["final_turns_left"] -= 1
    elif not position["deck"] or position["idle_turns"] >= 3 * players:  # HKK-6.1, 3.4
        position["final_turns_left"] = players
    if position["final_turns_left"] == 0:
        position["phase"] = "over"
        return True
    position["to_move"] = left_of(position, position["to_move"])
    position["actions_left"] = 2
    foster(position, position["to_move"])
    push(position, {"step": "turn"})
    return False


def foster(position: Position, seat: int) -> None:
    """Foster Kittens, when the next turn begins."""
    player = position["players"][seat]
    for lying in player["lasting"]:
        if lying["card"] == "foster-kittens":
            for color in colors_of(lying["cats"]):
                put(position, seat, "porch", color)
            position["discard"].append(lying["card"])
    player["lasting"] = [lying for lying in player["lasting"] if lying["card"] != "foster-kittens"]


STEPS = {
    "turn": turn_step,
    "cancel": window_step,
    "copy": window_step,
    "shield": window_step,
    "land": window_step,
    "effect": effect_step,
    "pick": pick_step,
    "away": away_step,
    "insure": insure_step,
    "draw": draw_step,
    "end": end_step,
}


# Actions taken


def take_action(position: Position, action: Action) -> None:
    me = position["to_move"]
    hand = position["players"][me]["hand"]
    position["actions_left"] -= 1
    if action["do"] == "discard":
        for i in reversed(action["hand"]):
            position["discard"].append(hand.pop(i))
        mark_card(position)
    elif action["do"] == "move":
        open_cancel(position, me, action, None)
    else:
        play_from_hand(position, me, action["card"])
        open_cancel(position, me, action, action["card"])


def answer_window(position: Position, action: Action) -> None:
    frame = position["_stack"][-1]
    seat = frame["seats"].pop(0)
    if action["do"] == "pass":
        return
    card = action.get("card", "land-on-your-feet")
    play_from_hand(position, seat, card)
    if action["do"] == "copy":  # put away after its effect
        open_cancel(position, seat, action, frame["card"])
        return
    position["discard"].append(card)
    if action["do"] == "cancel":
        position["_stack"].pop()
        if frame["action"]["do"] != "move":
            position["discard"].append(frame["action"]["card"])
    elif action["do"] == "shield":
        frame["shielded"].append(action["seat"])
    else:
        do_advance(position, seat, action)


def answer_pick(position: Position, action: Action) -> None:
    frame = position["_stack"][-1]
    seat = frame["seats"].pop(0)
    apply_pick(position, frame, seat, action)


def after(position: Position, action: Action) -> Position:
    """The whole position after a legal action and all that follows without a decision; the one given is left alone."""
    if action.get("yards") == []:
        action = {key: value for key, value in action.items() if key != "yards"}
    if action not in legal(position):
        raise ValueError(f"not legal: {action}")
    position = normal(position)
    position.pop("pending", None)
    if position["phase"] == "turn":
        take_action(position, action)
    elif position["phase"] == "pick":
        answer_pick(position, action)
    else:
        answer_window(position, action)
    waiting = False
    while not waiting:
        frame = position["_stack"].pop()
        waiting = STEPS[frame["step"]](position, frame)
    return position


# Scoring


def in_house(player: Position) -> Cats:
    """The House, with Special Needs Kitties."""
    kitties = [lying["cats"] for lying in player["lasting"] if lying["card"] == "special-needs-kitty"]
    return in_words([color for cats in [player["house"], *kitties] for color in colors_of(cats)])


def on_property(player: Position) -> Cats:
    fostered = [lying["cats"] for lying in player["lasting"] if lying["card"] == "foster-kittens"]
    places = [in_house(player), player["porch"], player["yard"], *fostered]
    return in_words([color for cats in places for color in colors_of(cats)])


def score(position: Position) -> dict[str, list[int]]:
    """HKK-7, as if the game ended now."""
    position = normal(position)
    properties = [on_property(player) for player in position["players"]]
    most = {color: max(cats.get(color, 0) for cats in properties) for color in COLORS}
    points: list[int] = []
    for player, cats in zip(position["players"], properties, strict=True):
        house = in_house(player)
        gained = 5 * total(house) + 3 * total(player["porch"])  # HKK-7.1
        gained += 5 * len([color for color in cats if cats[color] >= 5])  # 7.2
        gained += 5 if len(cats) == len(COLORS) else 0  # 7.3
        gained += 3 * len([color for color in cats if cats[color] == most[color]])  # 7.4
        gained += 10 if len(house) == 1 else 0  # 7.5
        gained += 2 * player["hand"].count("best-in-show")  # 7.6
        points.append(gained)
    ranks = [(points[seat], total(cats), max(cats.values(), default=0)) for seat, cats in enumerate(properties)]  # 7.7
    return {"points": points, "winners": [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]}


# Playing with itself


def deal(players: int, rng: random.Random) -> Position:
    """HKK-2."""
    position: Position = {"game": "here-kitty-kitty", "players": [{} for _ in range(players)]}
    deck = list(cards_in_game(players).elements())
    rest = [card for card in deck if card not in INSTANTS]
    rng.shuffle(rest)
    for player in position["players"]:
        player["hand"] = [rest.pop() for _ in range(hand_limit(position))]
    position["deck"] = rest + [card for card in deck if card in INSTANTS]
    rng.shuffle(position["deck"])
    position["to_move"] = rng.randrange(players)
    return normal(position)


def all_cards(position: Position) -> Counter[str]:
    """Wherever they are; those that are being played lie in frames."""
    cards = Counter(position["deck"] + position["discard"])
    for player in position["players"]:
        cards.update(player["hand"])
        cards.update(lying["card"] for lying in player["lasting"])
    for frame in position["_stack"]:
        if frame["step"] == "cancel" and frame["action"]["do"] != "move":
            cards[frame["action"]["card"]] += 1
        elif frame["step"] in ("away", "shield"):
            cards[frame["card"]] += 1
    return cards


def settled(position: Position) -> str:
    """What comes when nobody cancels or copies, to tell whether two actions lead to the same position."""
    while position["phase"] in ("cancel", "copy"):
        position = after(position, {"do": "pass"})
    for player in position["players"]:
        player["hand"].sort()
    position["discard"].sort()
    return json.dumps(position, sort_keys=True)


def check_distinct(position: Position, actions: list[Action]) -> None:
    """No two actions of one verb and card lead to the same position. (Shielding one to whom nothing happens may.)"""
    seen: dict[tuple[str, str, str], Action] = {}
    for action in actions:
        if action["do"] != "shield":
            key = (action["do"], action.get("card", ""), settled(after(position, action)))
            assert key not in seen, (seen[key], action)
            seen[key] = action


def choose(actions: list[Action], rng: random.Random, careless: float) -> Action:
    """A verb first, then a card, then one of its actions: so rare ones are seen as well."""
    verbs = sorted({action["do"] for action in actions})
    if "discard" in verbs and rng.random() > careless:
        verbs.remove("discard")
    verb = rng.choice(verbs)
    cards = sorted({action.get("card", "") for action in actions if action["do"] == verb})
    card = rng.choice(cards)
    return rng.choice([action for action in actions if action["do"] == verb and action.get("card", "") == card])


def self_test(games: int, seed: int = 1, distinct: float = 0.02) -> Counter[str]:
    """Random games with 2 to 6 players; returns how often what happened."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for game in range(games):
        players = 2 + game % 5
        careless = rng.choice((0.1, 0.5, 1.0))
        position = deal(players, rng)
        decisions = 0
        while position["phase"] != "over":
            actions = legal(position)
            assert actions, position
            if position["phase"] == "pick":
                assert len(actions) > 1, position
            if rng.random() < distinct and len(actions) < 300:
                check_distinct(position, actions)
            action = choose(actions, rng, careless)
            seen[f"{position['phase']}: {action['do']} {action.get('card', '')}".strip()] += 1
            if position["phase"] == "pick":
                seen[f"pick for {position['pending']['action']['card']}"] += 1
            seen["yards"] += "yards" in action
            before = json.dumps(position)
            following = after(position, action)
            assert json.dumps(position) == before
            position = following
            neighborhood(position)  # never more than 10 of a colour elsewhere
            assert all_cards(position) == cards_in_game(players), position
            decisions += 1
            assert decisions < 20_000, position
        points = score(position)
        assert points["winners"], position
        seen[f"{players} players, the deck {'not ' if position['deck'] else ''}empty"] += 1
        seen["decisions"] += decisions
    return seen


if __name__ == "__main__":
    for what, count in sorted(self_test(int(sys.argv[1]) if len(sys.argv) > 1 else 50).items()):
        print(f"{count:7}  {what}")
