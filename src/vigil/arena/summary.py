"""What many games say: scores with their intervals, ratings, first seats and times."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vigil.arena.bot_game import FAILED
from vigil.arena.estimates import Estimate, correlation, estimate, quantile
from vigil.arena.game_format import GameFormat
from vigil.arena.rating import Pairing, Rating, ratings
from vigil.arena.results import Configuration, Results, TournamentGame
from vigil.arena.schedule import Fixture
from vigil.arena.stopwatch import class_time
from vigil.bots.external import PROGRAM


@dataclass(frozen=True)
class Match:
    """One bot against another, or against a table of them, over all whole blocks."""

    one: str
    other: str
    blocks: list[list[TournamentGame]]

    @property
    def outcomes(self) -> list[list[float]]:
        """Whether `one` won, game by game in every block."""
        return [[float(game.one_won) for game in block] for block in self.blocks]

    @property
    def means(self) -> list[float]:
        """The share of games that `one` won in every block."""
        return [sum(block) / len(block) for block in self.outcomes]

    @property
    def score(self) -> Estimate:
        """The share of games that `one` won."""
        return estimate(self.means)

    @property
    def correlation(self) -> float:
        """How alike the games of one block end for `one`."""
        return correlation(self.outcomes)

    @property
    def first(self) -> Estimate:
        """The share of games that the side of the first player won."""
        return estimate([sum(game.first_won for game in block) / len(block) for block in self.blocks])

    def pairing(self, form: GameFormat) -> Pairing:
        """What the ratings need of it."""
        score = self.score
        return Pairing(
            self.one, self.other, score.blocks, len(form.sides), score.mean, score.reach, form.opponents
        )


@dataclass(frozen=True)
class Effort:
    """What the decisions of a bot took, and what went wrong."""

    bot: str
    decisions: int
    mean: float  # seconds
    slow: float  # 95 of 100 decisions took no longer
    failures: int  # decisions that were made in its place
    kinds: Counter[str]
    lost: int  # games, by failing


@dataclass(frozen=True)
class Summary:
    """Everything worth knowing of some results."""

    configuration: Configuration
    codes: int  # how many versions of the code the results come from
    matches: list[Match]
    anchor: str  # the bot whose rating is 0
    ratings: list[Rating]
    efforts: list[Effort]
    games: list[TournamentGame]
    nodes: list[str]  # of a cluster, if one played some of them

    @property
    def format(self) -> GameFormat:
        """What was played."""
        return self.configuration.format

    @property
    def bots(self) -> list[str]:
        """All bots, in the order in which they were named; last the automatic opponent."""
        return list(dict.fromkeys([*self.configuration.bots, *(match.other for match in self.matches)]))

    def name(self, bot: str) -> str:
        """A bot's name, a short one if that is clear."""
        found = short(bot)
        return found if [short(other) for other in self.bots].count(found) == 1 else bot

    def title(self, match: Match) -> str:
        """Who played whom."""
        return f"{self.name(match.one)} v {self.name(match.other)}"

    @property
    def crossed(self) -> bool:
        """Whether there are enough matches for a matrix."""
        return len(self.bots) > 2 and self.format.rival is None

    def score(self, one: str, other: str) -> Estimate | None:
        """The score of one bot against another, whichever way round they were matched."""
        for match in self.matches:
            if (match.one, match.other) == (one, other):
                return match.score
            if (match.other, match.one) == (one, other) and self.format.opponents == 1:
                return match.score.complement()
        return None


def short(bot: str) -> str:
    """The class of `module:Class`; the command of `program:COMMAND` without its folders."""
    kind, _, rest = bot.partition(":")
    if kind == PROGRAM:
        return " ".join(word.rpartition("/")[2] or word for word in rest.split())
    return rest or bot


def summarize(found: Sequence[Results]) -> Summary:
    """The summary of results from one or several files."""
    configuration = join_configurations([results.configuration for results in found])
    games = whole_blocks(distinct(found), configuration.format)
    matches = group_into_matches(games, configuration.bots)
    pairings = [match.pairing(configuration.format) for match in matches]
    return Summary(
        configuration,
        len({results.configuration.code for results in found}),
        matches,
        anchor(matches, configuration.format),
        ratings(pairings, anchor(matches, configuration.format)) if matches else [],
        [effort(bot, games) for bot in configuration.bots],
        games,
        list(dict.fromkeys(node for results in found for node in results.nodes)),
    )


def anchor(matches: Sequence[Match], form: GameFormat) -> str:
    """Whom the ratings start from: the automatic opponent, else the bot that won least."""
    if form.rival or not matches:
        return form.rival or ""
    shares: dict[str, list[float]] = {}
    for match in matches:
        mean = match.score.mean
        shares.setdefault(match.one, []).append(mean - form.fair)
        shares.setdefault(match.other, []).append(form.fair - mean)
    return min(shares, key=lambda bot: sum(shares[bot]) / len(shares[bot]))


def join_configurations(found: Sequence[Configuration]) -> Configuration:
    """One heading for all; what cannot be compared is refused."""
    first = found[0]
    for other in found[1:]:
        if other.seeds != first.seeds:
            raise ValueError(f"{first.seeds} and {other.seeds} seeds must not be mixed in one report")
        one, two = describe_measurement(first), describe_measurement(other)
        if one != two:
            raise ValueError(f"{one} and {two} cannot be compared in one report")
    bots = tuple(dict.fromkeys(bot for each in found for bot in each.bots))
    made_by = (first.budget, first.engine, first.code, first.forgive)
    return Configuration(first.seeds, bots, first.format, *made_by)


def describe_measurement(configuration: Configuration) -> str:
    """What was measured, and how: only the same can be compared."""
    how = f"{configuration.engine}, {configuration.budget:g} s per decision"
    how += ", failures forgiven" if configuration.forgive else ""
    return f"{configuration.format.describe()} ({how})"


def distinct(found: Sequence[Results]) -> list[TournamentGame]:
    """All games; a game that is in two files is refused."""
    games = [game for results in found for game in results.games]
    seen: set[Fixture] = set()
    for game in games:
        if game.fixture in seen:
            raise ValueError(f"there are two results of one game, {game.fixture}")
        seen.add(game.fixture)
    return games


def whole_blocks(games: Iterable[TournamentGame], form: GameFormat) -> list[TournamentGame]:
    """The games of blocks that were played to the end, in order."""
    ordered = sorted(games, key=lambda game: game.fixture)
    sizes = Counter((game.fixture.block, game.fixture.one, game.fixture.other) for game in ordered)
    return [
        game
        for game in ordered
        if sizes[game.fixture.block, game.fixture.one, game.fixture.other] == len(form.sides)
    ]


def group_into_matches(games: Sequence[TournamentGame], bots: Sequence[str]) -> list[Match]:
    """The games by match and block, the matches in the order in which the bots were named."""
    found: dict[tuple[str, str], dict[int, list[TournamentGame]]] = {}
    for game in games:
        blocks = found.setdefault((game.fixture.one, game.fixture.other), {})
        blocks.setdefault(game.fixture.block, []).append(game)
    order = [*bots, *(other for _, other in found)]
    named = sorted(found, key=lambda match: (order.index(match[0]), order.index(match[1])))
    return [Match(one, other, list(found[one, other].values())) for one, other in named]


def effort(bot: str, games: Sequence[TournamentGame]) -> Effort:
    """What one bot's decisions took in all games."""
    seats = [(game, seat) for game in games for seat, name in enumerate(game.seats) if name == bot]
    classes: Counter[int] = Counter()
    for game, seat in seats:
        classes.update({int(number): count for number, count in game.times[seat].items()})
    kinds = Counter(
        error["kind"] for game in games for error in game.errors if game.seats[error["seat"]] == bot
    )
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return Effort(
        bot,
        decisions,
        math.fsum(game.thinking[seat] for game, seat in seats) / max(decisions, 1),
        class_time(quantile(classes, 0.95)) if decisions else 0.0,
        sum(game.failures[seat] for game, seat in seats),
        kinds,
        len([game for game in games if bot in game.seats and game.reason == FAILED and not game.won(bot)]),
    )
