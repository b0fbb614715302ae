"""Feats: the sixty achievements, each a number that has to reach a goal. Pure: no I/O."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from vigil.rules.kernel.card import IN_CENTER_DECK
from vigil.rules.library import shipped_cards, shipped_sets
from vigil.server.people.achievements.deeds_so_far import Deeds
from vigil.server.people.achievements.game_tally import SeatTally
from vigil.server.store.results.result_rows import SeatResult, StoredResult

BACKED: Final = ("study-hall", "green-tide", "all-gears", "long-night")  # which together are another one


class FeatGame(NamedTuple):
    """A game as its seat's achievements see it."""

    result: StoredResult
    number: int
    seat: SeatResult
    tally: SeatTally
    deeds: Deeds
    earned: Collection[str]  # before it, and by it


class Feat(NamedTuple):
    """An achievement: what is counted, what it has to reach, and whether it is hidden until then."""

    count: Callable[[FeatGame], int]
    goal: int = 1
    hidden: bool = False


def when_won(count: Callable[[FeatGame], int]) -> Callable[[FeatGame], int]:
    """The same, of a game that was won; 0 otherwise."""
    return lambda game: count(game) if game.seat.won else 0


def is_duel_with(level: str) -> Callable[[FeatGame], int]:
    """Whether a rated duel was won against a level of bots."""
    return lambda game: int(
        game.seat.won
        and game.result.rated
        and game.result.players == 2
        and any(other.person is None and other.level == level for other in game.result.seats)
    )


def house_share(game: FeatGame) -> int:
    """Of the faction that somebody has most of: how many of 100 of its cards they have acquired."""
    shares = [100 * len(names & set(game.deeds.cards)) // len(names) for names in houses().values()]
    return max(shares, default=0)


def houses() -> dict[str, set[str]]:
    """The cards of every faction, by name."""
    found: dict[str, set[str]] = {}
    for card in shipped_cards():
        if card.home == IN_CENTER_DECK and card.front == card.face:
            for faction in card.factions:
                found.setdefault(faction, set()).add(card.name)
    return found


def faction_cards(faction: str) -> Callable[[FeatGame], int]:
    """Cards of a faction from the center, in a game that was won."""
    return when_won(lambda game: game.tally.factions.get(faction, 0))


def granted_elsewhere(_game: FeatGame) -> int:
    """What no game brings: deals of the day and tournaments say when it is reached (`granting`)."""
    return 0


FEATS: Final[dict[str, Feat]] = {
    "won": Feat(lambda game: int(game.seat.won)),
    "short-chronicle": Feat(when_won(lambda game: int(0 < game.tally.turns <= 12))),
    "out-of-the-ashes": Feat(when_won(lambda game: game.tally.behind), 15),
    "never-written-off": Feat(when_won(lambda game: game.tally.behind), 25),
    "by-one-grain": Feat(when_won(lambda game: int(game.tally.lead == 1)), hidden=True),
    "the-last-word": Feat(
        when_won(lambda game: int(game.tally.turns > 0 and game.tally.lead == 0)), hidden=True
    ),
    "no-contest": Feat(when_won(lambda game: game.tally.lead), 40),
    "seesaw": Feat(when_won(lambda game: game.tally.lead_changes), 10),
    "last-to-sit": Feat(
        when_won(lambda game: int(game.result.players >= 4 and game.result.first != game.number))
    ),
    "grand-finale": Feat(when_won(lambda game: game.tally.last_honor), 10),
    "glorious-defeat": Feat(lambda game: 0 if game.seat.won else game.seat.score, 80, hidden=True),
    "raised-fist": Feat(lambda game: game.tally.best.power, 10),
    "one-turn-army": Feat(lambda game: game.tally.best.power, 16),
    "royal-mint": Feat(lambda game: game.tally.best.runes, 15),
    "blaze": Feat(lambda game: game.tally.best.honor, 15),
    "full-table": Feat(lambda game: game.tally.best.played, 10),
    "endless-hand": Feat(lambda game: game.tally.best.played, 15),
    "shopping-spree": Feat(lambda game: game.tally.best.acquired, 4),
    "empty-shelves": Feat(lambda game: game.tally.best.acquired, 6),
    "cull": Feat(lambda game: game.tally.best.defeated, 5),
    "twelve-in-a-row": Feat(lambda game: game.tally.defeat_run, 12),
    "punching-bag": Feat(lambda game: game.tally.best.from_stack, 5, hidden=True),
    "travelling-light": Feat(when_won(lambda game: int(0 < game.tally.cards <= 20))),
    "eight-farewells": Feat(lambda game: game.tally.starting_banished, 8),
    "clean-slate": Feat(lambda game: int(game.tally.cards > 0 and game.tally.starting_left == 0)),
    "workshop": Feat(lambda game: game.tally.constructs, 6),
    "skyline": Feat(lambda game: game.tally.constructs, 8),
    "bare-hands": Feat(
        when_won(lambda game: int(game.tally.turns > 0 and not game.tally.constructs_acquired))
    ),
    "treaty-of-four": Feat(lambda game: game.tally.construct_factions, 4),
    "study-hall": Feat(faction_cards("Enlightened"), 7),
    "green-tide": Feat(faction_cards("Lifebound"), 7),
    "all-gears": Feat(faction_cards("Mechana"), 7),
    "long-night": Feat(faction_cards("Void"), 7),
    "council": Feat(lambda game: game.tally.best.factions, 4),
    "no-hirelings": Feat(when_won(lambda game: int(game.tally.turns > 0 and not game.tally.from_stacks))),
    "gift-horse": Feat(lambda game: game.tally.free_cost, 6),
    "wrecker": Feat(lambda game: game.tally.destroyed, 2),
    "sticky-fingers": Feat(lambda game: game.tally.took, 2),
    "robbed-and-rich": Feat(when_won(lambda game: min(game.tally.robbed, 1)), hidden=True),
    "echo": Feat(lambda game: game.tally.copied, 3),
    "every-lever": Feat(lambda game: game.tally.best.used, 6),
    "live-wire": Feat(lambda game: game.tally.best.energy, 8),
    "something-shiny": Feat(lambda game: game.tally.treasures, 12),
    "spark-alone": Feat(lambda game: min(game.tally.energized, 1)),
    "many-faces": Feat(lambda game: game.tally.transformed, 6),
    "trophy-wall": Feat(lambda game: game.tally.trophies, 3),
    "five-sides": Feat(lambda game: len(game.tally.sides), 5),
    "gavel": Feat(lambda game: game.tally.auctions, 4),
    "lucid": Feat(lambda game: game.tally.best.insight, 12),
    "twice-in-a-row": Feat(lambda game: min(game.tally.extra_turns, 1)),
    "giant-slayer": Feat(is_duel_with("expert")),
    "summit": Feat(is_duel_with("master")),
    "five-boxes": Feat(lambda game: len(game.deeds.sets_won), len(shipped_sets())),
    "fourfold": Feat(lambda game: len(set(BACKED) & set(game.earned)), len(BACKED)),
    "whole-house": Feat(house_share, 100),
    "seven-mornings": Feat(granted_elsewhere, 7),
    "laurels": Feat(granted_elsewhere),
    "arm-in-arm": Feat(lambda game: min(game.deeds.team_wins, 1)),
    "hundred-evenings": Feat(lambda game: game.deeds.finished, 100),
    "old-friends": Feat(lambda game: max(game.deeds.opponents.values(), default=0), 10),
}


def counts_for_feats(result: StoredResult, seat: SeatResult) -> bool:
    """Whether a game counts: against somebody, played for a while, from an ordinary start."""
    others = [other for other in result.seats if other is not seat]
    against = any(other.person is not None or other.level not in (None, "uniform") for other in others)
    early = any(other.left == "resigned" and (other.turns or 0) < 4 for other in others)
    unusual = result.chosen or result.taken_back or result.aborted or result.unrated in ("laid", "one person")
    return against and not early and not unusual and seat.place is not None and seat.left is None


def feat_progress(game: FeatGame) -> dict[str, int]:
    """How far every achievement is by a game."""
    return {code: max(0, feat.count(game)) for code, feat in FEATS.items()}
