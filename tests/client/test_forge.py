"""The forge: cards from blocks and from lines, undo, keyboard, sharing by link, templates."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.client.conftest import Invite
from tests.client.person import Person
from tests.client.test_sizes import PHONE

CARD = ".forged .card"
LINES = "textarea"


def name(page: Page, words: str) -> None:
    """Give the card a name."""
    page.get_by_label("Name", exact=True).fill(words)
    expect(page.locator(f'{CARD}[data-card="{words}"]')).to_be_visible()


def add(page: Page, words: str) -> None:
    """Take one of the blocks that are offered."""
    page.locator(".adding").get_by_role("button", name=words, exact=True).first.click()


def says(page: Page, words: str) -> None:
    """Wait until the card reads so."""
    expect(page.locator(CARD).first).to_have_attribute("aria-description", words)


def text_of(page: Page) -> str:
    """The lines of the set file."""
    page.get_by_role("button", name="Lines", exact=True).click()
    return page.locator(LINES).input_value()


def test_a_card_is_made_of_blocks_and_of_lines_and_shared_by_link(ada: Person, invite: Invite) -> None:
    page = ada.page
    ada.go("/cards")
    page.get_by_role("link", name="Make a card of your own").click()
    name(page, "Keeper of the Last Candle")
    page.get_by_role("button", name="Lifebound").click()
    page.get_by_role("button", name="Cost: more").click()
    add(page, "gain runes")
    add(page, "draw")
    says(page, "Gain 1 rune. Draw a card.")
    expect(page.locator(".likely")).to_contain_text("±")

    first = page.locator(".block").first
    first.get_by_label("runes").fill("2")
    says(page, "Gain 2 runes. Draw a card.")
    first.get_by_role("button", name="Block 1.").focus()
    page.keyboard.press("Alt+ArrowDown")
    says(page, "Draw a card. Gain 2 runes.")
    expect(page.get_by_role("button", name="Block 2.")).to_be_focused()
    page.keyboard.press("Delete")
    says(page, "Draw a card.")
    page.get_by_role("button", name="Undo", exact=True).click()
    says(page, "Draw a card. Gain 2 runes.")

    verb = page.locator(".block").first.locator("select.verb")
    verb.hover()
    expect(verb.locator("optgroup[label='Around it'] option", has_text="you may")).to_have_count(1)
    verb.select_option(label="you may")
    says(page, "You may draw a card. Gain 2 runes.")

    written = text_of(page)
    assert 'faction = "Lifebound"' in written
    assert 'play = ["May(Draw(1))", "Gain(runes=2)"]' in written
    page.locator(LINES).fill(written.replace("Gain(", "Gian("))
    errors = page.locator(".errors")
    expect(errors).to_contain_text("did you mean Gain?")
    expect(errors.locator("pre")).to_contain_text("^")
    page.locator(LINES).fill(f"# What I tried first.\n{written}")
    expect(errors).to_have_count(0)
    page.get_by_role("button", name="Form", exact=True).click()
    page.get_by_role("button", name="Honor: more").click()
    page.get_by_label("Author").fill("Ada <b>")
    page.get_by_label("Author").fill("Ada")
    assert text_of(page).startswith("# What I tried first.\n")

    page.get_by_role("button", name="Copy a link").click()
    link = page.locator(".sharing input[readonly]")
    expect(link).to_be_visible()
    bo = invite("Bo")
    bo.load(link.input_value())
    expect(bo.page.locator(".forge-note")).to_contain_text(
        "“My cards” came with a link; it says it is by Ada."
    )
    says(bo.page, "You may draw a card. Gain 2 runes.")
    assert "#" not in bo.page.url

    page.reload()  # drafts stay on the device
    says(page, "You may draw a card. Gain 2 runes.")
    bo.load("/forge#set=rubbish")
    expect(bo.page.locator(".forge-note")).to_contain_text("This link has no set in it")


def test_a_printed_card_begins_a_variant_at_a_phone_too(invite: Invite) -> None:
    eve = invite("Eve", **PHONE)
    page = eve.page
    eve.go("/cards?find=arha+templar")
    page.locator('.gallery [data-card="Arha Templar"]').click()
    page.get_by_role("link", name="Make a variant of this card").click()
    expect(page.locator(f'{CARD}[data-card="Arha Templar II"]')).to_be_visible()
    block = page.locator(".block")
    block.get_by_label("Which cost").select_option(label="costing 6 or less")
    says(page, "Defeat a Monster with cost 6 or less without paying its cost.")
    name_field = page.get_by_label("Name", exact=True)
    name_field.fill("Arha Templar")
    expect(page.locator("#forge-name-error")).to_contain_text("A printed card has this name.")
    assert page.locator(".forge-side").evaluate("(side) => side.clientHeight") <= 96
    page.get_by_role("button", name="Show the card").click()
    assert page.locator(".forge-side").evaluate("(side) => side.clientHeight") > 300
    construct = page.get_by_role("button", name="Construct", exact=True)
    construct.press("Enter")
    expect(construct).to_have_attribute("aria-pressed", "true")
    name_field.fill("Templar's Gate")
    says(page, "Once per turn, defeat a Monster with cost 6 or less without paying its cost.")
