"""Afterstates: a table at the end of a turn, before the new hand, as the value network takes it.

Only what everybody can see goes in: what decks hold, not their order; no hand.
"""

from __future__ import annotations

from typing import Final

from vigil.bots.judge import Judge, deck_size
from vigil.bots.likely_cards import worth_trying
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.cards import Cards, in_order, join, pack, put_under
from vigil.rules.kernel.state import Player
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.moves import Move
from vigil.rules.table import honor

# Groups of cards: of one's own side, of the others', and the row.
SOON: Final = 0  # what the next hand is drawn from
WHOLE: Final = 1  # every card that the deck consists of
CONSTRUCTS: Final = 2
OTHERS: Final = 3  # the same three of opponents follow
ROW: Final = 6
GROUPS: Final = 7
HAND: Final = 5
NUMBERS: Final = 26
# Where some of the numbers stand, and which amount of each counts as one.
LEADS: Final = (5, 6)  # over the best opponent, and on average
OWN_HONOR: Final = 17
OTHERS_HONOR: Final = 18
OWN_INSIGHT: Final = 19
OTHERS_INSIGHT: Final = 20
USUAL_LEAD: Final = 20.0  # honor
USUAL_HONOR: Final = 50.0
USUAL_INSIGHT: Final = 5.0
LONG: Final = 400  # turns, or moves in one (see `State.turn_too_long`), after which a simulation gives up

Group = tuple[int, ...]  # which group, and the faces in it, sorted


class Afterstate:
    """Groups of cards, how much each of them counts, and some numbers."""

    def __init__(self, groups: list[Group], shares: list[float], numbers: list[float]) -> None:
        self.groups = groups
        self.shares = shares
        self.numbers = numbers


class LineOfPlay:
    """Where a move led: the turn ends on the way, whose they were, and the table in the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ends: list[Afterstate] = []
        self.seats: list[int] = []
        self.cut = False  # whether the game went on after the last of them


class Stacked:
    """Different groups of many afterstates, and which of them, to what share, each afterstate has."""

    def __init__(self) -> None:
        self.rows: list[int] = []  # of a network's table, group by group
        self.lengths: list[int] = []  # of every group: how many of the rows are its own
        self.groups: list[list[int]] = []  # of every afterstate, as many for each
        self.shares: list[list[float]] = []


def describe(game: Game, seat: int) -> Afterstate:
    """The table for a player at the end of a turn of that player's."""
    own = game.players[seat]
    groups: list[Group] = []
    shares: list[float] = []
    later = join(join(own.hand, own.discard), own.played)
    add_side(groups, shares, 0, own.deck, later, own.constructs, 1.0)
    others = game.setup.opponents(seat)
    part = 1.0 / max(len(others), 1)
    for other in others:
        player = game.players[other]
        unseen = join(player.deck, player.hand)
        later = join(player.discard, player.played)
        add_side(groups, shares, OTHERS, unseen, later, player.constructs, part)
    groups.append(group(ROW, pack([face for face in game.center_row if face != EMPTY])))
    shares.append(1.0)
    return Afterstate(groups, shares, numbers(game, seat, others))


def add_side(
    groups: list[Group],
    shares: list[float],
    first: int,
    soon: Cards,
    later: Cards,
    constructs: Cards,
    part: float,
) -> None:
    """Add one side: what comes up next, the deck as a whole (both as for one hand), the constructs."""
    whole = join(soon, later)
    groups.append(group(first + SOON, soon))
    shares.append(part * HAND / float(max(len(soon), HAND)))
    groups.append(group(first + WHOLE, whole))
    shares.append(part * HAND / float(max(len(whole), HAND)))
    groups.append(group(first + CONSTRUCTS, constructs))
    shares.append(part)


def group(which: int, faces: Cards) -> Group:
    """A group of cards as a value, in a fixed order."""
    return tuple(put_under(in_order(faces), which))


def numbers(game: Game, seat: int, others: list[int]) -> list[float]:
    """Honor, the pool, the pace, sizes, and where the player stands in the round."""
    count = len(game.players)
    own = game.players[seat]
    leads = leads_of(game, seat, others)
    worst = min(leads) / USUAL_LEAD
    mean = sum(leads) / (USUAL_LEAD * len(leads))
    pool = float(max(game.setup.pool, 1))
    left = float(game.honor_pool) / pool
    turns = float(game.honor_pool * max(game.turn_number, 1)) / float(
        max(game.setup.pool - game.honor_pool, 1) * count
    )
    soonest = 1.0 / (1.0 + turns)
    place = ((seat - game.first) % count) / max(count - 1, 1)
    rivals = [game.players[other] for other in others]
    return [
        left,
        float(min(game.honor_pool, 20)) / 20.0,
        min(turns, 20.0) / 10.0,
        soonest,
        1.0 if game.ending else 0.0,
        worst,
        mean,
        worst * (1.0 - left),
        worst * soonest,
        max(min(worst * 4.0, 1.0), -1.0) if game.ending else 0.0,
        place,
        place * soonest,
        float(count == 2),
        float(count == 3),
        float(count == 4),
        float(game.setup.team),
        float(min(game.extra_turns, 2)),
        float(own.honor) / USUAL_HONOR,
        average([player.honor for player in rivals]) / USUAL_HONOR,
        float(own.insight) / USUAL_INSIGHT,
        average([player.insight for player in rivals]) / USUAL_INSIGHT,
        trophies(own) / 3.0,
        average([trophies(player) for player in rivals]) / 3.0,
        HAND / max(deck_size(game, seat), HAND),
        average([100 * HAND // max(deck_size(game, other), HAND) for other in others]) / 100.0,
        float(min(len(own.deck), 10)) / 10.0,
    ]


def average(values: list[int]) -> float:
    """The mean of some numbers, 0 if there is none."""
    return sum(values) / len(values) if values else 0.0


def lead(game: Game, seat: int) -> int:
    """By how much honor a player is ahead of the best opponent."""
    return min(leads_of(game, seat, game.setup.opponents(seat)))


def leads_of(game: Game, seat: int, others: list[int]) -> list[int]:
    """By how much honor a player is ahead of every opponent."""
    score = own_score(game, seat)
    return [score - own_score(game, other) for other in others] or [score - honor.rival_score(game)]


def own_score(game: Game, seat: int) -> int:
    """The honor a player has, the teammate's included."""
    score = honor.score(game, seat)
    return score + honor.score(game, game.setup.teammate(seat)) if game.setup.team else score


def trophies(player: Player) -> int:
    """Trophies, and the treasure under them."""
    return len(player.trophies) + len(player.hoard)


def finish_turn(game: Game, seat: int, judge: Judge) -> bool:
    """Let a judge play on to the end of a turn of a seat; whether the game is over then."""
    for _ in range(LONG):
        if game.over:
            return True
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        if move.verb == verbs.END_TURN and game.turn == seat and not last_turn(game):
            return False
        game.step(move)
    return game.over


def candidates(game: Game, advised: Move) -> list[Move]:
    """The moves worth trying: while there are cards to play, or for too long, only what tuned would do."""
    if game.pending or (advised.verb != verbs.PLAY_CARD and not game.turn_too_long()):
        return worth_trying(game, game.legal_moves())
    return [advised]


def next_candidates(game: Game, seat: int, judge: Judge) -> list[Move]:
    """Let a judge play on until there is something to try in a turn of a seat; nothing at the turn's end."""
    for _ in range(LONG):
        if game.over or game.turn != seat:
            break
        moves = game.legal_moves()
        advised = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        tried = candidates(game, advised)
        if len(tried) > 1 and game.deciding() == seat:
            return tried
        if advised.verb == verbs.END_TURN:
            break
        game.step(advised)
    return []


def stack(afterstates: list[Afterstate], faces: int) -> Stacked:
    """Afterstates as a network takes them: a group that many of them share is there once."""
    found = Stacked()
    known: dict[Group, int] = {}
    most = 0
    for afterstate in afterstates:
        most = max(most, len(afterstate.groups))
    for afterstate in afterstates:
        which: list[int] = []
        for group in afterstate.groups:
            place = known.get(group, -1)
            if place < 0:
                place = len(known)
                known[group] = place
                add_rows(found, group, faces)
            which.append(place)
        shares = list(afterstate.shares)
        while len(which) < most:  # tables with fewer players have fewer groups
            which.append(0)
            shares.append(0.0)
        found.groups.append(which)
        found.shares.append(shares)
    return found


def add_rows(found: Stacked, group: Group, faces: int) -> None:
    """Add a group: the rows of its cards."""
    found.lengths.append(len(group) - 1)
    base = group[0] * faces
    for place in range(1, len(group)):
        found.rows.append(base + group[place])


def last_turn(game: Game) -> bool:
    """Whether the game ends with this turn."""
    if not game.ending or game.extra_turns:
        return False
    return (game.turn + 1) % len(game.players) == game.first


def outcome(game: Game, seat: int) -> float:
    """What a finished game is worth for a seat."""
    return float(seat in honor.result(game).winners)


def try_move(game: Game, seat: int, move: Move, judge: Judge, turns: int = 0) -> Game:
    """Make a move on a copy, and let a judge play on to the end of the turn, or of some turns more."""
    copy = game.copy()
    over = False
    if move.verb != verbs.END_TURN or last_turn(copy):  # otherwise the turn is at its end already
        copy.step(move)
        over = finish_turn(copy, seat, judge)
    for _ in range(turns):
        if over:
            break
        copy.step(copy.legal_moves()[-1])
        over = finish_turn(copy, seat, judge)
    return copy


def follow(game: Game, seat: int, move: Move, judge: Judge, turns: int, to_end: bool = False) -> LineOfPlay:
    """Make a move on a copy, and let a judge play on to the end of some own turns; note every turn end.

    If wanted the game is played on to its end after them.
    """
    copy = game.copy()
    line = LineOfPlay(copy)
    over = False
    if move.verb != verbs.END_TURN or last_turn(copy):
        copy.step(move)
        over = finish_turn(copy, copy.turn, judge)
    own = 0
    while not over and own < turns:
        line.ends.append(describe(copy, copy.turn))
        line.seats.append(copy.turn)
        if copy.turn == seat:
            own += 1
        if own < turns:
            copy.step(copy.legal_moves()[-1])
            over = finish_turn(copy, copy.turn, judge)
    line.cut = not over
    if line.cut and to_end:
        play_to_end(copy, judge)
    return line


def play_to_end(game: Game, judge: Judge) -> None:
    """Let a judge play all seats on, from the end of a turn; not for ever, where nobody can gain honor."""
    for _ in range(LONG):
        game.step(game.legal_moves()[-1])
        if finish_turn(game, game.turn, judge):
            return
