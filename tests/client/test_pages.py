"""The pages around the table: going from one to the other, by keyboard, and with a server that is away."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, Request, Route, WebSocketRoute, expect

from bench.processes import Server
from tests.client.conftest import Invite
from tests.client.person import Person
from tests.client.test_sizes import PHONE
from tests.conftest import table

HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def asked(page: Page, ending: str) -> list[Request]:
    """The requests to an address, as they are made."""
    found: list[Request] = []
    page.on("request", lambda request: found.append(request) if request.url.endswith(ending) else None)
    return found


def held(page: Page, address: str) -> list[Route]:
    """The requests to an address, which wait until a test lets them go on."""
    waiting: list[Route] = []
    page.route(address, lambda route: waiting.append(route))
    return waiting


def test_the_way_back_closes_the_reader_before_it_leaves_the_page(ada: Person) -> None:
    ada.go("/about")
    ada.page.get_by_role("link", name="Cards", exact=True).click()
    ada.page.locator(".gallery .card").first.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("heading", name="Cards", exact=True)).to_be_visible()
    ada.page.locator(".gallery .card").first.click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.wait_for_function("() => !history.state?.layers")
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", name="About Vigil")).to_be_focused()


def test_the_way_back_closes_what_is_open_on_a_phone_before_it_leaves_the_table(invite: Invite) -> None:
    ada = invite(**PHONE)
    ada.load("/about")
    match = ada.play(start=table(hand=["Apprentice", "Militia"], center_row=["Voidthirster"]))
    dialog = ada.page.get_by_role("dialog")
    sheet = ada.page.locator(".peek.sheet")
    openings = [
        (ada.page.get_by_role("button", name="Log", exact=True), ada.page.locator(".log.open")),
        (ada.card("Voidthirster"), sheet),
        (ada.card("Apprentice"), sheet),
        (ada.button("Menu"), dialog),
        (ada.button("0 discard"), dialog),
    ]
    for tapped, opened in openings:
        tapped.tap()
        expect(opened).to_have_count(1)
        ada.page.wait_for_function("() => history.state?.layers")
        ada.page.go_back()
        expect(opened).to_have_count(0)
        expect(ada.table).to_be_visible()
    assert ada.match == match
    ada.button("Menu").tap()
    ada.page.wait_for_function("() => history.state?.layers")
    dialog.get_by_role("link", name="Leave the table").tap()
    expect(ada.table).to_have_count(0)
    ada.page.go_back()
    expect(ada.table).to_be_visible()
    expect(dialog).to_have_count(0)
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", name="About Vigil")).to_be_visible()


def test_a_card_in_the_reader_is_opened_by_keyboard(ada: Person) -> None:
    ada.go("/cards?find=voidsworn+warrior")
    card = ada.page.get_by_role("button", name="Voidsworn Warrior")
    card.press("Enter")
    ada.page.get_by_role("dialog").get_by_role("button", name="Voidsworn Champion").press("Enter")
    expect(ada.page.get_by_role("dialog", name="Voidsworn Champion")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card).to_be_focused()


def test_the_way_back_leads_to_where_one_was_on_a_page(ada: Person) -> None:
    ada.go("/rules")
    ada.page.get_by_role("link", name="What each set adds").click()
    section = ada.page.get_by_role("heading", name="What each set adds")
    expect(section).to_be_in_viewport()
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", name="The idea")).to_be_in_viewport()
    ada.page.go_forward()
    expect(section).to_be_in_viewport()


def test_the_rules_page_counts_teams_and_the_sides_of_the_die_right(ada: Person) -> None:
    ada.go("/rules")
    rules = ada.page.locator("main")
    expect(rules).to_contain_text("Four players are two teams, six are three")
    expect(rules).to_contain_text("first side only lets you banish a card")
    expect(rules).not_to_contain_text("always gives something")


def test_a_page_stays_as_it_is_until_the_next_one_is_there(newcomer: Person) -> None:
    waiting = held(newcomer.page, "**/replay/open.js")
    newcomer.go("/cards?set=delirium&kind=monster")
    newcomer.page.locator(".gallery .card").first.wait_for()
    found = newcomer.page.get_by_role("status").inner_text()
    with newcomer.page.expect_request("**/replay/open.js"):
        newcomer.page.get_by_role("link", name="Open a record").click()
    expect(newcomer.page.get_by_role("status")).to_have_text(found)
    waiting[0].continue_()
    expect(newcomer.page.get_by_role("heading", name="Open a record")).to_be_focused()


def test_no_second_match_can_be_asked_for_while_the_table_comes(newcomer: Person) -> None:
    waiting = held(newcomer.page, "**/table/match.js")
    newcomer.go("/")
    with newcomer.page.expect_request("**/table/match.js"):
        newcomer.page.get_by_role("button", name="Play now").click()
    expect(newcomer.page.get_by_role("button", name="Laying the table")).to_be_disabled()
    waiting[0].continue_()
    newcomer.table.wait_for()


def test_a_page_that_broke_is_over_with_the_next_one(newcomer: Person) -> None:
    broken = {"name": "Ada", "account": None, "off": [], "matches": [{"status": "?"}]}
    newcomer.page.route("**/api/me", lambda route: route.fulfill(json=broken))
    newcomer.go("/games")
    expect(newcomer.page.get_by_role("heading", name="Something on this page broke")).to_be_visible()
    newcomer.page.unroute("**/api/me")
    newcomer.page.get_by_role("link", name="Rules").click()
    expect(newcomer.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    newcomer.forgive("")


def test_nobody_is_asked_while_nobody_looks(newcomer: Person) -> None:
    newcomer.page.clock.install()
    newcomer.go("/lobby")
    expect(newcomer.page.get_by_role("heading", name="Open seats")).to_be_visible()
    newcomer.rest()
    newcomer.page.evaluate(HIDE, True)
    lobby = asked(newcomer.page, "/api/lobby")
    newcomer.page.clock.run_for(60_000)
    assert not lobby
    with newcomer.page.expect_response("**/api/lobby"):
        newcomer.page.evaluate(HIDE, False)


def test_a_server_that_is_away_is_asked_less_often(newcomer: Person) -> None:
    newcomer.page.clock.install()
    newcomer.page.route("**/api/lobby", lambda route: route.abort())
    lobby = asked(newcomer.page, "/api/lobby")
    newcomer.go("/lobby")
    expect(newcomer.page.get_by_role("alert")).to_contain_text("cannot be reached")
    newcomer.page.clock.run_for(9_000)
    assert len(lobby) == 1
    with newcomer.page.expect_console_message():
        newcomer.page.clock.run_for(2_000)
    assert len(lobby) == 2
    newcomer.forgive("ERR_FAILED")


def test_a_connection_that_is_silent_is_made_anew(newcomer: Person) -> None:
    connections: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        connections.append(socket)
        server = socket.connect_to_server()
        is_deaf = len(connections) == 1
        socket.on_message(
            lambda message: None if is_deaf and "ping" in str(message) else server.send(message)
        )

    newcomer.page.route_web_socket("**/live?**", connect)
    newcomer.page.clock.install()
    newcomer.play()
    with newcomer.page.expect_websocket():
        newcomer.page.clock.run_for(60_000)
    assert len(connections) == 2


def test_the_focus_follows_the_change_of_a_name(ada: Person) -> None:
    ada.go("/games")
    change = ada.page.get_by_role("button", name="Change the name")
    change.click()
    field = ada.page.get_by_role("textbox", name="Your name")
    expect(field).to_be_focused()
    field.fill("Zelda")
    field.press("Enter")
    expect(ada.page.get_by_text("You play as Zelda")).to_be_visible()
    expect(change).to_be_focused()


def test_who_is_invited_is_called_by_their_name(newcomer: Person) -> None:
    match = newcomer.make({"kind": "open"}, {"kind": "bot", "name": "Bo", "level": "greedy"}, listed=True)
    waiting = held(newcomer.page, "**/api/me")
    with newcomer.page.expect_response(f"**/api/matches/{match}"):
        newcomer.go(f"/join/{match}")
    for request in waiting:  # that of the frame, and that of the page
        request.continue_()
    expect(newcomer.page.get_by_label("Your name")).to_have_value(newcomer.name)


def test_a_wrong_address_is_said_to_be_one(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address)
    page = context.new_page()
    answer = page.goto("/nothing/here")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    context.close()
