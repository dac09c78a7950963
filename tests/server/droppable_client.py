"""A client for tests: it can drop its connections, and counts how often they are lost."""

from __future__ import annotations

from typing import Any

from tabbytop.wire.client import Client, TableConnection


class DroppableConnection(TableConnection):
    """A connection to a table that counts its losses. Each time the client reconnects by itself."""

    losses = 0
    """How often it was lost, or couldn't be opened."""
    close_codes: tuple[int, ...] = ()
    """The codes with which it was closed."""

    async def drop(self) -> None:
        """Drop the connection, as if the network were lost."""
        if self._socket is not None:
            await self._socket.close()

    async def _receive_until_lost(self) -> int | None:
        code = await super()._receive_until_lost()
        self.losses += 1
        if code is not None:
            self.close_codes = (*self.close_codes, code)
        return code


def connect(
    client: Client, table: str, seat: int | None = None, n: int = 0, tell: str = "", *, watch: bool = False
) -> DroppableConnection:
    """Connect any client to a table, as `Client.connect` does."""
    return DroppableConnection(client, table, seat, n, tell, watch=watch)


class DroppableClient(Client):
    """A client with such connections."""

    def connect(self, table: str, *args: Any, **options: Any) -> DroppableConnection:
        """Connect to a table over a WebSocket."""
        return connect(self, table, *args, **options)
