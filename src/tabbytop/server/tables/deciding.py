"""What a command does at a table: it is checked, and the entries that it makes happen at once.

The room writes them to the store afterwards; where that fails, the table is made anew from its log.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from tabbytop.bots.levels import LEVELS, no_such_bot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.play import actor, is_over, judge
from tabbytop.server.accounts.names import is_plain
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.parsing import bot_name, free_name, read_sentence, read_words
from tabbytop.server.tables.quotas import check_quota
from tabbytop.server.tables.state import TableState
from tabbytop.table.dealer import NONCE_BYTES
from tabbytop.table.match import FORWARD
from tabbytop.table.standing import CHOICES
from tabbytop.wire import messages as m

MOST_UNDOS = 100
"""Moves that are taken back at one table: the game is played again for each of them, whenever the table is read."""
BOT_LEVEL = re.compile(rf"({'|'.join(LEVELS)})|(alley-cat|tiger):[1-9]\d{{0,2}}")
"""A bot that may sit at a table: a level, or one with a small number of iterations."""
MOST_ITERATIONS = 999


@dataclass
class Deciding:
    """One command at one table."""

    state: TableState
    now: float
    entries: list[e.Entry] = field(default_factory=list)

    def add(self, entry: e.AnyEntry, *, said: bool = False) -> None:
        """Let an entry happen; it is to be written."""
        self.state.happen(self.state.n + 1, self.now, entry, said=said)
        self.entries.append(entry)

    # Moves

    def say(self, who: Actor, said: m.Say) -> None:
        """Make a move, in one's turn."""
        seat = self.may_say(who, said)
        self.move(seat, read_sentence(self.playing(), seat, said.say))

    def may_say(self, who: Actor, said: m.Say | m.Try) -> int:
        """The seat that speaks, if it may say anything now."""
        state = self.state
        seat = self.own_seat(who, said.seat)
        self.playing()
        if state.window is not None:
            raise Refusal("", "which-window", {"number": state.moved})
        if said.n < state.moved:
            raise Refusal("", "late", {"n": said.n, "moved": state.moved})
        if said.n > state.n:
            raise Refusal("", "not-yet", {"n": said.n, "last": state.n})
        if state.chairs[seat].bot:
            raise Refusal("", "bot-plays")
        return seat

    def move(self, seat: int, sentence: tuple[int, ...], made: str = "") -> None:
        """Let a seat make a whole move."""
        match = self.playing()
        first = len(match.lines)
        match.say(seat, sentence)
        words = match.game.words
        self.add(
            e.Moved(seat, [words.write(a) for a in sentence], self.state.luck_since(first), made),
            said=True,
        )
        if is_over(match.state):
            self.add(e.Ended("played", match.game.winners(match.state)))

    def close_window(self, answers: dict[int, tuple[int, ...]], bots: dict[int, str], choices: dict[int, str]) -> None:
        """Play all answers together; after one that is no pass, the seats still to be asked are asked again.

        `choices` are standing answers that were set while the window was open. They count from now on.
        """
        window = self.state.window
        match = self.playing()
        assert window is not None
        for seat, choice in sorted(choices.items()):
            if self.state.standing.choices[seat] != choice:
                self.add(e.Stood(seat, choice))
        for seat in window.asked:
            step = self.state.window
            if step is None or actor(match.state) != seat:
                return
            passing = (step.passing(),)
            sentence = answers.get(seat, passing)
            if judge(match.state, sentence) is not None:
                sentence = passing
            self.move(seat, sentence, bots.get(seat, ""))
            if sentence != passing:
                return

    def check_answer(self, who: Actor, said: m.Say) -> tuple[int, tuple[int, ...]]:
        """A sealed answer: the seat and its move, where it may be kept."""
        seat, world = self.may_answer(who, said)
        match = self.playing()
        sentence = read_words(match, match.game.view(world, seat), said.say)
        refusal = judge(world, sentence)
        if refusal is not None:
            raise refusal
        return seat, sentence

    def may_answer(self, who: Actor, said: m.Say | m.Try) -> tuple[int, Any]:
        """The seat that answers in a window, if it may, and the world as if nobody were asked before it."""
        state = self.state
        seat = self.own_seat(who, said.seat)
        match = self.playing()
        window = state.window
        if window is None or said.window != state.moved or self.now >= state.window_seals():
            raise Refusal("", "window-closed", {"number": said.window or 0})
        if seat not in window.asked:
            raise Refusal("", "not-asked")
        if state.chairs[seat].bot:
            raise Refusal("", "bot-plays")
        world = match.game.clone(match.state)
        world.agenda[-1] = window.onward(window.asked[window.asked.index(seat) :])
        return seat, world

    def playing(self) -> Any:
        """The match, while it is played."""
        if self.state.match is None or self.state.status == "open":
            raise Refusal("", "not-started")
        if self.state.status != "playing":
            raise Refusal("", "game-over")
        return self.state.match

    def own_seat(self, who: Actor, seat: int | None, *, needs: bool = True) -> int:
        """The seat that somebody speaks for: their own, which they must name where they have several."""
        mine = self.state.seats_of(who.person)
        if who.only is not None:
            mine = [who.only] if who.only in mine else []
        if seat is None and len(mine) > 1 and self.state.asks in mine:
            return self.state.asks or 0
        if seat is None and mine:
            return mine[0]
        if seat is None or seat not in mine:
            raise Refusal("", "not-your-seat")
        return seat

    # Everything else

    def do(self, who: Actor, doing: m.Doing) -> None:
        """Do what is asked, or refuse it."""
        check_quota(self.state, who.person, doing)
        match doing:
            case m.Sit():
                self.sit(who, doing)
            case m.AddNonce():
                self.add_nonce(who, doing)
            case m.Leave():
                self.leave(who, doing)
            case m.Back():
                self.back(who, doing)
            case m.Ready():
                self.ready(who, doing)
            case m.SeatBot() | m.Remove() | m.Swap() | m.Start() | m.Cancel():
                self.host(who, doing)
            case m.Resign():
                self.resign(who, doing)
            case m.End():
                self.end(who, doing)
            case m.Undo():
                self.undo(who, doing)
            case m.AgreeUndo():
                self.agree_undo(who, doing)
            case m.Chat():
                self.chat(who, doing)
            case m.AllowChat():
                self.allow_chat(who, doing)
            case m.Stand():
                self.stand(who, doing)
            case _:
                raise Refusal("", "not-here")

    def ready(self, who: Actor, doing: m.Ready) -> None:
        """Be ready, or no longer."""
        self.before()
        seat = self.own_seat(who, doing.seat)
        if self.state.chairs[seat].ready != doing.ready:
            self.add(e.Readied(seat, doing.ready))

    def before(self) -> None:
        """Only before the game."""
        if self.state.status == "playing":
            raise Refusal("", "has-begun")
        if self.state.status != "open":
            raise Refusal("", "game-over")

    def sit(self, who: Actor, doing: m.Sit) -> None:
        """Sit down in an empty seat."""
        self.before()
        state = self.state
        if who.only is not None or not who.person:
            raise Refusal("", "not-your-seat")
        empty = [i for i, chair in enumerate(state.chairs) if chair.is_empty]
        seat = (empty[0] if empty else -1) if doing.seat is None else doing.seat
        if seat not in empty:
            raise Refusal("", "seat-taken")
        nonce = read_nonce(doing.nonce) if doing.nonce else ""
        self.add(e.Sat(seat, who.person, free_name(doing.name or who.name, state.names), nonce))

    def add_nonce(self, who: Actor, doing: m.AddNonce) -> None:
        """Add a seat's nonce to the deal. A seat keeps its first one, so that a player can find it in the record."""
        self.before()
        seat = self.own_seat(who, doing.seat)
        nonce = read_nonce(doing.nonce)
        if self.state.chairs[seat].nonce not in ("", nonce):
            raise Refusal("", "nonce-set")
        if not self.state.chairs[seat].nonce:
            self.add(e.NonceAdded(seat, nonce))

    def leave(self, who: Actor, doing: m.Leave) -> None:
        """Stand up: before the game the seat is empty then, in it a bot plays on."""
        state = self.state
        seat = self.own_seat(who, doing.seat)
        if state.status == "open":
            self.add(e.Emptied(seat))
            self.pass_host_on(who.person)
        elif state.status == "playing" and not state.chairs[seat].stand_in:
            self.stand_in(seat, "left")

    def pass_host_on(self, person: str) -> None:
        """Where the host stood up, the next person is host; where nobody is left, it is called off.

        A host who never sat, but looks after the table from a big screen, stays host whoever comes and goes.
        """
        state = self.state
        if person != state.host or state.seats_of(person):
            return
        people = [chair for chair in state.chairs if chair.person]
        if not people:
            self.add(e.Called())
        else:
            self.add(e.Hosted(people[0].person, people[0].name))

    def become(self, was: str, person: str) -> None:
        """A guest has come into an account: what is theirs at this table, if anything is, goes with them."""
        if self.state.seats_of(was) or self.state.host == was:
            self.add(e.Became(was, person))

    def stand_in(self, seat: int, why: Any) -> None:
        """A bot plays for a seat from now on."""
        state = self.state
        self.add(e.StoodIn(seat, state.setup.stand_in, why))
        if why == "resigned" and len(state.chairs) == 2:
            self.add(e.Ended("resigned", [1 - seat]))
        elif not any(chair.person and not chair.resigned for chair in state.chairs):
            self.add(e.Ended("abandoned", []))
        elif state.wants_end and self.everybody() <= state.wants_end:
            self.add(e.Ended("agreed", []))

    def back(self, who: Actor, doing: m.Back) -> None:
        """Take one's seat back."""
        seat = self.own_seat(who, doing.seat)
        self.playing()
        chair = self.state.chairs[seat]
        if chair.resigned:
            raise Refusal("", "has-resigned")
        if chair.stand_in:
            self.add(e.CameBack(seat))

    def host(self, who: Actor, doing: m.SeatBot | m.Remove | m.Swap | m.Start | m.Cancel) -> None:
        """What only the host may do, before the game."""
        state = self.state
        if not who.is_host(state):
            raise Refusal("", "not-the-host")
        self.before()
        match doing:
            case m.SeatBot():
                chair = self.chair(doing.seat)
                if not BOT_LEVEL.fullmatch(doing.level):
                    raise no_such_bot(doing.level, MOST_ITERATIONS)
                if chair.person:
                    raise Refusal("", "seat-taken")
                names = [one.name for i, one in enumerate(state.chairs) if i != doing.seat]
                self.add(e.Seated(doing.seat, doing.level, free_name(bot_name(doing.level), names)))
            case m.Remove():
                if not self.chair(doing.seat).is_empty:
                    person = self.chair(doing.seat).person
                    self.add(e.Emptied(doing.seat))
                    self.pass_host_on(person)
            case m.Swap():
                for seat in doing.seats:
                    self.chair(seat)
                if doing.seats[0] != doing.seats[1]:
                    self.add(e.Swapped(doing.seats))
            case m.Start():
                self.start(who, doing)
            case m.Cancel():
                self.add(e.Called())

    def chair(self, seat: int) -> Any:
        """A seat of this table."""
        if not 0 <= seat < len(self.state.chairs):
            raise Refusal("", "no-such-seat", {"count": len(self.state.chairs)})
        return self.state.chairs[seat]

    def start(self, who: Actor, doing: m.Start) -> None:
        """Begin, when every seat is taken and everybody but the host, who says so, is ready.

        A seat without a nonce adds nothing to the deal. The server never makes one up: it knows the secret, so it
        could try nonces until the deal suits it.
        """
        state = self.state
        nonce = read_nonce(doing.nonce) if doing.nonce else ""
        if any(chair.is_empty for chair in state.chairs):
            raise Refusal("", "seats-empty")
        waiting = [chair.name for chair in state.chairs if not chair.ready and chair.person != state.host]
        if waiting:
            raise Refusal("", "not-ready", {"names": ", ".join(waiting)})
        bare = [seat for seat in state.seats_of(who.person) if not state.chairs[seat].nonce]
        if nonce and bare:
            self.add(e.NonceAdded(bare[0], nonce))
        nonces = [chair.nonce for chair in state.chairs]
        self.add(e.Started(nonces, []))
        assert state.match is not None
        state.match.deal()
        self.entries[-1] = e.Started(nonces, state.luck_since(0))
        state.spans[-1] = (0, len(state.match.lines))
        state.clocks.ask(None, self.now)
        state._run_clock(self.now)

    def resign(self, who: Actor, doing: m.Resign) -> None:
        """Give up."""
        self.playing()
        seat = self.own_seat(who, doing.seat)
        if self.state.chairs[seat].resigned:
            return
        self.stand_in(seat, "resigned")

    def end(self, who: Actor, doing: m.End) -> None:
        """Where all people who still play would agree, the game ends without a winner."""
        self.playing()
        state = self.state
        seat = self.own_seat(who, doing.seat)
        if (seat in state.wants_end) == doing.agree:
            return
        self.add(e.EndWanted(seat, doing.agree))
        if self.everybody() <= state.wants_end:
            self.add(e.Ended("agreed", []))

    def everybody(self) -> set[int]:
        """The seats that people play themselves."""
        return {i for i, chair in enumerate(self.state.chairs) if chair.person and not chair.stand_in}

    def check_plays(self, seat: int) -> None:
        """Refuse a player who resigned, or whose seat a bot plays until they come back."""
        chair = self.state.chairs[seat]
        if chair.resigned:
            raise Refusal("", "has-resigned")
        if chair.bot:
            raise Refusal("", "bot-plays")

    def undo(self, who: Actor, doing: m.Undo) -> None:
        """Undo a seat's last move at once, or ask everyone else once chance or another seat has acted.

        The same card is on top again after an undo, so every other seat must agree, and a bot never does: nobody
        learns the next card at the expense of a player who left, or of a bot.
        """
        match = self.playing()
        seat = self.own_seat(who, doing.seat)
        self.check_plays(seat)
        if doing.n < self.state.moved:
            raise Refusal("", "late", {"n": doing.n, "moved": self.state.moved})
        if sum(line.undoes != FORWARD for line in match.lines) >= MOST_UNDOS:
            raise Refusal("", "too-many-undos", {"most": MOST_UNDOS})
        if not any(line.author == seat for line in match.live):
            raise Refusal("", "nothing-to-undo")
        if self.state.window is not None:  # others may have answered already
            raise Refusal("", "too-late-to-undo")
        if match.can_undo(seat):
            self.take_back(seat, agreed=False)
            return
        if self.state.undo == seat:
            return
        if self.state.undo is not None:
            raise Refusal("", "undo-pending", {"who": self.state.chairs[self.state.undo].name})
        bots = [chair.name for i, chair in enumerate(self.state.chairs) if i != seat and chair.bot]
        if bots:
            raise Refusal("", "undo-needs-people", {"names": ", ".join(bots)})
        self.add(e.UndoAsked(seat))

    def agree_undo(self, who: Actor, doing: m.AgreeUndo) -> None:
        """Agree that a move is taken back, or not."""
        self.playing()
        seat = self.own_seat(who, doing.seat)
        if self.state.undo is None:
            raise Refusal("", "no-undo-asked")
        self.check_plays(seat)
        wanted = self.state.undo
        if doing.agree and seat in self.state.agrees:
            return
        self.add(e.UndoAnswered(seat, doing.agree))
        if doing.agree and len(self.state.agrees) == len(self.state.chairs):
            self.take_back(wanted, agreed=True)

    def take_back(self, seat: int, *, agreed: bool) -> None:
        """A move is taken back."""
        assert self.state.match is not None
        self.state.match.undo(seat, agreed=agreed)
        self.add(e.Undone(seat, agreed), said=True)

    def chat(self, who: Actor, doing: m.Chat) -> None:
        """Say something. It is text, kept with the match."""
        if not self.state.setup.chat:
            raise Refusal("", "chat-is-off")
        seat = self.own_seat(who, doing.seat)
        text = " ".join(doing.text.split())
        if not text or len(text) > m.LONGEST_CHAT or not is_plain(text):
            raise Refusal("", "not-a-line", {"found": shown(text), "most": m.LONGEST_CHAT})
        self.add(e.Chatted(seat, text))

    def allow_chat(self, who: Actor, doing: m.AllowChat) -> None:
        """The host lets people chat, or no longer."""
        if not who.is_host(self.state):
            raise Refusal("", "not-the-host")
        if self.state.setup.chat != doing.chat:
            self.add(e.ChatAllowed(doing.chat))

    def stand(self, who: Actor, doing: m.Stand) -> None:
        """Set a seat's standing answer. While a window is open nothing is written: `Sealed.stand` keeps it."""
        seat = self.may_stand(who, doing)
        if self.state.window is None and self.state.standing.choices[seat] != doing.choice:
            self.add(e.Stood(seat, doing.choice))

    def may_stand(self, who: Actor, doing: m.Stand) -> int:
        """Find the seat whose standing answer is set, or refuse."""
        self.playing()
        seat = self.own_seat(who, doing.seat)
        if doing.choice not in CHOICES:
            raise Refusal("", "unknown-name", {"found": shown(doing.choice), "names": ", ".join(CHOICES)})
        return seat


def read_nonce(text: str) -> str:
    """Check the form of a nonce."""
    if not re.fullmatch(rf"[0-9a-f]{{{2 * NONCE_BYTES}}}", text):
        raise Refusal("", "not-hex", {"count": NONCE_BYTES}, "nonce")
    return text
