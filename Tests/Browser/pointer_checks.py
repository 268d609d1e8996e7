"""Fingers, pens, mice and wheels, from the browser's own events to the recording."""

import asyncio

import app
from chromium import ALT, SHIFT
from harness import check, equal, eventually, near


def phases(running, identity):
    return [touch["phase"] for touch in running.touches() if touch["id"] == identity]


def ends(running, count):
    """Whether so many touches have ended."""
    return lambda: sum(
        touch["phase"] in ("ended", "cancelled") for touch in running.touches()) >= count


@check("two fingers come down, move and lift, each with a number of its own")
async def two_fingers(program, browser):
    with app.App(program, scene="multitouch", records=True) as running:
        tab = await browser.open(running.url)
        await tab.touch("touchStart", (0, 100, 300))
        await tab.touch("touchStart", (0, 100, 300), (1, 250, 300))
        for step in range(1, 6):
            await tab.touch("touchMove", (0, 100 - 10 * step, 300), (1, 250 + 10 * step, 300))
        await tab.touch("touchEnd", (1, 300, 300))
        await tab.touch("touchEnd")
        await eventually(ends(running, 2))
        touches = running.touches()
        equal([touch["phase"] for touch in touches[:2]], ["began", "began"])
        first, second = touches[0]["id"], touches[1]["id"]
        assert first != second
        for identity, end in ((first, 50), (second, 300)):
            own = phases(running, identity)
            equal((own[0], own[-1]), ("began", "ended"))
            assert own.count("moved") >= 5, own
            near([t for t in touches if t["id"] == identity][-1]["x"], end)
        near(touches[0]["radius"], 11)
        near(touches[0]["force"], 1.4, 0.01)
        equal(touches[-1]["id"], first)
        await tab.close()


@check("a finger is shown where it is, and no longer than it is there")
async def dots(program, browser):
    with app.App(program) as running:
        tab = await browser.open(running.url)
        await tab.touch("touchStart", (0, 100, 300))
        await tab.until("document.querySelectorAll('.finger').length === 1")
        await tab.touch("touchEnd")
        await tab.until("document.querySelectorAll('.finger').length === 0")
        await tab.close()


@check("a touch that the browser cancels is cancelled")
async def cancel(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.touch("touchStart", (0, 100, 300))
        await tab.touch("touchCancel")
        await eventually(ends(running, 1))
        equal([touch["phase"] for touch in running.touches()], ["began", "cancelled"])
        near(running.touches()[-1]["x"], 100)
        await tab.close()


@check("a page that loses the focus has its touches cancelled")
async def blur(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.touch("touchStart", (0, 100, 300))
        await eventually(running.touches)
        await tab.value("window.dispatchEvent(new Event('blur'))")
        await eventually(ends(running, 1))
        equal(running.touches()[-1]["phase"], "cancelled")
        await tab.touch("touchEnd")
        await tab.tap(50, 50)
        await eventually(ends(running, 2))
        equal([touch["phase"] for touch in running.touches()],
              ["began", "cancelled", "began", "ended"])
        await tab.close()


@check("a tab that is closed during a touch has its touch cancelled, and the other tab goes on")
async def closed(program, browser):
    with app.App(program, scene="multitouch", records=True) as running:
        stays = await browser.open(running.url)
        goes = await browser.open(running.url)
        await goes.touch("touchStart", (0, 100, 300))
        began = (await eventually(running.touches))[0]
        await stays.until("document.querySelectorAll('.finger.other').length === 1")
        await goes.close()
        await eventually(ends(running, 1))
        end = running.touches()[-1]
        equal((end["id"], end["phase"]), (began["id"], "cancelled"))
        await stays.until("document.querySelectorAll('.finger.other').length === 0")
        await stays.tap(200, 200)
        await eventually(ends(running, 2))
        assert running.lives
        await stays.close()


@check("fingers of two tabs meet with numbers of their own")
async def meet(program, browser):
    with app.App(program, scene="multitouch", records=True) as running:
        one, other = await browser.open(running.url), await browser.open(running.url)
        await one.touch("touchStart", (0, 100, 300))
        await other.touch("touchStart", (0, 250, 300))
        await eventually(lambda: len(running.touches()) >= 2)
        equal(len({touch["id"] for touch in running.touches()}), 2)
        await one.touch("touchEnd")
        await other.touch("touchEnd")
        await eventually(ends(running, 2))
        await one.close()
        await other.close()


@check("a mouse's primary button is a finger")
async def mouse(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.mouse("mousePressed", 100, 300, "left", 1)
        await tab.mouse("mouseMoved", 120, 340, "left", 1)
        await tab.mouse("mouseReleased", 120, 340, "left", 0)
        await eventually(ends(running, 1))
        touches = running.touches()
        equal((touches[0]["phase"], touches[-1]["phase"]), ("began", "ended"))
        equal({touch.get("type", "direct") for touch in touches}, {"direct"})
        equal({touch["buttons"] for touch in touches}, {1})
        near(touches[-1]["y"], 340)
        await tab.close()


@check("a mouse's secondary button is a pointer with that button")
async def secondary(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.click(100, 300, "right")
        await eventually(ends(running, 1))
        equal({(touch["type"], touch["buttons"]) for touch in running.touches()},
              {("indirectPointer", 2)})
        await tab.close()


@check("a mouse that presses nothing hovers")
async def hover(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.mouse("mouseMoved", 100, 300)
        await tab.mouse("mouseMoved", 110, 300)
        await tab.mouse("mouseMoved", -15, 300)
        hovers = await eventually(
            lambda: (found := running.recorded("hover")) and found[-1]["phase"] == "ended"
            and found)
        equal((hovers[0]["phase"], hovers[1]["phase"]), ("began", "moved"))
        equal(running.touches(), [])
        await tab.close()


@check("with Alt a mouse has a second finger, mirrored about the middle of the stage")
async def mirrored(program, browser):
    with app.App(program, scene="multitouch", records=True) as running:
        tab = await browser.open(running.url)
        await tab.mouse("mouseMoved", 100, 300, modifiers=ALT)
        await tab.until("document.querySelectorAll('.finger.above').length === 2")
        await tab.mouse("mousePressed", 100, 300, "left", 1, modifiers=ALT)
        await tab.until("document.querySelectorAll('.finger:not(.above)').length === 2")
        await tab.mouse("mouseMoved", 80, 280, "left", 1, modifiers=ALT)
        await tab.mouse("mouseReleased", 80, 280, "left", 0, modifiers=ALT)
        await eventually(ends(running, 2))
        touches = running.touches()
        first, second = touches[0]["id"], touches[1]["id"]
        places = {identity: [t for t in touches if t["id"] == identity]
                  for identity in (first, second)}
        for one, other in zip(places[first], places[second], strict=True):
            equal(one["phase"], other["phase"])
            near(one["x"] + other["x"], 390, 0.01)
            near(one["y"] + other["y"], 844, 0.01)
        await tab.close()


@check("with Shift as well both fingers of a mouse keep their distance")
async def parallel(program, browser):
    with app.App(program, scene="multitouch", records=True) as running:
        tab = await browser.open(running.url)
        await tab.mouse("mouseMoved", 150, 400, modifiers=ALT)
        await tab.mouse("mousePressed", 150, 400, "left", 1, modifiers=ALT)
        await tab.mouse("mouseMoved", 160, 420, "left", 1, modifiers=ALT | SHIFT)
        await tab.mouse("mouseMoved", 190, 440, "left", 1, modifiers=ALT | SHIFT)
        await tab.mouse("mouseReleased", 190, 440, "left", 0, modifiers=ALT | SHIFT)
        await eventually(ends(running, 2))
        touches = running.touches()
        first = touches[0]["id"]
        one = [t for t in touches if t["id"] == first]
        other = [t for t in touches if t["id"] != first]
        near(other[-1]["x"] - one[-1]["x"], other[1]["x"] - one[1]["x"], 0.01)
        near(other[-1]["y"] - one[-1]["y"], other[1]["y"] - one[1]["y"], 0.01)
        await tab.close()


@check("a pen presses and leans")
async def pen(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        how = {"pointerType": "pen", "force": 0.8, "tiltX": 30, "tiltY": 0}
        await tab.mouse("mousePressed", 100, 300, "left", 1, **how)
        await tab.mouse("mouseReleased", 100, 300, "left", 0, **how)
        await eventually(ends(running, 1))
        began = running.touches()[0]
        equal(began["type"], "pencil")
        near(began["force"], 1.6, 0.01)
        near(began["altitude"], 1.0472, 0.01)
        near(began.get("azimuth", 0), 0, 0.01)
        await tab.close()


@check("a wheel scrolls, and the content goes the other way")
async def wheel(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.mouse("mouseWheel", 100, 300, deltaX=0, deltaY=120)
        scroll = (await eventually(lambda: running.recorded("scroll")))[0]
        near(scroll["dy"], -120)
        near(scroll["x"], 100)
        await tab.close()


@check("recorded time never runs backwards")
async def time(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.touch("touchStart", (0, 100, 100), (1, 200, 100))
        for step in range(30):
            await tab.touch("touchMove", (0, 100 + step, 100), (1, 200 + step, 100))
            await asyncio.sleep(0.004)
        await tab.touch("touchEnd")
        await eventually(ends(running, 2))
        times = [record["t"] for record in running.recorded()]
        equal(times, sorted(times))
        await tab.close()
