"""Nothing leaks: games that differ only in what a seat cannot know look the same to that seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import vigil
from tests.every_decision.eyes import BROKEN, Eyes
from tests.every_decision.hidden import Seat, Witness, redeal, shown, shown_event
from tests.every_decision.play import Dice, decisions, games, random_move
from tests.every_decision.tables import GODSLAYER, Table, at_every_table
from vigil.rules.documents.inventory import box, on_table

Pair = tuple[Seat, vigil.Game, vigil.Game]
TWO = Table(GODSLAYER, 2)
AHEAD = 25  # moves that two games are played on together


def seats(table: Table) -> list[Seat]:
    return [*range(table.players), None]


def pairs(table: Table, in_all: int, salt: int, every: int, own: bool) -> Iterator[Pair]:
    """Games that differ only in what a seat cannot know; every seat has its turn, and a spectator."""
    for number, (game, dice) in enumerate(decisions(table, in_all, salt, every)):
        seat = seats(table)[number % (table.players + 1)]
        twin = redeal(game, seat, dice, own)
        if twin is not None:
            yield seat, vigil.Game.from_data(game.to_data()), twin


def difference(eyes: Eyes, seat: Seat, game: vigil.Game, twin: vigil.Game) -> str:
    """What gives a seat a difference between two games away, now or as they go on; empty if nothing does."""
    one, two, dice = game.copy(), twin.copy(), Dice(game.moves_made)
    happened, also = one.events or [], two.events or []
    for step in range(AHEAD):
        seen, instead = eyes.all(one, seat, happened, step), eyes.all(two, seat, also, step)
        for what in seen:
            if seen[what] != instead[what]:
                return what
        if one.over or not (common := [m for m in one.legal_moves() if m in two.legal_moves()]):
            break
        move = common[dice.below(len(common))]
        happened, also = one.apply(move), two.apply(move)
        if [shown_event(e, seat) for e in happened] != [shown_event(e, seat) for e in also]:
            break
        if shown(one, seat) != shown(two, seat):
            break
    return ""


@at_every_table
def test_a_seat_sees_nothing_of_what_it_cannot_know(table: Table) -> None:
    for seat, game, twin in pairs(table, in_all=48, salt=41, every=53, own=True):
        assert difference(Eyes(), seat, game, twin) == ""


@at_every_table
def test_a_seat_sees_nothing_of_what_others_hold_while_the_game_goes_on(table: Table) -> None:
    for seat, game, twin in pairs(table, in_all=24, salt=42, every=127, own=False):
        assert difference(Eyes(), seat, game, twin) == ""


@pytest.mark.parametrize("broken", BROKEN, ids=lambda kind: kind.__name__)
def test_a_deliberate_leak_is_found(broken: type[Eyes]) -> None:
    assert any(
        difference(broken(), seat, game, twin)
        for own in (True, False)
        for seat, game, twin in pairs(TWO, in_all=8, salt=43, every=29, own=own)
    )


@at_every_table
def test_the_two_games_of_a_pair_do_differ(table: Table) -> None:
    for _, game, twin in pairs(table, in_all=16, salt=44, every=53, own=True):
        assert twin.to_data() != game.to_data()
        assert on_table(twin) == box(game)


@at_every_table
def test_a_guess_fits_the_view_it_was_made_from(table: Table) -> None:
    for number, (game, dice) in enumerate(decisions(table, in_all=48, salt=45, every=19)):
        seat = seats(table)[number % (table.players + 1)]
        view = game.view(seat)
        guess = view.guess(dice.below(1000))
        assert guess.view(seat).to_data() == view.to_data()
        assert shown(guess, seat) == shown(game, seat)
        assert on_table(guess) == box(game)


@at_every_table
def test_a_guess_offers_the_moves_of_the_game_to_the_one_who_decides(table: Table) -> None:
    for game, dice in decisions(table, in_all=64, salt=46, every=7):
        guess = game.view(game.deciding()).guess(dice.below(1000))
        assert guess.legal_moves() == game.legal_moves()
        assert guess.deciding() == game.deciding()


@at_every_table
def test_a_guess_can_be_played_to_its_end(table: Table) -> None:
    for number, (game, dice) in enumerate(decisions(table, in_all=24, salt=47, every=43)):
        guess = game.view(seats(table)[number % (table.players + 1)]).guess(dice.below(1000))
        while not guess.over:
            assert len(guess.legal_moves()) > 1 or not guess.pending
            guess.apply(random_move(guess, dice))
        assert guess.result is not None


@at_every_table
def test_known_cards_are_those_that_were_shown_in_public(table: Table) -> None:
    for game, dice in games(table, in_all=120, salt=48):
        witnesses = [Witness(game, seat) for seat in range(table.players)]
        while not game.over:
            for event in game.apply(random_move(game, dice)):
                for witness in witnesses:
                    witness.follow(event)
            for witness, player in zip(witnesses, game.players, strict=True):
                assert sorted(witness.held) == list(player.hand)
                assert sorted(witness.known) == sorted(player.hand_known)
                assert witness.top == list(player.deck)[len(player.deck) - player.deck_known :]


def test_guesses_deal_a_hidden_hand_as_chance_would():
    view, face = TWO.new(3).view(0), vigil.card("Militia").face
    militia = Counter(list(view.guess(seed).players[1].hand).count(face) for seed in range(900))
    assert 150 < militia[0] < 250  # 2 Militia among 10 cards, 5 in hand: 2/9, 5/9, 2/9
    assert 450 < militia[1] < 550
    assert 150 < militia[2] < 250


def test_guesses_turn_up_every_card_of_the_center_deck():
    game = TWO.new(3)
    tops = {game.view(0).guess(seed).center_deck[-1] for seed in range(900)}
    assert tops == set(game.center_deck)


def test_a_decision_of_somebody_else_shows_no_moves():
    game = TWO.new(5)
    other = 1 - game.turn
    for seat in (other, None):
        decision = game.view(seat).decision
        assert decision is not None
        assert decision.player == game.turn
        assert decision.moves == []
