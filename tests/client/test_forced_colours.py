"""Where the system forces its colours, light is gone: what may be pressed is told by outline and verb."""

from __future__ import annotations

import pytest

from tests.client.test_sizes import PHONE, rich

# How every card of the row, the bars and the hand is outlined, and whether its verb can be read.
LOOKS = """() => [...document.querySelectorAll(".row .card, .hand li > .card, .always .bar")].map((card) => {
    const face = card.querySelector(".card-face") ?? card;
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(face);
    const verb = card.querySelector(".card-verb");
    return {
        legal: card.matches(".legal"),
        outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
        verb: verb !== null && verb.checkVisibility({opacityProperty: true}),
    };
})"""


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_legal_card_is_told_by_its_outline_and_its_verb_where_colours_are_forced(invite, device):
    ada = invite(forced_colors="active", **device)
    ada.keep({"vigil.verbs": "false"})
    ada.load("/about")
    ada.play(start=rich())
    looks = ada.page.evaluate(LOOKS)
    legal = {look["outline"] for look in looks if look["legal"]}
    dark = {look["outline"] for look in looks if not look["legal"]}
    assert legal
    assert dark
    assert not legal & dark
    assert all("none" not in outline for outline in legal)
    assert all(look["verb"] for look in looks if look["legal"])
