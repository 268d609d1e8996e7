"""A session as one file, which opens from disk without a server and without a network."""

import json
import pathlib
import time

import pytest
from playwright.sync_api import expect

import app
import reports
from sockets import answered, samples, touch
from test_history import PAST_LINES, go_to, live, settled, state
from waiting import eventually


def opened(new_tab, path, **more):
    """Opens a report from disk, and waits until it is drawn."""
    tab = new_tab(**more)
    tab.page.goto(path.as_uri())
    tab.until("document.querySelectorAll('#views .layer').length > 0")
    settled(tab)
    return tab


def assert_quiet(tab):
    """Asserts that a report requests nothing besides itself."""
    assert [url for url in tab.requests if not url.startswith(("file:", "data:", "blob:"))] == []


@pytest.fixture
def recorded(launch, open_tab, program, tmp_path):
    """The page's state and lines after each of some taps, and the report of the recording."""
    running = launch(scene="tap-double-tap", records=True)
    tab = open_tab(running)
    tab.tap(195, 300)
    tab.page.wait_for_timeout(1200)
    first = state(tab), tab.lines()
    tab.tap(195, 500)
    tab.page.wait_for_timeout(1200)
    last = state(tab), tab.lines()
    eventually(lambda: len(running.touches()) == 4)
    path = tmp_path / "bug.html"
    answer = app.run(program, "report", str(running.recording), "-o", str(path))
    assert answer.returncode == 0, answer.stderr
    assert b"events in" in answer.stdout
    return first, last, path, running


def test_a_report_of_a_recording_shows_every_moment_without_a_network(recorded, new_tab):
    first, last, path, running = recorded
    tab = opened(new_tab, path)
    assert state(tab) == last[0]
    assert tab.page.evaluate(PAST_LINES) == last[1]
    # The moment before the second touch shows the result of the first.
    second = running.touches()[2]["t"]
    go_to(tab, second - 0.2)
    assert state(tab) == first[0]
    assert tab.page.evaluate(PAST_LINES) == first[1]
    expect(tab.page.locator("#past-note")).to_contain_text("A report takes no input.")
    assert_quiet(tab)


def test_properties_and_depth_are_in_the_report(recorded, new_tab):
    *_, path, _ = recorded
    tab = opened(new_tab, path)
    tab.page.click("#explore")
    tab.page.locator("#tree .view").nth(2).click()
    expect(tab.page.locator("#properties dt").first).to_be_visible()
    expect(tab.page.locator("#properties input")).to_have_count(0)
    assert_quiet(tab)


def test_the_page_saves_the_past_as_a_report(launch, open_tab, new_tab, tmp_path):
    tab = open_tab(launch(scene="delivery"))
    tab.tap(195, 300)
    eventually(lambda: "1 event" in tab.page.text_content("#timeline-said"))
    tab.page.wait_for_timeout(500)
    seen = state(tab)
    with tab.page.expect_download() as download:
        tab.page.click("#save-report")
    path = tmp_path / "saved.html"
    download.value.save_as(path)
    assert download.value.suggested_filename == "touchstone-report.html"
    report = opened(new_tab, path)
    assert state(report) == seen
    assert_quiet(report)
    # Saving doesn't change the page.
    expect(tab.page.locator("body.past")).to_have_count(0)
    live(tab)


def test_a_report_requires_the_token(launch):
    running = launch(scene="delivery")
    assert running.get("/report.html", token="wrong")[0] == 403
    status, text = running.get("/report.html")
    assert status == 200 and "report-index" in text


def test_a_report_that_is_cut_off_or_damaged_shows_a_message(recorded, new_tab):
    *_, path, _ = recorded
    text = path.read_text()
    cut = path.with_name("cut.html")
    cut.write_text(text[:text.rindex("<script")])
    tab = opened(new_tab, cut)
    expect(tab.page.locator("#banner-text")).to_contain_text("cut off")
    start = text.index('id="report-index">') + 60
    damaged = path.with_name("damaged.html")
    damaged.write_text(text[:start] + "AAAAAAAA" + text[start + 8:])
    tab = new_tab()
    tab.page.goto(damaged.as_uri())
    expect(tab.page.locator("#banner-text")).to_contain_text("damaged")
    # Without the patterns, nothing in the file can be decoded.
    start = text.index('id="report-patterns">') + 60
    damaged.write_text(text[:start] + "AAAAAAAA" + text[start + 8:])
    tab = new_tab()
    tab.page.goto(damaged.as_uri())
    expect(tab.page.locator("#banner-text")).to_contain_text("This report is damaged")
    # The report shows its end, which is in the last segment.
    start = text.rindex('id="segment-')
    start = text.index(">", start) + 46
    damaged.write_text(text[:start] + "AAAAAAAA" + text[start + 8:])
    tab = new_tab()
    tab.page.goto(damaged.as_uri())
    expect(tab.page.locator("#past-note")).to_contain_text("This part of the report is damaged.")


FINGERS = {
    "nested-scroll": [(28, 450, 0, -12)],
    "pinch-rotate-pan": [(160, 380, -4, -4), (230, 380, 4, 4)],
    "multitouch": [(100, 300, 2, 1), (250, 400, -1, 3), (180, 600, 0, -2)],
    "text": [(200, 400, 0, 0)],
    "refusals": [(195, 300, 1, 1)],
}
"""The points where fingers touch down in a scene, and their movement in each sample."""


@pytest.mark.parametrize("scene", FINGERS)
def test_each_moment_of_a_report_equals_the_apps_data_field_by_field(launch, connect, scene):
    running = launch(scene=scene)
    socket = connect(running)
    told = []

    def hear(seconds):
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                told.append(json.loads(socket.recv(left)))
            except TimeoutError:
                return
            if told[-1]["kind"] == "tree":
                socket.send(json.dumps({"kind": "drawn", "number": told[-1]["number"]}))

    hear(0.5)
    socket.send(json.dumps({"kind": "timeline", "shown": True}))
    for step in range(16):
        phase = "began" if step == 0 else "ended" if step == 15 else "moved"
        socket.send(samples(*(
            touch(phase, number, step / 30, x + step * across, y + step * down)
            for number, (x, y, across, down) in enumerate(FINGERS[scene], 1))))
        hear(1 / 30)
    hear(4)
    status, html = running.get("/report.html")
    assert status == 200
    parts = reports.parts(html)
    socket.send(json.dumps({"kind": "past", "shown": True}))
    assert parts["report-index"]["lines"] == answered(socket, "pastJournal")["lines"]
    segments = answered(socket, "timeline")["timeline"]["segments"]
    kept = []
    for number in [segment["number"] for segment in segments]:
        socket.send(json.dumps({"kind": "segment", "number": number}))
        entries = answered(socket, "segment")["entries"]
        assert parts.get(f"segment-{number}", entries) == entries
        kept.append(f"segment-{number}")
    assert kept[0] == "segment-1"
    last = [name for name in kept if name in parts][-1]
    assert reports.shown(message for _, message in parts[last]) == reports.shown(told)
    kinds = {message["kind"] for name in kept for _, message in parts.get(name, [])}
    assert kinds >= {"screen", "scene", "tree", "fingers", "inspection", "road", "elements"}


@pytest.mark.parametrize("words, complaint", [
    (["nothing.jsonl"], "can't read the recording nothing.jsonl"),
    (["{recording}", "-o", "/nowhere/at/all.html"], "can't write /nowhere/at/all.html"),
])
def test_a_recording_that_can_not_be_reported_gets_one_line(program, launch, words, complaint):
    running = launch(scene="delivery", records=True)
    eventually(lambda: running.recording.exists())
    words = [word.format(recording=running.recording) for word in words]
    answer = app.run(program, "report", *words)
    assert answer.returncode == 1
    assert answer.stderr.decode().strip().endswith(complaint)
    assert pathlib.Path(running.recording).exists()
