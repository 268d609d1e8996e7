"""Scroll views on the page: real fingers move them, and the page shows where they are.

What is expected is computed here, from what is known of UIKit and from the fingers' own ways; nothing
of the program under test is asked for it.
"""

import asyncio
import math

import app
from harness import check, near

NORMAL_RATE = 0.998
"""What is left of the velocity of a scroll after a millisecond (UIScrollView.DecelerationRate)."""

PAN_START = 10
"""Points that a finger goes before it scrolls; they do not count."""

TIMING = 0.1
"""Seconds by which a picture may be late: the program's frame, the socket and the page's frame, on a
machine with other work; 5 to 30 ms on one without."""

PAUSE = 0.036
"""Seconds without a move after which a finger may count as resting; trackers take 40 ms."""

LAST_SPEED = 10
"""Points a second at which a scroll is over, as measured."""

SPEED_SLACK = 0.001
"""The part by which the way of a fling may differ from what its finger's recorded places ask for."""

RECORDER = """
  (({ frame: [x, y, width, height], content: [w, h] }) => {
    const stage = document.getElementById('stage');
    const named = (left, top, wide, high, inside) =>
      [...inside.querySelectorAll('.layer')].find((layer) => {
        const box = layer.getBoundingClientRect();
        const origin = stage.getBoundingClientRect();
        return (left === null || Math.abs(box.left - origin.left - left) < 1)
          && (top === null || Math.abs(box.top - origin.top - top) < 1)
          && Math.abs(layer.offsetWidth - wide) < 1 && Math.abs(layer.offsetHeight - high) < 1;
      });
    const view = named(x, y, width, height, stage);
    const content = named(null, null, w, h, view);
    const place = () => {
      const [outer, inner] = [view.getBoundingClientRect(), content.getBoundingClientRect()];
      return { x: outer.left - inner.left, y: outer.top - inner.top, scale: inner.width / w };
    };
    return place;
  })
"""


class Watched:
    """A scroll view as the page shows it, known by its frame and the size of its content."""

    def __init__(self, tab, frame, content):
        self.tab = tab
        self.place = f"({RECORDER})({{ frame: {list(frame)}, content: {list(content)} }})"

    async def offset(self):
        await self.tab.settle()
        return await self.tab.value(f"{self.place}()")

    async def record(self):
        """Notes the place with each of the browser's frames, from now on."""
        await self.tab.value(
            f"(() => {{ const place = {self.place}; window.places = [];"
            " const look = () => { const { x, y } = place();"
            " window.places.push([performance.now() / 1000, x, y]);"
            " window.looking = requestAnimationFrame(look); }; look(); })()")

    async def recorded(self):
        return await self.tab.value("(cancelAnimationFrame(window.looking), window.places)")

    async def at_rest(self):
        """Waits until the page shows the same place for a while."""
        last, since = None, 0
        while since < 15:
            now = await self.offset()
            since = since + 1 if now == last else 0
            last = now
        return last


async def drag(tab, start, way, steps=10, rest=0.2):
    """A finger that moves in even steps, rests and lifts."""
    (x, y), (dx, dy) = start, way
    await tab.touch("touchStart", (0, x, y))
    for step in range(1, steps + 1):
        await tab.touch("touchMove", (0, x + dx * step / steps, y + dy * step / steps))
    await asyncio.sleep(rest)
    await tab.touch("touchEnd")


async def flick(tab, start, way, steps=9, pause=0.012):
    """A finger that moves and lifts in motion; nothing is waited for between the steps, so that a slow
    answer does not make it rest."""
    (x, y), (dx, dy) = start, way
    points = [await tab.point(x + dx * step / steps, y + dy * step / steps)
              for step in range(steps + 1)]
    sent = []
    for number, point in enumerate(points):
        finger = {"id": 0, "radiusX": 11, "radiusY": 11, "force": 0.7, **point}
        sent.append(asyncio.create_task(tab.command(
            "Input.dispatchTouchEvent", type="touchMove" if number else "touchStart",
            touchPoints=[finger])))
        await asyncio.sleep(pause)
    sent.append(asyncio.create_task(
        tab.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])))
    await asyncio.gather(*sent)


def delivered(records):
    """The last touch of the recording as a program gets it: of the moves within a frame, the last."""
    start = max(n for n, record in enumerate(records) if record.get("phase") == "began")
    touches = []
    for record, next_one in zip(records[start:], [*records[start + 1:], None]):
        if record["kind"] != "touch":
            continue
        if record["phase"] == "moved" and next_one and next_one["kind"] == "touch" \
                and next_one["phase"] == "moved":
            continue
        touches.append(record)
    return touches


def last_moves(touches):
    """The places and times of a finger in its last tenth of a second, without the lift."""
    places = [(touch["t"], touch["y"]) for touch in touches if touch["phase"] != "ended"]
    return [(t, y) for t, y in places if t >= places[-1][0] - 0.1]


def is_even(touches):
    """Whether a busy machine let the finger move without a pause that would count as a rest."""
    times = [t for t, _ in last_moves(touches)] + [touches[-1]["t"]]
    return len(times) > 3 and all(b - a < PAUSE for a, b in zip(times, times[1:]))


def speed(touches):
    """How fast a finger went at the end, in points a second: the last three moves, the oldest of
    them weighing most."""
    places = [(touch["t"], touch["y"]) for touch in touches if touch["phase"] != "ended"]
    moves = [(later[1] - sooner[1]) / (later[0] - sooner[0])
             for sooner, later in zip(places, places[1:]) if later[1] != sooner[1]]
    return sum(weight * move for weight, move in zip((0.60, 0.35, 0.05), moves[-3:]))


@check("a fling slows down by the closed form of UIScrollView's deceleration")
async def fling(program, browser):
    with app.App(program, scene="pan-in-scroll", records=True) as running:
        tab = await browser.open(running.url)
        list_view = Watched(tab, (20, 136, 350, 492), (350, 24 * 56))
        for _ in range(25):
            await list_view.record()
            await flick(tab, (60, 560), (0, -90))
            end = (await list_view.at_rest())["y"]
            places = await list_view.recorded()
            touches = delivered(running.recorded())
            if is_even(touches):
                break
            await tab.tap(195, 6)
            await list_view.at_rest()
        else:
            raise AssertionError("this machine is too busy to move a finger evenly")
        travel = end - (90 - PAN_START)
        # Where it comes to rest, with v in points a second: all its milliseconds' ways, down to the
        # speed at which a scroll is over.
        reach = NORMAL_RATE / (1 - NORMAL_RATE) / 1000
        expected = (-speed(touches) - LAST_SPEED) * reach
        near(travel / expected, 1, SPEED_SLACK)
        # How it gets there: what would be left of the way if it went on without end shrinks by d in
        # each millisecond. Each picture is compared with the moment at which the formula has its
        # offset.
        decay = 1000 * math.log(NORMAL_RATE)
        late = []
        for time, _, y in places:
            left = end - y
            if 5 < left < 0.9 * travel:
                rest = LAST_SPEED * reach
                late.append(time - math.log((left + rest) / (travel + rest)) / decay)
        assert len(late) > 20, f"only {len(late)} pictures of the fling"
        # Now and then a busy machine shows a picture very late: one in ten may be.
        late.sort()
        near(late[len(late) * 9 // 10] - late[0], 0, TIMING)
        await tab.close()


@check("in nested scroll views a drag moves the one that goes along with it")
async def nested(program, browser):
    with app.App(program, scene="nested-scroll") as running:
        tab = await browser.open(running.url)
        outer = Watched(tab, (20, 136, 350, 556), (350, 22 * 52))
        carousel = Watched(tab, (35, 188, 320, 156), (8 * 140 + 10, 156))
        await drag(tab, (200, 250), (-100, 0))
        near((await carousel.at_rest())["x"], 100 - PAN_START)
        near((await outer.offset())["y"], 0)
        await drag(tab, (200, 250), (0, -60))
        near((await outer.at_rest())["y"], 60 - PAN_START)
        moved = Watched(tab, (35, 188 - 50, 320, 156), (8 * 140 + 10, 156))
        near((await moved.offset())["x"], 100 - PAN_START)
        # The inner list goes first; at its end the outer one takes over with the next drag.
        inner = Watched(tab, (35, 396 - 50, 320, 208), (320, 440))
        await drag(tab, (200, 480), (0, -60))
        near((await inner.at_rest())["y"], 60 - PAN_START)
        await drag(tab, (200, 480), (0, -330))
        near((await inner.at_rest())["y"], 440 - 208)
        near((await outer.offset())["y"], 50)
        await drag(tab, (200, 480), (0, -60))
        near((await outer.at_rest())["y"], 100)
        await tab.close()


@check("a pinch zooms about the middle of its fingers, by as much as they part")
async def pinch(program, browser):
    with app.App(program, scene="zoom") as running:
        tab = await browser.open(running.url)
        board = Watched(tab, (20, 136, 350, 420), (350, 420))
        x, y = 130, 400
        before = await board.offset()

        def fingers(apart):
            return (0, x - apart / 2, y), (1, x + apart / 2, y)

        await tab.touch("touchStart", *fingers(100))
        # The pinch is recognized here: its scale counts from this distance on.
        await tab.touch("touchMove", *fingers(120))
        await asyncio.sleep(0.2)
        for apart in range(126, 241, 6):
            await tab.touch("touchMove", *fingers(apart))
        await asyncio.sleep(0.2)
        after = await board.offset()
        near(after["scale"], 240 / 120, 0.01)
        # The same point of the board lies under the fingers' middle.
        for name, middle in (("x", x - 20), ("y", y - 136)):
            near((middle + after[name]) / after["scale"], middle + before[name], 0.5)
        await tab.touch("touchEnd")
        rest = await board.at_rest()
        near(rest["scale"], 2, 0.01)
        near(rest["x"], after["x"], 1)
        near(rest["y"], after["y"], 1)
        await tab.close()


@check("a pinch beyond the limit comes back to it when the fingers lift")
async def bounce(program, browser):
    with app.App(program, scene="zoom") as running:
        tab = await browser.open(running.url)
        board = Watched(tab, (20, 136, 350, 420), (350, 420))

        def fingers(apart):
            return (0, 195 - apart / 2, 346), (1, 195 + apart / 2, 346)

        await tab.touch("touchStart", *fingers(200))
        await tab.touch("touchMove", *fingers(160))
        await asyncio.sleep(0.2)
        for apart in range(156, 39, -4):
            await tab.touch("touchMove", *fingers(apart))
        await asyncio.sleep(0.2)
        # The fingers ask for a quarter; beyond the half only the root of the excess counts.
        near((await board.offset())["scale"], 0.5 * math.sqrt(0.25 / 0.5), 0.01)
        await tab.touch("touchEnd")
        rest = await board.at_rest()
        near(rest["scale"], 0.5, 0.005)
        # The scene keeps a small board in the middle.
        near(rest["x"], -350 / 4, 0.5)
        near(rest["y"], -420 / 4, 0.5)
        await tab.close()


@check("a tap on the strip of the status bar takes a list back to its top")
async def to_top(program, browser):
    with app.App(program, scene="pan-in-scroll") as running:
        tab = await browser.open(running.url)
        list_view = Watched(tab, (20, 136, 350, 492), (350, 24 * 56))
        await drag(tab, (60, 560), (0, -300))
        near((await list_view.at_rest())["y"], 300 - PAN_START)
        await tab.tap(195, 6)
        near((await list_view.at_rest())["y"], 0)
        await tab.close()
