"""The retrospective of a finished match: honor turn by turn, where it came from, the best buys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from vigil.rules import events
from vigil.rules.game import Game
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK
from vigil.rules.kernel.cards import pack
from vigil.rules.kernel.event import Event
from vigil.rules.table.honor import card_worth
from vigil.server.library.film import turn_marks
from vigil.server.match.course import HonorStanding, standing_in
from vigil.server.match.live_match import LiveMatch
from vigil.server.protocol.responses import Buy, Pile, Replay, RivalHonor, Score

BEST: Final = 5  # buys of each seat


def retrospective(match: LiveMatch) -> Replay:
    """Honor, scores and buys of a finished match."""
    course = match.course
    seats = range(len(match.seats))
    after_turns = [turn.standing for turn in course.turns if turn.began > 0 and turn.standing is not None]
    stood = [*after_turns, standing_in(course.game)]
    happened = [event for step in course.happened for event in step]
    return Replay(
        steps=course.moves_made,
        turns=turn_marks(course),
        honor=[standing.scores for standing in stood],
        tokens=[standing.tokens for standing in stood],
        scores=[score(player.honor, player.scoring_cards()) for player in course.game.players],
        buys=[buys(happened, seat) for seat in seats],
        seconds=max(match.stored.moved - match.stored.began, 0.0),
        taken_back=match.stored.taken_back,
        rival=rival_honor(course.game, stood),
    )


def rival_honor(game: Game, stood: Sequence[HonorStanding]) -> RivalHonor | None:
    """The honor of the automatic opponent, which only solitaire has."""
    honor = [standing.rival for standing in stood if standing.rival is not None]
    return RivalHonor(honor, score(game.rival_honor, game.rival_cards)) if honor else None


def score(tokens: int, cards: Iterable[int]) -> Score:
    """Where somebody's honor comes from."""
    owned = pack(list(cards))
    piles: dict[tuple[str, ...], Pile] = {}
    for card in [FACES[face] for face in owned]:
        kind: Any = None if card.factions else card.kind
        sort = card.factions or (card.kind,)
        pile = piles.setdefault(sort, Pile(list(card.factions), kind, 0, 0))
        pile.cards += 1
        pile.honor += card_worth(card, owned)
    by = sorted(piles.values(), key=lambda pile: (-pile.honor, pile.factions, pile.kind or ""))
    return Score(tokens, sum(pile.honor for pile in by), by)


def buys(happened: Sequence[Event], seat: int) -> list[Buy]:
    """The best cards a player took from the center, by their honor plus how often they were used."""
    turn = 0
    found: dict[int, Buy] = {}
    uses: Counter[int] = Counter()
    for event in happened:
        if isinstance(event, events.Began):
            turn = event.turn
        elif event.player != seat:
            continue
        elif isinstance(event, events.Acquired) and FACES[event.card].home == IN_CENTER_DECK:
            buy = found.setdefault(event.card, Buy(FACES[event.card].name, turn, 0, 0, 0))
            buy.copies += 1
            buy.honor += FACES[event.card].honor
        elif isinstance(event, events.CardPlayed | events.Used):
            uses[event.card] += 1
    for face, buy in found.items():
        buy.uses = uses[face]
    return sorted(found.values(), key=lambda buy: (-buy.honor - buy.uses, buy.card))[:BEST]
