"""A slow, plain Cat Box, written from shared/rules/cat-box.md alone: the oracle for the fast one.

It works on position files as plain dicts and recomputes everything each time.
It adds its own key, `_owed`, the seats whose hands will be refilled at the end of this turn, in order.
"""

import copy
from typing import Any

Position = dict[str, Any]
Action = dict[str, Any]
Card = dict[str, Any]
Place = tuple[int, int]

LETTERS = {"black": "K", "pink": "P", "purple": "V", "blue": "B", "yellow": "Y"}
EMPTY_BOX = "."


def normal(position: Position) -> Position:
    """Return a deep copy in which every list exists ("Missing lists are empty")."""
    full = copy.deepcopy(position)
    for key in ("placed", "pile", "guards", "_owed"):
        full.setdefault(key, [])
    for player in full["players"]:
        for key in ("hand", "tokens", "fish"):
            player.setdefault(key, [])
    for flag in ("token_used", "stacking"):
        if not full.get(flag):
            full.pop(flag, None)
    return full


# The play area


def block(at: list[int]) -> list[Place]:
    """Return the 2x2 places that a card at `at` covers (CB-4.1)."""
    x, y = at
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def visible(placed: list[Card]) -> dict[Place, str]:
    """Return what is on top of every place (CB-4.3)."""
    top: dict[Place, str] = {}
    for card in placed:
        upper, lower = card["shows"]
        for place, letter in zip(block(card["at"]), upper + lower, strict=True):
            top[place] = letter
    return top


def touching(top: dict[Place, str]) -> list[list[int]]:
    """Return every place for a card that covers at least one existing quadrant."""
    corners = {(x - dx, y - dy) for x, y in top for dx in (0, 1) for dy in (0, 1)}
    return [[x, y] for x, y in sorted(corners)]


def covers_legally(shows: list[str], at: list[int], top: dict[Place, str], stacking: bool) -> bool:
    """Return whether a card here covers as many quadrants as it may (CB-4.2, CB-6.6)."""
    covered = [top[place] for place in block(at) if place in top]
    if stacking:  # CB-6.6: 1 to 4, at most 3 of them cats, for any face
        cats = [letter for letter in covered if letter != EMPTY_BOX]
        return len(covered) >= 1 and len(cats) <= 3
    if EMPTY_BOX in shows[0] + shows[1]:  # CB-4.2
        return len(covered) in (1, 2)
    return len(covered) == 1


def covers_guarded(position: Position, at: list[int], top: dict[Place, str]) -> bool:
    """Return whether a card here covers a quadrant that another player's Cat Box token guards (CB-6.4)."""
    for x, y in block(at):
        for guard in position["guards"]:
            near = abs(guard["at"][0] - x) <= 1 and abs(guard["at"][1] - y) <= 1
            if near and guard["owner"] != position["to_move"] and (x, y) in top:
                return True
    return False


# Legal moves


def playable(position: Position) -> list[tuple[Action, list[str]]]:
    """Return every card that the player to move may play, with the side it would show (CB-3.1, CB-6.5)."""
    me = position["to_move"]
    cards: list[tuple[Action, list[str]]] = []
    for seat, player in enumerate(position["players"]):
        for i, card in enumerate(player["hand"]):
            side = "secret" if seat == me else "public"
            cards.append(({"do": "play", "from": seat, "card": i}, card[side]))
    for i, card in enumerate(position["players"][me]["fish"]):
        cards.append(({"do": "play", "fish": i}, card["secret"]))
    return cards


def plays(position: Position) -> list[Action]:
    top = visible(position["placed"])
    free: list[Action] = []
    guarded: list[Action] = []
    for action, shows in playable(position):
        for at in touching(top):
            if covers_legally(shows, at, top, "stacking" in position):
                where = guarded if covers_guarded(position, at, top) else free
                where.append({**action, "at": at})
    return free or guarded  # CB-6.4, last sentence: guards don't bind if no card has another placement


def mouse_moves(position: Position) -> list[Action]:
    """Return every use of Toy Mouse (CB-6.7)."""
    moves: list[Action] = []
    placed = position["placed"]
    for i, card in enumerate(placed):
        quadrants = block(card["at"])
        covered = any(place in quadrants for later in placed[i + 1 :] for place in block(later["at"]))
        under_token = any(  # CB-6.4: nobody else may lift a card with a quadrant under the token itself
            tuple(guard["at"]) in quadrants and guard["owner"] != position["to_move"] for guard in position["guards"]
        )
        if covered or under_token:
            continue
        top = visible(placed[:i] + placed[i + 1 :])  # what it covered is visible again
        for at in touching(top):
            elsewhere = at != card["at"]
            legally = covers_legally(card["shows"], at, top, stacking=False)
            if elsewhere and legally and not covers_guarded(position, at, top):
                moves.append({"do": "token", "token": "toy-mouse", "lift": list(card["at"]), "at": at})
    return moves


def token_spent(position: Position) -> bool:
    """Return whether a token, Stacking and Cat Paw included, has been used this turn (CB-6.2)."""
    return "token_used" in position or "stacking" in position or position["phase"] == "again"


def token_moves(position: Position) -> list[Action]:
    """Return every use of a token in phase `turn` (before playing) or `after` (after playing)."""
    if not position.get("options", {}).get("advanced") or token_spent(position):
        return []
    before = position["phase"] == "turn"
    tokens = position["players"][position["to_move"]]["tokens"]
    moves: list[Action] = []
    if "cat-paw" in tokens and not before and plays(position):  # CB-6.3
        moves.append({"do": "token", "token": "cat-paw"})
    if "cat-box" in tokens:  # CB-6.4
        for x, y in sorted(visible(position["placed"])):
            moves.append({"do": "token", "token": "cat-box", "at": [x, y]})
    if "dried-fish" in tokens:  # CB-6.5
        for seat, player in enumerate(position["players"]):
            for i in range(len(player["hand"])):
                moves.append({"do": "token", "token": "dried-fish", "from": seat, "card": i})
    if "stacking" in tokens and before:  # CB-6.6
        moves.append({"do": "token", "token": "stacking"})
    if "toy-mouse" in tokens and not before:  # CB-6.7
        moves += mouse_moves(position)
    return moves


def legal(position: Position) -> list[Action]:
    """Return all legal actions of the player to move."""
    position = normal(position)
    phase = position["phase"]
    if phase == "over":
        return []
    if phase == "after":
        return [*token_moves(position), {"do": "done"}]
    if not playable(position):  # CB-6.8: passing is then the only action
        return [{"do": "pass"}]
    assert phase in ("turn", "again"), phase
    return plays(position) + token_moves(position)  # no tokens in `again`: token_spent


# Making moves


def play(position: Position, action: Action) -> None:
    """Put the card on the table, and note whose hand it left (CB-3.2)."""
    me = position["to_move"]
    if "fish" in action:  # CB-6.5: secret side; playing it refills nothing
        card = position["players"][me]["fish"].pop(action["fish"])
        up, down = "secret", "public"
    else:
        card = position["players"][action["from"]]["hand"].pop(action["card"])
        up, down = ("secret", "public") if action["from"] == me else ("public", "secret")
        position["_owed"].append(action["from"])
    position["placed"].append({"at": list(action["at"]), "shows": card[up], "back": card[down]})
    position.pop("stacking", None)  # it applies to that card only


def take_fish(position: Position, seat: int, i: int) -> None:
    """Give the card to its new owner; the former holder still knows its secret side (CB-6.5)."""
    me = position["to_move"]
    card = position["players"][seat]["hand"].pop(i)
    if seat != me:
        card["known_by"] = sorted({*card.get("known_by", []), seat} - {me})
    position["players"][me]["fish"].append(card)
    position["_owed"].append(seat)


def move_mouse(position: Position, lift: list[int], at: list[int]) -> None:
    """Move a card; of several in exactly this place, the last one is uncovered (CB-6.7)."""
    placed = position["placed"]
    last = max(i for i, card in enumerate(placed) if card["at"] == lift)
    card = placed.pop(last)
    placed.append({**card, "at": list(at)})


def end_turn(position: Position) -> None:
    """Refill hands, end the game or pass the turn to the left (CB-3.2, CB-5.1)."""
    players = position["players"]
    for seat in position["_owed"]:  # CB-6.3: in the order in which cards left the hands
        if position["pile"]:
            players[seat]["hand"].append(position["pile"].pop(0))
    position["_owed"] = []
    position.pop("token_used", None)
    position.pop("stacking", None)
    if not any(player["hand"] or player["fish"] for player in players):
        position["phase"] = "over"
        return
    turn = (position["to_move"] + 1) % len(players)
    position["to_move"] = turn
    position["phase"] = "turn"
    # CB-6.4: a guard lasts until its owner's next turn begins
    position["guards"] = [guard for guard in position["guards"] if guard["owner"] != turn]


def use_token(position: Position, action: Action) -> None:
    me = position["to_move"]
    token = action["token"]
    position["players"][me]["tokens"].remove(token)  # CB-6.2: a used token leaves the game
    position["token_used"] = True
    if token == "cat-paw":
        position["phase"] = "again"
    elif token == "cat-box":
        position["guards"].append({"at": list(action["at"]), "owner": me})
    elif token == "dried-fish":
        take_fish(position, action["from"], action["card"])
    elif token == "stacking":
        position["stacking"] = True
    elif token == "toy-mouse":
        move_mouse(position, action["lift"], action["at"])
    if position["phase"] == "after":  # no token can be used; before playing, the player must play a card
        end_turn(position)


def after(position: Position, action: Action) -> Position:
    """Return the whole position after a legal action, without changing the given one."""
    if action not in legal(position):
        raise ValueError(f"not legal: {action}")
    position = normal(position)
    if action["do"] == "token":
        use_token(position, action)
    elif action["do"] == "play":
        spent = token_spent(position)
        play(position, action)
        position["phase"] = "after"
        if spent or not token_moves(position):  # the phase is skipped if no token can be used
            end_turn(position)
    else:  # done, pass
        end_turn(position)
    return position


# Scoring


def areas(top: dict[Place, str], color: str) -> list[int]:
    """Return the sizes of the orthogonally connected areas of one color."""
    left = {place for place, letter in top.items() if letter == color}
    sizes: list[int] = []
    while left:
        todo = [left.pop()]
        size = 0
        while todo:
            x, y = todo.pop()
            size += 1
            for neighbor in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if neighbor in left:
                    left.remove(neighbor)
                    todo.append(neighbor)
        sizes.append(size)
    return sizes


def score(position: Position) -> dict[str, list[int]]:
    """Score by CB-5.2 to 5.4 and CB-6.2, as if the game ended now."""
    position = normal(position)
    top = visible(position["placed"])
    letters = list(top.values())
    points: list[int] = []
    largest: list[int] = []  # of the player's own color, for ties
    for player in position["players"]:
        if player["identity"] == "chihuahua":  # CB-5.3
            threes = [size for letter in LETTERS.values() for size in areas(top, letter) if size == 3]
            own = 0
            total = letters.count(EMPTY_BOX) + 2 * len(threes)
        else:  # CB-5.2
            color = LETTERS[player["identity"]]
            own = max(areas(top, color), default=0)
            total = letters.count(color) + own
        if position.get("options", {}).get("advanced"):  # CB-6.2
            total += len(player["tokens"])
        points.append(total)
        largest.append(own)
    # CB-5.4
    winners = [seat for seat, total in enumerate(points) if total == max(points)]
    dogs = [seat for seat in winners if position["players"][seat]["identity"] == "chihuahua"]
    if dogs:
        winners = dogs
    else:
        best = max(largest[seat] for seat in winners)
        winners = [seat for seat in winners if largest[seat] == best]
    return {"points": points, "winners": winners}
