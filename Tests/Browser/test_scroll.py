"""Scroll views on the page: real fingers move them, and the page shows their positions.

The expected values are computed here, from UIKit's behavior and the fingers' own paths. The program
under test is not asked for them.
"""

import math

from waiting import eventually, near

NORMAL_RATE = 0.998
"""The part of a scroll's velocity left after a millisecond (UIScrollView.DecelerationRate)."""

PAN_START = 10
"""Points that a finger moves before it scrolls. They don't count."""

FRAME_SLACK = 1
"""Points by which a picture may differ from the formula: positions are rounded to a third of a
point, and the formula's time begins up to a millisecond before the first frame."""

PAUSE = 0.036
"""Seconds without a move after which a finger may count as resting; trackers use 40 ms."""

LAST_SPEED = 10
"""Points per second at which a scroll ends, as measured."""

HALF_A_PIXEL = 1 / 6
"""Points by which the final position may differ from the formula, due to rounding to a pixel."""

SPEED_SLACK = 0.001
"""The fraction by which a fling's distance may differ from the one for the recorded touches."""

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
    """A scroll view on the page, identified by its frame and the size of its content."""

    def __init__(self, tab, frame, content):
        self.tab = tab
        self.place = f"({RECORDER})({{ frame: {list(frame)}, content: {list(content)} }})"

    def offset(self):
        self.tab.settle()
        return self.tab.page.evaluate(f"{self.place}()")

    def record(self):
        """Starts recording the vertical offset in each of the browser's frames."""
        self.tab.page.evaluate(
            f"(() => {{ const place = {self.place}; window.places = [];"
            " const look = () => { window.places.push(place().y);"
            " window.looking = requestAnimationFrame(look); }; look(); })()"
        )

    def recorded(self):
        return self.tab.page.evaluate("(cancelAnimationFrame(window.looking), window.places)")

    def at_rest(self):
        """Waits until the page shows the same position for a while."""
        last, since = None, 0
        while since < 15:
            now = self.offset()
            since = since + 1 if now == last else 0
            last = now
        return last

    def rests_at(self, **wanted):
        """Waits until it rests at the wanted `x`, `y` and `scale`, each a `near`."""

        def rests():
            place = self.at_rest()
            assert {name: place[name] for name in wanted} == wanted
            return place

        return eventually(rests)

    def drag(self, start, way, steps=10):
        """Moves a finger in even steps, rests until that is shown, and lifts."""
        (x, y), (dx, dy) = start, way
        self.tab.touch("touchStart", (0, x, y))
        for step in range(1, steps + 1):
            self.tab.touch("touchMove", (0, x + dx * step / steps, y + dy * step / steps))
        self.at_rest()
        self.tab.touch("touchEnd")


def flick(tab, start, way, pace=560):
    """Moves a finger at a speed, in points per second, and lifts it in motion.

    The browser moves the finger by its own clock, so a slow answer can't make it rest.
    """
    x, y = tab.at(*start)
    tab.send(
        "Input.synthesizeScrollGesture",
        x=x,
        y=y,
        xDistance=way[0],
        yDistance=way[1],
        speed=pace,
        preventFling=False,
        gestureSourceType="touch",
    )


def delivered(records):
    """Returns the last touch of the recording as an app receives it: only the last move of each
    frame."""
    start = max(n for n, record in enumerate(records) if record.get("phase") == "began")
    touches = []
    for record, next_one in zip(records[start:], [*records[start + 1 :], None]):
        if record["kind"] != "touch":
            continue
        if (
            record["phase"] == "moved"
            and next_one
            and next_one["kind"] == "touch"
            and next_one["phase"] == "moved"
        ):
            continue
        touches.append(record)
    return touches


def is_fling(touches):
    """Returns whether a busy machine let the finger move evenly, and lift while it moved."""
    *moves, lift = touches
    times = [move["t"] for move in moves]
    return (
        len(moves) > 3
        and all(sooner < later for sooner, later in zip(times, times[1:]))
        and lift["t"] - moves[-1]["t"] < PAUSE
    )


def speed(touches):
    """Returns the final speed of a finger in points per second: a weighted average of the last
    three moves, with the largest weight on the oldest."""
    places = [(touch["t"], touch["y"]) for touch in touches if touch["phase"] != "ended"]
    moves = [
        (later[1] - sooner[1]) / (later[0] - sooner[0])
        for sooner, later in zip(places, places[1:])
        if later[1] != sooner[1]
    ]
    return sum(weight * move for weight, move in zip((0.60, 0.35, 0.05), moves[-3:]))


def test_a_fling_decelerates_by_the_closed_form_of_uiscrollviews_deceleration(launch, open_tab):
    running = launch(scene="pan-in-scroll", records=True)
    tab = open_tab(running)
    list_view = Watched(tab, (20, 136, 350, 492), (350, 24 * 56))
    # The distance to rest for v in points per second: the sum of the distances in each millisecond,
    # down to the speed at which a scroll ends.
    reach = NORMAL_RATE / (1 - NORMAL_RATE) / 1000
    for _ in range(25):
        list_view.record()
        flick(tab, (60, 560), (0, -90))
        list_view.at_rest()
        touches = delivered(running.recorded())
        if is_fling(touches):
            dragged = touches[0]["y"] - touches[-1]["y"] - PAN_START
            expected = (-speed(touches) - LAST_SPEED) * reach
            if dragged + expected < 24 * 56 - 492:
                break
        tab.tap(195, 6)
        list_view.rests_at(y=near(0))
    else:
        raise AssertionError("this machine is too busy to move a finger evenly")
    slack = expected * SPEED_SLACK + HALF_A_PIXEL
    end = list_view.rests_at(y=near(dragged + expected, slack))["y"]
    travel = end - dragged
    # The path to rest: the distance that would remain without an end speed shrinks by the factor d
    # in each millisecond. Every picture must match a moment of one of the program's frames.
    rest = LAST_SPEED * reach
    lift = touches[-1]["t"]
    offsets = [
        end + rest - (travel + rest) * NORMAL_RATE ** (1000 * (frame["t"] - lift))
        for frame in running.recorded("frame")
        if frame["t"] > lift
    ]
    pictures = [y for y in list_view.recorded() if 5 < end - y < 0.9 * travel]
    assert len(set(pictures)) > 10, "only few pictures of the fling"
    assert pictures == sorted(pictures)
    for y in pictures:
        assert min(abs(y - offset) for offset in offsets) < FRAME_SLACK, y


def test_in_nested_scroll_views_a_drag_moves_the_one_of_its_direction(launch, open_tab):
    running = launch(scene="nested-scroll")
    tab = open_tab(running)
    outer = Watched(tab, (20, 136, 350, 556), (350, 22 * 52))
    carousel = Watched(tab, (35, 188, 320, 156), (8 * 140 + 10, 156))
    carousel.drag((200, 250), (-100, 0))
    carousel.rests_at(x=near(100 - PAN_START))
    assert outer.offset()["y"] == near(0)
    outer.drag((200, 250), (0, -60))
    outer.rests_at(y=near(60 - PAN_START))
    moved = Watched(tab, (35, 188 - 50, 320, 156), (8 * 140 + 10, 156))
    assert moved.offset()["x"] == near(100 - PAN_START)
    # The inner list scrolls first. At its end, the next drag scrolls the outer one.
    inner = Watched(tab, (35, 396 - 50, 320, 208), (320, 440))
    inner.drag((200, 480), (0, -60))
    inner.rests_at(y=near(60 - PAN_START))
    inner.drag((200, 480), (0, -330))
    inner.rests_at(y=near(440 - 208))
    assert outer.offset()["y"] == near(50)
    outer.drag((200, 480), (0, -60))
    outer.rests_at(y=near(100))


def recognized(board, fingers, before, after):
    """Moves two fingers apart until the pinch is recognized. Returns the distance that is scale 1.

    The program may run a frame between the moves of the two fingers, and recognize the pinch at the
    first.
    """
    board.tab.touch("touchMove", *fingers(after))
    scale = board.at_rest()["scale"]
    halfway = (before + after) / 2
    assert scale == near(1, 0.01) or scale == near(after / halfway, 0.01)
    return after / scale


def test_a_pinch_zooms_about_the_center_of_its_fingers_by_the_change_of_their_distance(
    launch, open_tab
):
    running = launch(scene="zoom")
    tab = open_tab(running)
    board = Watched(tab, (20, 136, 350, 420), (350, 420))
    x, y = 130, 400
    before = board.offset()

    def fingers(apart):
        return (0, x - apart / 2, y), (1, x + apart / 2, y)

    tab.touch("touchStart", *fingers(100))
    start = recognized(board, fingers, 100, 120)
    for apart in range(126, 241, 6):
        tab.touch("touchMove", *fingers(apart))
    after = board.rests_at(scale=near(240 / start, 0.01))
    # The same point of the board is under the fingers' center. The center is off by half a move if
    # the pinch is recognized between the moves of the two fingers.
    aside = {"x": (120 - start) / 2, "y": 0}
    for name, middle in (("x", x - 20), ("y", y - 136)):
        way = (middle + after[name]) / after["scale"] - (middle + before[name])
        assert abs(way) == near(aside[name], 0.5)
    tab.touch("touchEnd")
    board.rests_at(scale=near(240 / start, 0.01), x=near(after["x"], 1), y=near(after["y"], 1))


def test_a_pinch_beyond_the_limit_returns_to_it_when_the_fingers_lift(launch, open_tab):
    running = launch(scene="zoom")
    tab = open_tab(running)
    board = Watched(tab, (20, 136, 350, 420), (350, 420))

    def fingers(apart):
        return (0, 195 - apart / 2, 346), (1, 195 + apart / 2, 346)

    tab.touch("touchStart", *fingers(200))
    start = recognized(board, fingers, 200, 160)
    for apart in range(156, 39, -4):
        tab.touch("touchMove", *fingers(apart))
    # The fingers request about a quarter. Beyond the half, only the square root of the excess
    # counts.
    board.rests_at(scale=near(0.5 * math.sqrt(40 / start / 0.5), 0.01))
    tab.touch("touchEnd")
    # The scene keeps a small board centered.
    board.rests_at(scale=near(0.5, 0.005), x=near(-350 / 4, 0.5), y=near(-420 / 4, 0.5))


def test_a_tap_on_the_status_bar_scrolls_a_list_to_its_top(launch, open_tab):
    running = launch(scene="pan-in-scroll")
    tab = open_tab(running)
    list_view = Watched(tab, (20, 136, 350, 492), (350, 24 * 56))
    list_view.drag((60, 560), (0, -300))
    list_view.rests_at(y=near(300 - PAN_START))
    tab.tap(195, 6)
    list_view.rests_at(y=near(0))
