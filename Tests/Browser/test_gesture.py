"""Gestures by real fingers, and the lanes that show the winner and the reasons."""

import time
import json
import math

from playwright.sync_api import expect

import app
from waiting import eventually, near

STEPS = 25
"""The number of moves of a finger."""

PACE = 1 / 60
"""Seconds between two moves. A browser sends about one per frame."""

LANES = """[...document.querySelectorAll('#lanes .lane[data-kind=lane]')].map((lane) =>
  [lane.querySelector('.who').textContent, lane.querySelector('.outcome').textContent])"""


def move(tab, place, steps=STEPS, pace=PACE):
    """Moves fingers. `place` returns their points at a fraction of the path."""
    for step in range(1, steps + 1):
        points = [(number, *point) for number, point in enumerate(place(step / steps))]
        tab.touch("touchMove", *points)
        if pace:
            time.sleep(pace)


def down(tab, place):
    points = [(number, *point) for number, point in enumerate(place(0))]
    tab.touch("touchStart", *points)


def stroke(tab, start, end, steps=STEPS, pace=PACE, lifts=True):
    def place(share):
        return [tuple(a + (b - a) * share for a, b in zip(start, end))]

    down(tab, place)
    move(tab, place, steps, pace)
    if lifts:
        tab.touch("touchEnd")


def lanes(tab):
    """Returns the final text of each lane, by the recognizer's name."""
    expect(tab.page.locator("#lanes")).to_have_attribute("data-over", "true")
    return dict(tab.page.evaluate(LANES))


def in_time(tab, gesture):
    """Repeats a gesture while the machine is too busy for the half second that a swipe may take.

    Returns the lanes of the last attempt.
    """

    def ended():
        gesture()
        said = lanes(tab)
        assert not said["swipe"].startswith("failed: took"), said
        return said

    return eventually(ended)


def transform(tab, width, height):
    """Returns the scale and angle of the layer with a size."""
    return tab.page.evaluate(
        "(() => { const layer = [...document.querySelectorAll('#views .layer')].find((one) =>"
        f" one.offsetWidth === {width} && one.offsetHeight === {height});"
        " const { a, b } = new DOMMatrix(getComputedStyle(layer).transform);"
        " return [Math.hypot(a, b), Math.atan2(b, a)]; })()"
    )


def test_two_fingers_that_spread_scale_the_card_by_their_distance(launch, open_tab):
    running = launch(scene="pinch-rotate-pan")
    tab = open_tab(running)

    def place(share):
        half = 50 + 100 * share
        return [(195 - half, 450), (195 + half, 450)]

    down(tab, place)
    move(tab, place, steps=50)
    tab.touch("touchEnd")
    said = lanes(tab)
    assert said["pinch"] == "recognized"
    assert said["rotation"].startswith("failed: turned only"), said
    scale, angle = transform(tab, 200, 200)
    # The scale counts from the beginning of the pinch, 8 points after the fingers touched down.
    assert scale == near(300 / 110, 0.15)
    assert angle == near(0, 0.001)


def test_two_fingers_that_rotate_rotate_the_card_by_the_same_angle(launch, open_tab):
    running = launch(scene="pinch-rotate-pan")
    tab = open_tab(running)

    def place(share):
        angle = math.pi / 2 * share
        x, y = 70 * math.cos(angle), 70 * math.sin(angle)
        return [(195 - x, 450 - y), (195 + x, 450 + y)]

    down(tab, place)
    move(tab, place, steps=50)
    tab.touch("touchEnd")
    said = lanes(tab)
    assert said["rotation"] == "recognized"
    assert said["pinch"].startswith("failed: "), said
    scale, angle = transform(tab, 200, 200)
    assert scale == near(1, 0.001)
    # The angle counts from the beginning of the rotation, ten degrees after the start.
    assert math.degrees(angle) == near(79, 3)


def test_a_swipe_precedes_the_pan_that_requires_it_to_fail_and_never_wins_over_the_other_pan(
    launch, open_tab
):
    running = launch(scene="swipe-vs-pan")
    tab = open_tab(running)
    said = in_time(tab, lambda: stroke(tab, (60, 260), (330, 262), steps=5, pace=0))
    assert said["swipe"] == "recognized"
    assert said["pan"] == "failed: swipe, which it requires to fail, was recognized"

    def stroke_hasty():
        stroke(tab, (60, 500), (330, 502), steps=5, pace=0)
        expect(tab.page.locator("#lanes .lane-view")).to_contain_text("hasty")

    said = in_time(tab, stroke_hasty)
    assert said["pan"] == "recognized"
    assert said["swipe"] == "prevented by pan on hasty"


def test_a_slow_drag_makes_the_swipe_fail_and_the_waiting_pan_begins(launch, open_tab):
    running = launch(scene="swipe-vs-pan")
    tab = open_tab(running)
    said = in_time(tab, lambda: stroke(tab, (60, 260), (70, 330), steps=5))
    assert said["pan"] == "recognized"
    assert said["swipe"] == "failed: moved down, right allowed"


def test_a_finger_from_the_edge_drags_the_page_away_and_a_short_drag_springs_back(
    launch, open_tab
):
    running = launch(scene="edge-pan")
    tab = open_tab(running)
    pages = (
        "[...document.querySelectorAll('#tree .view .name')].map((n) => n.textContent)"
        ".filter((n) => /^page\\d$/.test(n)).join()"
    )
    tab.until(f"{pages} === 'page2'")
    stroke(tab, (2, 400), (90, 400), lifts=False)
    tab.until(f"{pages} === 'page1,page2'")
    time.sleep(0.3)
    tab.touch("touchEnd")
    tab.until(f"{pages} === 'page2'")
    assert lanes(tab)["edge pan"] == "recognized"
    stroke(tab, (2, 400), (300, 400))
    tab.until(f"{pages} === 'page1'")
    stroke(tab, (60, 400), (300, 400))
    said = lanes(tab)
    assert said["edge pan"].startswith("failed: began 60 pt from the edge"), said


def test_lanes_update_while_the_finger_is_down_and_end_in_one_verdict_each(launch, open_tab):
    running = launch(scene="tap-double-tap")
    tab = open_tab(running)
    assert tab.page.locator("#lanes .lane").count() == 0
    tab.touch("touchStart", (0, 195, 250))
    expect(tab.page.locator("#lanes [data-kind=lane]")).to_have_count(2)
    assert tab.page.get_attribute("#lanes", "data-over") == "false"
    width = "document.querySelector('#lanes [data-kind=lane] .bar').offsetWidth"
    bar = tab.page.evaluate(width)
    tab.until(f"{width} > {bar} + 10")
    expect(tab.page.locator("#lanes")).to_contain_text("failed: held 0.75 s")
    tab.touch("touchEnd")
    lanes(tab)
    tab.tap(195, 250)
    # It waits for a third of a second, which a busy page may not show. The lane's text still has
    # it.
    story = "[...document.querySelectorAll('#lanes [data-kind=lane]')].map(lane => lane.ariaLabel)"
    tab.until(f"{story}.some(story => story.includes('waiting for double tap until'))")
    said = lanes(tab)
    assert said["tap"] == "recognized"
    assert said["double tap"] == "failed: no tap 2 of 2 within 0.35 s"
    assert tab.page.text_content("#step") == "Recognized: tap on waiting."


def test_a_segment_shows_its_cause_under_the_pointer_and_keeps_it_after_a_click(
    launch, open_tab
):
    running = launch(scene="tap-double-tap")
    tab = open_tab(running)
    tab.tap(195, 250)
    lanes(tab)
    cause = expect(tab.page.locator("#step"))
    tab.page.locator("#lanes .bar[data-state=waiting]").hover()
    for act in [tab.page.mouse.down, tab.page.mouse.up]:
        cause.to_contain_text("waiting for double tap until")
        act()
    cause.to_contain_text("waiting for double tap until")
    tab.page.mouse.move(600, 20)
    tab.settle()
    assert "waiting for double tap" in tab.page.text_content("#step")


def test_the_lint_findings_of_a_scene_are_below_its_hint(launch, open_tab):
    running = launch(scene="swipe-vs-pan")
    tab = open_tab(running)
    summary = expect(tab.page.locator("#lint summary"))
    summary.to_have_text("Lint: 1 problem, 1 note")
    assert tab.page.get_attribute("#lint", "open") is None
    text = tab.page.text_content("#lint ol")
    assert "swipe on hasty can never win: pan on hasty is recognized first" in text, text
    tab.choose("delivery")
    summary.to_have_text("Lint: nothing found")


def test_the_command_line_lints_sources_for_delegate_methods_that_are_never_called(
    program, tmp_path
):
    source = tmp_path / "Feed.swift"
    source.write_text(
        "class Page: UIView, UIScrollViewDelegate {}\n"
        "class Feed: Page {\n"
        "  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n"
        "}\n"
    )
    answer = app.run(program, "lint", "--sources", tmp_path, "--format", "json")
    assert answer.returncode == 0
    assert [
        (finding["class"], finding["member"], finding["line"])
        for finding in json.loads(answer.stdout)
    ] == [("Feed", "scrollViewDidScroll(_:)", 3)]
    strict = app.run(program, "lint", "--strict", "--sources", str(source))
    assert strict.returncode == 1
    assert strict.stdout.startswith(f"{source}:3: problem".encode()), strict.stdout
    source.write_text("class Page: UIView, UIScrollViewDelegate {}\n")
    clean = app.run(program, "lint", "--strict", "--sources", tmp_path)
    assert (clean.returncode, clean.stdout) == (0, b"nothing found\n")
    assert app.run(program, "lint", "--sources", tmp_path / "none").returncode == 2


def test_the_command_line_lints_a_scene_and_reports_the_same_lanes_of_a_recording_each_time(
    program, launch, open_tab
):
    answer = app.run(program, "lint", "--scene", "swipe-vs-pan", "--format", "json")
    assert answer.returncode == 0
    assert [finding["kind"] for finding in json.loads(answer.stdout)] == [
        "waits",
        "neverRecognized",
    ]
    clean = app.run(program, "lint", "--scene", "delivery")
    assert (clean.returncode, clean.stdout) == (0, b"nothing found\n")
    assert app.run(program, "lint", "--scene", "none of them").returncode == 2
    running = launch(scene="tap-double-tap", records=True)
    tab = open_tab(running)
    tab.tap(195, 250)
    lanes(tab)
    tab.close()
    texts = [app.run(program, "play", running.recording, "--lanes").stdout for _ in range(2)]
    assert texts[0] == texts[1]
    assert b"waiting for *double tap* until" in texts[0], texts[0]
    assert texts[0].count(b"verdict: ") == 2
