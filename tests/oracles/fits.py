"""A slow, plain If It Fits, written from shared/rules/if-it-fits.md alone: the oracle for the fast one.

It works on position files as plain dicts (cards in full) and recomputes everything each time.
It adds its own key, `_starter`, the starting player's seat, in phase `setup` only.
`python -m tests.oracles.fits` tests it with random games.
"""

import copy
import json
import random
from collections import Counter
from typing import Any

Position = dict[str, Any]
Action = dict[str, Any]
Card = dict[str, Any]
Cell = dict[str, Any]
Place = tuple[int, int]
Layout = dict[Place, set[str]]  # what lies in a cell: its open sides, as it lies

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # x grows east, y grows south
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
CATS_EACH = 5


def normal(position: Position) -> Position:
    """Return a deep copy with the defaults filled in; `turned` is in the cell, and only if it is true."""
    full: Position = json.loads(json.dumps(position))  # faster than deepcopy, and makes lists of tuples
    options = full.setdefault("options", {})
    options.setdefault("advanced", False)
    options.setdefault("table", [13, 9])
    for key in ("cells", "across", "deck"):
        full.setdefault(key, [])
    full.setdefault("ending", False)
    for player in full["players"]:
        player.setdefault("hand", [])
    for cell in full["cells"]:
        inner = cell["card"].pop("turned", False) if "card" in cell else False
        if cell.pop("turned", False) or inner:
            cell["turned"] = True
    if full["phase"] == "setup":
        full.setdefault("start_cards", [])
        placed = len(full["cells"])  # seats place clockwise, one card each
        full.setdefault("_starter", (full["to_move"] - placed) % len(full["players"]))
    return full


# The table


def neighbor(place: Place, side: str) -> Place:
    dx, dy = STEP[side]
    return place[0] + dx, place[1] + dy


def turned_round(sides: set[str]) -> set[str]:
    """Return the open sides of a card turned by 180 degrees (IIF-4.1)."""
    return {FACING[side] for side in sides}


def open_sides(cell: Cell) -> set[str]:
    if "card" not in cell:  # IIF-1.5, 6.1, 7.2: toys, sleeping cats and Princesses have four open sides
        return set("NESW")
    sides = set(cell["card"]["open"])
    return turned_round(sides) if cell.get("turned") else sides


def layout_of(position: Position) -> Layout:
    return {(cell["at"][0], cell["at"][1]): open_sides(cell) for cell in position["cells"]}


def on_table(position: Position, place: Place) -> bool:
    columns, rows = position["options"]["table"]
    return place[0] in range(columns) and place[1] in range(rows)


def connected(layout: Layout, place: Place, side: str) -> bool:
    """Return whether the card here and the one on that side touch with open sides (IIF-4.5)."""
    other = neighbor(place, side)
    return side in layout[place] and other in layout and FACING[side] in layout[other]


def box_of(layout: Layout, start: Place) -> set[Place]:
    """Return all places connected with this one (IIF-4.5)."""
    box = {start}
    todo = [start]
    while todo:
        place = todo.pop()
        for side in STEP:
            other = neighbor(place, side)
            if connected(layout, place, side) and other not in box:
                box.add(other)
                todo.append(other)
    return box


def closed(layout: Layout, box: set[Place]) -> bool:
    """Return whether no open side faces an empty cell or the table's edge, where there is no card either (IIF-4.6)."""
    return all(neighbor(place, side) in layout for place in box for side in layout[place])


def wall_to_wall(layout: Layout, place: Place, sides: set[str]) -> bool:
    """Return whether a card with these open sides would touch a wall with a wall here (IIF-11.2)."""
    for side in STEP:
        other = neighbor(place, side)
        if side not in sides and other in layout and FACING[side] not in layout[other]:
            return True
    return False


def places_for(position: Position, sides: set[str]) -> list[Place]:
    """Return every cell where a card with these open sides may be put (IIF-4.2 to 4.4, 11.2)."""
    layout = layout_of(position)
    beside = {neighbor(place, side) for place in layout for side in STEP}
    return [place for place in sorted(beside) if may_lie(position, layout, place, sides)]


def may_lie(position: Position, layout: Layout, place: Place, sides: set[str]) -> bool:
    """Return whether a card may lie here, with or without a neighbor (IIF-4.2 and, in the advanced game, IIF-11.2)."""
    if not on_table(position, place) or place in layout:
        return False
    return not (position["options"]["advanced"] and wall_to_wall(layout, place, sides))


def ways_round(card: Card) -> list[tuple[bool, set[str]]]:
    """Return the card unturned, and turned if that makes a difference, with its open sides."""
    sides = set(card["open"])
    ways = [(False, sides)]
    if turned_round(sides) != sides:
        ways.append((True, turned_round(sides)))
    return ways


# Cats


def cats_in(position: Position, box: set[Place]) -> list[tuple[str, bool]]:
    """Return the cats in a box, each with whether it is awake. Princess belongs to nobody (IIF-7.3)."""
    cats = [(cell["sleeping"], False) for cell in position["cells"] if "sleeping" in cell and tuple(cell["at"]) in box]
    cats += [(thing["cat"], True) for thing in position["across"] if "cat" in thing and tuple(thing["at"][0]) in box]
    return cats


def may_enter(position: Position, box: set[Place]) -> bool:
    """Return whether the player to move may occupy the box: it has one of their cats, or none at all (IIF-5.4, 6.2)."""
    mine = position["players"][position["to_move"]]["cat"]
    names = [name for name, _ in cats_in(position, box)]
    return mine in names or not names


def supply(position: Position, seat: int) -> int:
    mine = position["players"][seat]["cat"]
    asleep = [cell for cell in position["cells"] if cell.get("sleeping") == mine]
    awake = [thing for thing in position["across"] if thing.get("cat") == mine]
    return CATS_EACH - len(asleep) - len(awake)


def free_pairs(position: Position) -> list[tuple[Place, Place]]:
    """Return the free pairs of cards, connected by long sides, that something can lie across (IIF-5.2, 5.3)."""
    layout = layout_of(position)
    covered = {tuple(place) for thing in position["across"] for place in thing["at"]}
    free = {tuple(cell["at"]) for cell in position["cells"] if "card" in cell or "toy" in cell} - covered
    pairs = []
    for place in sorted(layout):
        east = neighbor(place, "E")
        if connected(layout, place, "E") and place in free and east in free:
            pairs.append((place, east))
    return pairs


def triggered(position: Position) -> bool:
    """Return whether the end is triggered (IIF-9.1)."""
    seats = range(len(position["players"]))
    return bool(position["ending"]) or not position["deck"] or any(supply(position, seat) == 0 for seat in seats)


# Legal moves


def as_pair(pair: tuple[Place, Place]) -> list[list[int]]:
    return [list(pair[0]), list(pair[1])]


def is_princess(card: Any) -> bool:
    """Return whether a card is a Princess: the word `princess` or, with `from_stack`, a dict with that key."""
    return card == "princess" or (isinstance(card, dict) and "princess" in card)


def line_ends(position: Position) -> list[Place]:
    """Return the middle cell or, once it has a card, the cells beyond both ends of the line (IIF-2.5)."""
    columns, rows = position["options"]["table"]
    middle = (columns // 2, rows // 2)
    layout = layout_of(position)
    if middle not in layout:
        return [middle]
    ends = []
    for side in ("N", "S"):
        place = middle
        while place in layout:
            place = neighbor(place, side)
        ends.append(place)
    return ends


def start_moves(position: Position) -> list[Action]:
    """Return every way to place a start card (IIF-2.5)."""
    layout = layout_of(position)
    moves: list[Action] = []
    for i, card in enumerate(position["start_cards"]):
        for turned, sides in ways_round(card):
            for place in line_ends(position):
                if may_lie(position, layout, place, sides):
                    moves.append({"do": "start", "card": i, "at": list(place), "turned": turned})
    return moves


def sleep_moves(position: Position) -> list[Action]:
    """Return every way to play a sleeping cat (IIF-6)."""
    layout = layout_of(position)
    moves: list[Action] = []
    if supply(position, position["to_move"]) == 0:
        return []
    for place in places_for(position, set("NESW")):
        joined = box_of({**layout, place: set("NESW")}, place)
        if may_enter(position, joined):
            moves.append({"do": "sleep", "at": list(place)})
    return moves


def princess_spots(position: Position) -> list[Any]:
    """Return every place with a cat, awake or asleep (IIF-7.1)."""
    asleep = [cell["at"] for cell in position["cells"] if "sleeping" in cell]
    awake = [thing["at"] for thing in position["across"] if "cat" in thing]
    return copy.deepcopy(asleep + awake)


def hand_moves(position: Position) -> list[Action]:
    """Return every way to play a card from hand, or to discard one if there is none (IIF-3.3, 3.4)."""
    moves: list[Action] = []
    hand = position["players"][position["to_move"]]["hand"]
    for i, card in enumerate(hand):
        if is_princess(card):
            moves += [{"do": "princess", "hand": i, "at": at} for at in princess_spots(position)]
            continue
        for turned, sides in ways_round(card):
            for place in places_for(position, sides):
                moves.append({"do": "place", "hand": i, "at": list(place), "turned": turned})
    return moves or [{"do": "discard", "hand": i} for i in range(len(hand))]


def toy_moves(position: Position) -> list[Action]:
    """Return every way to play the special toy (IIF-8.1, 8.2)."""
    moves: list[Action] = [{"do": "toy", "at": as_pair(pair)} for pair in free_pairs(position)]
    if not moves:
        moves = [{"do": "toy", "at": list(place)} for place in places_for(position, set("NESW"))]
    return moves or [{"do": "discard"}]


def cat_moves(position: Position) -> list[Action]:
    """Return every way to play an awake cat (IIF-5)."""
    if supply(position, position["to_move"]) == 0:
        return []
    played = tuple(position["just_played"])
    layout = layout_of(position)
    moves: list[Action] = []
    for pair in free_pairs(position):
        if played in pair and may_enter(position, box_of(layout, pair[0])):
            moves.append({"do": "cat", "at": as_pair(pair)})
    return moves


def legal(position: Position) -> list[Action]:
    """Return all actions of the seat to move; none if the game is over or that seat must be skipped."""
    position = normal(position)
    phase = position["phase"]
    if phase == "over":
        return []
    if phase == "setup":
        return start_moves(position)
    if phase == "toy":
        return toy_moves(position)
    if phase == "cat":
        return [*cat_moves(position), {"do": "done"}]
    if phase == "turn" and not triggered(position):
        return [{"do": "draw"}, *sleep_moves(position)]
    assert phase in ("turn", "play"), phase
    return hand_moves(position)  # IIF-9.2: in phase `turn` too, once the end is triggered


# Making moves


def card_cell(card: Card, action: Action) -> Cell:
    """Return a start card or cardboard card as a cell."""
    cell: Cell = {"at": list(action["at"]), "card": {"open": card["open"], "icons": list(card["icons"])}}
    if action["turned"]:
        cell["turned"] = True
    return cell


def pass_setup(position: Position) -> None:
    """Pass to the next seat's choice of a start card; after the last one to the first turn (IIF-2.5)."""
    position["to_move"] = (position["to_move"] + 1) % len(position["players"])
    if position["to_move"] == position["_starter"]:
        del position["_starter"]
        del position["start_cards"]  # unused ones leave the game
        position["phase"] = "turn"


def pass_turn(position: Position) -> None:
    """End the turn: pass to the left, and past empty hands once the end is triggered (IIF-9.2)."""
    players = position["players"]
    position.pop("just_played", None)
    position["ending"] = triggered(position)
    if position["ending"] and not any(player["hand"] for player in players):
        position["phase"] = "over"
        return
    position["phase"] = "turn"
    position["to_move"] = (position["to_move"] + 1) % len(players)
    while position["ending"] and not players[position["to_move"]]["hand"]:
        position["to_move"] = (position["to_move"] + 1) % len(players)


def settle(position: Position) -> None:
    """Carry out everything that follows without a decision."""
    position["ending"] = triggered(position)
    while position["phase"] == "setup" and not start_moves(position):  # IIF-2.5: no legal place, so the seat passes
        pass_setup(position)
    if position["phase"] == "cat" and not cat_moves(position):
        pass_turn(position)
    if position["phase"] == "turn" and position["ending"] and not position["players"][position["to_move"]]["hand"]:
        pass_turn(position)


def draw(position: Position) -> None:
    """Draw a card: into the hand, unless it is a special toy (IIF-3.2, 8.1)."""
    card = position["deck"].pop(0)
    if card == "toy":
        position["phase"] = "toy"
    else:
        position["players"][position["to_move"]]["hand"].append(card)
        position["phase"] = "play"


def play_cell(position: Position, cell: Cell) -> None:
    """Lay cardboard, or a toy as cardboard. An awake cat may follow (IIF-5.1, 8.3)."""
    position["cells"].append(cell)
    position["phase"] = "cat"
    position["just_played"] = list(cell["at"])


def play_princess(position: Position, at: Any) -> None:
    """Replace a cat with Princess (IIF-7.1, 7.2). The supply needs no update: it is what isn't on the table."""
    things = position["across"] if isinstance(at[0], list) else position["cells"]
    for i, thing in enumerate(things):
        if thing["at"] == at:
            things[i] = {"at": copy.deepcopy(at), "princess": True}


def make(position: Position, action: Action) -> None:
    """Carry out the action, and end the turn if nothing more can be done in it."""
    me = position["to_move"]
    mine = position["players"][me]["cat"]
    do = action["do"]
    at: Any = copy.deepcopy(action.get("at"))
    card: Any = position["players"][me]["hand"].pop(action["hand"]) if "hand" in action else None
    if do == "start":
        position["cells"].append(card_cell(position["start_cards"].pop(action["card"]), action))
        pass_setup(position)
    elif do == "draw":
        draw(position)
    elif do == "place":
        play_cell(position, card_cell(card, action))
    elif do == "toy" and not isinstance(at[0], list):
        play_cell(position, {"at": at, "toy": True})
    else:  # the rest ends the turn
        if do == "sleep":
            position["cells"].append({"at": at, "sleeping": mine})
        elif do == "cat":
            position["across"].append({"at": at, "cat": mine})
        elif do == "toy":
            position["across"].append({"at": at, "toy": True})
        elif do == "princess":
            play_princess(position, at)
        else:
            assert do in ("discard", "done"), do
        pass_turn(position)


def after(position: Position, action: Action) -> Position:
    """Return the whole position after a legal action, without changing the given one."""
    if action not in legal(position):
        raise ValueError(f"not legal: {action}")
    position = normal(position)
    position["ending"] = triggered(position)  # IIF-9.1: a Princess played now does not undo it
    make(position, action)
    settle(position)
    return position


# Scoring


def icons_in(position: Position, box: set[Place]) -> tuple[int, int]:
    """Return the count of the most frequent kind of toy, and of the sprays (IIF-10.2, 1.5)."""
    icons: list[str] = []
    paws = 0
    for cell in position["cells"]:
        if tuple(cell["at"]) in box:
            icons += cell["card"]["icons"] if "card" in cell else []
            paws += "toy" in cell
    for thing in position["across"]:
        paws += "toy" in thing and tuple(thing["at"][0]) in box
    kinds = Counter(icon for icon in icons if icon != "spray")
    return max(kinds.values(), default=0) + paws, icons.count("spray")


def counts_in(position: Position, box: set[Place]) -> list[tuple[int, int]]:
    """Return each seat's awake and sleeping cats in a box."""
    cats = cats_in(position, box)
    names = [player["cat"] for player in position["players"]]
    return [(cats.count((name, True)), cats.count((name, False))) for name in names]


def scorers(counts: list[tuple[int, int]], advanced: bool) -> list[int]:
    """Return the seats with the highest count, in half cats (IIF-10.1, 11.4)."""
    asleep = 1 if advanced else 2
    halves = [2 * awake + asleep * sleeping if awake else 0 for awake, sleeping in counts]
    return [seat for seat, count in enumerate(halves) if count > 0 and count == max(halves)]


def boxes(position: Position) -> list[dict[str, Any]]:
    """Return every box.

    Each has its cells, whether it is closed, its value and the spray points in that (both doubled if closed), each
    seat's (awake, sleeping) cats, and the seats that score it.
    """
    position = normal(position)
    layout = layout_of(position)
    found: list[dict[str, Any]] = []
    seen: set[Place] = set()
    for place in sorted(layout):
        if place in seen:
            continue
        box = box_of(layout, place)
        seen |= box
        toys, sprays = icons_in(position, box)
        times = 2 if closed(layout, box) else 1
        counts = counts_in(position, box)
        found.append(
            {
                "cells": [list(inside) for inside in sorted(box)],
                "closed": times == 2,
                "value": times * (toys - sprays),
                "spray": times * sprays,
                "counts": counts,
                "scored_by": scorers(counts, position["options"]["advanced"]),
            }
        )
    return found


def score(position: Position) -> dict[str, list[int]]:
    """Score by IIF-10, 11.3 and 11.4, as if the game ended now."""
    position = normal(position)
    seats = range(len(position["players"]))
    points = [0 for _ in seats]
    negative = [0 for _ in seats]
    for box in boxes(position):
        for seat in box["scored_by"]:
            points[seat] += box["value"]
            negative[seat] += box["spray"]
        for seat, (awake, sleeping) in enumerate(box["counts"]):
            if awake and not position["options"]["advanced"]:  # IIF-10.3
                points[seat] += awake + sleeping - 1
    winners = [seat for seat in seats if points[seat] == max(points)]
    least = min(negative[seat] for seat in winners)
    return {"points": points, "winners": [seat for seat in winners if negative[seat] == least]}


# The self test: random games


def made_up_card(rng: random.Random, walls: float = 0.4) -> Card:
    sides = "".join(side for side in "NESW" if rng.random() >= walls) or "E"
    icons = rng.choices(["mouse", "yarn", "feather", "bell", "spray"], k=rng.choice([0, 1, 1, 1, 2]))
    return {"open": sides, "icons": icons}


def dealt(rng: random.Random, players: int, advanced: bool, table: list[int]) -> Position:
    """Deal a new game by IIF-2 and 11.1, with made-up cards."""
    deck: list[Any] = [*(made_up_card(rng) for _ in range(72)), "toy", "toy", "toy"]
    rng.shuffle(deck)
    names = rng.sample(["lilly", "charlie", "milo", "jack", "izzy"], players)
    seats: list[dict[str, Any]] = [{"cat": name, "hand": []} for name in names]
    put_back: list[str] = []
    for player in seats + seats:
        while deck[0] == "toy":
            put_back.append(deck.pop(0))
        player["hand"].append(deck.pop(0))
    deck += put_back
    rng.shuffle(deck)
    if advanced:
        deck += ["princess"] * 5
        rng.shuffle(deck)
    else:
        stacks = []
        for i in range(players):
            size = len(deck) // (players - i) + (len(deck) % (players - i) > 0)
            stack, deck = [*deck[:size], "princess"], deck[size:]
            rng.shuffle(stack)
            stacks.append(stack)
        deck = [card for stack in stacks for card in stack]
    return {
        "game": "if-it-fits",
        "options": {"advanced": advanced, "table": table},
        "players": seats,
        "cells": [],
        "deck": deck,
        "start_cards": [made_up_card(rng, rng.choice([0.1, 0.9])) for _ in range(5)],
        "to_move": rng.randrange(players),
        "phase": "setup",
    }


def named(card: Any) -> str:
    return card if isinstance(card, str) else f"{card['open']} {card['icons']}"


def all_cards(position: Position) -> Counter[str]:
    """Count every card in the game except the cats, wherever it is."""
    cards: list[Any] = [*position["deck"], *position.get("start_cards", [])]
    for player in position["players"]:
        cards += player["hand"]
    for thing in position["cells"] + position["across"]:
        cards += [thing["card"]] if "card" in thing else [key for key in ("princess", "toy") if key in thing]
    if position["phase"] == "toy":  # then the toy is in no list
        cards.append("toy")
    return Counter(named(card) for card in cards)


def gone(position: Position, action: Action, then: Position) -> list[Any]:
    """Return the cards that leave the game with this action: a discarded card or unused start cards."""
    if action["do"] == "discard":
        return [position["players"][position["to_move"]]["hand"][action["hand"]] if "hand" in action else "toy"]
    if action["do"] == "start" and then["phase"] != "setup":
        left = list(position["start_cards"])
        left.pop(action["card"])
        return left
    return []


def check(position: Position) -> None:
    """Check that everything lies where it may."""
    layout = layout_of(position)
    assert len(layout) == len(position["cells"])
    assert all(on_table(position, place) for place in layout)
    covered = [tuple(place) for thing in position["across"] for place in thing["at"]]
    assert len(covered) == len(set(covered))
    for thing in position["across"]:
        left, right = (tuple(place) for place in thing["at"])
        assert neighbor(left, "E") == right
        assert connected(layout, left, "E")
    assert all(0 <= supply(position, seat) <= CATS_EACH for seat in range(len(position["players"])))
    assert sorted(cell for box in boxes(position) for cell in box["cells"]) == [list(place) for place in sorted(layout)]
    if position["options"]["advanced"]:
        assert not any(wall_to_wall(layout, place, sides) for place, sides in layout.items())


def play_out(rng: random.Random, position: Position) -> Counter[str]:
    """Play a random game to its end; count the actions by kind."""
    position = normal(position)
    liking = {"sleep": rng.choice([0, 0.02, 0.1, 1]), "done": rng.choice([0.1, 1, 10])}
    cards = all_cards(position)
    done: Counter[str] = Counter()
    while position["phase"] != "over":
        actions = legal(position)
        assert actions, position
        assert len({str(action) for action in actions}) == len(actions)
        if position["phase"] == "turn":
            assert ({"do": "draw"} in actions) == (not position["ending"])
        kinds = sorted({action["do"] for action in actions})
        kind = rng.choices(kinds, [liking.get(kind, 1) for kind in kinds])[0]
        action = rng.choice([action for action in actions if action["do"] == kind])
        then = after(position, action)
        assert then["ending"] >= position["ending"]
        assert then["ending"] == triggered(then)
        cards.subtract(Counter(named(card) for card in gone(position, action, then)))
        assert all_cards(then) == cards, (position, action)
        check(then)
        position = then
        done[kind] += 1
        assert done.total() < 1000, "the game does not end"
    assert legal(position) == []
    assert not any(player["hand"] for player in position["players"])
    assert score(position)["winners"]
    return done


def self_test(games: int = 200) -> None:
    for table in ([9, 7], [13, 9]):
        for advanced in (False, True):
            for players in range(2, 6):
                rng = random.Random(f"{table} {advanced} {players}")
                done: Counter[str] = Counter()
                for _ in range(games):
                    done += play_out(rng, dealt(rng, players, advanced, table))
                print(table, "advanced" if advanced else "basic", players, dict(sorted(done.items())), flush=True)


if __name__ == "__main__":
    self_test()
