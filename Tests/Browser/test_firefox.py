"""The page in Firefox: it opens, draws, receives touches, answers, and logs no complaints."""

import pathlib

import pytest

import app
import firefox
from waiting import eventually, near

INK = """(() => {
  let ink = 0;
  for (const canvas of document.querySelectorAll("#views canvas")) {
    if (!canvas.width || !canvas.height) continue;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    for (let place = 3; place < data.length; place += 4) ink += data[place] > 0;
  }
  return ink;
})()"""
"""The number of pixels in the stage's own drawings that aren't transparent."""

LABELS = "[...document.querySelectorAll('#elements *')].map((one) => one.textContent + one.ariaLabel)"


@pytest.fixture(scope="module")
def browser():
    if firefox.program() is None:
        pytest.skip(firefox.INSTALLING)
    with firefox.Firefox() as browser:
        yield browser


@pytest.fixture
def open_firefox(browser):
    """Opens the page of a running app. A tab with complaints fails its test."""
    tabs = []

    def open_one(running, **size):
        tabs.append(browser.new_tab(**size))
        tabs[-1].go(running.url)
        tabs[-1].ready()
        return tabs[-1]

    yield open_one
    complaints = [complaint for tab in tabs for complaint in tab.complaints]
    for tab in tabs:
        tab.close()
    assert complaints == []


def test_the_page_opens_and_the_stage_is_drawn(launch, open_firefox):
    tab = open_firefox(launch(scene="drawing"))
    tab.until("document.title.endsWith('– Touchstone')")
    tab.until(f"{INK} > 500")
    assert tab.evaluate("document.querySelectorAll('#views .layer').length") > 3
    assert len(tab.picture()) > 20_000


def test_a_dead_button_shows_its_cause_and_one_click_fixes_it(launch, open_firefox):
    tab = open_firefox(launch())
    buy = (104, 315)
    tab.tap(*buy)
    assert eventually(lambda: tab.text("#callout p")).startswith("buy wasn't hit: shade covers")
    assert tab.text("#callout code") == "shade.isUserInteractionEnabled = false"
    tab.press("#callout button:not(.close)")
    eventually(lambda: tab.text("#callout h3") == "It works now: touch it again")
    tab.tap(*buy)
    tab.until(f"{LABELS}.some((one) => one.includes('· 1'))")
    tab.click(*buy)
    tab.until(f"{LABELS}.some((one) => one.includes('· 2'))")


def test_fingers_and_the_mouse_arrive_at_their_locations(launch, open_firefox):
    running = launch(scene="multitouch", records=True)
    tab = open_firefox(running)
    tab.perform(tab.finger((100, 300), (60, 320)))
    tab.click(250, 400)
    eventually(lambda: [t["phase"] for t in running.touches()].count("ended") >= 2)
    touches = running.touches()
    first, last = touches[0], touches[-1]
    assert (first["x"], first["y"]) == (near(100, 1), near(300, 1))
    finger = [t for t in touches if t["id"] == first["id"] and t["phase"] == "ended"][0]
    assert (finger["x"], finger["y"]) == (near(60, 1), near(320, 1))
    assert (last["x"], last["y"]) == (near(250, 1), near(400, 1))
    assert first["radius"] == near(11, 1)


def test_two_fingers_pinch_and_the_recognizer_reports_it(launch, open_firefox):
    running = launch(scene="pinch-rotate-pan", records=True)
    tab = open_firefox(running)
    tab.pinch((195, 380), 80, 200)
    eventually(lambda: [t["phase"] for t in running.touches()].count("ended") >= 2)
    touches = running.touches()
    assert len({t["id"] for t in touches}) == 2
    assert {t["phase"] for t in touches} == {"began", "moved", "ended"}
    tab.line("UIPinchGestureRecognizer")


def test_a_wheel_scrolls(launch, open_firefox):
    running = launch(scene="pan-in-scroll", records=True)
    tab = open_firefox(running)
    _, before = tab.place("Row 9")
    tab.wheel((100, 300), 120)
    scroll = eventually(lambda: running.recorded("scroll"))[0]
    assert scroll["dy"] > 20
    eventually(lambda: tab.place("Row 9")[1] < before - 20)
    assert (scroll["x"], scroll["y"]) == (near(100, 1), near(300, 1))


def test_a_wheel_that_firefox_counts_in_lines_scrolls_down_by_sixteen_points_each(
    launch, open_firefox
):
    tab = open_firefox(launch(scene="pan-in-scroll"))
    _, before = tab.place("Row 9")
    tab.evaluate(
        "(() => { const stage = document.getElementById('stage');"
        " const box = stage.getBoundingClientRect();"
        " stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 3, deltaMode: 1,"
        " clientX: box.left + 100, clientY: box.top + 300, bubbles: true, cancelable: true })); })()")
    eventually(lambda: tab.place("Row 9")[1] == near(before - 48, 1))


def test_keys_reach_the_stage_by_their_key_codes(launch, open_firefox):
    running = launch(scene="presses", records=True)
    tab = open_firefox(running)
    tab.evaluate("document.getElementById('stage').focus()")
    tab.keys("a", "Enter")
    keys = eventually(lambda: len(found := running.recorded("key")) >= 4 and found)
    assert [(key["usage"], key["phase"]) for key in keys[:4]] == [
        (4, "began"), (4, "ended"), (40, "began"), (40, "ended")]


def test_a_text_is_typed_into_a_field(launch, open_firefox):
    running = launch(scene="text", records=True)
    tab = open_firefox(running)
    tab.tap(200, 400)
    tab.until("document.activeElement.id === 'typing'")
    tab.keys("x", "y", "Backspace", "z")
    tab.line("pressesBegan")
    eventually(lambda: [r.get("characters") for r in running.recorded("key")
                        if r["phase"] == "began"][-1] == "z")


def test_the_inspector_opens_and_a_view_is_picked(launch, open_firefox):
    tab = open_firefox(launch(scene="refusals"))
    tab.press("#explore")
    tab.until("document.getElementById('exploded').checkVisibility()")
    place = tab.place("disabledChild")
    tab.press("#pick")
    tab.click(place[0], place[1] + 20)
    eventually(lambda: "disabledChild" in tab.text("#properties h3"))


def test_a_click_on_ask_why_names_the_covering_view(launch, open_firefox):
    tab = open_firefox(launch())
    tab.press("#ask")
    tab.click(285, 775)
    eventually(lambda: tab.text("#sentence").startswith("send is hit, but it is disabled"))


def test_a_file_is_opened_without_a_server(browser, tmp_path):
    path = pathlib.Path(tmp_path, "report #1.html")
    path.write_text("<!doctype html><title>A report</title><p id=one>here</p>")
    tab = browser.open_file(path)
    assert tab.evaluate("document.title") == "A report"
    assert tab.text("#one") == "here"
    tab.close()


def test_a_report_opens_and_moves_to_its_beginning_and_end(browser, program, tmp_path):
    recording = pathlib.Path(app.ROOT, "Tests/GeneratedTests/Recordings/delivery.jsonl")
    path = tmp_path / "report.html"
    answer = app.run(program, "report", str(recording), "-o", str(path))
    assert answer.returncode == 0, answer.stderr
    tab = browser.open_file(path)
    tab.until("document.querySelectorAll('#views .layer').length > 3")
    last = eventually(lambda: tab.text("#past-note"))
    assert last.startswith("The stage as it was at ")
    tab.evaluate("document.getElementById('track').focus()")
    tab.keys("Home")
    eventually(lambda: tab.text("#past-note").startswith("The stage as it was at 0.0"))
    assert tab.evaluate("document.querySelectorAll('#views .layer').length") > 3
    tab.keys("End")
    eventually(lambda: tab.text("#past-note") == last)
    assert tab.complaints == []
    tab.close()
