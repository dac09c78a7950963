"""People and their sessions in the store."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from tabbytop.server.store.access import Access
from tabbytop.server.store.lookalikes import fold, skeleton_of
from tabbytop.server.store.schema import people, seated, sessions, tables
from tabbytop.server.store.types import NoSuchTable, Person, Session

COLUMNS = [column for column in people.c if column.name != "login_key"]
BY_ID = select(*COLUMNS).where(people.c.id == bindparam("which"))
BY_LOGIN = select(*COLUMNS).where(people.c.login_key.in_((bindparam("skeleton"), bindparam("folded"))))
LOGIN_NOW = select(people.c.login).where(people.c.id == bindparam("which"))
SESSION = select(sessions.c.person, sessions.c.table_id, sessions.c.seat, sessions.c.created).where(
    sessions.c.digest == bindparam("digest")
)


class People(Access):
    """Guests, accounts, and the hashes of their tokens. The tokens themselves are never stored."""

    async def add_person(self, person: Person) -> None:
        """Add a guest or an account. Raise `Conflict` if the login exists, or one that looks like it."""
        await self.execute(insert(people).values(_columns(person) | _key(person)))

    async def person(self, id: str) -> Person | None:
        """Return a person by id, or None."""
        found = await self.fetch(BY_ID, which=id)
        return Person(**found[0]._mapping) if found else None

    async def person_by_login(self, login: str) -> Person | None:
        """Return a person by login, ignoring case, or None.

        The key is the login's skeleton, or the login itself for an older account that looks like another one. A
        look-alike login doesn't match.
        """
        folded = fold(login)
        found = await self.fetch(BY_LOGIN, skeleton=skeleton_of(login), folded=folded)
        return next((Person(**row._mapping) for row in found if fold(row.login) == folded), None)

    async def change_person(self, person: Person, was: Person | None = None) -> None:
        """Update a person. Raise `Conflict` if the login looks like another one, KeyError if the person doesn't exist.

        With `was`, update only if the stored person still equals it; otherwise raise KeyError.
        """
        which = [people.c.id == person.id]
        if was is not None:
            which += [column.is_not_distinct_from(getattr(was, column.name)) for column in COLUMNS]

        def act(connection: Connection) -> None:
            before = connection.execute(LOGIN_NOW, {"which": person.id}).scalar()
            key = (
                {} if before == person.login else _key(person)
            )  # an existing login stays valid even if it looks like another
            changed = connection.execute(update(people).where(*which).values(_columns(person) | key))
            if not changed.rowcount:
                raise KeyError(person.id)

        await self.change(act)

    async def remove_person(self, id: str) -> None:
        """Delete a person, their sessions and their seats in lists, but not what logs say about them."""

        def act(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.person == id))
            connection.execute(delete(seated).where(seated.c.person == id))
            connection.execute(delete(people).where(people.c.id == id))

        await self.change(act)

    # ---- sessions ----

    async def add_session(
        self, digest: bytes, person: str, at: float, table: str | None = None, seat: int | None = None
    ) -> None:
        """Store a token's hash. It grants access to the person's data or, with table and seat, to that seat only.

        Raise KeyError if the person doesn't exist, `NoSuchTable` if the table doesn't.
        """

        def act(connection: Connection) -> None:
            if not connection.execute(select(people.c.id).where(people.c.id == person)).first():
                raise KeyError(person)
            if table is not None and not connection.execute(select(tables.c.id).where(tables.c.id == table)).first():
                raise NoSuchTable(table)
            row = {"digest": digest, "person": person, "table_id": table, "seat": seat, "created": at}
            connection.execute(insert(sessions).values(row))

        await self.change(act)

    async def session(self, digest: bytes) -> Session | None:
        """Return the session of a token, by its hash, or None."""
        found = await self.fetch(SESSION, digest=digest)
        return Session(*found[0]) if found else None

    async def renew_session(self, digest: bytes, at: float) -> None:
        """Restart a session's lifetime at this time, if the session still exists."""
        await self.execute(update(sessions).where(sessions.c.digest == digest).values(created=at))

    async def remove_session(self, digest: bytes) -> bool:
        """Delete a session and return whether it existed."""
        return bool(await self.execute(delete(sessions).where(sessions.c.digest == digest)))

    async def remove_seat_tokens(self, person: str) -> None:
        """Delete all of a person's tokens for single seats."""
        await self.execute(delete(sessions).where(sessions.c.person == person, sessions.c.table_id.is_not(None)))


def _columns(person: Person) -> dict[str, Any]:
    return {column.name: getattr(person, column.name) for column in COLUMNS}


def _key(person: Person) -> dict[str, Any]:
    """Return the column that keeps logins unique."""
    return {"login_key": None if person.login is None else skeleton_of(person.login)}
