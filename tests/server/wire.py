"""What the server sends, held against what it declares."""

from __future__ import annotations

import json
import re
import threading
from typing import Any

import msgspec

from vigil.server.protocol import messages, responses
from vigil.server.protocol.catalogue import Catalogue
from vigil.server.protocol.library.forge_messages import Forged, ForgeWords, LinesTried, SetFileText
from vigil.server.protocol.library.lesson_messages import LessonFilm, Lessons
from vigil.server.protocol.library.puzzle_messages import PuzzleAnswer, Puzzles, PuzzleTable, TodaysPuzzle
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.people import account_messages as account
from vigil.server.protocol.people import player_messages as player
from vigil.server.protocol.people.company_messages import Challenges, Company
from vigil.server.protocol.people.deal_messages import DealState
from vigil.server.protocol.people.notice_messages import Notices
from vigil.server.protocol.people.opponent_messages import Opponents, TableFound
from vigil.server.protocol.people.tournament_messages import (
    TournamentLink,
    TournamentList,
    TournamentOfMatch,
    TournamentPage,
)
from vigil.server.protocol.strengths import Strengths

READING = threading.Lock()  # msgspec crashes where two threads learn the same type at once
ANSWERS: dict[str, Any] = {
    r"catalogue": Catalogue,
    r"me": responses.Me,
    r"account(/rename|/proof|/password|/passkeys.*|/sessions/.*)?": account.AccountState,
    r"account/name": account.NameChecked,
    r"account/(codes|new)": account.NewAccount,
    r"account/(login|logout|delete)": account.Acknowledged,
    r"account/export": dict[str, Any],
    r"account/passkey": account.PasskeyOptions,
    r"account/keys": account.NewKey,
    r"matches/[^/]+/rating": player.MatchRating,
    r"leaderboard.*": player.Leaderboard,
    r"player/choices": player.ProfileChoices,
    r"player/course": player.RatingCourse,
    r"players?(/[^/]+)?/achievements": player.Achievements,
    r"player|players/[^/]+": player.Profile,
    r"lobby": responses.Lobby,
    r"check": responses.Checked,
    r"look": responses.Looked,
    r"strengths": Strengths,
    r"lessons": Lessons,
    r"lessons/[^/?]+": LessonFilm,
    r"puzzles": Puzzles,
    r"puzzles/today": TodaysPuzzle,
    r"puzzles/[^/?]+": PuzzleTable,
    r"puzzles/[^/?]+/try": PuzzleAnswer,
    r"reviews(/.*)?": responses.ReviewState,
    r"opponents(\?.*)?": Opponents,
    r"seeks(/\d+/(stop|anybody|come))?": Opponents,
    r"seeks/\d+/take-up": TableFound,
    r"company": Company,
    r"challenges(/\d+/\w+)?": Challenges,
    r"notices(/.*)?": Notices,
    r"deals/[^/?]+": DealState,
    r"deals/[^/?]+/attempt": MatchState,
    r"matches": MatchState,
    r"matches/[^/?]+(/join|/rematch|/rematch/decline|/take-back)?": MatchState,
    r"matches/[^/?]+/invitation": responses.Invitation,
    r"matches/[^/?]+/link": responses.Link,
    r"matches/[^/?]+/report": responses.Reported,
    r"matches/[^/?]+/replay": responses.Replay,
    r"matches/[^/?]+/replay/\d+(\?.*)?": messages.Update,
    r"matches/[^/?]+/record": dict[str, Any],
    r"matches/[^/?]+/tournament": TournamentOfMatch,
    r"forge/card": Forged,
    r"forge/lines": LinesTried,
    r"forge/template": SetFileText,
    r"forge/words": ForgeWords,
    r"tournaments": TournamentList,
    r"tournaments/[^/?]+/link": TournamentLink,
    r"tournaments/[^/?]+(/[a-z]+)?": TournamentPage,
}


def assert_declared(sent: str | bytes, kind: Any) -> None:
    """What was sent is of a kind: nothing is missing, nothing of another type, nothing more than declared."""
    with READING:
        known = msgspec.json.decode(sent, type=kind)
    assert json.loads(messages.encode(known)) == json.loads(sent)


def answer_kind(path: str, status: int) -> Any:
    """What the answer to a request for a path is declared as."""
    if status >= 400:
        return responses.Error
    return next(kind for pattern, kind in ANSWERS.items() if re.fullmatch(pattern, path))
