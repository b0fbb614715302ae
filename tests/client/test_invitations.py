"""Inviting: a link is handed over by the device, by a code, or copied; who waits has something to do."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import Invite
from tests.client.person import ME, Person
from tests.client.test_sizes import PHONE

# The code of "a" as another encoder draws it (version 1, medium correction, mask 5).
CODE_OF_A = [
    "111111100101101111111",
    "100000101011001000001",
    "101110101101001011101",
    "101110101011001011101",
    "101110100100101011101",
    "100000100011001000001",
    "111111101010101111111",
    "000000001100000000000",
    "100000101011011001110",
    "100110000001110111001",
    "001011100110101100000",
    "010101011001111101010",
    "110100111101111111111",
    "000000001100100000101",
    "111111100111010011110",
    "100000100010001000111",
    "101110100111010011100",
    "101110100101111101000",
    "101110100101110111011",
    "100000100011111101000",
    "111111101010100100110",
]
DRAW = """async (text) => {
    const { qrCode } = await import("/lobby/qr-code.js");
    return qrCode(text).map((row) => row.map(Number).join(""));
}"""
TOO_LONG = f"async (text) => await ({DRAW})(text).catch((error) => error.message)"
LINK: dict[str, str] = {"kind": "link"}


def test_a_code_is_drawn_as_other_encoders_draw_it(ada: Person) -> None:
    ada.load("/about")
    assert ada.page.evaluate(DRAW, "a") == CODE_OF_A
    sizes = [len(ada.page.evaluate(DRAW, "x" * length)) for length in (14, 15, 122, 123, 213)]
    assert sizes == [21, 25, 45, 49, 57]
    said = ada.page.evaluate(TOO_LONG, "x" * 214)
    assert said == "too long for a code"


def test_an_invitation_can_be_shared_and_scanned_and_there_is_something_to_do(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.page.add_init_script("navigator.share = async (what) => { window.shared = what.url; }")
    ada.load(f"/match/{ada.make(ME, LINK)}")
    ada.page.get_by_role("button", name="Invite by link").tap()
    link = ada.page.locator(".invitation input").input_value()
    ada.page.get_by_role("button", name="Share", exact=True).tap()
    assert ada.page.evaluate("window.shared") == link
    ada.page.get_by_role("button", name="Show a code to scan").tap()
    code = ada.page.get_by_role("img", name="A code that opens the link")
    box = code.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
    expect(ada.page.get_by_role("link", name="Solve a puzzle")).to_have_attribute("target", "_blank")
