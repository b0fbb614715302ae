"""The balance of a set of somebody's own: games of tuned with it and without it, and the worth of its cards.

Points are those of `vigil values`: one deal played on twice, with the card taken and without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from vigil.arena.seeds import seeds
from vigil.bots.judge_bots import tuned_judge
from vigil.review.grades import PHASES, phase
from vigil.rules.game import Game, View
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.library import SETS
from vigil.values.card_values import Counts, Worth, shipped_values
from vigil.values.paired_games import FIRST, PREPARING, SPAN, TAKING, ValuesLot, play_pairs, shuffle_views

GAMES: Final = 40  # in a lot
PAIRS: Final = 12  # of every card in every phase of a lot
LONGEST: Final = 20_000  # moves; a longer game is given up


class BalanceLot(NamedTuple):
    """Games that are measured together: sets, and the names of the cards whose points are wanted."""

    codes: tuple[str, ...]
    names: tuple[str, ...]
    number: int
    games: int = GAMES
    pairs: int = PAIRS


@dataclass
class BalanceCounts:
    """What was counted in games: how they went, and how often every card was seen and taken."""

    games: int = 0
    endless: int = 0
    turns: int = 0
    first_won: int = 0
    longest: int = 0
    seen: dict[str, int] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    pairs: dict[str, tuple[int, int]] = field(default_factory=dict)  # and gains, of one lot


@dataclass
class Balance:
    """The same of all lots, with the points of every card."""

    whole: BalanceCounts = field(default_factory=BalanceCounts)
    cards: dict[str, Counts] = field(default_factory=dict)

    def add(self, lot: BalanceCounts) -> None:
        """Add what was counted in one lot."""
        whole = self.whole
        whole.games += lot.games
        whole.endless += lot.endless
        whole.turns += lot.turns
        whole.first_won += lot.first_won
        whole.longest = max(whole.longest, lot.longest)
        for name, (pairs, gain) in lot.pairs.items():
            self.cards.setdefault(name, Counts()).add(pairs, gain)
            whole.seen[name] = whole.seen.get(name, 0) + lot.seen.get(name, 0)
            whole.taken[name] = whole.taken.get(name, 0) + lot.taken.get(name, 0)

    def worth(self, name: str) -> Worth | None:
        """The points of a card; None if it was had too seldom."""
        return self.cards[name].worth() if name in self.cards else None


def measure_balance(lot: BalanceLot) -> BalanceCounts:
    """Play one lot of games, and pairs with every card."""
    found = BalanceCounts()
    moments: list[list[View]] = [[] for _ in PHASES]
    faces = {Game.new(list(lot.codes), 2, 0).setup.faces[name]: name for name in lot.names}
    first = FIRST + lot.number * lot.games
    for seed in seeds("tuning", first, lot.games):
        watch(Game.new(list(lot.codes), 2, seed).forget(), faces, moments, found)
    shuffled = [shuffle_views(views, first) for views in moments]
    counted = ValuesLot("", lot.number % SPAN, 0, lot.games, lot.pairs)
    for face, name in faces.items():
        each = [play_pairs(views, face, counted) for views in shuffled]
        found.pairs[name] = sum(pairs for pairs, _ in each), sum(gain for _, gain in each)
    return found


def watch(game: Game, faces: dict[int, str], moments: list[list[View]], found: BalanceCounts) -> None:
    """Play a game of tuned; note its moments, and which cards were seen and taken."""
    judge = tuned_judge()
    turn = -1
    seen: set[int] = set()
    while not game.over and game.moves_made < LONGEST:
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        if not game.pending and game.turn_number != turn and move.verb not in PREPARING:
            turn = int(game.turn_number)
            named = phase(int(game.honor_pool), int(game.setup.pool), ending=game.ending)
            moments[PHASES.index(named)].append(game.view(game.turn))
            seen.update(game.center_row)
        if move.verb in TAKING and move.face in faces:
            found.taken[faces[move.face]] = found.taken.get(faces[move.face], 0) + 1
            seen.add(move.face)
        game.step(move)
    for face in seen & faces.keys():
        found.seen[faces[face]] = found.seen.get(faces[face], 0) + 1
    found.games += 1
    found.endless += not game.over
    found.turns += int(game.turn_number)
    found.longest = max(found.longest, int(game.moves_made))
    result = game.result
    found.first_won += result is not None and game.first in result.winners


def peer_points(card: Card, codes: Sequence[str]) -> float | None:
    """The mean points of measured cards of the same kind and cost, in the sets that are played with it."""
    known = shipped_values()
    found: list[float] = []
    for code in [code for code in codes if code in SETS]:
        for other in SETS[code].cards:
            worth = known.worth(code, other.name)
            if worth is not None and other.kind == card.kind and other.cost == card.cost:
                found.append(worth.points)
    return sum(found) / len(found) if found else None


def measurable(codes: Sequence[str], own: str) -> list[str]:
    """The names of the cards of a set that can be acquired or defeated."""
    setup = Game.new(list(codes), 2, 0).setup
    taken = {face for face in setup.center if not FACES[face].lies_under}
    return [card.name for card in SETS[own].cards if setup.faces[card.name] in taken]
