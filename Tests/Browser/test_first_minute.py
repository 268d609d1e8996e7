"""The first minute with six dead buttons: the page explains why, outlines the culprit, and tries
the fix."""

import json
import re

import pytest
from playwright.sync_api import expect

import app

DEAD = {
    "buy": ((104, 315), "shade", "shade.isUserInteractionEnabled = false"),
    "save": ((285, 315), "box", "box.frame.size.height = 202"),
    "like": ((104, 545), "ripple", "ripple.cancelsTouchesInView = false"),
    "play": ((285, 545), "poster", "poster.isUserInteractionEnabled = true"),
    "call": ((104, 775), "call", "UIView.animate(…, options: [.allowUserInteraction])"),
    "send": ((285, 775), "send", "send.isEnabled = true"),
}
"""The center of each button on the stage, its culprit, and the line that fixes it."""

INSIDE = """(() => {
  const inner = document.getElementById("callout").getBoundingClientRect();
  const outer = document.getElementById("bench").getBoundingClientRect();
  return inner.left >= outer.left && inner.right <= outer.right + 0.5
    && inner.top >= outer.top && inner.bottom <= outer.bottom + 0.5;
})()"""


def test_the_page_opens_with_the_dead_buttons(launch, open_tab):
    tab = open_tab(launch())
    assert tab.page.input_value("#scene") == "dead-buttons"
    expect(tab.page.locator("#callout")).to_be_hidden()


@pytest.mark.parametrize("name", DEAD)
def test_a_dead_button_shows_its_cause_at_the_finger_and_one_click_fixes_it(launch, open_tab, name):
    point, culprit, code = DEAD[name]
    tab = open_tab(launch())
    tab.tap(*point)
    callout = tab.page.locator("#callout")
    expect(callout).to_be_visible()
    expect(callout.locator("h3")).to_have_text("This touch has no effect")
    expect(callout.locator("p")).to_have_text(re.compile(f"^{name} (is|wasn't) hit"))
    expect(callout.locator("code")).to_have_text(code)
    expect(tab.page.locator("#guilty")).to_be_visible()
    assert tab.page.get_attribute("#guilty", "data-name") == culprit
    assert tab.page.evaluate(INSIDE)
    # The panel offers the same.
    expect(tab.page.locator("#repair code")).to_have_text(code)
    callout.get_by_role("button", name="Try it now").click()
    expect(callout.locator("h3")).to_have_text("It works now: touch it again")
    expect(tab.page.locator("#guilty")).to_be_hidden()
    expect(tab.page.locator("#tried code")).to_have_text(code)
    tab.tap(*point)
    tab.until(f"{LABELS}.some((one) => one.includes('· 1'))")
    expect(callout.locator("h3")).to_have_text("It works now")
    expect(callout.get_by_role("button", name="Revert")).to_be_visible()
    callout.get_by_role("button", name="Revert").click()
    expect(callout.locator("h3")).to_have_text("This touch has no effect")
    expect(tab.page.locator("#tried")).to_be_hidden()
    tab.tap(*point)
    expect(callout.locator("code")).to_have_text(code)
    assert not tab.page.evaluate(f"{LABELS}.some((one) => one.includes('· 2'))")


LABELS = "[...document.querySelectorAll('#elements *')].map((one) => one.textContent + one.ariaLabel)"
"""The text of the stage for assistive technology."""


def test_the_command_line_reports_the_same_line(program, launch, open_tab):
    for name, (point, culprit, code) in DEAD.items():
        at = ",".join(map(str, point))
        text = app.run(program, "why", "--scene", "dead-buttons", "--at", at).stdout.decode()
        assert f"\nfix: {code}\n" in text, text
        answer = json.loads(
            app.run(
                program, "why", "--scene", "dead-buttons", "--at", at, "--format", "json"
            ).stdout
        )
        assert answer["repair"] == code
        assert answer["culprit"]["name"] == culprit


def test_a_touch_that_reaches_its_apparent_target_gets_no_callout(launch, open_tab):
    tab = open_tab(launch(scene="see-through"))
    tab.tap(60, 480)
    tab.line("ran its action")
    tab.settle()
    expect(tab.page.locator("#callout")).to_be_hidden()
    expect(tab.page.locator("#guilty")).to_be_hidden()


def test_escape_the_close_button_and_another_scene_close_the_callout(launch, open_tab):
    tab = open_tab(launch())
    callout = tab.page.locator("#callout")
    tab.tap(*DEAD["buy"][0])
    expect(callout).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(callout).to_be_hidden()
    tab.tap(*DEAD["buy"][0])
    callout.get_by_role("button", name="Close").click()
    expect(callout).to_be_hidden()
    tab.tap(*DEAD["buy"][0])
    expect(callout).to_be_visible()
    tab.choose("delivery")
    expect(callout).to_be_hidden()


def test_another_tab_sees_a_tried_fix_and_a_new_scene_resets_it(launch, open_tab):
    running = launch()
    first, second = open_tab(running), open_tab(running)
    first.tap(*DEAD["buy"][0])
    first.page.locator("#callout").get_by_role("button", name="Try it now").click()
    expect(second.page.locator("#tried code")).to_have_text(DEAD["buy"][2])
    second.page.locator("#tried button").click()
    expect(first.page.locator("#tried")).to_be_hidden()
    first.page.locator("#callout").get_by_role("button", name="Try it now").click()
    expect(second.page.locator("#tried")).to_be_visible()
    second.choose("delivery")
    expect(second.page.locator("#tried")).to_be_hidden()


def test_lint_reports_no_problem_for_a_tried_fix(launch, open_tab):
    tab = open_tab(launch())
    lint = tab.page.locator("#lint summary")
    expect(lint).to_have_text("Lint: 3 problems")
    tab.tap(*DEAD["buy"][0])
    tab.page.locator("#callout").get_by_role("button", name="Try it now").click()
    expect(lint).to_have_text("Lint: 2 problems")
    tab.page.locator("#tried button").click()
    expect(lint).to_have_text("Lint: 3 problems")


def test_no_fix_can_be_tried_while_a_session_is_recorded(launch, open_tab):
    tab = open_tab(launch(records=True))
    tab.tap(*DEAD["buy"][0])
    callout = tab.page.locator("#callout")
    expect(callout.locator("small")).to_contain_text("while recording")
    expect(callout.get_by_role("button", name="Try it now")).to_have_count(0)


@pytest.mark.parametrize("width,height", [(390, 844), (820, 1180), (1440, 900)])
def test_the_callout_stays_within_the_page_at_every_width(launch, open_tab, width, height):
    tab = open_tab(launch(), width=width, height=height)
    for point, _, _ in DEAD.values():
        tab.tap(*point)
        expect(tab.page.locator("#callout")).to_be_visible()
        tab.until(INSIDE)


def test_a_read_only_page_offers_no_action_that_it_can_not_perform(launch, open_tab):
    tab = open_tab(launch("--read-only"))
    tab.tap(*DEAD["buy"][0])
    callout = tab.page.locator("#callout")
    expect(callout.locator("small")).to_have_text("This page is read-only.")
    expect(callout.get_by_role("button", name="Try it now")).to_have_count(0)
    tab.page.click("#road summary")
    expect(tab.page.locator("#stations")).to_be_visible()
    expect(tab.page.locator("#paces")).to_be_hidden()


COVERED = """([x, y]) => {
  const { left, right, top, bottom } = document.getElementById("callout").getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
}"""
"""Whether the callout covers a point of the page."""


@pytest.mark.parametrize("name", DEAD)
def test_on_a_low_page_the_callout_does_not_cover_the_finger(launch, open_tab, name):
    point = DEAD[name][0]
    tab = open_tab(launch(), width=844, height=390)
    tab.tap(*point)
    expect(tab.page.locator("#callout")).to_be_visible()
    assert tab.page.evaluate(INSIDE)
    assert not tab.page.evaluate(COVERED, tab.at(*point))
