"""Refusals: errors that name a rule and a reason. The narrator turns them into sentences."""

from __future__ import annotations


class Refusal(Exception):
    """Raised when the rules or a format don't allow a move, file or message.

    `why` is the id of a sentence in the narrator's files and `facts` are its variables. `rule` is the rule behind it,
    or empty if there is none, for example for a corrupt file. `where` is the place in a file.
    """

    def __init__(self, rule: str, why: str, facts: dict[str, str | int] | None = None, where: str = "") -> None:
        super().__init__(rule, why, facts, where)
        self.rule = rule
        self.why = why
        self.facts: dict[str, str | int] = {} if facts is None else facts
        self.where = where

    def at(self, where: str) -> Refusal:
        """Return the same refusal with another place in a file."""
        return Refusal(self.rule, self.why, self.facts, where)
