"""Guests, accounts, their sessions and devices, and tokens for single seats.

A guest has only a name; an account also has a login and a password. The store keeps only the hashes of tokens. Signing
in gives the same refusal in the same time whether or not the login exists.
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
    MAX_LOGIN_LENGTH,
    normalize,
    read_language,
    read_login,
    read_name,
    read_password,
)
from tabbytop.server.accounts.passwords import Passwords
from tabbytop.server.accounts.tokens import TOKEN, SignedLinks, digest_of, new_id, new_token
from tabbytop.server.clock import Clock
from tabbytop.server.edge.rate_limits import RateLimits
from tabbytop.server.settings import Settings
from tabbytop.server.store.types import Conflict, Person, Session, StoreUnavailable

DAY = 86_400.0
SEEN_EVERY = 3600.0
"""Seconds between two updates of a person's last-seen time."""
DEVICE = "device"


class AccountStore(Protocol):
    """The part of the store that accounts need."""

    async def add_person(self, person: Person) -> None:
        """Add a person. Raise `Conflict` if the login exists."""

    async def person(self, id: str) -> Person | None:
        """Return a person by id."""

    async def person_by_login(self, login: str) -> Person | None:
        """Return a person by login, ignoring case."""

    async def change_person(self, person: Person, was: Person | None = None) -> None:
        """Update a person. Raise `Conflict` if the login exists, KeyError if `was` is no longer current."""

    async def remove_person(self, id: str) -> None:
        """Delete a person and all their sessions."""

    async def add_session(
        self, digest: bytes, person: str, at: float, table: str | None = None, seat: int | None = None
    ) -> None:
        """Add the hash of a token."""

    async def session(self, digest: bytes) -> Session | None:
        """Return a session by the hash of its token."""

    async def renew_session(self, digest: bytes, at: float) -> None:
        """Restart a session's lifetime at this time, if the session still exists."""

    async def remove_session(self, digest: bytes) -> bool:
        """Delete a session and return whether it existed."""

    async def remove_seat_tokens(self, person: str) -> None:
        """Delete a person's tokens for single seats."""

    async def count_tables(self, person: str) -> int:
        """Count a person's tables that are open or in play."""


@dataclass(frozen=True)
class SeatGrant:
    """What a token for one seat grants: that seat at that table, and nothing else."""

    person: str
    table: str
    seat: int


@dataclass(frozen=True)
class Caller:
    """The sender of a request: a person, the holder of a token for one seat, or someone who isn't signed in."""

    person: Person | None = None
    seat: SeatGrant | None = None
    digest: bytes = b""
    renewed: bool = False
    """Whether this request renewed the session, so that the response must set the cookie again."""

    def require_person(self) -> Person:
        """Return the person, or refuse a caller who isn't signed in."""
        if self.person is None:
            raise Refusal("", "not-signed-in")
        return self.person


class Accounts:
    """Creates guests and accounts, and signs people in and out."""

    def __init__(
        self,
        settings: Settings,
        store: AccountStore,
        clock: Clock,
        rates: RateLimits,
        key: str,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.rates = rates
        self.links = SignedLinks(key, clock)
        self.on_delete: list[Callable[[Person], Awaitable[None]]] = []
        """Called before a person is deleted or abandons a guest, so that tables free the seats."""
        self.on_sign_in: list[Callable[[Person, Person], Awaitable[None]]] = []
        """Called when a guest signs in to an account, so that the guest's seats pass to the account."""
        self.on_session_end: list[Callable[[str], None]] = []
        """Called with a person's id after one of their sessions has ended, so that their sockets close. Other
        devices reconnect."""
        self.passwords = Passwords(settings.passwords_at_once, hasher)
        self._changing = asyncio.Lock()

    def close(self) -> None:
        """Stop checking passwords."""
        self.passwords.close()

    # Callers

    async def caller(self, cookie: str | None, bearer: str | None = None, *, can_renew: bool = True) -> Caller:
        """Return the caller for a request's tokens.

        An invalid cookie counts as none; an invalid bearer token is refused. With `can_renew` the response can set the
        cookie again, so the session may be renewed: the two must expire together.
        """
        if bearer is not None:
            session = await self._session(bearer)
            if session is None or session.table is None or session.seat is None:
                raise Refusal("", "wrong-token")
            renewed = await self._renew(bearer, session)
            return Caller(None, SeatGrant(session.person, session.table, session.seat), digest_of(bearer), renewed)
        session = None if cookie is None else await self._session(cookie)
        if cookie is None or session is None or session.table is not None:
            return Caller()
        person = await self._person_of(session)
        if person is None:
            return Caller()
        renewed = can_renew and await self._renew(cookie, session)
        return Caller(await self._touch(person), None, digest_of(cookie), renewed)

    async def _person_of(self, session: Session) -> Person | None:
        """Return a session's person, or None if their password has changed since."""
        person = await self.store.person(session.person)
        return person if person is not None and session.seat == _password_mark(person) else None

    async def _session(self, token: str) -> Session | None:
        """Return the session of a token, unless it has expired."""
        if not TOKEN.fullmatch(token):
            return None
        session = await self.store.session(digest_of(token))
        too_old = session is not None and session.created + self._session_seconds < self.clock.now()
        return None if too_old else session

    @property
    def _session_seconds(self) -> float:
        """Seconds after which an unused session expires."""
        return self.settings.session_days * DAY

    async def _renew(self, token: str, session: Session) -> bool:
        """Renew a session that is in use, at most once a day. Return whether it was due."""
        now = self.clock.now()
        if now - session.created < min(DAY, self._session_seconds / 10):
            return False
        try:
            await self.store.renew_session(digest_of(token), now)
        except StoreUnavailable:  # try again at the next request
            return False
        return True

    async def _touch(self, person: Person) -> Person:
        """Update when a person was last seen, at most once an hour."""
        if self.clock.now() - person.seen < SEEN_EVERY:
            return person
        try:
            return await self._update(person.id, lambda fresh: replace(fresh, seen=self.clock.now())) or person
        except StoreUnavailable:  # try again later: reading must work on a full disk
            return person

    async def _update(self, id: str, change: Callable[[Person], Person]) -> Person | None:
        """Apply a change to the current version of a person.

        Changes are serialized, so that they don't overwrite each other.
        """
        async with self._changing:
            while (fresh := await self.store.person(id)) is not None:
                changed = change(fresh)
                try:
                    await self.store.change_person(changed, fresh)
                except KeyError:  # another process has just changed or deleted them
                    continue
                return changed
        return None

    async def seat_token(self, person: str, table: str, seat: int) -> str:
        """Create a token for one seat only, for a bot or a second screen."""
        token = new_token()
        await self.store.add_session(digest_of(token), person, self.clock.now(), table, seat)
        return token

    async def _start_session(self, person: Person, before: Caller) -> str:
        """Start a session and end the previous one on this device."""
        token = new_token()
        await self._add_session(digest_of(token), person)
        if before.person is not None:
            await self.store.remove_session(before.digest)
            if before.person.id != person.id:
                self._notify_session_end(before.person.id)
        return token

    async def _add_session(self, digest: bytes, person: Person) -> None:
        """Store the hash of a token. Refuse if the person was deleted in the meantime."""
        try:
            await self.store.add_session(digest, person.id, self.clock.now(), seat=_password_mark(person))
        except KeyError as error:
            raise Refusal("", "not-signed-in") from error

    # Signing in and out

    async def guest(self, caller: Caller, name: str, language: str = "en") -> tuple[Person, str]:
        """Create a guest and return it with its session token."""
        if caller.person is not None:
            raise Refusal("", "already-somebody")
        now = self.clock.now()
        name = read_name(name, self.settings.name_letters)
        person = Person(new_id(), name, None, None, now, now, read_language(language))
        await self.store.add_person(person)
        return person, await self._start_session(person, caller)

    async def register(
        self, caller: Caller, login: str, password: str, name: str = "", language: str = ""
    ) -> tuple[Person, str]:
        """Create an account, or turn a guest into one that keeps its tables.

        The password is hashed before the login is looked up, so that a taken login takes as long as a free one.
        """
        if caller.person is not None and caller.person.login is not None:
            raise Refusal("", "already-account")
        login = read_login(login)
        password = read_password(password, login)
        guest = caller.person
        shown_name = read_name(name or ("" if guest is None else guest.name) or login, self.settings.name_letters)
        chosen_language = read_language(language or ("en" if guest is None else guest.language))
        hashed = await self.passwords.hash(password)
        now = self.clock.now()
        try:
            if guest is None:
                person: Person | None = Person(new_id(), shown_name, login, hashed, now, now, chosen_language)
                assert person is not None
                await self.store.add_person(person)
            else:
                fields = {"name": shown_name, "login": login, "password": hashed, "language": chosen_language}
                person = await self._update(guest.id, lambda fresh: _promoted(fresh, fields))
        except Conflict as error:
            raise Refusal("", "login-not-free") from error
        if person is None:
            raise Refusal("", "not-signed-in")
        return person, await self._start_session(person, caller)

    async def login(self, caller: Caller, login: str, password: str) -> tuple[Person, str]:
        """Sign in to an account. A guest's tables move to the account.

        Neither the refusal nor its timing reveals whether the login or the password was wrong.
        """
        name = normalize(login).strip()
        self.rates.logins.take(name.casefold()[: MAX_LOGIN_LENGTH + 1])
        person = (
            await self.store.person_by_login(name) if name.isprintable() and len(name) <= MAX_LOGIN_LENGTH else None
        )
        good = await self.passwords.verify(None if person is None else person.password, password)
        if person is None or not good:
            raise Refusal("", "wrong-login")
        person = await self._rehash(person, password)
        guest = await self._previous_guest(caller, person)
        if guest is not None:
            for hook in self.on_sign_in:
                await hook(guest, person)
            await self.store.remove_seat_tokens(guest.id)
        return person, await self._start_session(person, caller)

    async def _previous_guest(self, caller: Caller, person: Person) -> Person | None:
        """Return the guest that the caller was before signing in as this person, or None."""
        before = None if caller.person is None else await self.store.person(caller.person.id)
        return None if before is None or before.login is not None or before.id == person.id else before

    async def logout(self, caller: Caller) -> None:
        """Sign out on this device. Other devices stay signed in."""
        if caller.digest:
            await self.store.remove_session(caller.digest)
            self._notify_session_end(caller.person.id if caller.person else caller.seat.person if caller.seat else "")

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        """Change a person's name or language."""
        fields: dict[str, str] = {}
        if name is not None:
            fields["name"] = read_name(name, self.settings.name_letters)
        if language is not None:
            fields["language"] = read_language(language)
        return await self._update(person.id, lambda fresh: replace(fresh, **fields)) or person

    async def change_password(self, caller: Caller, old: str, new: str) -> str:
        """Change the password, end all other sessions and seat tokens, and return the token of a new session."""
        person = await self._check_password(caller.require_person(), old)
        password = read_password(new, person.login or "")
        hashed = await self.passwords.hash(password)
        changed = await self._update(person.id, lambda fresh: replace(fresh, password=hashed))
        await self.store.remove_seat_tokens(person.id)
        token = await self._start_session(changed or person, caller)
        self._notify_session_end(person.id)
        return token

    async def delete(self, caller: Caller, password: str = "") -> None:
        """Delete a person with all sessions. An account needs its password."""
        person = caller.require_person()
        if person.login is not None:
            await self._check_password(person, password)
        for hook in self.on_delete:
            await hook(person)
        await self.store.remove_person(person.id)
        self._notify_session_end(person.id)

    def _notify_session_end(self, person: str) -> None:
        for hook in self.on_session_end:
            hook(person)

    # Another device

    async def device_link(self, person: Person) -> str:
        """Create a link token that signs one other device in, once, within a few minutes."""
        nonce = new_token()
        await self._add_session(_device_digest(nonce), person)
        return self.links.make(DEVICE, nonce)

    async def take_device(self, caller: Caller, link: str, leave_guest: bool = False) -> tuple[Person, str]:
        """Sign in with a device link and use it up.

        A guest with seats must confirm that they leave them. The seats don't move with them, because a link proves
        no claim to this guest's seats.
        """
        nonce = self.links.read(DEVICE, link, self.settings.device_minutes * 60)
        if nonce is None:
            raise Refusal("", "link-over")
        digest = _device_digest(nonce)
        session = await self.store.session(digest)
        person = None if session is None else await self._person_of(session)
        guest = None if person is None else await self._previous_guest(caller, person)
        if guest is not None and not leave_guest and await self.store.count_tables(guest.id):
            raise Refusal("", "guest-leaves")
        if person is None or not await self.store.remove_session(digest):  # already used
            raise Refusal("", "link-over")
        if guest is not None:
            for hook in self.on_delete:
                await hook(guest)
        return person, await self._start_session(person, caller)

    # Passwords

    async def _check_password(self, person: Person, password: str) -> Person:
        """Return the person if the password is right, or refuse."""
        if person.login is None:
            raise Refusal("", "no-account")
        self.rates.password_checks.take(person.id)
        if not await self.passwords.verify(person.password, password):
            raise Refusal("", "wrong-password")
        return person

    async def _rehash(self, person: Person, password: str) -> Person:
        """Hash a password again if its hash uses weaker parameters than today's."""
        old = person.password
        if old is not None and self.passwords.is_weak(old):
            fresh = {"password": await self.passwords.hash(password)}
            new = await self._update(person.id, lambda now: replace(now, **fresh) if now.password == old else now)
            return new or person
        return person


def _device_digest(nonce: str) -> bytes:
    """Return the hash of a device link. No session token has the same hash, because tokens contain no colon."""
    return digest_of(f"{DEVICE}:{nonce}")


def _password_mark(person: Person) -> int | None:
    """Return a number that changes with the password.

    Sessions store it in the unused seat column. A new password therefore ends all older sessions, on every server at
    once.
    """
    if person.password is None:
        return None
    return int.from_bytes(digest_of(person.password)[:4], "big") >> 1


def _promoted(guest: Person, fields: dict[str, str]) -> Person:
    """Turn a guest into an account, or refuse if it already is one."""
    if guest.login is not None:
        raise Refusal("", "already-account")
    return replace(guest, **fields)
