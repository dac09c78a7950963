"""The slow Here, Kitty, Kitty! (see kitty.py): everything a seat may do or answer."""

from collections import Counter

from tests.oracles.kitty_cats import (
    CANCELED_BY,
    GIVES,
    INSTANTS,
    LASTING_DEFENSIVES,
    PROPERTY,
    SHIELDED_BY,
    STANDARDS,
    TAKES,
    ZONES,
    Action,
    Fields,
    Frame,
    Position,
    bags,
    cats_at,
    has_lasting,
    left_of,
    missing,
    normal,
    right_of,
    some_cats,
    takings,
    total,
    with_yards,
    yard_bags,
)

# The choices of the player of a card


def choices(position: Position, seat: int, card: str) -> list[Fields]:
    """Return all choices of this seat with this card; none if it can't be played now (HKK-4.5)."""
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
    """Return every choice of up to three different cats; none moves twice, so only current positions count."""
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
    """Return how many spaces a cat in this zone can move without leaving the property."""
    place = PROPERTY.index(zone)
    return len(PROPERTY) - 1 - place if direction == "in" else place


def farthest(position: Position, seat: int, direction: str) -> int:
    player = position["players"][seat]
    return max((reach(zone, direction) for zone in PROPERTY if player[zone]), default=0)


def reflexes(position: Position) -> list[Fields]:
    found = []
    for target in range(len(position["players"])):  # "any property" includes the player's own
        for direction in ("in", "out"):
            for spaces in range(1, farthest(position, target, direction) + 1):
                found.append({"target": target, "direction": direction, "spaces": spaces})
    return found


def aims(position: Position, seat: int, zone: str, number: int) -> list[Fields]:
    """Return other players with a cat in this zone, and numbers to ask for: at most as many as they have there."""
    found = []
    for target, player in enumerate(position["players"]):
        if target != seat:
            counts = range(1, min(number, total(player[zone])) + 1)
            found += [{"target": target, "count": count} for count in counts]
    return found


def advances(position: Position, seat: int) -> list[Fields]:
    """Return the choices of Best in Show and Land on Your Feet."""
    found = []
    for zone in PROPERTY:
        for color in position["players"][seat][zone]:
            for spaces in range(1, reach(zone, "in") + 1):
                found.append({"color": color, "from": zone, "spaces": spaces})
    return found


# Legal actions


def discards(hand: list[str]) -> list[Action]:
    """Return every way to discard one or more cards; of equal cards, those with the lowest indices."""
    found = []
    for size in range(1, len(hand) + 1):
        for bag in bags(list(Counter(hand).items()), size):
            indices: list[int] = []
            for card, count in Counter(bag).items():
                indices += [i for i, held in enumerate(hand) if held == card][:count]
            found.append({"do": "discard", "hand": sorted(indices)})
    return found


def moves(position: Position, seat: int) -> list[Action]:
    """Return every move of a cat (HKK-3.2)."""
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
    """Return the cards that could answer this window."""
    if frame["step"] == "cancel":
        return ["catnap", *[card for card, cancels in CANCELED_BY.items() if frame["card"] in cancels]]
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
    """Return all answers of a player who must give up, move or take cats; there is always one."""
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
        same_neighbor = left_of(position, seat) == right_of(position, seat)
        if first != second and not same_neighbor:
            found.append({"left": second, "right": first})
    return found


def legal(position: Position) -> list[Action]:
    """Return all legal actions of the seat that must act now."""
    position = normal(position)
    if position["phase"] == "over":
        return []
    if position["phase"] == "turn":
        return turn_actions(position)
    frame = position["_stack"][-1]
    if position["phase"] == "pick":
        return [{"do": "pick", **fields} for fields in pick_options(position, frame, frame["seats"][0])]
    return window_actions(position, frame)
