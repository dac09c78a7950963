"""Who is who: guests, accounts, their sessions and devices, and tokens that open one seat only.

A guest is a person with a name and nothing else; an account has a login and a password besides. Of a token only its
hash is kept. Whatever is said about an account to somebody who is not in it is the same for every login, and takes
the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from argon2 import PasswordHasher
from msgspec.structs import replace

from tabbytop.engine.errors import Refusal
from tabbytop.server.accounts.names import (
    LONGEST_LOGIN,
    read_language,
    read_login,
    read_name,
    read_password,
    same_password,
)
from tabbytop.server.accounts.passwords import Passwords
from tabbytop.server.accounts.tokens import TOKEN, Links, digest_of, new_id, new_token
from tabbytop.server.clock import Clock
from tabbytop.server.edge.rate_limits import RateLimits
from tabbytop.server.settings import Settings
from tabbytop.server.store.types import Conflict, Person, Session, StoreUnavailable

DAY = 86_400.0
SEEN_EVERY = 3600.0
"""Seconds after which it is noted again that somebody is still there."""
DEVICE = "device"


class People(Protocol):
    """What accounts need of the store."""

    async def add_person(self, person: Person) -> None:
        """A new one; Taken where the login exists."""

    async def person(self, id: str) -> Person | None:
        """By id."""

    async def person_by_login(self, login: str) -> Person | None:
        """By login, whatever its capitals."""

    async def change_person(self, person: Person, was: Person | None = None) -> None:
        """The same one, otherwise; Taken where the login exists, KeyError where they are no longer as they were."""

    async def remove_person(self, id: str) -> None:
        """With all sessions."""

    async def add_session(
        self, digest: bytes, person: str, at: float, table: str | None = None, seat: int | None = None
    ) -> None:
        """A token's hash."""

    async def session(self, digest: bytes) -> Session | None:
        """By hash."""

    async def renew_session(self, digest: bytes, at: float) -> None:
        """As if it were made at this time, if it is still there."""

    async def remove_session(self, digest: bytes) -> bool:
        """No longer; was it there?"""

    async def remove_seat_tokens(self, person: str) -> None:
        """Those that open one seat."""

    async def count_tables(self, person: str) -> int:
        """How many tables of theirs are open or in play."""


@dataclass(frozen=True)
class SeatPass:
    """A token that opens one seat at one table, and nothing else."""

    person: str
    table: str
    seat: int


@dataclass(frozen=True)
class Caller:
    """Who asks: a person, somebody with a token for one seat, or nobody in particular."""

    person: Person | None = None
    seat: SeatPass | None = None
    digest: bytes = b""
    renewed: bool = False
    """Was their session renewed just now? Then so is their cookie."""

    def somebody(self) -> Person:
        """The person, who must be one."""
        if self.person is None:
            raise Refusal("", "not-signed-in")
        return self.person


class Accounts:
    """Lets people in, and out."""

    def __init__(
        self,
        settings: Settings,
        store: People,
        clock: Clock,
        rates: RateLimits,
        key: str,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.rates = rates
        self.links = Links(key, clock)
        self.leaving: list[Callable[[Person], Awaitable[None]]] = []
        """What is done before a person is forgotten: tables let go of their seats."""
        self.becoming: list[Callable[[Person, Person], Awaitable[None]]] = []
        """What is done when a guest comes into an account: it has their seats from then on."""
        self.ended: list[Callable[[str], None]] = []
        """What is done when a session of a person has ended: their sockets close; who is still in comes back."""
        self.passwords = Passwords(settings.passwords_at_once, hasher)
        self._changing = asyncio.Lock()

    def close(self) -> None:
        """No more passwords."""
        self.passwords.close()

    # Who asks

    async def caller(self, cookie: str | None, bearer: str | None = None, *, has_answer: bool = True) -> Caller:
        """Who holds these tokens. A cookie that is good for nothing is nobody; a bearer's token must be good.

        `has_answer`: the cookie can be given anew, so that a session is renewed, for both must last as long.
        """
        if bearer is not None:
            session = await self._session(bearer)
            if session is None or session.table is None or session.seat is None:
                raise Refusal("", "wrong-token")
            renewed = await self._renew(bearer, session)
            return Caller(None, SeatPass(session.person, session.table, session.seat), digest_of(bearer), renewed)
        session = None if cookie is None else await self._session(cookie)
        if cookie is None or session is None or session.table is not None:
            return Caller()
        person = await self._person_of(session)
        if person is None:
            return Caller()
        renewed = has_answer and await self._renew(cookie, session)
        return Caller(await self._seen(person), None, digest_of(cookie), renewed)

    async def _person_of(self, session: Session) -> Person | None:
        """Whose session it is; nobody's, if they have taken another password since."""
        person = await self.store.person(session.person)
        return person if person is not None and session.seat == _mark(person) else None

    async def _session(self, token: str) -> Session | None:
        """The session of a token, if it was used not too long ago."""
        if not TOKEN.fullmatch(token):
            return None
        session = await self.store.session(digest_of(token))
        too_old = session is not None and session.created + self._life < self.clock.now()
        return None if too_old else session

    @property
    def _life(self) -> float:
        """Seconds that a session lasts which is not used."""
        return self.settings.session_days * DAY

    async def _renew(self, token: str, session: Session) -> bool:
        """A session that is used begins anew, but not with every request: was it time?"""
        now = self.clock.now()
        if now - session.created < min(DAY, self._life / 10):
            return False
        try:
            await self.store.renew_session(digest_of(token), now)
        except StoreUnavailable:  # another time, as with who is seen
            return False
        return True

    async def _seen(self, person: Person) -> Person:
        """Note now and then that somebody is still there."""
        if self.clock.now() - person.seen < SEEN_EVERY:
            return person
        try:
            return await self._change(person.id, lambda one: replace(one, seen=self.clock.now())) or person
        except StoreUnavailable:  # to be noted another time; who only looks must not need a disk with room on it
            return person

    async def _change(self, id: str, change: Callable[[Person], Person]) -> Person | None:
        """Change a person as they are now, one change at a time, so that none undoes another."""
        async with self._changing:
            while (fresh := await self.store.person(id)) is not None:
                changed = change(fresh)
                try:
                    await self.store.change_person(changed, fresh)
                except KeyError:  # another process changed or forgot them just now
                    continue
                return changed
        return None

    async def seat_token(self, person: str, table: str, seat: int) -> str:
        """A token that opens only this seat, for a bot or another screen."""
        token = new_token()
        await self.store.add_session(digest_of(token), person, self.clock.now(), table, seat)
        return token

    async def _open(self, person: Person, before: Caller) -> str:
        """A session; the one before it on this device ends."""
        token = new_token()
        await self._keep(digest_of(token), person)
        if before.person is not None:
            await self.store.remove_session(before.digest)
            if before.person.id != person.id:
                self._end(before.person.id)
        return token

    async def _keep(self, digest: bytes, person: Person) -> None:
        """Keep the hash of a token for a person, who may have been forgotten meanwhile."""
        try:
            await self.store.add_session(digest, person.id, self.clock.now(), seat=_mark(person))
        except KeyError as error:
            raise Refusal("", "not-signed-in") from error

    # Coming and going

    async def guest(self, caller: Caller, name: str, language: str = "en") -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        if caller.person is not None:
            raise Refusal("", "already-somebody")
        now = self.clock.now()
        name = read_name(name, self.settings.name_letters)
        person = Person(new_id(), name, None, None, now, now, read_language(language))
        await self.store.add_person(person)
        return person, await self._open(person, caller)

    async def register(
        self, caller: Caller, login: str, password: str, name: str = "", language: str = ""
    ) -> tuple[Person, str]:
        """An account; a guest who makes one keeps their tables. The password is hashed before the login is looked up,
        so that a login that is taken takes as long as one that is not."""
        if caller.person is not None and caller.person.login is not None:
            raise Refusal("", "already-account")
        login = read_login(login)
        password = read_password(password, login)
        guest = caller.person
        called = read_name(name or ("" if guest is None else guest.name) or login, self.settings.name_letters)
        spoken = read_language(language or ("en" if guest is None else guest.language))
        hashed = await self.passwords.hash(password)
        now = self.clock.now()
        try:
            if guest is None:
                person: Person | None = Person(new_id(), called, login, hashed, now, now, spoken)
                assert person is not None
                await self.store.add_person(person)
            else:
                fields = {"name": called, "login": login, "password": hashed, "language": spoken}
                person = await self._change(guest.id, lambda one: _promoted(one, fields))
        except Conflict as error:
            raise Refusal("", "login-not-free") from error
        if person is None:
            raise Refusal("", "not-signed-in")
        return person, await self._open(person, caller)

    async def login(self, caller: Caller, login: str, password: str) -> tuple[Person, str]:
        """Into one's account; a guest brings their tables along. Whether the login or the password was wrong is not
        told, nor can it be timed."""
        name = same_password(login).strip()
        self.rates.logins.take(name.casefold()[: LONGEST_LOGIN + 1])
        person = await self.store.person_by_login(name) if name.isprintable() and len(name) <= LONGEST_LOGIN else None
        good = await self.passwords.fits(None if person is None else person.password, password)
        if person is None or not good:
            raise Refusal("", "wrong-login")
        person = await self._rehash(person, password)
        guest = await self._guest_before(caller, person)
        if guest is not None:
            for bring in self.becoming:
                await bring(guest, person)
            await self.store.remove_seat_tokens(guest.id)
        return person, await self._open(person, caller)

    async def _guest_before(self, caller: Caller, person: Person) -> Person | None:
        """The guest as whom somebody was here, before they are this person; None: they were none, or the same."""
        before = None if caller.person is None else await self.store.person(caller.person.id)
        return None if before is None or before.login is not None or before.id == person.id else before

    async def logout(self, caller: Caller) -> None:
        """Out again; on other devices one stays in."""
        if caller.digest:
            await self.store.remove_session(caller.digest)
            self._end(caller.person.id if caller.person else caller.seat.person if caller.seat else "")

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name to be called, another language."""
        fields: dict[str, str] = {}
        if name is not None:
            fields["name"] = read_name(name, self.settings.name_letters)
        if language is not None:
            fields["language"] = read_language(language)
        return await self._change(person.id, lambda one: replace(one, **fields)) or person

    async def change_password(self, caller: Caller, old: str, new: str) -> str:
        """Another password. All sessions of the account end but the new one, whose token this gives; so do the tokens
        of its seats."""
        person = await self._proved(caller.somebody(), old)
        password = read_password(new, person.login or "")
        hashed = await self.passwords.hash(password)
        changed = await self._change(person.id, lambda one: replace(one, password=hashed))
        await self.store.remove_seat_tokens(person.id)
        token = await self._open(changed or person, caller)
        self._end(person.id)
        return token

    async def delete(self, caller: Caller, password: str = "") -> None:
        """Forget a person, with all sessions; an account wants its password."""
        person = caller.somebody()
        if person.login is not None:
            await self._proved(person, password)
        for leave in self.leaving:
            await leave(person)
        await self.store.remove_person(person.id)
        self._end(person.id)

    def _end(self, person: str) -> None:
        for end in self.ended:
            end(person)

    # Another device

    async def device_link(self, person: Person) -> str:
        """A link's token that lets one other device in, once, for a few minutes."""
        nonce = new_token()
        await self._keep(_device_digest(nonce), person)
        return self.links.make(DEVICE, nonce)

    async def take_device(self, caller: Caller, link: str, leave_guest: bool = False) -> tuple[Person, str]:
        """In by such a link; it is used up. A guest with seats must say that they leave them: who made the link proves
        nothing by it, and must not have them."""
        nonce = self.links.read(DEVICE, link, self.settings.device_minutes * 60)
        if nonce is None:
            raise Refusal("", "link-over")
        digest = _device_digest(nonce)
        session = await self.store.session(digest)
        person = None if session is None else await self._person_of(session)
        guest = None if person is None else await self._guest_before(caller, person)
        if guest is not None and not leave_guest and await self.store.count_tables(guest.id):
            raise Refusal("", "guest-leaves")
        if person is None or not await self.store.remove_session(digest):  # somebody was let in by it before
            raise Refusal("", "link-over")
        if guest is not None:
            for leave in self.leaving:
                await leave(guest)
        return person, await self._open(person, caller)

    # Passwords

    async def _proved(self, person: Person, password: str) -> Person:
        """The same person, whose password this is."""
        if person.login is None:
            raise Refusal("", "no-account")
        self.rates.password_checks.take(person.id)
        if not await self.passwords.fits(person.password, password):
            raise Refusal("", "wrong-password")
        return person

    async def _rehash(self, person: Person, password: str) -> Person:
        """Hash a password anew that was hashed when less was advised."""
        old = person.password
        if old is not None and self.passwords.is_weak(old):
            fresh = {"password": await self.passwords.hash(password)}
            new = await self._change(person.id, lambda one: replace(one, **fresh) if one.password == old else one)
            return new or person
        return person


def _device_digest(nonce: str) -> bytes:
    """No cookie has this hash: the sign before it is in no token."""
    return digest_of(f"{DEVICE}:{nonce}")


def _mark(person: Person) -> int | None:
    """A number that changes with the password. A session that opens no seat keeps it in the seat's place, so that with
    another password all sessions before it end, on every server and at once."""
    if person.password is None:
        return None
    return int.from_bytes(digest_of(person.password)[:4], "big") >> 1


def _promoted(guest: Person, fields: dict[str, str]) -> Person:
    """A guest with an account, unless they have one by now."""
    if guest.login is not None:
        raise Refusal("", "already-account")
    return replace(guest, **fields)
