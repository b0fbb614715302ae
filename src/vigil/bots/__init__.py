"""Bots: programs that choose a move from what one player may know."""

from vigil.bots.bot import Bot
from vigil.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "bot"]
