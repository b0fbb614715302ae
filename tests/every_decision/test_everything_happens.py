"""In a sample of random games every card and every ability has its day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

import vigil
from tests.every_decision.play import Dice, ambitious_move
from tests.every_decision.tables import TABLES, Table
from vigil.rules import events
from vigil.rules.abilities import ACTIVATED, Ability
from vigil.rules.events import Event
from vigil.rules.printed import CONSTRUCT, FACES, MONSTER, STARTING_DECK, Card
from vigil.rules.zones import Player

MOST_GAMES = 400
SELECTIONS = sorted({table.sets for table in TABLES})


def wanted(codes: Iterable[str]) -> set[str]:
    """Everything that ought to happen with the cards of some sets."""
    cards = [card for code in codes for card in vigil.cards(code)]
    happenings = {f"{card.name}: {events.DEFEATED}" for card in cards if card.kind_bit == MONSTER}
    for card in cards:
        if card.kind_bit != MONSTER:
            happenings.add(f"{card.name}: {events.PLAYED}")
            if card.home != STARTING_DECK:
                happenings.add(f"{card.name}: {events.ACQUIRED}")
        happenings |= {ability_name(card, ability) for ability in card.abilities}
    return happenings


def ability_name(card: Card, ability: Ability) -> str:
    return f"{card.name}: {ability.text()}"


def seen(move: vigil.Move, happened: list[Event], players: list[Player]) -> Iterator[str]:
    """What one move showed."""
    for event in happened:
        if event.what in (events.PLAYED, events.ACQUIRED, events.DEFEATED):
            yield f"{FACES[event.face].name}: {event.what}"
        elif event.what == events.USED:
            yield from single_abilities(FACES[event.face], activated=True)
        elif event.what == events.GAINED and FACES[event.face].name not in str(move):
            yield from single_abilities(FACES[event.face], activated=False)
    for player in players:
        for face, uses in zip(player.constructs, player.uses, strict=True):
            yield from noted_abilities(FACES[face], uses)
        yield from standing_abilities(player)


def single_abilities(card: Card, activated: bool) -> Iterator[str]:
    """The ability that was at work, where a card has only one that can have been."""
    fitting = [ability for ability in card.abilities if (ability.watch() == ACTIVATED) == activated]
    if len(fitting) == 1 and card.kind_bit == CONSTRUCT:
        yield ability_name(card, fitting[0])


def noted_abilities(card: Card, uses: int) -> Iterator[str]:
    """The once-per-turn abilities that the game itself has noted as used."""
    for number, ability in enumerate(card.abilities):
        if uses >> number & 1:
            yield ability_name(card, ability)


def standing_abilities(player: Player) -> Iterator[str]:
    """Abilities that change what other constructs in play count as."""
    for face in player.constructs:
        for ability in FACES[face].abilities:
            added = ability.treats()
            if added and any(not FACES[other].faction_bits & added for other in player.constructs):
                yield ability_name(FACES[face], ability)


@pytest.mark.parametrize("sets", SELECTIONS, ids=" + ".join)
def test_every_card_is_acquired_or_defeated_and_every_ability_used(sets: tuple[str, ...]) -> None:
    tables = [table for table in TABLES if table.sets == sets]
    missing = wanted(sets)
    for seed in range(MOST_GAMES):
        missing -= happenings(tables[seed % len(tables)], seed)
        if not missing:
            return
    assert not missing, f"never seen in {MOST_GAMES} games: {sorted(missing)}"


def happenings(table: Table, seed: int) -> set[str]:
    """Everything that happens in one random game."""
    game, dice, all_seen = table.new(seed), Dice(seed), set[str]()
    while not game.over:
        move = ambitious_move(game, dice)
        all_seen.update(seen(move, game.apply(move), game.players))
    return all_seen
