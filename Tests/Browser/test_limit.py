"""The limits of the socket: input beyond them is rejected with a reason; all other input can be
replayed."""

import json
import socket as network

import pytest

import app
from sockets import answered, closing, samples, touch
from waiting import eventually

FIELD = (200, 184)
"""The center of the first field of the scene "text", in points of the stage."""

FAR = 1e308
"""A number that a double can represent and an integer can't."""


def refused(connect, running, *records):
    """Returns the reason with which the app closes a new connection."""
    socket = connect(running)
    for record in records:
        socket.send(samples(record))
    code, reason = closing(socket)
    assert code == 1008
    return reason


def tapped(running, socket, t, x, y):
    """Taps, and waits until the app has received the tap."""
    count = len(running.touches())
    socket.send(samples(touch("began", t=t, x=x, y=y), touch("ended", t=t, x=x, y=y)))
    eventually(lambda: len(running.touches()) == count + 2)


def test_touches_at_times_out_of_range_are_refused_by_name_and_frames_continue(launch, connect):
    running = launch(records=True)
    first, last = touch("began", t=-FAR), touch("moved", t=FAR)
    for records in [[first, last], [first], [touch("began", t=FAR)]]:
        reason = refused(connect, running, *records)
        assert '"t" is' in reason and "1e+308" in reason, reason
    # A touch that began in time is canceled with its connection. Its invalid move is never
    # delivered.
    reason = refused(connect, running, touch("began"), last)
    assert '"t" is 1e+308' in reason, reason
    eventually(lambda: len(running.touches()) == 2)
    assert [record["phase"] for record in running.touches()] == ["began", "cancelled"]
    socket = connect(running)
    answered(socket, "welcome")
    for turn in range(3):
        frames = len(running.recorded("frame"))
        tapped(running, socket, 1.0 + turn, 195, 400)
        eventually(lambda: len(running.recorded("frame")) > frames)
    socket.close()
    assert running.lives


def test_locations_beyond_any_screen_are_refused_by_name_while_a_field_has_the_keyboard(
    launch, connect
):
    running = launch(scene="text", records=True)
    socket = connect(running)
    answered(socket, "welcome")
    tapped(running, socket, 1.0, *FIELD)
    tapped(running, socket, 3.0, *FIELD)
    for record, name in [
        (touch("began", x=FAR), '"x" is 1e+308'),
        (touch("began", y=-FAR), '"y" is -1e+308'),
        (touch("began", force=FAR), '"force" is 1e+308'),
        (touch("began", altitude=FAR), '"altitude" is 1e+308'),
        ({"kind": "hover", "t": 1, "phase": "moved", "x": FAR, "y": 1}, '"x" is 1e+308'),
        ({"kind": "scroll", "t": 1, "x": FAR, "y": 1, "dx": 0, "dy": 1}, '"x" is 1e+308'),
        ({"kind": "scroll", "t": 1, "x": 1, "y": 1, "dx": 0, "dy": FAR}, '"dy" is 1e+308'),
    ]:
        reason = refused(connect, running, record)
        assert reason.startswith(f"samples[0]: {name}; expected a number from "), reason
    # The farthest accepted points, held and dragged in the field and outside it.
    for x, y in [FIELD, (1e6, 1e6), (-1e6, -1e6), (1e6, -1e6)]:
        socket.send(
            samples(touch("began", t=5, x=FIELD[0], y=FIELD[1]), touch("moved", t=6, x=x, y=y))
        )
        socket.send(samples(touch("moved", t=8, x=-x, y=y), touch("ended", t=9, x=x, y=y)))
    socket.send(samples({"kind": "key", "t": 10, "phase": "began", "usage": 4, "characters": "a"}))
    eventually(lambda: running.recorded("key"))
    socket.send(json.dumps({"kind": "why", "x": 195, "y": 400}))
    answered(socket, "inspection")
    socket.close()
    assert running.lives


LAST = [
    touch(
        "began",
        2**53,
        t=1,
        x=-1e6,
        y=1e6,
        force=1e6,
        radius=1e6,
        altitude=1e3,
        azimuth=-1e3,
        buttons=0x7FFFFFFF,
        type="pencil",
    ),
    touch("moved", 2**53, t=1.01, x=1e6, y=-1e6, force=1e-300, radius=5e-324),
    {"kind": "hover", "t": 1.02, "phase": "moved", "x": 1e6, "y": -1e6, "altitude": -1e3},
    {
        "kind": "scroll",
        "t": 1.03,
        "phase": "changed",
        "x": 195,
        "y": 400,
        "dx": -1e6,
        "dy": 1e6,
        "precise": True,
    },
    {
        "kind": "deviceMotion",
        "t": 1.04,
        "acceleration": [1e6, -1e6, 0],
        "gravity": [0, 0, 1e6],
        "rotationRate": [-1e6, 1e-300, 0],
    },
    {"kind": "remote", "t": 1.05, "subtype": "changePlaybackPosition", "value": -1e9},
    {"kind": "press", "t": 1.06, "phase": "began", "type": "select", "force": 1e6},
    {
        "kind": "key",
        "t": 1.07,
        "phase": "began",
        "usage": 0xFFFF,
        "characters": "\u0000\u2028\U0001f600",
    },
    {
        "kind": "text",
        "t": 1.08,
        "change": "compose",
        "text": "e\u0301\u202e\U0001f1e9",
        "start": 1,
        "end": 2,
    },
    {"kind": "accessibility", "t": 1.09, "action": "scroll", "direction": "next"},
    {"kind": "accessibility", "t": 1.1, "action": "custom", "name": "\r\n\u0085"},
    touch("ended", 2**53, t=1e9, x=-1e6, y=-1e6),
]
"""An input of each kind, at the bounds of `InputLimits`."""


def test_input_that_the_socket_accepts_can_be_recorded_and_played(program, launch, connect):
    for scene in ["delivery", "text", "chat-bubble"]:
        running = launch(scene=scene, records=True)
        socket = connect(running)
        answered(socket, "welcome")
        for record in LAST:
            socket.send(samples(record))
        eventually(lambda: [t["phase"] for t in running.touches()] == ["began", "moved", "ended"])
        socket.close()
        assert running.lives
        running.stop()
        # The host adds frames, the menus of a keyboard, and the end of held input.
        kinds = [
            record["kind"]
            for record in running.recorded()
            if record["kind"] not in ("frame", "menu")
            and (record["kind"], record.get("phase")) != ("hover", "ended")
            and record.get("phase") != "cancelled"
        ]
        assert sorted(kinds) == sorted(record["kind"] for record in LAST)
        plays = [app.run(program, "play", str(running.recording)) for _ in range(2)]
        for play in plays:
            assert (play.returncode, play.stderr) == (0, b"")
        assert plays[0].stdout == plays[1].stdout


def test_the_page_works_at_an_ipv6_address_and_reports_when_others_can_reach_it(launch, open_tab):
    if not network.has_ipv6 or not has_own_address():
        pytest.skip("this machine has no IPv6")
    running = launch("--host", "::1", scene="delivery", records=True)
    assert running.url.startswith(f"http://[::1]:{running.port}/")
    assert running.errors.read_text() == ""
    tab = open_tab(running)
    tab.tap(195, 225)
    eventually(lambda: len(running.touches()) == 2)
    running = launch("--host", "::")
    eventually(lambda: "Warning: served at ::" in running.errors.read_text())


def has_own_address():
    try:
        with network.socket(network.AF_INET6) as one:
            one.bind(("::1", 0))
        return True
    except OSError:
        return False


def test_a_page_for_other_machines_is_served_with_a_warning_about_their_access(launch):
    # Another address of this machine, so that no other machine is served during the test.
    running = launch("--host", "127.0.0.2")
    eventually(lambda: "Warning: served at 127.0.0.2" in running.errors.read_text())
    running = launch()
    assert running.get("/")[0] == 200
    assert running.errors.read_text() == ""
