"""Several people: by link, at one screen, looking on, talking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.client.axe import violations
from tests.client.person import ME
from tests.conftest import table

LINK = {"kind": "link"}
HERE = {"kind": "here", "name": "Bo"}
OPEN = {"kind": "open"}
NASTY = "<img src=x onerror=alert(1)>"


def test_two_people_play_each_other_by_link(invite):
    ada, bo = invite("Ada"), invite("Bo")
    start = table(honor_pool=2, power=2, opponents=[{"hand": ["Militia", "Militia"]}])
    match = ada.make(ME, LINK, start=start)
    ada.go(f"/match/{match}")
    ada.button("Invite by link").click()
    bo.load(ada.page.locator("input[readonly]").input_value())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Take the seat").click()
    for person in (ada, bo):
        person.table.wait_for()
    ada.do("Defeat Cultist", "End turn")
    bo.button("Play all 2").click()
    bo.do("Defeat Cultist")
    expect(ada.log).to_contain_text("Defeats Cultist")
    bo.button("End turn").click()
    for person in (ada, bo):
        expect(person.page.get_by_role("navigation", name="What next")).to_be_visible()
    ada.button("Rematch").click()
    expect(ada.page.get_by_role("status").first).to_contain_text("It begins when everybody wants one")
    expect(bo.page.get_by_role("status").first).to_contain_text("Ada asks for a rematch")
    bo.button("Rematch").click()
    for person in (ada, bo):
        person.page.wait_for_url(lambda address: not address.endswith(match))
        person.table.wait_for()
    assert bo.match == ada.match


def test_whoever_does_not_want_a_rematch_says_so(invite):
    ada, bo = invite("Ada"), invite("Bo")
    match = ada.make(ME, OPEN, start=table(honor_pool=1, power=2))
    bo.post(f"matches/{match}/join", {"name": "Bo"})
    for person in (ada, bo):
        person.sit(match)
    ada.do("Defeat Cultist", "End turn")
    bo.button("End turn").click()
    ada.button("Rematch").click()
    bo.button("No, thanks").click()
    expect(ada.page.get_by_role("status").first).to_contain_text("Bo does not want a rematch")
    expect(ada.button("Rematch")).to_be_disabled()
    expect(bo.page.get_by_role("status").first).to_contain_text("You have declined")


def test_at_one_screen_the_device_is_passed_on(ada):
    start = table(hand=["Arha Initiate"], opponents=[{"hand": ["Void Initiate"]}])
    ada.go(f"/match/{ada.make(ME, HERE, start=start)}")
    ada.button("I am Ada").click()
    expect(ada.hand).to_have_attribute("data-card", "Arha Initiate")
    assert "Void Initiate" not in ada.page.content()
    ada.do("Play Arha Initiate")
    ada.button("End turn").click()
    ada.button("End it anyway").click()
    expect(ada.page.get_by_role("heading", name="Pass the device to Bo")).to_be_visible()
    assert not ada.page.locator("[data-card]").count()
    ada.button("I am Bo").click()
    expect(ada.hand).to_have_attribute("data-card", "Void Initiate")
    assert not ada.page.locator("[data-spot^='hand/0/']").count()


def test_a_question_in_anothers_turn_says_who_brought_it_on(ada):
    theirs = [{"constructs": ["Muramasa", "Shadow Star"]}]
    start = table(power=4, center_row=["Corrosive Widow"], opponents=theirs)
    ada.go(f"/match/{ada.make(ME, HERE, start=start)}")
    ada.button("I am Ada").click()
    ada.button("Defeat Corrosive Widow").click()
    ada.button("I am Bo").click()
    expect(ada.page.get_by_text("Ada has brought this on: Corrosive Widow.")).to_be_visible()


def test_whoever_looks_on_sees_no_hand(invite):
    ada, cy = invite("Ada"), invite("Cy")
    match = ada.play(start=table(hand=["Arha Initiate"], opponents=[{"hand": ["Void Initiate"]}]))
    cy.sit(match)
    cy.says("Ada is")
    assert not cy.page.locator("[role=button].legal").count()
    assert not {"Arha Initiate", "Void Initiate"} & set(re.findall(r"\w+ Initiate", cy.page.content()))


def test_talk_is_shown_as_it_was_written(invite):
    ada, cy = invite(NASTY), invite("Cy")
    match = ada.play(listed=True)
    cy.sit(match)
    ada.page.get_by_label("Say something").fill(f"Hello {NASTY}")
    ada.button("Send").click()
    for person in (ada, cy):
        expect(person.log).to_contain_text(f"Hello {NASTY}")
        assert not person.page.locator("img[src=x]").count()


def test_talk_shows_a_sign_where_the_log_is_a_drawer(invite):
    ada, bo = invite("Ada"), invite("Bo", viewport={"width": 390, "height": 844}, has_touch=True)
    match = ada.make(ME, OPEN)
    bo.post(f"matches/{match}/join", {"name": "Bo"})
    for person in (ada, bo):
        person.sit(match)
    ada.page.get_by_label("Say something").fill("Good luck")
    ada.button("Send").click()
    expect(bo.page.locator(".heard")).to_contain_text("Ada Good luck")
    bo.button("Log, 1 new remark").tap()
    expect(bo.log).to_contain_text("Good luck")
    bo.button("Close the log").tap()
    expect(bo.page.get_by_role("button", name="Log", exact=True)).to_be_visible()


def test_a_reaction_is_seen_beside_the_name_heard_and_can_be_muted(invite):
    ada, bo = invite("Ada"), invite("Bo", viewport={"width": 390, "height": 844}, has_touch=True)
    match = ada.make(ME, OPEN)
    bo.post(f"matches/{match}/join", {"name": "Bo"})
    for person in (ada, bo):
        person.sit(match)
    bar = ada.log.get_by_role("group", name="React")
    expect(bar.get_by_role("button")).to_have_count(6)
    beside = bo.page.get_by_label("Ada: ").get_by_role("status")
    expect(beside).to_be_attached()  # what shows reactions is loaded after the table
    bar.get_by_role("button", name="Well played").press("Enter")
    expect(beside).to_have_text(re.compile(r"Ada:\s+Well played"))
    expect(ada.page.locator(".me .reaction")).to_contain_text("Well played")
    expect(ada.log).to_contain_text("Ada Well played")
    assert not violations(bo.page) + violations(ada.page)
    bo.button("Menu").tap()
    bo.page.get_by_label("Show quick reactions").tap()
    bo.page.keyboard.press("Escape")
    expect(beside).to_be_empty()
    ada.button("Wow").click()
    ada.page.get_by_label("Say something").fill("Good luck")
    ada.button("Send").click()
    bo.button("Log, 1 new remark").tap()
    expect(bo.log).to_contain_text("Good luck")
    expect(bo.log).not_to_contain_text("Wow")


def test_talk_stays_with_the_turn_it_was_said_in(ada):
    ada.play(start=table(), listed=True)
    turns = ada.log.get_by_role("listitem").filter(has=ada.page.get_by_role("heading"))
    first = turns.filter(has_text="Turn 1, you")
    ada.do("End turn")
    ada.says("Your turn")
    ada.page.get_by_label("Say something").fill("Well played")
    ada.button("Send").click()
    second = turns.filter(has_text="Turn 2, you")
    for _ in range(2):
        expect(second).to_contain_text("Well played")
        expect(first).not_to_contain_text("Well played")
        ada.page.reload()


def test_a_seat_moves_to_another_device(invite):
    ada, phone = invite("Ada"), invite("Ada", viewport={"width": 390, "height": 844}, has_touch=True)
    match = ada.play(start=table(hand=["Arha Initiate"]))
    phone.load(ada.post(f"matches/{match}/link", {"seat": 0})["url"])
    phone.button("Play here").click()
    phone.says("Your turn")
    expect(phone.hand).to_have_attribute("data-card", "Arha Initiate")


def test_a_player_reports_another_to_the_host(invite):
    ada, bo = invite("Ada"), invite("Bo")
    match = ada.make(ME, OPEN)
    bo.go(f"/join/{match}")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Take the seat").click()
    bo.table.wait_for()
    ada.sit(match)
    ada.button("Menu").click()
    ada.button("Report a player").click()
    dialog = ada.page.get_by_role("dialog", name="Report a player")
    expect(dialog.get_by_label("Who")).to_have_value("1")
    dialog.get_by_label("What is wrong").select_option("Their name")
    dialog.get_by_label("In your words").fill(NASTY)
    with ada.page.expect_request("**/report") as asked:
        dialog.get_by_role("button", name="Send to the host").click()
    assert asked.value.post_data_json == {"seat": 1, "reason": "name", "text": NASTY}
    expect(dialog.get_by_role("status")).to_contain_text("Thank you")


def test_who_plays_against_bots_has_nobody_to_talk_to_or_to_report(ada):
    ada.play()
    expect(ada.log).to_be_visible()
    expect(ada.page.get_by_label("Say something")).to_have_count(0)
    expect(ada.page.get_by_role("group", name="React")).to_have_count(0)
    expect(ada.log.get_by_role("button", name="Chat")).to_have_count(0)
    ada.button("Menu").click()
    expect(ada.page.get_by_role("dialog", name="Menu")).to_be_visible()
    expect(ada.button("Report a player")).to_have_count(0)


def test_who_is_invited_finds_their_own_seat_at_the_table(invite):
    ada, bo = invite("Ada"), invite("Bo")
    match = ada.make(ME, {"kind": "link"})
    bo.load(ada.post(f"matches/{match}/link", {"seat": 1})["url"])
    expect(bo.page.locator(".rows .game")).to_have_text(["Ada", "you"])
