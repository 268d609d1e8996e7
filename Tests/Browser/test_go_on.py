"""Continuing from an earlier moment: a new process replays the session up to it, and takes over."""

import json
import os
import pathlib
import signal
import urllib.parse

import pytest
from playwright.sync_api import expect

import app
from sockets import ask, closing
from waiting import eventually

BUTTON = (100, 480)
"""The button of the scene `see-through`, which counts its taps."""


def children(process):
    """Returns the IDs of the processes that a process has started, including ended ones that were
    not waited for."""
    path = pathlib.Path(f"/proc/{process}/task/{process}/children")
    return [int(number) for number in path.read_text().split()]


def lives(process):
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def shows(tab, count):
    """Waits until the button has counted `count` taps."""
    expect(tab.page.locator("#elements").get_by_role("button", name=f"Button · {count}")).to_be_attached()


def tap(tab, times):
    """Taps the button, and waits until it has counted each tap."""
    count = int(tab.page.evaluate("window.taps ?? 0"))
    for number in range(count + 1, count + times + 1):
        tab.tap(*BUTTON)
        shows(tab, number)
    tab.page.evaluate(f"window.taps = {count + times}")


def go_on(tab, words, index=-1):
    """Continues from a line of the journal, and waits for the other page."""
    old = tab.page.url
    line = tab.page.locator("#journal li").filter(has_text=words).nth(index)
    line.click()
    tab.page.get_by_role("button", name="Continue from here").click()
    port = urllib.parse.urlsplit(old).port
    tab.page.wait_for_url(lambda url: urllib.parse.urlsplit(url).port != port)
    tab.ready()
    return line


def test_a_tap_after_continuing_has_the_same_result_as_in_the_whole_session(launch, open_tab):
    running = launch(scene="see-through")
    tab = open_tab(running)
    tap(tab, 3)
    go_on(tab, " answered", 1)
    expect(tab.page.locator("#went-on")).to_contain_text("up to there, the replay matched")
    shows(tab, 2)
    tab.tap(*BUTTON)
    shows(tab, 3)
    assert "token" not in tab.page.url
    # Continue again, from the moment before: the second process stores the input from the first.
    go_on(tab, " answered", 0)
    shows(tab, 1)


def test_the_continuation_process_ends_with_its_last_page_and_leaves_no_zombie(launch, open_tab):
    running = launch(scene="see-through")
    tab = open_tab(running)
    stays = open_tab(running)
    tap(tab, 1)
    go_on(tab, " answered")
    (child,) = children(running.process.pid)
    links = [os.readlink(one) for one in pathlib.Path(f"/proc/{child}/fd").iterdir()]
    own = [os.readlink(one) for one in pathlib.Path(f"/proc/{running.process.pid}/fd").iterdir()]
    assert not {one for one in own if one.startswith("socket:")} & set(links)
    tab.page.close()
    eventually(lambda: children(running.process.pid) == [], 20)
    stays.tap(*BUTTON)
    shows(stays, 2)


def test_the_continuation_process_ends_with_its_parent(launch, open_tab):
    running = launch(scene="see-through")
    tab = open_tab(running, may_complain=True)
    tap(tab, 1)
    go_on(tab, " answered")
    (child,) = children(running.process.pid)
    assert lives(child)
    running.process.send_signal(signal.SIGKILL)
    eventually(lambda: not lives(child), 20)


def test_invalid_moments_get_one_line(launch, connect):
    running = launch(scene="see-through")
    socket = connect(running)

    def answer(moment):
        socket.send(json.dumps({"kind": "continueFrom", "t": moment}))
        while True:
            message = json.loads(socket.recv(20))
            if message["kind"] == "wentOn":
                assert "\n" not in message["text"] and "url" not in message
                return message["text"]

    assert "hasn't reached 999999.0 s yet" in answer(999999)
    assert children(running.process.pid) == []


def test_a_session_recorded_to_a_file_can_only_be_continued_from_the_file(launch, connect):
    running = launch(scene="see-through", records=True)
    socket = connect(running)
    socket.send(json.dumps({"kind": "continueFrom", "t": 0}))
    while (message := json.loads(socket.recv(20)))["kind"] != "wentOn":
        pass
    assert "written to a file" in message["text"]


def test_a_read_only_page_may_not_continue_a_session(launch, connect):
    socket = connect(launch("--read-only", scene="see-through"))
    socket.send(json.dumps({"kind": "continueFrom", "t": 0}))
    assert closing(socket)[0] == 1008


@pytest.fixture
def recorded(launch, open_tab, tmp_path, program):
    """A recording of two taps with its golden trace."""
    running = launch(scene="see-through", records=True)
    tab = open_tab(running)
    tap(tab, 2)
    tab.close()
    recording = tmp_path / "taps.jsonl"
    recording.write_bytes(running.recording.read_bytes())
    assert app.run(program, "check", recording, "--update").returncode == 0
    return recording


def test_a_recording_continues_by_command(launch, connect, recorded):
    ended = [json.loads(line)["t"] for line in recorded.read_text().splitlines()[1:]
             if '"ended"' in line]
    running = launch("--continue", str(recorded), "--until", str(ended[0] + 0.05))
    socket = connect(running)
    texts = ask(socket, "look")["result"]["texts"]
    assert "Button · 1" in texts
    assert "the replay matched" in running.errors.read_text()
    ask(socket, "tap", view="button")
    assert "Button · 2" in ask(socket, "look")["result"]["texts"]


def test_a_diverging_continuation_is_reported_on_the_page_and_in_the_terminal(
    launch, open_tab, recorded
):
    golden = recorded.with_suffix(".trace")
    golden.write_text(golden.read_text().replace('CountingButton "button"', 'CountingButton "pay"'))
    running = launch("--continue", str(recorded))
    said = running.errors.read_text().strip()
    assert "but the replay differed: at " in said and said.count("\n") == 0
    assert "“bound (" in said and "“pay" not in said.split("now it is")[1]
    tab = open_tab(running)
    expect(tab.page.locator("#went-on[data-kind=wrong]")).to_contain_text("but the replay differed")
    golden.unlink()
    again = launch("--continue", str(recorded))
    assert "there is no golden trace" in again.errors.read_text()


def test_wrong_arguments_on_the_command_line_get_one_line(program, recorded):
    for words, part in [
        (["--until", "3"], "--until is a time in a recording"),
        (["--continue", str(recorded), "--scene", "menus"], "remove --scene"),
        (["--continue", str(recorded), "--until", "9999"],
         "isn't a time in the recording; expected a time from"),
        (["--continue", str(recorded), "--until=-1"], "--until requires a number of seconds"),
        (["--continue", "nowhere.jsonl"], "can't read the recording"),
    ]:
        done = app.run(program, "serve", *words)
        assert done.returncode != 0 and part in done.stderr.decode(), done.stderr
        assert done.stderr.decode().count("\n") == 1
