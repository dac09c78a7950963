"""Answers of bots in the windows of private tables, chosen in the server's process because they close so soon.

Like a worker, this gets nothing but the view of the bot's seat.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.bots.levels import read_bot
from tabbytop.bots.search_bot import SearchBot
from tabbytop.bots.simple import HouseCat
from tabbytop.engine.game import Game
from tabbytop.engine.play import judge

MAX_OPTIONS = 60
"""Answers that a bot compares: about 10 milliseconds of work, whatever a custom deck offers."""


def choose_answer(game: Game[Any], view: Any, level: str, seed: str) -> tuple[int, ...]:
    """Return a bot's answer without searching. Raise a refusal if the rules don't allow it."""
    bot = read_bot(level)
    if isinstance(bot, HouseCat | SearchBot):
        bot = HouseCat(style=bot.style, max_options=MAX_OPTIONS)
    sentence = bot.move(game, view, [], Random(seed))
    refusal = judge(view, sentence)
    if refusal is not None:
        raise refusal
    return sentence
