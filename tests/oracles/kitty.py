"""A slow, plain Here, Kitty, Kitty!, written from shared/rules/here-kitty-kitty.md alone: the oracle for the fast one.

It works on position files as plain dicts and recomputes everything each time.
It adds its own keys:
`_stack`: what will still happen, next thing last: a list of frames, each with a `step` (see STEPS);
`_carded`: whether a card has been played or discarded in the current turn (HKK-3.4).
`python -m tests.oracles.kitty` tests it with random games.
"""

import json
import random
import sys
from collections import Counter
from typing import Any

from tests.oracles.kitty_cats import (
    COLORS,
    EACH_COLOR,
    GIVES,
    INSTANTS,
    INTO,
    LASTING,
    LASTING_DEFENSIVES,
    PROPERTY,
    STANDARDS,
    ZONES,
    Action,
    Cats,
    Fields,
    Frame,
    Position,
    cards_in_game,
    colors_of,
    counted,
    hand_limit,
    has_lasting,
    in_house,
    left_of,
    mark_card,
    neighborhood,
    normal,
    on_property,
    play_from_hand,
    publicly_gone,
    put,
    remove,
    right_of,
    seats_from,
    shift,
    total,
)
from tests.oracles.kitty_choices import answers, legal, pick_options, reach, turn_actions

__all__ = ["after", "legal", "normal", "score"]


# What cards do


def note_left(position: Position, seat: int) -> None:
    """Note that a cat has left this property, for Pet Insurance after the effect."""
    settling = [frame for frame in position["_stack"] if frame["step"] == "insure"]
    settling[-1]["left"].append(seat)


def gain(position: Position, fields: Fields, insured: bool = True) -> list[str]:
    """Return the colors of the cats that are taken, and remove those from Yards."""
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
    """Carry out a played card or a copied effect that wasn't canceled."""
    card, by, action = frame["card"], frame["by"], frame["action"]
    player = position["players"][by]
    if card in INTO and card in STANDARDS:
        for color in gain(position, action):
            put(position, by, INTO[card], color)
    elif card in ("foster-kittens", "special-needs-kitty"):
        player["lasting"].append({"card": card, "cats": counted(gain(position, action))})
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
        for side, neighbor in (("left", left_of(position, seat)), ("right", right_of(position, seat))):
            if answer[side] is not None:
                remove(position, seat, "yard", answer[side])
                put(position, neighbor, "yard", answer[side])
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
    """Move all these cats at once."""
    for seat, color in picked:
        remove(position, seat, "yard", color)
        note_left(position, seat)
    for seat, color in picked:
        put(position, left_of(position, seat), "yard", color)


def struck_seats(position: Position, frame: Frame) -> list[int]:
    """Return the seats that must choose for an Instant, clockwise from the player who drew it."""
    seats = seats_from(position, frame["by"])
    if frame["card"] == "keeping-up-with-the-joneses":
        houses = [in_house(player) for player in position["players"]]
        return [seat for seat in seats if total(houses[seat]) == min(map(total, houses))]
    struck = [seat for seat in seats if seat not in frame["shielded"]]
    if frame["card"] == "cat-in-heat":  # a cat for a shielded player stays, so there's no choice
        struck = [seat for seat in struck if left_of(position, seat) not in frame["shielded"]]
    return struck


# What happens next: each step returns whether it waits for a decision


def push(position: Position, *frames: Frame) -> None:
    """Push frames that happen now, in this order, before everything else."""
    position["_stack"].extend(reversed(frames))


def wait(position: Position, frame: Frame, phase: str, action: Action | None, by: int) -> bool:
    position["_stack"].append(frame)
    position["phase"] = phase
    position["pending"] = {"action": action, "by": by, "asked": frame["seats"][0]}
    return True


def window_step(position: Position, frame: Frame) -> bool:
    """Ask the next seat, regardless of its cards, unless all possible answers are publicly gone (HKK-5)."""
    if frame["seats"] and not all(publicly_gone(position, card) for card in answers(frame)):
        return wait(position, frame, frame["step"], frame["action"], frame["by"])
    if frame["step"] == "cancel":
        go_ahead(position, frame)
    elif frame["step"] == "shield":
        strike(position, frame)
    return False


def open_cancel(position: Position, by: int, action: Action, card: str | None) -> None:
    """Open the window to cancel an action (HKK-5.1).

    `card` is the card whose effect it is (for Copy Cat, the copied one), or None for a move.
    """
    seats = seats_from(position, by)[1:]
    push(position, {"step": "cancel", "seats": seats, "action": action, "by": by, "card": card})


def go_ahead(position: Position, frame: Frame) -> None:
    """Go on with an action that nobody has canceled."""
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
    """Apply an Instant to everyone who isn't shielded."""
    common = {"by": frame["by"], "card": frame["card"], "action": frame["action"]}
    push(
        position,
        {"step": "pick", "seats": struck_seats(position, frame), "picked": [], **common},
        {"step": "away", "card": frame["card"]},
        {"step": "insure", "by": frame["by"], "instant": True, "left": []},
    )


def pick_step(position: Position, frame: Frame) -> bool:
    """Let players pick in turn, each with immediate effect. A choice with only one answer isn't asked."""
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
    """Use each Pet Insurance once, clockwise from the acting or drawing player (HKK-8)."""
    seats: list[int] = []
    for seat in seats_from(position, frame["by"]):
        if seat in frame["left"] and (frame["instant"] or seat != frame["by"]):
            seats += [seat] * has_lasting(position, seat, "pet-insurance")
    action = {"do": "play", "card": "pet-insurance"}
    push(position, {"step": "pick", "card": "pet-insurance", "by": None, "action": action, "seats": seats})
    return False


def draw_step(position: Position, frame: Frame) -> bool:
    """Draw one card, then go on: a number of cards without Instants, or up to the hand limit (HKK-3.3)."""
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
    """Ask for the next action if one is left and possible (HKK-3.2); otherwise finish the turn."""
    me = position["to_move"]
    if position["actions_left"] > 0 and turn_actions(position):
        position["_stack"].append(frame)
        position["phase"] = "turn"
        return True
    position["actions_left"] = 0
    push(position, {"step": "end"})
    if position["final_turns_left"] is None:  # HKK-6.1: no refills in the final round, so no Land on Your Feet
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
    """Bring foster kittens home when their owner's next turn begins."""
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
    """Return a new position after a legal action and everything that follows without a decision."""
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


def score(position: Position) -> dict[str, list[int]]:
    """Score by HKK-7, as if the game ended now."""
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


# The self test: random games


def deal(players: int, rng: random.Random) -> Position:
    """Deal a new game (HKK-2)."""
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


def crowd(position: Position, rng: random.Random) -> None:
    """Place nearly all cats and put Pet Insurance under properties, unlike HKK-2, so that HKK-4.4 applies."""
    for color in COLORS:
        for _ in range(EACH_COLOR - rng.choice((0, 0, 0, 1))):
            zone = rng.choice(("yard", "yard", *PROPERTY))
            put(position, rng.randrange(len(position["players"])), zone, color)
    for _ in range(position["deck"].count("pet-insurance")):
        position["deck"].remove("pet-insurance")
        rng.choice(position["players"])["lasting"].append({"card": "pet-insurance"})


def all_cards(position: Position) -> Counter[str]:
    """Count all cards, wherever they are; cards being played are in frames."""
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
    """Return the position as text if nobody cancels or copies, to compare what two actions lead to."""
    while position["phase"] in ("cancel", "copy"):
        position = after(position, {"do": "pass"})
    for player in position["players"]:
        player["hand"].sort()
    position["discard"].sort()
    return json.dumps(position, sort_keys=True)


def check_distinct(position: Position, actions: list[Action]) -> None:
    """Check that no two actions with one verb and card lead to the same position.

    Two exceptions are left out: Instants drawn later, which may undo the difference, and shielding one of two players
    when nothing would have happened to either.
    """
    position = {**position, "deck": [card for card in position["deck"] if card not in INSTANTS]}
    seen: dict[tuple[str, str, str], Action] = {}
    for action in actions:
        if action["do"] != "shield":
            key = (action["do"], action.get("card", ""), settled(after(position, action)))
            assert key not in seen, (seen[key], action)
            seen[key] = action


def choose(actions: list[Action], rng: random.Random, discarding: float) -> Action:
    """Choose a verb, then a card, then one of its actions, so that rare ones occur too."""
    verbs = sorted({action["do"] for action in actions})
    if "discard" in verbs and len(verbs) > 1 and rng.random() > discarding:
        verbs.remove("discard")
    verb = rng.choice(verbs)
    cards = sorted({action.get("card", "") for action in actions if action["do"] == verb})
    card = rng.choice(cards)
    return rng.choice([action for action in actions if action["do"] == verb and action.get("card", "") == card])


def idle(actions: list[Action], rng: random.Random) -> Action:
    """Choose an action without a card, if possible (HKK-3.4)."""
    return rng.choice([action for action in actions if action["do"] in ("move", "pick", "pass")] or actions)


def checked_after(position: Position, action: Action) -> Position:
    """Return the next position; check that all cats and cards are there and the old position is unchanged."""
    before = json.dumps(position)
    following = after(position, action)
    assert json.dumps(position) == before
    neighborhood(following)  # asserts that there are at most 10 of a color elsewhere
    assert all_cards(following) == cards_in_game(len(following["players"])), following
    return following


def play_game(position: Position, rng: random.Random, distinct: float, seen: Counter[str]) -> Position:
    discarding = rng.choice((0.1, 0.5, 1.0))
    idling = rng.choice((0.0, 0.0, 0.0, 0.9, 0.99))
    decisions = 0
    while position["phase"] != "over":
        phase = position["phase"]
        actions = legal(position)
        assert len(actions) > (phase == "pick"), position
        if rng.random() < distinct and len(actions) < 1000:
            check_distinct(position, actions)
        action = idle(actions, rng) if rng.random() < idling else choose(actions, rng, discarding)
        about = position["pending"]["action"]["card"] if phase == "pick" else action.get("card", "")
        seen[f"{phase}: {action['do']} {about}"] += 1
        seen["with yards: " + (action["do"] + " " + about)] += "yards" in action
        position = checked_after(position, action)
        decisions += 1
        assert decisions < 20_000, position
    seen["decisions"] += decisions
    return position


def self_test(games: int, seed: int = 1, distinct: float = 0.02) -> Counter[str]:
    """Play random games with 2 to 6 players and count what happened."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for game in range(games):
        position = deal(2 + game % 5, rng)
        if rng.random() < 0.5:
            crowd(position, rng)
        position = play_game(position, rng, distinct, seen)
        assert score(position)["winners"], position
        seen[f"{len(position['players'])} players, deck {'not ' if position['deck'] else ''}empty"] += 1
    return +seen


if __name__ == "__main__":
    for what, count in sorted(self_test(int(sys.argv[1]) if len(sys.argv) > 1 else 50).items()):
        print(f"{count:7}  {what}")
