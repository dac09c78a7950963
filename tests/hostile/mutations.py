"""Random faults: arbitrary data, and real data with a few faults."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests import tiers

FEW = tiers.random_examples(deep=100, short=30)
MANY = tiers.random_examples(deep=350, short=60)

Values = st.SearchStrategy[Any]

NUMBERS = st.one_of(
    st.integers(-3, 60),
    st.sampled_from([200, -200, 201, 255, 256, 2**31, 2**63, 2**64, -(10**30), 10**400]),
    st.floats(allow_nan=False, allow_infinity=False),
)


@dataclass(frozen=True)
class Vocabulary:
    """What the files of one game may contain."""

    texts: tuple[str, ...]
    """Short texts that mean something somewhere."""
    names: tuple[str, ...]
    """Names and words of the log, to be swapped."""
    likely: dict[str, dict[str, Values]]
    """Likely keys with likely values, by a key that identifies the kind of object."""
    is_face: Callable[[str], bool]
    """Whether a text is part of a card."""
    faces: Values
    """Other texts of that kind."""

    def any_text(self) -> Values:
        """Generate a text: meaningful, harmful or arbitrary."""
        harmful = ["\x1b[2J", "a\nb", "\u202eabc", "x" * 5000, "{ $found }", "[bold]", "chance", "all", "at 0,0"]
        return st.one_of(st.text(max_size=6), st.sampled_from(self.texts), st.sampled_from(harmful))

    def anything(self) -> Values:
        """Generate a replacement for any value."""
        texts = self.any_text()
        return st.recursive(
            st.one_of(st.none(), st.booleans(), NUMBERS, texts),
            lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
            max_leaves=8,
        )


COPIES = {"copies": st.integers(1, 4)}
LINES = {"n": {"undo": st.integers(-2, 40), "to": st.lists(st.integers(0, 4), max_size=3)}}
SECRETS = {"secret": {"secret": st.just(""), "rules": st.integers(0, 2), "version": st.integers(0, 2)}}

CATBOX = Vocabulary(
    texts=(
        *("cat-box", "black", "chihuahua", "turn", "after", "again", "over", "stacking", "dried-fish"),
        *("KK", "..", "K", ""),
    ),
    names=(
        *("black", "pink", "purple", "blue", "yellow", "chihuahua", "turn", "after", "again", "over", "chance", "all"),
        *("cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse", "token cat-box", "card 0.0", "card 1.fish"),
        *("at 0,1", "at -1,-1", "done", "pass", "identity blue", "first 0", "first 4"),
    ),
    likely={
        "phase": {
            "guards": st.lists(
                st.fixed_dictionaries(
                    {"at": st.lists(st.integers(-1, 2), min_size=2, max_size=2), "owner": st.integers(0, 2)}
                ),
                max_size=2,
            ),
            "stacking": st.booleans(),
            "token_used": st.booleans(),
            "phase": st.sampled_from(["turn", "after", "again", "over"]),
        },
        "public": {"known_by": st.lists(st.integers(0, 4), max_size=3)},
        "shows": {"known_by": st.lists(st.integers(0, 4), max_size=3), "back": st.just(("K.", "PY")).map(list)},
        "front": {"back": st.just(("K.", "PY")).map(list), **COPIES},
        "advanced": {"first": st.integers(0, 5), "advanced": st.booleans()},
        "tokens": {
            "tokens": st.lists(st.sampled_from(["cat-paw", "cat-box", "dried-fish", "toy-mouse"]), unique=True),
            "identity": st.sampled_from(["black", "pink", "purple", "blue", "yellow", "chihuahua"]),
        },
        **LINES,
        **SECRETS,
    },
    is_face=lambda text: len(text) == 2,
    faces=st.text("KPVBY.", min_size=2, max_size=2),
)

CATS = ("lilly", "charlie", "milo", "jack", "izzy")
CELLS = st.tuples(st.integers(3, 9), st.integers(2, 6)).map(list)
PAIRS = CELLS.map(lambda at: [at, [at[0] + 1, at[1]]])
SIDES = st.sets(st.sampled_from("NESW")).map(lambda sides: "".join([side for side in "NESW" if side in sides]))
ICONS = st.lists(st.sampled_from(["mouse", "yarn", "feather", "bell", "spray"]), max_size=3)
CARDS = st.one_of(st.fixed_dictionaries({"open": SIDES, "icons": ICONS}), st.sampled_from(["a01", "h05", "princess"]))
TABLES = st.one_of(
    st.sampled_from(["coffee", "kitchen", "dining", "floor"]),
    st.tuples(st.integers(1, 14), st.integers(1, 10)).map(list),
)

FITS = Vocabulary(
    texts=(
        "if-it-fits",
        *CATS,
        "setup",
        "turn",
        "play",
        "cat",
        "over",
        "princess",
        "toy",
        "a01",
        "mouse",
        "NS",
        "N",
        "",
    ),
    names=(
        *(*CATS, "setup", "turn", "play", "toy", "cat", "over", "chance", "all", "princess", "a01", "start-mouse"),
        *("mouse", "yarn", "feather", "bell", "spray", "coffee", "floor", "draw", "done", "discard-toy", "discard 0"),
        *("at 6,4", "at 5,4", "turned 6,3", "sleep 5,4", "cat 6,4", "toy 6,4", "over 6,4", "play 0", "play 1"),
        *("start 0", "start 4", "first 0", "first 4", "card NESW:", "card NESW:mouse", "card princess", "card toy"),
    ),
    likely={
        "phase": {
            "phase": st.sampled_from(["setup", "turn", "play", "toy", "cat", "over"]),
            "just_played": CELLS,
            "ending": st.booleans(),
            "start_cards": st.lists(CARDS, max_size=3),
            "stacks": st.lists(
                st.fixed_dictionaries({"cards": st.integers(0, 3), "princess": st.booleans()}), max_size=2
            ),
            "deck": st.lists(st.one_of(CARDS, st.just("toy")), max_size=5),
        },
        "open": {"open": SIDES, "icons": ICONS, "from_stack": st.integers(0, 3), "turned": st.booleans(), **COPIES},
        "at": {
            "at": st.one_of(CELLS, PAIRS),
            "turned": st.booleans(),
            "sleeping": st.sampled_from(CATS),
            "cat": st.sampled_from(CATS),
            "princess": st.just(True),
            "toy": st.just(True),
            "card": CARDS,
            "hand": st.integers(0, 3),
        },
        "hand": {
            "cat": st.sampled_from(CATS),
            "hand": st.lists(CARDS, max_size=4),
            "princess_from": st.lists(st.integers(0, 2), max_size=2),
        },
        "cards": {"toys": st.just(["mouse", "yarn", "feather", "bell", "fish"]), "princess": st.booleans()},
        "advanced": {
            "table": TABLES,
            "advanced": st.booleans(),
            "toys": st.just(["mouse", "yarn", "feather", "bell", "fish"]),
            "first": st.integers(0, 5),
            "cats": st.lists(st.sampled_from(CATS), max_size=5),
        },
        **LINES,
        **SECRETS,
    },
    is_face=lambda text: text != "" and set(text) <= set("NESW"),
    faces=SIDES,
)

COLORS = ("black", "gray", "orange", "white")
ZONES = ("neighborhood", "yard", "porch", "house")
SEATS = st.integers(0, 6)
COUNTED = st.dictionaries(st.sampled_from(COLORS), st.integers(0, 3), max_size=3)
KITTY_CARDS = (
    *("raining-cats-and-dogs", "keeping-up-with-the-joneses", "the-cats-pajamas", "fireworks", "hairball"),
    *("cat-in-heat", "cat-burglar", "spay-neuter-clinic", "catlike-reflexes", "foster-kittens", "special-needs-kitty"),
    *("catting-around", "fraidy-cats", "open-window", "famous-internet-cat", "the-cat-came-back", "best-in-show"),
    *("can-opener", "catnip", "cat-fight", "stray-dog", "alarm-system", "pet-insurance", "catnap", "one-cool-cat"),
    *("tuna", "land-on-your-feet", "copy-cat"),
)
KITTY_PHASES = ("turn", "cancel", "copy", "shield", "land", "pick", "over")
STEP_NAMES = (
    *("turn", "acting", "draw-up", "end-turn", "begin-turn", "effect", "open", "settle", "drop", "open-copy"),
    *("move-cat", "ask", "pick", "round", "draw-more", "cancel", "copy", "shield", "land"),
)
EFFECTS = (
    *("rain", "fewest-take", "each-takes", "each-sends", "pass-left", "steal", "lure", "startle", "foster", "adopt"),
    *("send", "draw", "return", "run", "herd", "fight", "ward", "insure", "cancel", "land", "copy"),
)
PARTS = st.lists(st.one_of(st.integers(-1, 70), st.lists(st.integers(0, 140), max_size=3)), max_size=6)
STEPS = st.tuples(st.sampled_from(STEP_NAMES), PARTS).map(lambda step: [step[0], *step[1]])

KITTY = Vocabulary(
    texts=("here-kitty-kitty", *COLORS, *ZONES, *KITTY_PHASES, "tuna", "cat-burglar", "play", "pick", "move", "in", ""),
    names=(
        *(*COLORS, *ZONES, *KITTY_PHASES, *KITTY_CARDS, *STEP_NAMES, *EFFECTS, "in", "out", "chance", "all", "pick"),
        *("instant", "standard", "defensive", "play", "discard", "move", "pass", "enough", "first 0", "card tuna"),
        *(
            "move black yard porch",
            "play cat-burglar",
            "target 1",
            "cat black yard",
            "color gray",
            "count 2",
            "spaces 1",
        ),
        *(
            "cancel tuna",
            "copy copy-cat",
            "shield tuna",
            "land land-on-your-feet",
            "yard 1 black",
            "left -",
            "right gray",
        ),
    ),
    likely={
        "phase": {
            "phase": st.sampled_from(KITTY_PHASES),
            "actions_left": st.integers(0, 2),
            "final_turns_left": st.one_of(st.none(), SEATS),
            "idle_turns": st.integers(0, 30),
            "pending": st.fixed_dictionaries({"by": SEATS, "asked": SEATS}),
            "discard": st.lists(st.sampled_from(KITTY_CARDS), max_size=4),
            "deck": st.lists(st.sampled_from(KITTY_CARDS), max_size=4),
        },
        "by": {"by": SEATS, "asked": SEATS, "action": st.just({"do": "play", "card": "famous-internet-cat"})},
        "steps": {
            "steps": st.lists(STEPS, max_size=3),
            "used": st.booleans(),
            "left": st.lists(st.integers(0, 7), max_size=3),
            "shielded": st.lists(st.integers(0, 7), max_size=3),
        },
        "house": {
            **dict.fromkeys(("house", "porch", "yard"), COUNTED),
            "hand": st.lists(st.sampled_from(KITTY_CARDS), max_size=4),
            "lasting": st.lists(st.fixed_dictionaries({"card": st.sampled_from(KITTY_CARDS)}), max_size=2),
        },
        "card": {
            "card": st.sampled_from(KITTY_CARDS),
            "cats": COUNTED,
            "known": st.booleans(),
            "target": SEATS,
            "count": st.integers(0, 4),
            "spaces": st.integers(0, 4),
            "yards": st.lists(st.fixed_dictionaries({"seat": SEATS, "color": st.sampled_from(COLORS)}), max_size=2),
        },
        "do": {"do": st.sampled_from(["move", "discard", "play", "pick", "cancel", "shield", "copy", "land", "pass"])},
        "effect": {
            "effect": st.sampled_from(EFFECTS),
            "count": st.integers(0, 11),
            "spaces": st.integers(0, 4),
            "from": st.sampled_from(ZONES),
            "to": st.sampled_from(ZONES),
            "points": st.integers(0, 9),
            "copies": st.integers(0, 9),
        },
        "tabbytop": {"options": st.fixed_dictionaries({"first": SEATS})},
        **LINES,
        **SECRETS,
    },
    is_face=lambda text: text in KITTY_CARDS,
    faces=st.sampled_from(KITTY_CARDS),
)

VOCABULARIES = {"cat-box": CATBOX, "here-kitty-kitty": KITTY, "if-it-fits": FITS}


def containers(data: Any) -> list[Any]:
    """Return every non-empty object and list in the data, outermost first."""
    found = [data] if isinstance(data, dict | list) and data else []
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
        found += containers(inner)
    return found


@st.composite
def mutated(draw: st.DrawFn, words: Vocabulary, originals: Callable[[], list[Any]]) -> Any:
    """Draw one of the originals and add a few faults, mostly likely ones, sometimes wild ones."""
    data = deepcopy(draw(st.sampled_from(originals())))
    add_fault = draw(st.sampled_from([likely_fault, likely_fault, wild_fault]))
    for _ in range(draw(st.integers(1, 3))):
        places = containers(data)
        # Faces and places outnumber everything else, so mostly leave them alone.
        larger = [place for place in places if isinstance(place, dict) or len(place) != 2]
        luck: int = draw(st.integers(0, 3))
        if places:
            add_fault(draw, words, draw(st.sampled_from(larger if larger and luck else places)), places)
    if isinstance(data, dict) and isinstance(data.get("log"), list) and draw(st.booleans()):
        for i, line in enumerate(data["log"]):
            if isinstance(line, dict):
                line["n"] = i
    return data


def wild_fault(draw: st.DrawFn, words: Vocabulary, place: Any, places: list[Any]) -> None:
    """Replace something by anything, or by something from elsewhere."""
    key = draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
    fault = draw(st.sampled_from(["value", "remove", "add", "swap"]))
    if fault == "remove":
        del place[key]
    elif fault == "add" and isinstance(place, dict):
        place[draw(words.any_text())] = draw(words.anything())
    elif fault == "add":
        place.insert(key, draw(words.anything()))
    elif fault == "swap":
        other = draw(st.sampled_from(places))
        place[key] = deepcopy(draw(st.sampled_from(list(other.values()) if isinstance(other, dict) else other)))
    else:
        place[key] = draw(words.anything())


def likely_fault(draw: st.DrawFn, words: Vocabulary, place: Any, places: list[Any]) -> None:
    """Replace something by the same kind, add or drop an entry, or add a likely key."""
    key = draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
    old = place[key]
    if isinstance(place, list) and draw(st.booleans()):
        if draw(st.booleans()):
            place.insert(draw(st.integers(0, len(place))), deepcopy(old))
        else:
            del place[key]
    elif isinstance(place, dict) and draw(st.booleans()):
        keys = {name: values for sign, known in words.likely.items() if sign in place for name, values in known.items()}
        if keys:
            name = draw(st.sampled_from(sorted(keys)))
            place[name] = draw(keys[name])
    elif isinstance(old, bool):
        place[key] = not old
    elif isinstance(old, int):
        place[key] = old + draw(st.integers(-3, 3))
    elif isinstance(old, str):
        place[key] = draw(words.faces) if words.is_face(old) else draw(st.sampled_from(words.names))
    elif isinstance(old, list) and isinstance(place, dict):
        lists = [other[key] for other in places if isinstance(other, dict) and isinstance(other.get(key), list)]
        place[key] = deepcopy(draw(st.sampled_from(lists)))
    else:
        alike = [other for other in places if isinstance(other, dict) and other.keys() == getattr(old, "keys", dict)()]
        place[key] = deepcopy(draw(st.sampled_from(alike))) if alike else draw(words.anything())
