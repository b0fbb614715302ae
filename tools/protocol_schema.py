"""Write docs/protocol.schema.json: every message of the protocol, from the classes that make them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from vigil.server.protocol import messages, requests, responses
from vigil.server.protocol.catalogue import Catalogue
from vigil.server.protocol.library.forge_messages import (
    ForgeCards,
    Forged,
    ForgeLines,
    ForgeTemplate,
    ForgeWords,
    LinesTried,
    SetFileText,
)
from vigil.server.protocol.library.lesson_messages import LessonFilm, Lessons
from vigil.server.protocol.library.puzzle_messages import (
    PuzzleAnswer,
    Puzzles,
    PuzzleTable,
    TodaysPuzzle,
    TryPuzzle,
)
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.people import account_messages as account
from vigil.server.protocol.people import player_messages as player
from vigil.server.protocol.people.company_messages import AskChallenge, AskTie, Challenges, Company
from vigil.server.protocol.people.deal_messages import DealState
from vigil.server.protocol.people.notice_messages import ChooseWay, Notices, ReadNotices, Subscribe
from vigil.server.protocol.people.opponent_messages import AskSeek, Opponents, TableFound
from vigil.server.protocol.people.tournament_messages import (
    EnterTournament,
    NewTournament,
    RemoveEntrant,
    TournamentLink,
    TournamentList,
    TournamentOfMatch,
    TournamentPage,
)
from vigil.server.protocol.strengths import Strengths

FILE: Final = Path(__file__).parent.parent / "docs" / "protocol.schema.json"
NAMED: Final = {
    "to the server, over the WebSocket": requests.FromClient,
    "from the server, over the WebSocket": messages.FromServer,
    "POST /api/me": requests.Rename,
    "POST /api/account/new": account.MakeAccount,
    "POST /api/account/name": account.CheckName,
    "POST /api/account/login": account.LogIn,
    "POST /api/account/proof": account.Prove,
    "POST /api/account/passkey": account.AskPasskey,
    "POST /api/account/passkeys": account.PasskeyMade,
    "POST /api/account/passkeys/remove, sessions/end": account.WhichOne,
    "POST /api/account/password": account.SetPassword,
    "POST /api/account/keys": account.MakeKey,
    "POST /api/account/delete": account.DeleteAccount,
    "POST /api/matches": requests.NewMatch,
    "POST /api/matches/ID/join": requests.Join,
    "POST /api/matches/ID/invitation": requests.AskInvitation,
    "POST /api/matches/ID/link": requests.AskLink,
    "POST /api/matches/ID/take-back": requests.TakeBack,
    "POST /api/matches/ID/report": requests.MakeReport,
    "POST /api/seeks": AskSeek,
    "POST /api/company": AskTie,
    "POST /api/challenges": AskChallenge,
    "POST /api/notices/read": ReadNotices,
    "POST /api/notices/ways": ChooseWay,
    "POST /api/notices/device": Subscribe,
    "POST /api/player/choices": player.SetProfileChoices,
    "POST /api/check": requests.Check,
    "POST /api/look": requests.Look,
    "POST /api/forge/card": ForgeCards,
    "POST /api/forge/lines": ForgeLines,
    "POST /api/forge/template": ForgeTemplate,
    "POST /api/puzzles/ID/try": TryPuzzle,
    "POST /api/reviews": requests.AskReview,
    "POST /api/tournaments/new": NewTournament,
    "POST /api/tournaments/ID/enter": EnterTournament,
    "POST /api/tournaments/ID/remove": RemoveEntrant,
    "answer: a match": MatchState,
    "answer: a match, and what a link is for": responses.Invitation,
    "answer: me": responses.Me,
    "answer: an account": account.AccountState,
    "answer: a new account, or new codes": account.NewAccount,
    "answer: a name checked": account.NameChecked,
    "answer: what a passkey is to do": account.PasskeyOptions,
    "answer: a key for a program": account.NewKey,
    "answer: done": account.Acknowledged,
    "answer: the lobby": responses.Lobby,
    "answer: finding somebody to play": Opponents,
    "answer: people one knows": Company,
    "answer: challenges": Challenges,
    "answer: notices": Notices,
    "answer: the deal of a day": DealState,
    "answer: a table that was found": TableFound,
    "answer: what a match did to ratings": player.MatchRating,
    "answer: a leaderboard": player.Leaderboard,
    "answer: a profile": player.Profile,
    "answer: one's own rating of late": player.RatingCourse,
    "answer: what others may see": player.ProfileChoices,
    "answer: achievements": player.Achievements,
    "answer: a link": responses.Link,
    "answer: a report": responses.Reported,
    "answer: health": responses.Health,
    "answer: a setup checked": responses.Checked,
    "answer: a document looked into": responses.Looked,
    "answer: a replay": responses.Replay,
    "answer: a review": responses.ReviewState,
    "answer: a step of a replay": messages.Update,
    "answer: the catalogue": Catalogue,
    "answer: what cards are worth": Strengths,
    "answer: all lessons": Lessons,
    "answer: a lesson": LessonFilm,
    "answer: all puzzles": Puzzles,
    "answer: the puzzle of the day": TodaysPuzzle,
    "answer: a puzzle": PuzzleTable,
    "answer: a try at a puzzle": PuzzleAnswer,
    "answer: a set file read": Forged,
    "answer: lines tried": LinesTried,
    "answer: the text of a set file": SetFileText,
    "answer: what cards are made of": ForgeWords,
    "answer: all tournaments": TournamentList,
    "answer: a tournament": TournamentPage,
    "answer: a link to a tournament": TournamentLink,
    "answer: the tournament of a match": TournamentOfMatch,
    "answer: an error": responses.Error,
}


def document() -> str:
    """The schema, as it is written."""
    found, definitions = msgspec.json.schema_components(NAMED.values(), ref_template="#/$defs/{name}")
    schema: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Vigil",
        "description": "Every message. Made by tools/protocol_schema.py; docs/protocol.md explains them.",
        "properties": dict(zip(NAMED, found, strict=True)),
        "$defs": dict(sorted(definitions.items())),
    }
    return json.dumps(schema, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
