"""Tables laid at random, every card at a place where play could bring it: accepted, seen, saved, played."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import vigil
from tests.bad_input.lawful import play_lawfully
from tests.every_decision.tables import Table, at_every_table
from vigil.rules.documents.inventory import box
from vigil.rules.documents.vocabulary import vocabulary
from vigil.rules.documents.whereabouts import whereabouts
from vigil.rules.kernel import table_traces
from vigil.rules.kernel.card import FACES, FACTIONS, IN_STACK

TABLES_EACH = int(os.environ.get("VIGIL_RANDOM_TABLES", "3"))  # set it to look longer
MOVES = 40
OF_SEATS = ("hand", "deck", "discard", "constructs", "trophies")
SHARED = ("void", "removed", "center_deck", "center_row", "under_row")
LONGEST_ROW = 6


class RandomTable:
    """A position that is laid card by card."""

    def __init__(self, table: Table, seed: int) -> None:
        self.dice = random.Random(seed)
        self.game = table.new(seed)
        self.words = vocabulary(self.game.setup)
        seats: list[dict[str, Any]] = [{"name": name} for name in self.game.setup.names]
        self.on_turn = self.dice.choice(seats)
        self.document: dict[str, Any] = {
            "sets": list(table.sets), "edition": table.edition, "variant": table.variant, "seed": seed,
            "turn": seats.index(self.on_turn), "seats": seats, "center_row": [], "center_deck": [],
        }  # fmt: skip
        self.lay_cards()
        self.count_up()
        self.look_back()

    def lay_cards(self) -> None:
        """Put most cards of the box somewhere, with either side up."""
        allowed = whereabouts(self.game.setup).faces
        rival = ("rival_cards",) if self.game.setup.solitaire else ()
        for front in list(box(self.game).elements()):
            card = FACES[front]
            if self.dice.random() < (0.5 if card.home == IN_STACK else 0.1):
                continue
            face = self.dice.choice([front, front if card.into is None else card.into.face])
            spots = [spot for spot in (*SHARED, *OF_SEATS, "played", *rival) if face in allowed[spot]]
            if spots:
                self.put(FACES[face].name, self.dice.choice(spots))

    def put(self, name: str, place: str) -> None:
        """Put a card somewhere; a full row takes no more, and nothing lies under an empty one."""
        row = self.document["center_row"]
        if place == "center_row" and len(row) < LONGEST_ROW:
            row.append({"card": name, "under": []})
        elif place == "under_row" and row:
            self.dice.choice(row)["under"].append(name)
        elif place == "rival_cards":
            self.document.setdefault("rival", {"cards": []})["cards"].append(name)
        elif place == "played":
            self.on_turn.setdefault("played", []).append(name)
        elif place in OF_SEATS:
            self.dice.choice(self.document["seats"]).setdefault(place, []).append(name)
        elif place in ("void", "removed", "center_deck"):
            self.document.setdefault(place, []).append(name)

    def count_up(self) -> None:
        """Give all counters some value."""
        below = self.dice.randrange
        self.document.update(runes=below(9), power=below(9), honor_pool=below(1, 60))
        for key, trace in (("energy", table_traces.ENERGY), ("mechana_runes", table_traces.EARMARKED)):
            self.document[key] = below(6) if self.words.traces & trace else 0
        for seat in self.document["seats"]:
            seat["honor"] = below(20)
            seat["insight"] = below(9) if self.words.traces & table_traces.INSIGHT else 0

    def look_back(self) -> None:
        """Let something have happened this turn."""
        constructs = [vigil.card(name) for name in self.on_turn.get("constructs", [])]
        played = [vigil.card(name) for name in self.on_turn.get("played", [])]
        named = self.words.traces & table_traces.NAMED_FACTIONS
        self.document["this_turn"] = {
            "permits": self.dice.randrange(8) & self.words.permits,
            "used": [self.dice.randrange(1 << len(card.abilities)) for card in constructs],
            "factions": [
                card.faction_bits | (self.dice.choice([0, *FACTIONS]) if named and card.heard else 0)
                for card in played
            ],
        }


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@at_every_table
def test_a_table_with_every_card_where_play_could_bring_it_can_be_played(table: Table) -> None:
    for seed in range(TABLES_EACH):
        game = vigil.Game.from_position(through_json(RandomTable(table, seed).document))
        assert game.decision is not None
        assert game.decision.main
        assert vigil.Game.from_position(through_json(game.position())).position() == game.position()
        for seat in (None, *range(table.players)):
            play_lawfully(game.view(seat).guess(seed), 5)
        for _ in range(2):
            assert vigil.Game.from_data(through_json(game.to_data())).to_data() == game.to_data()
            play_lawfully(game, MOVES)
