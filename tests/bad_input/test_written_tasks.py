"""Tasks that somebody wrote with care: real effects of real cards, in shapes that they have."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import vigil
from tests.bad_input.lawful import play_lawfully
from tests.bad_input.mutations import games, plain
from vigil.rules.documents.vocabulary import KnownEffect, vocabulary
from vigil.rules.kernel import shape as shapes
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.value import encode
from vigil.rules.kernel.zones import CODES

TRIES = int(os.environ.get("VIGIL_MUTATIONS", "400"))
NUMBERS = {
    shapes.ZERO: [0],
    shapes.A_PLACE: [-1, 0, 1, 5],
    shapes.A_FACTION: [1, 2, 4, 8],
    shapes.A_COUNT: [0, 1, 2, 7],
}


def written(game: vigil.Game, known: KnownEffect, chance: Random) -> dict[str, Any]:
    """A task of an effect that is as likely as not."""
    source, shape = chance.choice(list(known.shapes.items()))
    seats = range(len(game.players))
    cards = sorted({*game.setup.center, *game.setup.starting, *game.aside})
    player = chance.choice(seats) if shape & shapes.ANOTHER else game.turn
    zones = [0, *[zone for zone in CODES if shape & zone * shapes.ZONE]]
    numbers = [number for kind, some in NUMBERS.items() if shape & kind for number in some]
    noted: list[int] = []
    if shape & shapes.CARDS_COPIED:
        noted = chance.choices(cards, k=chance.randrange(3))
    elif shape & shapes.SEATS_BIDDING:
        noted = [(player + step) % len(seats) for step in seats]
    return {
        "effect": encode(known.effect),
        "player": player,
        "seat": player if shape & shapes.OWN else chance.choice([-1, *seats]),
        "source": FACES[source].name if source >= 0 else None,
        "it": FACES[chance.choice(cards)].name if shape & shapes.A_CARD else None,
        "zone": chance.choice(zones),
        "number": chance.choice(numbers),
        "noted": noted,
    }


def restored(data: Any) -> vigil.Game | None:
    """The game, unless it is refused with our own words; any other error is one of the test."""
    try:
        return vigil.Game.from_data(data)
    except ValueError as error:
        if not str(error).startswith("the saved game is damaged: "):
            raise
        return None


def test_a_game_with_written_tasks_is_refused_or_can_be_played() -> None:
    chance = Random(7)
    tables = list(games())
    loaded = 0
    for _ in range(TRIES):
        game = chance.choice(tables)
        known = list(vocabulary(game.setup).effects.values())
        told = [written(game, chance.choice(known), chance) for _ in range(chance.randrange(1, 4))]
        askers = [each for each in known if each.effect.asking() is not None]
        asking = written(game, chance.choice(askers), chance)
        data = game.to_data()
        again = restored(plain({**data, "pending": [*data["pending"], *told, asking]}))
        if again is not None:
            loaded += 1
            play_lawfully(again, 30)
    assert loaded > TRIES // 10
