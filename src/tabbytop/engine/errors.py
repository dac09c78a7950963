"""Why not: a refusal names the rule and the reason, and holds no sentence."""

from __future__ import annotations


class Refusal(Exception):
    """Something that the rules or a format do not allow.

    `why` names a sentence in the narrator's files, `facts` fill it in, `rule` is the rule behind it
    (empty where no rule of a game is, as for a broken file), `where` is the place in a file.
    """

    def __init__(self, rule: str, why: str, facts: dict[str, str | int] | None = None, where: str = "") -> None:
        super().__init__(rule, why, facts, where)
        self.rule = rule
        self.why = why
        self.facts: dict[str, str | int] = {} if facts is None else facts
        self.where = where

    def at(self, where: str) -> Refusal:
        """The same refusal, for this place in a file."""
        return Refusal(self.rule, self.why, self.facts, where)
