"""Set the keys of logins from before look-alikes were refused, so that nobody can register these logins again."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Text, column, select, table, update

from tabbytop.server.store.lookalikes import skeleton_of

revision = "logins"
down_revision = "first"

people = table("people", column("id", Text), column("login", Text), column("login_key", Text), column("created"))


def upgrade() -> None:
    """Set each account's key to its login's skeleton. If two old logins look alike, only one of them gets it."""
    connection = op.get_bind()
    rows = connection.execute(select(people).where(people.c.login.is_not(None)).order_by(people.c.created)).all()
    taken = {row.login_key for row in rows}
    for row in rows:
        skeleton = skeleton_of(row.login)
        if skeleton not in taken:
            taken.add(skeleton)
            connection.execute(update(people).where(people.c.id == row.id).values(login_key=skeleton))
