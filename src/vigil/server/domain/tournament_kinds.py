"""Kinds of tournaments: what one can be, how it stands, and how an entrant does in it."""

from __future__ import annotations

from typing import Final, Literal

TournamentKind = Literal["swiss", "arena", "knockout"]
TournamentStatus = Literal["open", "pairing", "playing", "finished", "cancelled"]
TournamentPace = Literal["live", "slow"]
EntrantState = Literal["in", "away", "out"]  # away: not paired until they say that they are back
TableEnd = Literal["played", "forfeit", "absent", "undecided", "bye", "late"]  # late: after the bell
RoundMark = Literal["won", "tied", "lost", "bye", "missed", "absent", "plays", "waits", "done"]

RUNNING: Final[tuple[TournamentStatus, ...]] = ("pairing", "playing")
UNDER_WAY: Final[tuple[TournamentStatus, ...]] = ("open", *RUNNING)
