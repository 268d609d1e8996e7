"""The device's motion: readings of its sensors, shakes among them, and the button for a shake."""

import asyncio

import app
from harness import check, equal, eventually, near

GRAVITY = 9.80665
"""Metres per second squared in a g."""

SWING = 0.08
"""Seconds between two jolts of a hand."""

SENSORS = ["accelerometer", "linear-acceleration", "gyroscope"]


async def open_with_sensors(browser, running):
    """A tab in a device that lies on its back and rests."""
    tab = await browser.open(running.url)
    for sensor in SENSORS:
        await tab.command(
            "Emulation.setSensorOverrideEnabled", enabled=True, type=sensor,
            metadata={"available": True})
    await feel(tab)
    await tab.command("Page.reload")
    await tab.until("document.getElementById('status')?.dataset.state === 'live'")
    await tab.until("document.querySelectorAll('#views .layer').length > 0")
    return tab


async def feel(tab, hand=(0, 0, 0), turn=(0, 0, 0)):
    """The sensors read what a hand does, in g, and how the device turns, in radians a second."""
    with_gravity = (hand[0], hand[1], hand[2] + 1)
    readings = [
        [share * GRAVITY for share in with_gravity], [share * GRAVITY for share in hand], turn]
    for sensor, (x, y, z) in zip(SENSORS, readings):
        await tab.command(
            "Emulation.setSensorOverrideReadings", type=sensor,
            reading={"xyz": {"x": x, "y": y, "z": z}})


async def shake(tab, swings=6):
    for number in range(swings):
        await feel(tab, (2 if number % 2 else -2, 0, 0))
        await asyncio.sleep(SWING)
    await feel(tab)


def said(words):
    """Whether a line of the journal has the words."""
    return ("[...document.querySelectorAll('#journal li .what')]"
            f".some((line) => line.textContent.includes({words!r}))")


@check("a shake of the sensors reaches the first responder, and the journal names who answered")
async def shaken(program, browser):
    with app.App(program, scene="shake", records=True) as running:
        tab = await open_with_sensors(browser, running)
        await shake(tab)
        await tab.until(said('ShakeCard "card" answered motionBegan'))
        await tab.until(said('ShakeCard "card" answered motionEnded'))
        assert not await tab.value(said("motionCancelled"))
        equal(running.recorded("motion"), [])
        await tab.close()
        running.stop()
        play = app.run(program, "play", str(running.recording))
        equal((play.returncode, play.stderr), (0, b""))
        text = play.stdout.decode()
        equal(text.count("answered motionEnded ShakeCard"), 1)


@check("without a first responder the window answers a shake")
async def window(program, browser):
    with app.App(program, scene="shake") as running:
        tab = await open_with_sensors(browser, running)
        await tab.tap(334, 326)
        await tab.until(said("resigned"))
        await shake(tab)
        await tab.until(said('ShakeWindow "shakeWindow" answered motionEnded'))
        await tab.close()


@check("readings have the axes and signs of Core Motion, and come all while the app asks for them")
async def readings(program, browser):
    with app.App(program, scene="shake", records=True) as running:
        tab = await open_with_sensors(browser, running)
        first = (await eventually(lambda: running.recorded("deviceMotion")))[-1]
        for found, wanted in zip(first["gravity"], [0, 0, -1]):
            near(found, wanted, 0.01)
        await feel(tab, (0.25, -0.125, 0.0625), (0.5, 1, 1.5))
        record = await eventually(lambda: next(
            (one for one in running.recorded("deviceMotion") if one["acceleration"][0] > 0.2), None))
        for found, wanted in zip(record["acceleration"], [0.25, -0.125, 0.0625 - 1]):
            near(found, wanted, 0.02)
        turned = await eventually(lambda: next(
            (one for one in running.recorded("deviceMotion")
             if abs(one["rotationRate"][2]) > 1.4), None))
        for found, wanted in zip(turned["rotationRate"], [0.5, 1, 1.5]):
            near(found, wanted, 0.02)
        await tab.close()


@check("where nobody asks for readings, a device at rest sends none, and a shake still arrives")
async def rest(program, browser):
    with app.App(program, scene="delivery", records=True) as running:
        tab = await open_with_sensors(browser, running)
        await asyncio.sleep(0.5)
        equal(running.recorded("deviceMotion"), [])
        await shake(tab)
        await tab.until(said("motionEnded discarded"))
        await tab.close()


@check("the page's button shakes a device that nobody can shake")
async def button(program, browser):
    with app.App(program, scene="shake", records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#shake').click()")
        await tab.until(said('ShakeCard "card" answered motionEnded'))
        equal([one["phase"] for one in running.recorded("motion")], ["began", "ended"])
        equal(tab.complaints, [])
        await tab.close()
