"""The panel: explanations by view, names, the chain, the journal, and the program's output."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

import app
from waiting import eventually

HASTE = """document.querySelector("#stage").addEventListener("pointerdown", (down) => {
  const { pointerId, pointerType, clientX, clientY } = down;
  const place = (step) => ({ pointerId, pointerType, clientX: clientX + step, clientY });
  const coalescedEvents = [1, 2, 3, 4].map((step) => new PointerEvent("pointermove", place(step)));
  down.target.dispatchEvent(new PointerEvent("pointermove", {
    ...place(4), bubbles: true, coalescedEvents
  }));
}, { once: true })"""
"""Lets the next finger send several moves at once, as a finger faster than the screen does."""

AT_END = (
    "((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 24)"
    "(document.querySelector('#journal'))"
)


WHOLE = """(what) => {
  const one = document.querySelector(what);
  if (!one) return true;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [[left + 2, top + 2], [right - 4, bottom - 2]]
    .every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""
"""Whether an element is visible from its first corner to its last."""

BROKEN = """[...document.querySelectorAll("#lanes .who, #lanes .outcome, .object, .verdict")]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      for (const { 0: word, index } of node.data.matchAll(/[A-Za-z]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  })"""
"""The words of lanes and rows that break across two lines."""


def called(tab, rows, name):
    """Returns the row of a view by its name."""
    words = tab.page.locator(".name").get_by_text(name, exact=True)
    return tab.page.locator(rows).filter(has=words).first


def sentence(tab):
    return expect(tab.page.locator("#sentence"))


def test_choosing_a_view_in_the_tree_or_a_row_under_refused_shows_the_text_of_why_view(
    program, launch, open_tab
):
    running = launch(scene="refusals")
    tab = open_tab(running)
    for name in [
        "hiddenButton",
        "alpha001Button",
        "interactionOffButton",
        "imageViewButton",
        "disabledChild",
        "alpha002Button",
    ]:
        answer = app.run(program, "why", "--scene", "refusals", "--view", name, "--format", "json")
        said = json.loads(answer.stdout)["sentence"].replace("*", "")
        called(tab, "#tree .view", name).click()
        sentence(tab).to_have_text(said)
        assert name in said
    called(tab, "#tree .view", "hiddenButton").click()
    sentence(tab).to_have_text(re.compile("^hiddenButton wasn't hit"))
    called(tab, "#refused .row", "hidden").click()
    sentence(tab).to_have_text(re.compile("^hidden wasn't hit: it is hidden"))


def test_in_every_scene_a_finger_on_a_control_or_on_a_seemingly_live_dead_view_gets_its_name(
    program, launch, open_tab
):
    lines = app.run(program, "scenes").stdout.decode().splitlines()
    running = launch()
    tab = open_tab(running)
    for scene in [line.split("\t")[0] for line in lines]:
        tab.choose(scene)
        tree = json.loads(app.run(program, "tree", "--scene", scene, "--format", "json").stdout)
        # Frames are in window coordinates. Only the window that fills the screen shares the
        # screen's.
        window = next(one for one in tree if one["frame"]["height"] == 844)
        for view in controls(window):
            x = view["frame"]["x"] + view["frame"]["width"] / 2
            y = view["frame"]["y"] + view["frame"]["height"] / 2
            if not (0 < x < 390 and 0 < y < 844):
                continue
            answer = json.loads(
                app.run(
                    program, "why", "--scene", scene, "--at", f"{x},{y}", "--format", "json"
                ).stdout
            )
            # A callout about the previous touch may cover the point.
            tab.page.evaluate("document.querySelector('#callout .close')?.click()")
            tab.touch("touchStart", (0, x, y))
            tab.touch("touchCancel")
            said = answer["sentence"].replace("*", "")
            sentence(tab).to_have_text(said)
            assert view["name"] in said, scene
            assert not re.search(r"(?<![123])0 pt", said)


CONTROLS = (
    "UIButton",
    "UISwitch",
    "UISlider",
    "UITextField",
    "UIControl",
    "UIStepper",
    "UISegmentedControl",
    "CountingButton",
)


def controls(view):
    """Returns the controls that a user could point at."""
    if view["class"].split(".")[-1] in CONTROLS:
        return [view]
    if "ScrollView" in view["class"] or "TextView" in view["class"]:
        return []
    return [one for child in view["children"] for one in controls(child)]


def test_the_journal_follows_through_scenes_and_a_growing_panel_until_the_user_scrolls_up(
    launch, open_tab
):
    running = launch(scene="text")
    tab = open_tab(running, height=700)
    for number in range(6):
        tab.tap(100, 184 + 74 * (number % 2))
        time.sleep(0.2)
    tab.until("document.querySelectorAll('#lanes .lane').length > 2")
    tab.settle()
    assert tab.page.evaluate(AT_END), "behind after taps in text"
    tab.choose("monitor")
    for _ in range(3):
        tab.tap(195, 400)
    tab.settle()
    assert tab.page.evaluate(AT_END), "behind after a scene change"
    tab.page.set_viewport_size({"width": 1440, "height": 560})
    tab.settle()
    assert tab.page.evaluate(AT_END), "behind after the window shrank"
    tab.page.hover("#journal")
    tab.page.mouse.wheel(0, -200)
    tab.until(f"!{AT_END}")
    top = tab.page.evaluate("document.querySelector('#journal').scrollTop")
    tab.tap(195, 400)
    tab.settle()
    assert tab.page.evaluate("document.querySelector('#journal').scrollTop") == top


def test_the_journal_shows_queue_coalescing_sendevent_hit_test_and_chain_on_request(
    launch, open_tab
):
    running = launch(scene="delivery")
    tab = open_tab(running)
    kinds = (
        "[...new Set([...document.querySelectorAll('#journal li')]"
        ".map((line) => line.dataset.kind))]"
    )
    tab.tap(195, 400)
    tab.until(f"{kinds}.length > 0")
    plain = tab.page.evaluate(kinds)
    wanted = ["queue", "coalescing", "sendEvent", "walk", "climb"]
    assert not set(plain) & set(wanted), plain
    for detail in wanted:
        tab.page.click(f"[data-detail={detail}]")
    tab.page.evaluate(HASTE)
    tab.touch("touchStart", (0, 195, 400))
    tab.touch("touchEnd")
    for detail in wanted:
        tab.until(f"{kinds}.includes({detail!r})")
    for detail in wanted:
        tab.page.click(f"[data-detail={detail}]")
    tab.page.click("#clear")
    tab.tap(195, 400)
    tab.until(f"{kinds}.length > 0")
    assert not set(tab.page.evaluate(kinds)) & set(wanted)


def test_the_path_begins_at_the_application_and_the_chain_names_the_consumer_of_the_touch(
    launch, open_tab
):
    running = launch(scene="chain")
    tab = open_tab(running)
    tab.tap(195, 300)
    tab.until("document.querySelectorAll('#chain li').length > 2")
    assert tab.page.text_content("#path li .class") == "UIApplication"
    expect(tab.page.locator("#chain li.keeps")).to_have_count(1)
    assert tab.page.text_content("#chain .kept") == "handled the touch"


def test_a_tap_that_worked_is_not_reported_as_vain_and_no_asterisks_or_internal_selectors_show(
    launch, open_tab
):
    running = launch(scene="tap-double-tap")
    tab = open_tab(running)
    tab.tap(195, 250)
    expect(tab.page.locator("#lanes")).to_have_attribute("data-over", "true")
    for scene, point in [
        ("control-events", (195, 180)),
        ("remote-control", (195, 564)),
        ("delivery", (195, 400)),
        ("control-vs-tap", (195, 250)),
    ]:
        tab.choose(scene)
        tab.tap(*point)
        tab.page.locator("#lanes .lane").first.wait_for(state="attached")
        time.sleep(0.5)
        text = tab.page.evaluate("document.querySelector('#panel').innerText")
        assert "*" not in text, text
        assert "performWithSender" not in text, text
        assert "Nothing was recognized." not in text, text


def test_a_reload_clears_the_lanes_of_the_previous_scene(launch, open_tab):
    running = launch(scene="tap-double-tap")
    tab = open_tab(running)
    tab.tap(195, 250)
    tab.page.locator("#lanes .lane").first.wait_for(state="attached")
    tab.choose("delivery")
    tab.page.reload()
    tab.ready()
    time.sleep(0.3)
    assert tab.page.locator("#lanes .lane").count() == 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_why_is_visible_while_gestures_are_open(launch, open_tab, width, height):
    tab = open_tab(launch(scene="zoom"), width=width, height=height)
    tab.tap(195, 300)
    tab.page.locator("#lanes [data-kind=lane]").nth(3).wait_for(state="attached")
    sentence(tab).to_contain_text("reaches")
    for part in ["#sentence", "#fate:not([hidden])", "#ask"]:
        assert tab.until(WHOLE, part), part


def test_a_change_of_scene_while_a_tap_waits_leaves_the_lanes_of_the_new_scene(launch, open_tab):
    tab = open_tab(launch(scene="zoom"))
    tab.tap(195, 300)
    tab.page.select_option("#scene", "delivery")
    tab.tap(195, 300)
    expect(tab.page.locator("#lanes [data-kind=touch] .outcome")).to_have_text("with green")
    expect(tab.page.locator("#lanes [data-kind=lane]")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 1280, 800, 390])
def test_words_in_lanes_and_rows_are_not_broken(launch, open_tab, width):
    tab = open_tab(launch(scene="pan-in-scroll"), width=width, height=800)
    if width < 760:
        tab.page.click("#sheet")
    tab.tap(100, 300)
    tab.page.locator("#lanes [data-kind=lane]").nth(1).wait_for(state="attached")
    tab.settle()
    assert tab.page.evaluate(BROKEN) == []


def test_the_page_shows_only_class_names_that_an_app_can_name(launch, open_tab):
    tab = open_tab(launch(scene="pan-in-scroll"))
    tab.page.click("#road > summary")
    tab.tap(100, 300)
    tab.page.locator("#lanes [data-kind=lane]").nth(1).wait_for(state="attached")
    tab.until("document.querySelector('#lanes').textContent.includes('delaysContentTouches')")
    for name in ["DelayedTouches", "ScrollPan", "ScrollPinch"]:
        assert name not in tab.page.evaluate("document.body.textContent")


def test_a_page_that_is_not_connected_yet_reports_nothing_about_lint(launch, new_tab):
    tab = new_tab()
    tab.page.add_init_script(
        "window.WebSocket = class extends EventTarget { readyState = 0; send() {} }")
    tab.page.goto(launch(scene="delivery").url)
    expect(tab.page.locator("#status")).to_have_text("connecting")
    assert "nothing found" not in tab.page.inner_text("body")
    expect(tab.page.locator("#lint")).to_be_hidden()


def test_lanes_show_whole_names(launch, open_tab):
    running = launch(scene="custom-recognizer")
    tab = open_tab(running)
    tab.tap(195, 400)
    tab.page.locator("#lanes [data-kind=lane]").first.wait_for(state="attached")
    cut = tab.page.evaluate(
        "[...document.querySelectorAll('#lanes .who')].filter((who) =>"
        " who.scrollWidth > who.clientWidth).map((who) => who.textContent)"
    )
    assert cut == []


def test_buttons_send_the_remote_commands_that_the_app_supports(launch, open_tab):
    running = launch(scene="remote-control", records=True)
    tab = open_tab(running)
    expect(tab.page.locator("#remote-section")).to_be_visible()
    for command in ["play", "nextTrack", "previousTrack", "togglePlayPause", "stop"]:
        tab.page.click(f"[data-command={command}]")
    eventually(lambda: len(running.recorded("remote")) == 5)
    assert [record["subtype"] for record in running.recorded("remote")] == [
        "play",
        "nextTrack",
        "previousTrack",
        "togglePlayPause",
        "stop",
    ]
    tab.line("answered remoteControlReceived")
    tab.choose("delivery")
    expect(tab.page.locator("#remote-section")).to_be_hidden()


def test_printed_lines_are_in_the_journal_and_reach_a_redirected_log_at_once(
    launch, open_tab
):
    running = launch(scene="control-events")
    tab = open_tab(running)
    tab.tap(195, 190)
    line = running.process.stdout.readline()
    assert "touchDown" in line
    printed = tab.page.locator("#journal [data-kind=print]").filter(has_text=line.strip())
    printed.first.wait_for(state="attached")


def test_characters_of_mixed_scripts_stay_together_and_latin_ones_are_at_measured_positions(
    launch, open_tab
):
    running = launch(scene="text")
    tab = open_tab(running)
    spread = tab.page.evaluate("""(async () => {
      const { paint } = await import("./painting.js");
      const used = [];
      const run = (text) => {
        const canvas = document.createElement("canvas");
        const context = canvas.getContext("2d");
        canvas.getContext = () => context;
        const font = { size: 17, weight: 400, italic: false, monospaced: false };
        paint(canvas, [{ do: "text", text, color: "#000", font, rectangle: [0, 20, 300, 20] }],
          { x: 0, y: 0, width: 300, height: 40, ratio: 1 });
        return parseFloat(context.letterSpacing);
      };
      return ["Hello", "Hello مرحبا", "日本語 and Latin", "שלום", "Привет"].map(run);
    })()""")
    assert spread[0] > 1 and spread[4] > 1, spread
    assert spread[1:4] == [0, 0, 0]


def test_the_page_says_that_an_app_shows_no_window_only_if_it_shows_none(launch, open_tab):
    tab = open_tab(launch(scene="text"))
    note = tab.page.locator("#windowless")
    assert note.is_hidden()
    # A display list without a root, as of an app without a window.
    tab.page.evaluate("""(async () => {
      const { Layers } = await import("./layers.js");
      const find = (id) => document.getElementById(id);
      new Layers(find("views"), find("outline"), () => "").apply({ roots: [] });
    })()""")
    assert "The app shows no window" in note.inner_text()
    assert note.is_visible()
