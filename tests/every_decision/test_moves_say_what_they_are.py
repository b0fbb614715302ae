"""Moves and decisions say what they are: nobody has to read their text to find out."""

from __future__ import annotations

from collections.abc import Iterator

import vigil
from tests.every_decision.play import Dice, curious_move, decisions
from tests.every_decision.tables import ALONE, DELIRIUM, TABLES, Table, at_every_table
from vigil.rules.kernel import asking, verbs

VERBS = {value for name, value in vars(verbs).items() if name.isupper() and isinstance(value, str)}
KINDS = set(asking.DECISIONS)
UNUSED = {verbs.PUT, verbs.NAME_CARD, asking.NAMING}  # words of the language that no shipped card says yet
OF_A_CARD = {
    verbs.PLAY_CARD, verbs.USE, verbs.ACQUIRE, verbs.DEFEAT, verbs.BANISH, verbs.DISCARD, verbs.RETURN,
    verbs.DESTROY, verbs.KEEP, verbs.ENERGIZE, verbs.COPY, verbs.TAKE,
}  # fmt: skip


RARE = (  # the only ones with a verb of theirs, and what Hedron Dredger needs for a choice
    "Hedron Dredger", "Zeta Arsenal", "Portabillet", "Foresight Monacle", "Glover, Dream Titan",
)  # fmt: skip
SHARDS = ("rise_of_vigil", "darkness_unleashed")
PLAYED = [Table(sets, 3 if sets == DELIRIUM else 2) for sets in [*ALONE, SHARDS]]
MOST_GAMES = 300


def asked(table: Table, in_all: int, salt: int) -> Iterator[vigil.Decision]:
    for game, _ in decisions(table, in_all, salt):
        assert game.decision is not None
        yield game.decision


def facts(move: vigil.Move) -> tuple[object, ...]:
    """What a move is, without its text."""
    return (move.verb, move.card, move.zone, move.to, move.owner, move.place, move.number)


@at_every_table
def test_two_moves_of_a_decision_differ_in_more_than_their_text(table: Table) -> None:
    for decision in asked(table, in_all=len(TABLES), salt=71):
        told = [facts(move) for move in decision.moves]
        written = [move.notation for move in decision.moves]
        assert len(set(told)) == len(set(written)) == len(told), decision


@at_every_table
def test_every_move_and_decision_is_of_a_known_kind(table: Table) -> None:
    for decision in asked(table, in_all=len(TABLES), salt=72):
        assert decision.kind in KINDS
        assert decision.main == (decision.kind == asking.TURN)
        for move in decision.moves:
            assert move.verb in VERBS
            assert (move.card is not None) or move.verb not in OF_A_CARD
            assert move.card is None or move.card.name in move.text


def test_every_verb_and_every_kind_of_decision_has_its_day():
    missing = (VERBS | KINDS) - UNUSED
    for seed in range(MOST_GAMES):
        table = PLAYED[seed % len(PLAYED)]
        game, dice = table.new(seed), Dice(seed)
        curious = {vigil.card(name).front for name in RARE} if seed // len(PLAYED) % 2 else set()
        while decision := game.decision:
            missing -= {decision.kind, *[move.verb for move in decision.moves]}
            game.apply(curious_move(game, dice, curious))
        if not missing:
            return
    assert not missing, f"never seen in {MOST_GAMES} games"
