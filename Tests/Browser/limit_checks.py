"""What the socket takes at most: beyond it a message is refused by name, and up to it all is played."""

import json

import app
from harness import check, equal, eventually
from socket_checks import answered, closing, connect, samples, touch

FIELD = (200, 184)
"""The middle of the first field of the scene "text", in points of the stage."""

FAR = 1e308
"""A number that a double holds and no whole number does."""


async def refused(running, *records):
    """The reason for which a connection of its own is closed."""
    socket = await connect(running)
    for record in records:
        await socket.send(samples(record))
    code, reason = await closing(socket)
    equal(code, 1008)
    return reason


async def tapped(running, socket, t, x, y):
    """Taps, and waits until the app has taken it."""
    count = len(running.touches())
    await socket.send(samples(touch("began", t=t, x=x, y=y), touch("ended", t=t, x=x, y=y)))
    await eventually(lambda: len(running.touches()) == count + 2)


@check("touches at times that no clock shows are refused by name, and frames go on")
async def times(program, browser):
    with app.App(program, records=True) as running:
        first, last = touch("began", t=-FAR), touch("moved", t=FAR)
        for records in [[first, last], [first], [touch("began", t=FAR)]]:
            reason = await refused(running, *records)
            assert "the time is" in reason and "1e+308" in reason, reason
        # A touch that began in time is cancelled with its connection, and its move never came.
        reason = await refused(running, touch("began"), last)
        assert "the time is 1e+308" in reason, reason
        await eventually(lambda: len(running.touches()) == 2)
        equal([record["phase"] for record in running.touches()], ["began", "cancelled"])
        socket = await connect(running)
        await answered(socket, "welcome")
        for turn in range(3):
            frames = len(running.recorded("frame"))
            await tapped(running, socket, 1.0 + turn, 195, 400)
            await eventually(lambda: len(running.recorded("frame")) > frames)
        await socket.close()
        assert running.lives


@check("places beyond any screen are refused by name while a field has the keyboard")
async def places(program, browser):
    with app.App(program, scene="text", records=True) as running:
        socket = await connect(running)
        await answered(socket, "welcome")
        await tapped(running, socket, 1.0, *FIELD)
        await tapped(running, socket, 3.0, *FIELD)
        for record, name in [
            (touch("began", x=FAR), "touch 1 is at 1e+308, 20.0"),
            (touch("began", y=-FAR), "touch 1 is at 10.0, -1e+308"),
            (touch("began", force=FAR), "the force of touch 1 is 1e+308"),
            (touch("began", altitude=FAR), "the altitude of touch 1 is 1e+308"),
            ({"kind": "hover", "t": 1, "phase": "moved", "x": FAR, "y": 1}, "the hover is at"),
            ({"kind": "scroll", "t": 1, "x": FAR, "y": 1, "dx": 0, "dy": 1}, "the scroll is at"),
            ({"kind": "scroll", "t": 1, "x": 1, "y": 1, "dx": 0, "dy": FAR}, "the dy of the scroll"),
        ]:
            reason = await refused(running, record)
            assert reason.startswith(name), f"{reason}; expected {name}"
        # The farthest places that are taken, held and dragged in the field and beside it.
        for x, y in [FIELD, (1e6, 1e6), (-1e6, -1e6), (1e6, -1e6)]:
            await socket.send(samples(
                touch("began", t=5, x=FIELD[0], y=FIELD[1]), touch("moved", t=6, x=x, y=y)))
            await socket.send(samples(touch("moved", t=8, x=-x, y=y), touch("ended", t=9, x=x, y=y)))
        await socket.send(samples(
            {"kind": "key", "t": 10, "phase": "began", "usage": 4, "characters": "a"}))
        await eventually(lambda: running.recorded("key"))
        await socket.send(json.dumps({"kind": "why", "x": 195, "y": 400}))
        await answered(socket, "inspection")
        await socket.close()
        assert running.lives


LAST = [
    touch("began", 2 ** 53, t=1, x=-1e6, y=1e6, force=1e6, radius=1e6, altitude=1e3, azimuth=-1e3,
          buttons=0x7FFFFFFF, type="pencil"),
    touch("moved", 2 ** 53, t=1.01, x=1e6, y=-1e6, force=1e-300, radius=5e-324),
    {"kind": "hover", "t": 1.02, "phase": "moved", "x": 1e6, "y": -1e6, "altitude": -1e3},
    {"kind": "scroll", "t": 1.03, "x": 195, "y": 400, "dx": -1e6, "dy": 1e6, "precise": True},
    {"kind": "deviceMotion", "t": 1.04, "acceleration": [1e6, -1e6, 0], "gravity": [0, 0, 1e6],
     "rotationRate": [-1e6, 1e-300, 0]},
    {"kind": "remote", "t": 1.05, "subtype": "changePlaybackPosition", "value": -1e9},
    {"kind": "press", "t": 1.06, "phase": "began", "type": "select", "force": 1e6},
    {"kind": "key", "t": 1.07, "phase": "began", "usage": 0xFFFF,
     "characters": "\u0000\u2028\U0001F600"},
    {"kind": "text", "t": 1.08, "change": "compose", "text": "e\u0301\u202E\U0001F1E9", "start": 1,
     "end": 2},
    {"kind": "accessibility", "t": 1.09, "action": "scroll", "direction": "next"},
    {"kind": "accessibility", "t": 1.1, "action": "custom", "name": "\r\n\u0085"},
    touch("ended", 2 ** 53, t=1e9, x=-1e6, y=-1e6),
]
"""An input of each kind, as far out as `InputLimits` lets it be."""


@check("whatever the socket takes can be recorded and played")
async def played(program, browser):
    for scene in ["delivery", "text", "chat-bubble"]:
        with app.App(program, scene=scene, records=True) as running:
            socket = await connect(running)
            await answered(socket, "welcome")
            for record in LAST:
                await socket.send(samples(record))
            await eventually(lambda: [t["phase"] for t in running.touches()] == [
                "began", "moved", "ended"])
            await socket.close()
            assert running.lives
            running.stop()
            # The host adds frames, the menus of a keyboard, and the end of what is still held.
            kinds = [record["kind"] for record in running.recorded()
                     if record["kind"] not in ("frame", "menu")
                     and record.get("phase") != "cancelled"]
            equal(sorted(kinds), sorted(record["kind"] for record in LAST))
            plays = [app.run(program, "play", str(running.recording)) for _ in range(2)]
            for play in plays:
                equal((play.returncode, play.stderr), (0, b""))
            equal(plays[0].stdout, plays[1].stdout)


@check("a page for other machines is served with a warning of what they can do")
async def warned(program, browser):
    # Another address of this machine, so that nobody else is served meanwhile.
    with app.App(program, "--host", "127.0.0.2") as running:
        await eventually(lambda: "Warning: served at 127.0.0.2" in running.errors.read_text())
    with app.App(program) as running:
        equal(running.get("/")[0], 200)
        equal(running.errors.read_text(), "")
