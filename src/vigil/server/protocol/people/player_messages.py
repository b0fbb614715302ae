"""Messages about players: ratings, profiles, leaderboards, achievements. `docs/protocol.md` says more."""

from __future__ import annotations

from msgspec import Struct

from vigil.server.domain.kinds import Pace, Unrated
from vigil.server.protocol.requests import Asking


class BotMark(Struct):
    """A level of bots on the scale of ratings."""

    title: str
    rating: int


class RatingState(Struct):
    """A rating with how far it may be off (`margin`).

    `placed`: enough games have been played, otherwise `lacking` more are needed; `like`: the only level of
    bots that is as strong.
    """

    rating: int
    margin: int
    games: int
    placed: bool
    lacking: int
    like: str | None


class SeatRating(Struct):
    """What a match did to the rating of a seat."""

    seat: int
    name: str
    state: RatingState
    change: int


class EarnedHere(Struct):
    """An achievement that a match has earned its person; `share` of 100 players have it."""

    code: str
    share: int


class MatchRating(Struct):
    """What a match did to ratings: nothing if it is not `rated`, for the reason `unrated`.

    `settled`: it is calculated, `tallied`: so is what it has `earned`. `expected`: in how many of 100 such
    duels one would have won, in steps of five, if that can be said.
    """

    rated: bool
    unrated: Unrated | None
    settled: bool
    tallied: bool
    seats: list[SeatRating]
    expected: int | None
    marks: list[BotMark]
    earned: list[EarnedHere]


class BoardRow(Struct):
    """Somebody on a leaderboard; `change`: by how much their rating has changed this week."""

    place: int
    name: str
    rating: int
    margin: int
    games: int
    won: int
    change: int | None
    yours: bool


class Leaderboard(Struct):
    """The first of a leaderboard, and one's own row with its neighbours, if that is further down.

    `listed` counts all. `own`: one's rating also if one is not on it, `needed` says what for.
    """

    rows: list[BoardRow]
    near: list[BoardRow]
    listed: int
    own: RatingState | None
    needed: list[str]
    marks: list[BotMark]


class RatingCourse(Struct):
    """One's own rating after each of the last games, and by how much it has changed this week."""

    state: RatingState | None
    week: int
    points: list[int]


class RatingPoint(Struct):
    """A rating at a time."""

    at: float
    rating: int
    margin: int


class GameCount(Struct):
    """Games of one kind: with sets, against a level or a person; `first_*` of them one began."""

    name: str
    games: int
    won: int
    first_games: int
    first_won: int


class RecentOther(Struct):
    """Whom one played; `level` of a bot."""

    name: str
    level: str | None
    score: int
    rating: int | None


class RecentGame(Struct):
    """A game of a profile."""

    match: str
    at: float
    sets: list[str]
    pace: Pace
    score: int
    place: int
    won: bool
    change: int | None
    others: list[RecentOther]


class FavouriteCard(Struct):
    """A card that somebody acquires; `points`: how much more often they then win, if that is clear."""

    card: str
    copies: int
    points: int | None


class ProfileChoices(Struct):
    """What others may see of somebody."""

    rating: bool
    games: bool
    cards: bool
    achievements: bool


class SetProfileChoices(Asking):
    """Choose what others may see."""

    rating: bool
    games: bool
    cards: bool
    achievements: bool


class AchievementState(Struct):
    """An achievement: when and in which match it was earned, or how far it is; `share` of 100 have it."""

    code: str
    at: float | None
    match: str | None
    progress: int
    goal: int
    share: int


class Achievements(Struct):
    """What somebody has earned and is on the way to; hidden ones are left out until they are earned."""

    name: str
    found: list[AchievementState]
    all: int


class Profile(Struct):
    """Somebody, as they want to be seen: what is null they do not show.

    `since`: when they came; `highest` and `month` are about their rating.
    """

    name: str
    since: float
    yours: bool
    account: bool
    rating: RatingState | None
    highest: int | None
    month: int | None
    history: list[RatingPoint]
    marks: list[BotMark]
    sets: list[GameCount] | None
    bots: list[GameCount] | None
    people: list[GameCount] | None
    recent: list[RecentGame] | None
    favourites: list[FavouriteCard] | None
    best: list[FavouriteCard] | None
    earned: list[AchievementState] | None
    choices: ProfileChoices | None
