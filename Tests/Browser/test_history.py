"""Time travel: the timeline, and moments of the past that look as they did."""

import json

from playwright.sync_api import expect

from sockets import answered
from waiting import eventually

SHOWN = """(() => {
  const styles = ["width", "height", "transform", "backgroundColor", "opacity", "display",
    "overflow", "clipPath", "borderRadius"];
  const look = (one) => [...one.children].map((child) => [
    child.className, styles.map((name) => child.style[name]).join("; "),
    child instanceof HTMLCanvasElement ? child.toDataURL() : look(child),
  ]);
  return JSON.stringify(look(document.getElementById("views")));
})()"""
"""The stage's layers with all visible content."""

TREE = """[...document.querySelectorAll("#tree .view")]
  .map((row) => row.textContent).join("\\n")"""

LANES = """[...document.querySelectorAll("#lanes .who, #lanes .outcome, #lanes .lane-view")]
  .map((one) => one.textContent).join("\\n")"""

ANSWERS = """["sentence", "path", "refused", "chain"]
  .map((id) => document.getElementById(id).innerText).join("\\n")"""

PAST_LINES = """[...document.querySelectorAll("#journal li:not(.to-come) .what")]
  .map((one) => one.textContent)"""

NOW = "Number(document.getElementById('track').dataset.time)"


def state(tab):
    """Returns all that a page shows of a moment, once its tree and its lanes are drawn."""
    tab.page.wait_for_timeout(400)
    tab.settle()
    return {name: tab.page.evaluate(question) for name, question in
            [("stage", SHOWN), ("tree", TREE), ("lanes", LANES), ("answers", ANSWERS)]}


def moment(tab):
    """Returns the shown moment."""
    return tab.page.evaluate(NOW)


def press(tab, key, times=1):
    tab.page.focus("#track")
    for _ in range(times):
        tab.page.keyboard.press(key)
    settled(tab)


def settled(tab):
    """Waits until the requested moment is on the stage."""
    tab.page.wait_for_timeout(300)
    tab.settle()


def go(tab, share):
    """Drags the handle to a fraction of the timeline."""
    box = tab.page.locator("#track").bounding_box()
    y = box["y"] + 20
    tab.page.mouse.move(box["x"] + box["width"] * 0.98, y)
    tab.page.mouse.down()
    tab.page.mouse.move(box["x"] + box["width"] * share, y, steps=6)
    tab.page.mouse.up()
    settled(tab)


def go_to(tab, time):
    """Drags the handle to a moment, with the precision of a pixel."""
    box = tab.page.locator("#track").bounding_box()
    start, end = (float(tab.page.get_attribute("#track", f"aria-value{name}"))
                  for name in ("min", "max"))
    go(tab, (time - start) / (end - start))
    assert abs(moment(tab) - time) < (end - start) / box["width"] * 3


def live(tab):
    tab.page.click("#live")
    expect(tab.page.locator("body.past")).to_have_count(0)
    tab.until("document.querySelectorAll('#views .layer').length > 0")


def marks(tab):
    return tab.page.locator("#timeline-said").text_content()


def test_every_event_is_a_mark_and_the_arrows_move_between_marks(launch, open_tab):
    tab = open_tab(launch(scene="delivery"))
    expect(tab.page.locator("#timeline")).to_be_visible()
    tab.tap(195, 300)
    tab.tap(195, 420)
    eventually(lambda: "2 events" in marks(tab))
    press(tab, "ArrowLeft")
    last = moment(tab)
    press(tab, "ArrowLeft", 3)
    first = moment(tab)
    assert first < last
    told = tab.page.text_content("#past-note").split(" at ")[1].split(" s.")[0]
    assert abs(float(told) - first) < 0.006
    press(tab, "ArrowRight", 3)
    assert moment(tab) == last
    press(tab, "Home")
    assert moment(tab) < first
    press(tab, "End")
    expect(tab.page.locator("body.past")).to_have_count(0)
    expect(tab.page.locator("#live")).to_have_attribute("aria-pressed", "true")


def test_a_moment_of_the_past_is_shown_as_it_was(launch, open_tab):
    tab = open_tab(launch(scene="tap-double-tap"))
    seen = []
    for y in (300, 500, 640):
        tab.tap(195, y)
        tab.page.wait_for_timeout(1000)
        tab.until("document.getElementById('lanes').dataset.over === 'true'")
        told = state(tab)
        seen.append((tab.until(NOW), told, tab.lines()))
    press(tab, "Home")
    for time, told, lines in reversed(seen):
        go_to(tab, time)
        assert state(tab) == told
        assert tab.page.evaluate(PAST_LINES) == lines
    live(tab)
    assert state(tab) == seen[-1][1]
    assert tab.lines() == seen[-1][2]


def test_a_view_that_moved_away_is_back_at_its_old_location(launch, open_tab):
    tab = open_tab(launch(scene="nested-scroll"))
    before = state(tab)
    tab.touch("touchStart", (0, 28, 600))
    for y in range(590, 400, -15):
        tab.touch("touchMove", (0, 28, y))
    tab.page.wait_for_timeout(300)
    tab.touch("touchEnd")
    eventually(lambda: state(tab)["stage"] != before["stage"])
    tab.page.wait_for_timeout(2000)
    after = state(tab)
    press(tab, "Home")
    assert state(tab)["stage"] == before["stage"]
    go(tab, 0.97)
    assert state(tab)["stage"] == after["stage"]
    live(tab)
    assert state(tab)["stage"] == after["stage"]


def test_the_past_takes_no_input(launch, open_tab):
    running = launch(scene="delivery", records=True)
    tab = open_tab(running)
    tab.tap(195, 300)
    eventually(lambda: len(running.touches()) == 2)
    press(tab, "ArrowLeft")
    tab.tap(195, 300)
    tab.click(195, 300)
    tab.wheel(195, 300, 100)
    tab.page.keyboard.press("a")
    settled(tab)
    assert len(running.touches()) == 2
    expect(tab.page.locator("#scene")).to_be_disabled()
    live(tab)
    expect(tab.page.locator("#scene")).to_be_enabled()
    tab.tap(195, 300)
    eventually(lambda: len(running.touches()) == 4)


def test_a_line_of_the_journal_opens_its_moment(launch, open_tab):
    tab = open_tab(launch(scene="delivery"))
    tab.tap(195, 300)
    tab.tap(195, 420)
    tab.until("document.querySelectorAll('#journal li').length > 4")
    line = tab.page.locator("#journal li").nth(1)
    time = float(line.get_attribute("data-time"))
    line.click()
    settled(tab)
    assert abs(moment(tab) - time) < 0.001
    expect(tab.page.locator("#journal li.to-come").first).to_be_attached()


def test_properties_have_the_values_of_the_moment(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    tab.page.click("#explore")
    row = tab.page.locator("#tree .view").filter(has_text="alpha002Button").first
    row.click()
    expect(tab.page.locator("#properties h3")).to_contain_text("alpha002Button")
    tab.page.wait_for_timeout(1500)
    tab.page.get_by_label("isHidden", exact=True).check()
    tab.page.wait_for_timeout(500)
    hidden = tab.page.locator("#properties dt", has_text="isHidden").locator("+ dd").first
    press(tab, "Home")
    expect(hidden).to_have_text("false")
    expect(tab.page.locator("#properties input")).to_have_count(0)
    live(tab)
    row.click()
    expect(tab.page.get_by_label("isHidden", exact=True)).to_be_checked()


def test_kinds_are_filtered_and_time_is_zoomed(launch, open_tab):
    tab = open_tab(launch(scene="delivery"))
    tab.tap(195, 300)
    tab.wheel(195, 300, 100)
    eventually(lambda: "2 events" in marks(tab))
    tab.page.click("#timeline-kinds [data-kind=touch]")
    eventually(lambda: "1 event" in marks(tab) and "1 events" not in marks(tab))
    tab.page.wait_for_timeout(2500)
    tab.page.click("#zoom-in")
    expect(tab.page.locator("#zoom-out")).to_be_enabled()
    tab.page.click("#zoom-out")
    expect(tab.page.locator("#zoom-out")).to_be_disabled()


def test_the_handle_is_grabbed_at_the_center_of_its_knob(launch, open_tab):
    tab = open_tab(launch(scene="delivery"))
    tab.tap(195, 300)
    tab.page.wait_for_timeout(1200)
    track = tab.page.locator("#track").bounding_box()
    x, y = tab.page.evaluate(
        "(() => { const knob = getComputedStyle(document.querySelector('#handle'), '::before');"
        " const box = document.querySelector('#handle').getBoundingClientRect();"
        " return [box.left + parseFloat(knob.left) + parseFloat(knob.width) / 2,"
        " box.top + parseFloat(knob.top) + parseFloat(knob.height) / 2]; })()")
    tab.page.mouse.move(x, y)
    tab.page.mouse.down()
    tab.page.mouse.move(track["x"] + track["width"] / 2, y, steps=6)
    tab.page.mouse.up()
    expect(tab.page.locator("body.past")).to_have_count(1)


def test_a_read_only_page_may_go_back(launch, open_tab):
    tab = open_tab(launch("--read-only", scene="delivery"))
    expect(tab.page.locator("#timeline")).to_be_visible()
    tab.page.wait_for_timeout(300)
    press(tab, "Home")
    expect(tab.page.locator("body.past")).to_have_count(1)
    tab.until("document.querySelectorAll('#views .layer').length > 0")
    live(tab)


def test_a_segment_that_is_no_longer_stored_gets_no_response_but_a_stored_one_does(launch, connect):
    socket = connect(launch(scene="delivery"))
    answered(socket, "tree")
    for message in [{"kind": "timeline", "shown": True}, {"kind": "segment", "number": 999}]:
        socket.send(json.dumps(message))
    while (told := answered(socket, "timeline")["timeline"]).get("segments") is None:
        pass
    assert told["segments"] == []
    socket.send(json.dumps({"kind": "past", "shown": True}))
    assert answered(socket, "pastJournal")["lines"] == []
    [segment] = answered(socket, "timeline")["timeline"]["segments"]
    socket.send(json.dumps({"kind": "segment", "number": segment["number"]}))
    entries = answered(socket, "segment")["entries"]
    assert [message["kind"] for _, message in entries][:3] == ["screen", "scene", "tree"]
    assert entries[0][0] == segment["start"]
