"""What only some sets have: auctions, the die, transformed cards, treasure, energy, a rival."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.client.person import BOT, ME
from tests.conftest import Table, table
from tests.rules.delirium import delirium, rolling
from tests.sets.shards import SHARD, dark


def up_for_auction() -> Table:
    """A table where acquiring Steelweaver begins an auction."""
    row, deck = ["Steelweaver"], ["Vineweaver"]
    return delirium(insight=3, opponents=[{"insight": 2}], runes=1, center_row=row, center_deck=deck)


def test_an_auction_is_won_by_the_highest_bid(ada):
    ada.play(start=up_for_auction())
    ada.do("Acquire Steelweaver")
    bidders = ada.sill.get_by_role("listitem").filter(has_text=re.compile("You|Bo"))
    expect(bidders).to_have_text([re.compile("your call"), re.compile("still in")])
    ada.do("Bid 3")
    ada.says("Your turn")
    expect(ada.page.get_by_role("complementary", name="You")).to_contain_text("4")
    expect(ada.log).to_contain_text("Wins the auction of Vineweaver for 3 insight")


def test_the_die_is_rolled_for_insight(ada):
    ada.play(start=delirium(hand=["Loa, Dream Dragon"], seed=rolling(5)))
    ada.do("Play Loa, Dream Dragon")
    expect(ada.page.get_by_text("rolled 5").first).to_be_visible()


def test_a_card_is_transformed_in_the_hand(ada):
    ada.play(start=table(["realms_unraveled"], hand=["Disciple of Cetra", "Wolf Shaman"]))
    ada.do("Play Wolf Shaman")
    expect(ada.card("Scion of Cetra")).to_be_visible()
    expect(ada.card("Scion of Cetra").locator(".transformed").first).to_be_visible()
    expect(ada.hand.filter(has_text="Disciple of Cetra")).to_have_count(0)


def test_equal_cards_in_the_row_are_all_lit_and_either_can_be_pressed(ada):
    ada.play(start=table(power=5, center_row=["Wind Tyrant", "Landtalker", "Wind Tyrant"]))
    both = ada.page.locator('[data-zone=center] [data-card="Wind Tyrant"].legal')
    expect(both).to_have_count(2)
    with ada.moving():
        both.nth(1).click()
    expect(both).to_have_count(0)


def test_treasure_under_a_card_is_seen_and_acquired_with_it(ada):
    ada.play(start=dark(runes=8, center_row=[{"card": "Mosaic Horn", "under": [SHARD]}]))
    horn = ada.card("Mosaic Horn")
    expect(horn.locator(".card-under")).to_be_visible()
    expect(horn).to_have_accessible_name(re.compile(f"with {SHARD} under it"))
    ada.do("Acquire Mosaic Horn")
    expect(ada.log).to_contain_text(SHARD)


def test_solitaire_has_a_rival(ada):
    ada.play(ME, start=table(variant="solitaire"))
    expect(ada.page.get_by_role("region", name="Samael: 0 honor")).to_be_visible()


def test_six_sit_at_one_table(ada):
    bots = [{**BOT, "name": name} for name in ("Bo", "Cy", "Dag", "Edda", "Finn")]
    ada.play(ME, *bots, setup={"sets": ["godslayer", "delirium"]})
    opponents = ada.page.get_by_role("region", name="Opponents").locator("> section")
    expect(opponents).to_have_count(5)
