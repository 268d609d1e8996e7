"""The socket under hostile input: the answer is one line, and the app keeps running."""

import contextlib
import json
import time

import pytest
import websockets
from playwright.sync_api import expect

from sockets import answered, call, closing, samples, touch, upgrade
from waiting import eventually

SHORT = 0.3
"""Seconds to wait for an answer that may not come."""


GARBAGE = {
    "nothing": "",
    "no JSON": "garbage",
    "half an object": '{"kind":',
    "an array": "[]",
    "an unknown kind": '{"kind":"format"}',
    "no kind": '{"samples":[]}',
    "samples that are no list": '{"kind":"input","samples":7}',
    "an unknown sample": samples({"kind": "frame", "t": 1}),
    "an unknown phase": samples(touch("down")),
    "a text for a number": samples(touch("began", x="ten")),
    "a number that is none": samples(touch("began")).replace('"x": 10', '"x": 1e999'),
    "NaN": samples(touch("began", x=float("nan"))),
    "a move without a began": samples(touch("moved")),
    "two begans": samples(touch("began"), touch("began")),
    "an end without a began": samples(touch("ended")),
    "a scene that is none": '{"kind":"scene","name":"../../etc/passwd"}',
    "a tree that was never sent": '{"kind":"drawn","number":1000000}',
    "deep brackets": "[" * 200_000,
    "deep objects": '{"a":' * 150_000,
    "a lone surrogate": '{"kind":"\\ud800"}',
    "a hundred fingers": samples(*(touch("began", identity=i) for i in range(100))),
    "bytes": b"\x00\x01\x02",
}


def test_garbage_on_the_socket_closes_that_connection_with_one_line_and_the_app_keeps_running(
    launch, connect
):
    running = launch()
    witness = connect(running)
    answered(witness, "welcome")
    for name, message in GARBAGE.items():
        socket = connect(running)
        socket.send(message)
        code, reason = closing(socket)
        assert code == 1008, f"{name}: code {code}"
        assert 5 < len(reason) <= 123 and "\n" not in reason, f"{name}: {reason!r}"
    witness.send(json.dumps({"kind": "why", "x": 195, "y": 400}))
    answered(witness, "inspection")
    witness.close()
    assert running.lives


def test_a_frame_that_is_too_large_is_refused_with_its_own_code(launch, connect):
    running = launch()
    for size in [(1 << 20) + 1, 5 << 20, 40 << 20]:
        socket = connect(running)
        with contextlib.suppress(websockets.ConnectionClosed):
            socket.send("x" * size)
        code, reason = closing(socket)
        assert code == 1009
        assert str(1 << 20) in reason, reason

    def pieces():
        for _ in range(40):
            yield "x" * 65536

    socket = connect(running)
    with contextlib.suppress(websockets.ConnectionClosed):
        socket.send(pieces())
    assert closing(socket)[0] == 1009
    assert running.get("/")[0] == 200


def test_bytes_that_are_not_websocket_end_the_connection_and_the_app_keeps_running(launch):
    running = launch()
    good = upgrade(running)
    for noise in [
        b"\x00" * 200,
        b"\xff" * 200,
        b"GET GET GET\r\n\r\n",
        b"\r\n" * 50,
        good + b"\xff" * 64,
        good + b"\x83\x80\x00\x00\x00\x00",
        good + b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",
    ]:
        with call(running, SHORT) as line, contextlib.suppress(TimeoutError, ConnectionError):
            line.sendall(noise)
            while line.recv(4096):
                pass
    assert running.get("/")[0] == 200
    assert running.lives


def test_a_wrong_token_a_wrong_host_and_a_wrong_origin_are_refused_with_one_line(launch, connect):
    running = launch()
    for path in ["/", "/socket"]:
        for answer in [
            running.get(path, token="0" * 32),
            running.get(path, host="evil.example"),
            running.get(path, host=f"evil.example:{running.port}"),
            running.get(path, origin="http://evil.example"),
            running.get(path, origin="null"),
        ]:
            assert answer[0] == 403
            assert len(answer[1].strip().splitlines()) == 1
    assert running.get("/socket", token="")[0] == 403
    for token, more in [
        (running.token[:-1] + "x", {}),
        (running.token, {"origin": "http://evil.example"}),
        (running.token, {"origin": f"https://127.0.0.1:{running.port}"}),
    ]:
        with pytest.raises(websockets.InvalidStatus) as refused:
            connect(running, token=token, **more)
        assert refused.value.response.status_code == 403
    own = connect(running, origin=f"http://127.0.0.1:{running.port}")
    answered(own, "welcome")


def test_a_foreign_page_in_the_same_browser_does_not_reach_the_socket(launch, open_tab):
    running = launch()
    tab = open_tab(launch(), may_complain=True)
    verdict = tab.page.evaluate(
        """(address) => new Promise((done) => {
          try {
            const socket = new WebSocket(address);
            socket.onopen = () => done("open");
            socket.onerror = () => done("refused");
          } catch {
            done("refused");
          }
        })""",
        running.socket_url,
    )
    assert verdict == "refused"


def test_ten_thousand_moves_in_one_message_are_all_recorded_in_order(launch, connect):
    running = launch(records=True)
    socket = connect(running)
    moves = [touch("moved", t=1 + i / 10_000, x=i % 390) for i in range(1, 10_001)]
    message = samples(touch("began", x=0), *moves, touch("ended", t=3, x=0))
    assert len(message) < 1 << 20
    socket.send(message)
    eventually(lambda: len(running.touches()) == 10_002, 20)
    assert [record["x"] for record in running.touches()] == [0] + [move["x"] for move in moves] + [
        0
    ]
    socket.send(json.dumps({"kind": "why", "x": 1, "y": 1}))
    answered(socket, "inspection")


def test_a_page_that_never_reads_does_not_affect_others(launch, connect):
    running = launch()
    question = json.dumps({"kind": "why", "x": 195, "y": 400}).encode()
    frame = bytes([0x81, 0x80 | len(question), 0, 0, 0, 0]) + question
    with call(running, 5) as line:
        with contextlib.suppress(TimeoutError, ConnectionError):
            line.sendall(upgrade(running))
            for _ in range(200):
                line.sendall(frame * 100)
        other = connect(running)
        answered(other, "welcome")
        other.close()
    assert running.lives


def test_a_socket_that_vanishes_during_a_touch_has_its_touches_cancelled(launch, connect):
    running = launch(records=True)
    socket = connect(running)
    socket.send(samples(touch("began"), touch("began", identity=2, x=50)))
    eventually(lambda: len(running.touches()) == 2)
    socket.close_socket()
    eventually(lambda: len(running.touches()) == 4)
    assert [record["phase"] for record in running.touches()[2:]] == ["cancelled"] * 2


def test_an_app_that_can_not_open_more_files_reports_it_once_and_resumes_when_it_can(launch):
    running = launch(files=40)
    crowd = []
    with contextlib.suppress(TimeoutError, ConnectionError):
        for _ in range(60):
            crowd.append(call(running, 1))
    eventually(lambda: "couldn't be accepted" in running.errors.read_text())
    for line in crowd:
        line.close()
    eventually(lambda: running.get("/")[0] == 200)
    assert running.errors.read_text().count("couldn't be accepted") == 1
    assert running.lives


def test_the_token_leaves_the_address_bar_and_a_reloaded_page_still_works(
    launch, open_tab
):
    running = launch()
    tab = open_tab(running)
    expect(tab.page.locator("#status")).to_have_text("connected")
    assert tab.page.evaluate("location.search") == ""
    assert running.token not in tab.page.evaluate("document.referrer + location.href")
    tab.page.reload()
    tab.ready()
    expect(tab.page.locator("#status")).to_have_text("connected")


def test_a_read_only_page_takes_no_touches_and_reports_it(launch, connect, open_tab):
    running = launch("--read-only", records=True)
    tab = open_tab(running)
    expect(tab.page.locator("#status")).to_have_text("view only")
    expect(tab.page.locator("#scene")).to_be_disabled()
    tab.close()
    socket = connect(running)
    socket.send(samples(touch("began")))
    assert closing(socket)[0] == 1008
    assert running.touches() == []


def test_a_wheel_that_scrolls_in_notches_needs_no_frames_between_them(launch, open_tab):
    running = launch(scene="controls")
    tab = open_tab(running)
    tab.until("document.querySelectorAll('#views .layer').length > 20")
    time.sleep(2)
    before = running.wakes()
    time.sleep(4)
    # Nine steps a second wake the main thread about 180 times, sixty frames a second 330 times. A
    # slow machine only lowers both numbers.
    assert running.wakes() - before < 250


def test_without_events_no_frames_run_and_a_message_still_gets_an_immediate_response(
    launch, open_tab
):
    running = launch(scene="delivery")
    tab = open_tab(running)
    time.sleep(2)
    before = running.wakes()
    time.sleep(4)
    # Sixty frames a second wake the main thread 300 times.
    assert running.wakes() - before < 100
    tab.tap(195, 300)
    tab.until("document.querySelectorAll('#journal li').length > 2")
