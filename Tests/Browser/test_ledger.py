"""The latency log: the time of each event by stage, on the page, over the socket, and as a file."""

import json

import pytest
from playwright.sync_api import expect

import app
import chrometrace
from sockets import ask, samples, touch
from waiting import eventually

PAY = (195, 230)
"""The button whose action takes 80 ms, in points of the stage."""

SLOW = (195, 430)
"""The view whose touch method takes 80 ms."""

BLOCKED = 80
"""The minimum duration in milliseconds. A busy machine takes longer."""


@pytest.fixture
def slow():
    with app.App(app.built().with_name("CrowdedPage"), scene="slow-action") as running:
        yield running


def opened(open_tab, running):
    tab = open_tab(running)
    tab.page.click("#ledger > summary")
    tab.until("document.getElementById('ledger').open")
    tab.settle()
    return tab


def row(tab, words):
    return tab.page.locator("#ledger-events button").filter(has_text=words)


def time_of(tab, stage):
    text = tab.page.text_content(f"#ledger-legend [data-stage={stage}] .time")
    return float(text.removesuffix(" ms"))


def test_a_slow_action_is_named_and_a_quick_event_is_not(open_tab, slow):
    tab = opened(open_tab, slow)
    tab.tap(*PAY)
    sentence = tab.page.locator("#ledger-sentence")
    expect(sentence).to_contain_text("in the action a closure of pay")
    expect(sentence).to_contain_text("the budget for handling an event is 50 ms")
    expect(tab.page.locator("#ledger-legend .blamed")).to_have_attribute("data-stage", "action")
    expect(row(tab, "touch 1 ended").locator(".mark")).to_have_text("slow handler")
    assert BLOCKED <= time_of(tab, "action")
    row(tab, "touch 1 began").click()
    expect(sentence).to_contain_text("Touch 1 began: ")
    expect(tab.page.locator("[data-exceeded*=handling]")).to_have_count(1)


def test_a_slow_touch_method_is_not_reported_as_an_action(open_tab, slow):
    tab = opened(open_tab, slow)
    tab.tap(*SLOW)
    expect(tab.page.locator("#ledger-legend .blamed")).to_have_attribute(
        "data-stage", "responders")
    expect(tab.page.locator("#ledger-sentence")).to_contain_text("spent in touch methods")
    assert BLOCKED <= time_of(tab, "responders")


def test_samples_that_were_coalesced_are_reported(launch, connect):
    socket = connect(launch(scene="monitor"))
    ask(socket, "latency")
    socket.send(samples(touch("began", t=1, y=300)))
    socket.send(samples(*(touch("moved", t=1 + step / 1000, y=300 + step) for step in range(1, 6))))
    socket.send(samples(touch("ended", t=1.1, y=305)))

    def moved_event():
        events = ask(socket, "latency")["result"]["events"]
        return next((one for one in events if "moved" in one["label"]), None)

    moved = eventually(moved_event)
    assert moved["samples"] == 5 and "5 samples combined" in moved["sentence"]
    assert [one["stage"] for one in moved["stages"]][:3] == ["device", "host", "queue"]


def test_the_trace_file_is_saved_and_keeps_every_rule(open_tab, slow, tmp_path):
    tab = opened(open_tab, slow)
    tab.tap(*PAY)
    expect(row(tab, "touch 1 ended")).to_be_visible()
    with tab.page.expect_download() as saving:
        tab.page.click("#ledger-trace")
    assert saving.value.suggested_filename == "touchstone-latency.json"
    saving.value.save_as(tmp_path / "trace.json")
    slices = chrometrace.check(json.loads((tmp_path / "trace.json").read_text()))
    ended = next(own for own in slices.values() if own[0]["name"] == "touch 1 ended")
    stages = [one["args"]["stage"] for one in ended]
    assert stages == sorted(stages, key=lambda one: (one == "shown", one == "frame"))
    assert {"device", "host", "queue", "action", "frame", "shown"} <= set(stages)
    action = next(one for one in ended if one["args"]["stage"] == "action")
    assert BLOCKED * 1000 <= action["dur"] <= sum(one["dur"] for one in ended)
    assert action["args"]["event_action"] == "UP" and action["args"]["exceeded"].startswith("handling")


def test_programs_query_the_ledger_through_the_socket_and_read_only_pages_may_view_it(
    launch, connect
):
    running = launch("--read-only", scene="monitor")
    socket = connect(running)
    answer = ask(socket, "latency")
    assert answer["result"]["events"] == [] and answer["result"]["budgets"]["whole"] == 100
    chrometrace.check(ask(socket, "latency", format="chrome")["result"])
    assert ask(socket, "latency", format="pdf")["error"]["code"] == "badArguments"


def test_a_recording_is_measured_by_command(program, tmp_path):
    recording = app.ROOT / "Tests/GeneratedTests/Recordings/delivery.jsonl"
    trace = tmp_path / "trace.json"
    done = app.run(program, "latency", recording, "--trace", trace)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.decode().splitlines()
    assert lines[0].split("\t")[:4] == ["hit test", "recognizers", "responders", "action"]
    assert "touch 1 began" in lines[1] and lines[-1].endswith("milliseconds")
    slices = chrometrace.check(json.loads(trace.read_text()))
    assert len(slices) == int(lines[-1].split()[0])
    events = json.loads(app.run(program, "latency", recording, "--format", "json").stdout)
    assert [one["label"] for one in events] == [own[0]["name"] for own in slices.values()]
    assert app.run(program, "latency", "nowhere.jsonl").stderr.decode().count("\n") == 1
