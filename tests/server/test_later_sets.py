"""A set that comes while the server runs: it is in the catalogue, at tables, and known to the bots."""

from __future__ import annotations

import json

from tests.own_sets import added, box, expansion
from tests.server.clients import ME, Server, Visitor
from vigil.language.set_transfer import plain_set, set_from_plain
from vigil.rules.kernel.box import Rulebook
from vigil.rules.kernel.identity import set_identity
from vigil.rules.library import SETS

TUNED = {"kind": "bot", "level": "tuned"}


def set_codes(ada: Visitor) -> list[str]:
    """The sets that a client is told of."""
    return [told["code"] for told in ada.get("catalogue")["sets"]]


def test_a_set_that_comes_while_the_server_runs_is_played_against_a_bot(server: Server) -> None:
    ada = server.visitor()
    usual = ada.make(ME, TUNED)["id"]
    with ada.sit(usual) as line:
        line.until_asked()
        with added(box(), expansion()) as later:
            assert set_codes(ada) == [*SETS]
            for sets in (later[:1], ["delirium", later[1]]):
                match = ada.make(ME, TUNED, setup={"sets": sets})["id"]
                with ada.sit(match) as other:
                    other.play_out()
                record = ada.get(f"matches/{match}/record")
                assert record["setup"]["sets"] == sets
            card = next(each for each in ada.get("catalogue")["cards"] if each["name"] == "Ember Witch")
            assert card["text"].startswith("Gain 1 rune.")
            line.move()
    assert not set(later) & set(set_codes(ada))
    ada.make(ME, TUNED, setup={"sets": later}, status=400)


def test_a_match_says_how_much_honor_was_in_the_pool_if_its_box_says_so(server: Server) -> None:
    ada, short = server.visitor(), box()
    short.rulebook = Rulebook(2010, "Samael", honor_pool=15)
    with added(short) as later:
        match = ada.make(ME, TUNED, setup={"sets": later})
    assert match["setup"]["honor_pool"] == match["honor_pool"] == 15
    assert ada.make(ME, TUNED)["setup"]["honor_pool"] == 60


def test_a_set_survives_the_way_to_another_process():
    for card_set in (*SETS.values(), box(), expansion()):
        again = set_from_plain(json.loads(json.dumps(plain_set(card_set))))
        assert set_identity(again) == set_identity(card_set)
        assert [card.text for card in again.sides()] == [card.text for card in card_set.sides()]
