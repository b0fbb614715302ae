"""Cards where play does not bring them, and what the sets of a game do not have: one clear error each."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import vigil
from tests.bad_input.mutations import plain
from tests.every_decision.play import Dice, random_move
from tests.own_sets import added, expansion
from vigil.language import HAND, LIFEBOUND, Activated, Construct
from vigil.language.cards_under import PutUnder
from vigil.language.selectors import CARDS
from vigil.rules.documents.fields import CARDS as CARDS_FIELD
from vigil.rules.documents.fields import PLACES, PLAYER, STATE
from vigil.rules.documents.whereabouts import SPOTS, can_lie
from vigil.rules.kernel.card import Card
from vigil.rules.library import find_set
from vigil.wording.place_errors import WHERE

OF_SEATS = ("hand", "deck", "discard", "played", "constructs", "trophies")
OF_TABLE = ("center_deck", "void", "removed", "aside", "rival_cards")
OTHERWISE = ("center_row", "under_row", "under_constructs", "under_trophies", "recurred")
Document = dict[str, Any]


@cache
def game(code: str, variant: str = "standard", edition: int = 2) -> vigil.Game:
    """A real game in its middle, at a main decision."""
    found = vigil.Game.new([code], 1 if variant == "solitaire" else ["Ada", "Bo"], 5, edition, variant)
    dice = Dice(1)
    while found.moves_made < 90 or found.pending:
        found.apply(random_move(found, dice))
    return found


def save(code: str, variant: str = "standard", edition: int = 2) -> Document:
    found: Document = plain(game(code, variant, edition).to_data())
    return found


def refused(data: Document, said: str) -> None:
    """The save is refused with these words."""
    with pytest.raises(ValueError, match=said):
        vigil.Game.from_data(data)


def take_away(data: Document, name: str) -> None:
    """Take a card from wherever it lies, so that there is none too many."""
    players = [player[zone] for player in data["players"] for zone in OF_SEATS]
    for cards in (data["center_deck"], *players, data["void"], data["removed"], data["rival_cards"]):
        if name in cards:
            cards.remove(name)
            return
    if name in data["row"]:
        data["row"][data["row"].index(name)] = data["center_deck"].pop()


def put(data: Document, name: str, place: str) -> None:
    """Put a card of the game somewhere."""
    take_away(data, name)
    data["center_known"] = 0
    player = data["players"][data["turn"]]
    player["deck_known"] = 0
    if place == "center_row":
        data["center_deck"].append(data["row"][0])
        data["row"][0] = name
    elif place == "under_row":
        data["under"][0].append(name)
    elif place in OF_TABLE:
        data[place].append(name)
    else:
        player[place].append(name)
        player["uses"] = [0] * len(player["constructs"])
        player["played_as"] = [vigil.card(name).faction_bits for name in player["played"]]


def strangers(place: str, code: str) -> dict[str, Card]:
    """A card of each kind, home and side that cannot lie at a place."""
    cards = [card for card in find_set(code).sides() if not can_lie(card, SPOTS[place], False)]
    return {f"{card.kind}, {card.home}, {card.reverts}": card for card in cards if card.name != "Cultist"}


IN_EVERY_SET = (*OF_SEATS, "center_deck", "void", "removed", "center_row")
CODES = ("godslayer", "darkness_unleashed", "realms_unraveled")
ASKED = [(place, code) for place in IN_EVERY_SET for code in CODES] + [("under_row", "darkness_unleashed")]


@pytest.mark.parametrize(("place", "code"), ASKED)
def test_a_card_where_play_does_not_bring_it_is_refused(place: str, code: str) -> None:
    name = game(code).players[game(code).turn].name
    for card in strangers(place, code).values():
        data = save(code)
        put(data, card.name, place)
        where = WHERE[place].format(name)
        refused(data, f"damaged: {re.escape(card.name)}.* cannot be {where}; (only a|its card shows)")


def test_every_place_has_strangers_to_be_refused():
    never = {place for place in SPOTS if not strangers(place, "darkness_unleashed")}
    assert never == {"recurred"}  # there the sets decide whether anything can be


@pytest.mark.parametrize(
    ("code", "name", "place", "said"),
    [
        ("godslayer", "Mephit", "hand",
         "Mephit, a monster of the center deck, cannot be in the hand of Ada; only a hero, construct or "
         "treasure can"),
        ("godslayer", "Landtalker", "constructs", "a hero .*among the constructs of Ada; only a construct"),
        ("godslayer", "Muramasa", "played", "among the cards that Ada has played; only a hero or treasure"),
        ("godslayer", "Mephit", "trophies", "only a monster of the center deck that is kept as a trophy can"),
        ("godslayer", "Apprentice", "center_row",
         "Apprentice, a hero of the starting decks, cannot be in the center row; only a hero, construct or "
         "monster of the center deck can"),
        ("godslayer", "Apprentice", "void", "Apprentice.* in the void; only a"),
        ("godslayer", "Mystic", "center_deck", "Mystic, a hero of the always-available cards.* center deck"),
        ("godslayer", "Mephit", "removed", "have left the game; only .* of the starting decks can"),
        ("darkness_unleashed", "Mosaic Horn", "under_row", "under a card of the center row; only a treasure"),
        ("darkness_unleashed", "Energy Shard", "center_row", "a treasure .*in the center row"),
        ("darkness_unleashed", "Otherworldly Guide", "center_deck",
         "Otherworldly Guide cannot be in the center deck; its card shows its other side there, "
         "Gemcatcher Spirit"),
    ],
)  # fmt: skip
def test_the_error_names_the_card_the_seat_the_place_and_what_would_be_right(
    code: str, name: str, place: str, said: str
) -> None:
    data = save(code)
    put(data, name, place)
    ada = data["players"][data["turn"]]
    refused(data, said.replace("Ada", ada["name"]))


def test_what_the_first_edition_puts_into_the_void_stays_there():
    for place in ("void", "center_deck", "removed"):
        for name in ("Apprentice", "Militia"):
            data = save("godslayer", edition=1)
            put(data, name, place)
            assert vigil.Game.from_data(data).playout(1).reason


@pytest.mark.parametrize("edition", [1, 2])
def test_what_never_leaves_its_stack_is_nowhere_else(edition: int) -> None:
    for place in ("void", "hand", "trophies"):
        data = save("godslayer", edition=edition)
        put(data, "Cultist", place)
        data["supply"][-1] = 0
        refused(data, "Cultist cannot be .*; it never leaves the always-available cards")


def test_a_side_that_stays_transformed_may_lie_in_the_center_deck():
    data = save("realms_unraveled")
    take_away(data, "Disciple of Cetra")
    data["center_deck"].append("Scion of Cetra")
    assert vigil.Game.from_data(data).playout(1).reason


CHANGES: list[tuple[str, Callable[[Document], Any], str]] = [
    ("godslayer", lambda data: data.update(energy=2), "energy is 2, but no card of these sets gives any"),
    ("delirium", lambda data: data.update(mechana_runes=1), "mechana_runes is 1, .* it must be 0"),
    ("delirium", lambda data: data.update(extra_turns=1), "extra_turns is 1"),
    ("godslayer", lambda data: data["players"][0].update(insight=3), "insight is 3, but no card"),
    ("godslayer", lambda data: data.update(permits=999), "permits cannot be 999; .* it is 0$"),
    ("realms_unraveled", lambda data: data.update(permits=999), "it is 0 or what some of 2, 4 add up to"),
    ("darkness_unleashed", lambda data: data.update(permits=2), "permits cannot be 2; .*some of 1 add up"),
    ("godslayer", lambda data: data.update(rival_honor=3), "rival_honor is for solitaire alone"),
    ("godslayer", lambda data: data["rival_cards"].append("Muramasa"), "rival_cards is for solitaire alone"),
    ("godslayer", lambda data: data["row"].append(data["center_deck"].pop()), "7 places; .* it has 6"),
    ("godslayer", lambda data: data["players"][0].update(name="Cy"), "seat 0 is called 'Cy', but 'Ada'"),
    ("godslayer", lambda data: data["players"][1].update(name="Ada"), "seat 1 is called 'Ada', but 'Bo'"),
    ("godslayer", lambda data: data["aside"].append(data["center_deck"].pop()), "no task takes it"),
    ("godslayer", lambda data: data.update(short_row=True), "short_row is true, but"),
    ("godslayer", lambda data: data.update(over=True), "it is over, but ending is false"),
    ("godslayer", lambda data: data.update(idle_turns=100), "idle_turns cannot be more than 99"),
    ("godslayer", lambda data: data.update(honor_pool=0), "the honor pool is empty, but ending is false"),
    ("godslayer", lambda data: data["supply"].__setitem__(-1, 0), "supply has 0 Cultist; there is always 1"),
    ("delirium", lambda data: played_out_of_turn(data), "Apprentice cannot be played by"),
    ("godslayer", lambda data: named(data), "Apprentice can only count as what is printed on it"),
    ("godslayer", lambda data: recurred(data), "recurred is 1, but no card of these sets gives any"),
    ("godslayer", lambda data: construct(data, "Snapdragon", 4), "has 2 abilities: .* 3, not 4"),
    ("godslayer", lambda data: construct(data, "Snapdragon", 1 << 30), "Snapdragon .* be energized"),
    ("rise_of_vigil", lambda data: construct(data, "Portabillet", 1 << 30), "Portabillet .* be energized"),
    ("darkness_unleashed", lambda data: construct(data, "Charging Chamber", 1 << 30), "be energized"),
    ("godslayer", lambda data: construct(data, "Muramasa", 0, ["Militia"]), "nothing can be under Muramasa"),
    ("rise_of_vigil", lambda data: trophy(data, "Vault Sphinx", True, []), "Vault Sphinx .* been used"),
    ("rise_of_vigil", lambda data: trophy(data, "Vault Sphinx", False, ["Energy Shard"]), "nothing can be"),
    ("darkness_unleashed", lambda data: trophy(data, "Smoke Tyrant", False, ["Mosaic Horn"]),
     "Mosaic Horn, a construct .* under a trophy of .*; only a treasure"),
]  # fmt: skip


def on_turn(data: Document) -> Document:
    found: Document = data["players"][data["turn"]]
    return found


def played_out_of_turn(data: Document) -> None:
    take_away(data, "Apprentice")
    other = data["players"][1 - data["turn"]]
    other["played"], other["played_as"] = ["Apprentice"], [0]


def named(data: Document) -> None:
    take_away(data, "Apprentice")
    on_turn(data)["played"], on_turn(data)["played_as"] = ["Apprentice"], [1]


def recurred(data: Document) -> None:
    on_turn(data)["recurred"] = ["Landtalker"]


def construct(data: Document, name: str, used: int, under: list[str] | None = None) -> None:
    for card in (name, *(under or [])):
        take_away(data, card)
    on_turn(data)["constructs"] = [{"card": name, "under": under or []}]
    on_turn(data)["uses"] = [used]


def trophy(data: Document, name: str, used: bool, under: list[str]) -> None:
    for card in (name, *under):
        take_away(data, card)
    on_turn(data)["trophies"] = [{"card": name, "under": under}]
    on_turn(data)["trophies_used"] = [name] if used else []


@pytest.mark.parametrize(("code", "change", "said"), CHANGES, ids=[said for _, _, said in CHANGES])
def test_what_the_sets_and_rules_of_a_game_do_not_have_is_refused(
    code: str, change: Callable[[Document], Any], said: str
) -> None:
    data = save(code)
    change(data)
    refused(data, said)


def test_a_real_save_that_is_not_changed_is_accepted():
    for code in ("godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"):
        assert plain(vigil.Game.from_data(save(code)).to_data()) == save(code)


def test_only_a_construct_that_says_so_has_cards_under_it_and_no_monsters():
    glass = Construct("Glass", LIFEBOUND, cost=1, abilities=[Activated(PutUnder(CARDS.in_(HAND)))])
    with added(expansion("glass", [glass])) as codes:
        seat = {"constructs": [{"card": "Glass", "under": ["Landtalker"]}]}
        document = {"sets": ["godslayer", *codes], "seats": [seat, {}]}
        assert vigil.Game.from_position(document).decision is not None
        seat["constructs"] = [{"card": "Glass", "under": ["Mephit"]}]
        with pytest.raises(ValueError, match=r"Mephit, .* under a construct of Player 1; only a hero"):
            vigil.Game.from_position(document)


def test_every_field_that_holds_cards_says_where_they_lie():
    of_cards = [field for field in (*STATE, *PLAYER) if field.kind in (CARDS_FIELD, PLACES)]
    assert [field.name for field in of_cards if field.place not in SPOTS] == []
    assert {*OF_SEATS, *OF_TABLE, *OTHERWISE} == SPOTS.keys() == WHERE.keys()
