"""Gestures by real fingers, and the lanes that say who won and why."""

import asyncio
import json
import math
import pathlib
import tempfile

import app
from harness import check, equal, near

STEPS = 25
"""How many moves a finger makes on its way."""

PACE = 1 / 60
"""Seconds between two moves; a browser sends about one a frame."""

LANES = """[...document.querySelectorAll('#lanes .lane[data-kind=lane]')].map((lane) =>
  [lane.querySelector('.who').textContent, lane.querySelector('.outcome').textContent])"""

OVER = "document.querySelector('#lanes').dataset.over === 'true'"


async def move(tab, place, steps=STEPS, pace=PACE):
    """Moves fingers; `place` gives their points at a fraction of the way."""
    for step in range(1, steps + 1):
        points = [(number, *point) for number, point in enumerate(place(step / steps))]
        await tab.touch("touchMove", *points)
        if pace:
            await asyncio.sleep(pace)


async def down(tab, place):
    points = [(number, *point) for number, point in enumerate(place(0))]
    await tab.touch("touchStart", *points)


async def stroke(tab, start, end, steps=STEPS, pace=PACE, lifts=True):
    def place(share):
        return [tuple(a + (b - a) * share for a, b in zip(start, end))]

    await down(tab, place)
    await move(tab, place, steps, pace)
    if lifts:
        await tab.touch("touchEnd")


async def lanes(tab):
    """What each lane says once all is decided, by the recognizer's name."""
    await tab.until(OVER)
    return dict(await tab.value(LANES))




async def transform(tab, width, height):
    """Scale and angle of the layer of a size."""
    matrix = await tab.value(
        "(() => { const layer = [...document.querySelectorAll('#views .layer')].find((one) =>"
        f" one.offsetWidth === {width} && one.offsetHeight === {height});"
        " const { a, b } = new DOMMatrix(getComputedStyle(layer).transform);"
        " return [Math.hypot(a, b), Math.atan2(b, a)]; })()")
    return matrix


@check("two fingers that part scale the card as far as they part")
async def pinch(program, browser):
    with app.App(program, scene="pinch-rotate-pan") as running:
        tab = await browser.open(running.url)

        def place(share):
            half = 50 + 100 * share
            return [(195 - half, 450), (195 + half, 450)]

        await down(tab, place)
        await move(tab, place, steps=50)
        await tab.touch("touchEnd")
        said = await lanes(tab)
        equal(said["pinch"], "recognized")
        assert said["rotation"].startswith("failed: turned only"), said
        scale, angle = await transform(tab, 200, 200)
        # The scale counts from where the pinch began, 8 points after the fingers came down.
        near(scale, 300 / 110, 0.15)
        near(angle, 0, 0.001)
        await tab.close()


@check("two fingers that turn turn the card by the same angle")
async def rotation(program, browser):
    with app.App(program, scene="pinch-rotate-pan") as running:
        tab = await browser.open(running.url)

        def place(share):
            angle = math.pi / 2 * share
            x, y = 70 * math.cos(angle), 70 * math.sin(angle)
            return [(195 - x, 450 - y), (195 + x, 450 + y)]

        await down(tab, place)
        await move(tab, place, steps=50)
        await tab.touch("touchEnd")
        said = await lanes(tab)
        equal(said["rotation"], "recognized")
        assert said["pinch"].startswith("failed: "), said
        scale, angle = await transform(tab, 200, 200)
        near(scale, 1, 0.001)
        # The angle counts from where the rotation began, ten degrees after the start.
        near(math.degrees(angle), 79, 3)
        await tab.close()


@check("a swipe goes before the pan that requires it to fail, and never gets past the other pan")
async def swipe(program, browser):
    with app.App(program, scene="swipe-vs-pan") as running:
        tab = await browser.open(running.url)
        await stroke(tab, (60, 260), (330, 262), steps=10, pace=0)
        said = await lanes(tab)
        equal(said["swipe"], "recognized")
        equal(said["pan"], "failed: swipe, which it requires to fail, was recognized")
        await stroke(tab, (60, 500), (330, 502), steps=10, pace=0)
        await tab.until("document.querySelector('#lanes .lane-view').textContent.includes('hasty')")
        said = await lanes(tab)
        equal(said["pan"], "recognized")
        equal(said["swipe"], "prevented by pan on hasty")
        await tab.close()


@check("a slow drag makes the swipe fail, and the pan that waited goes on")
async def slow(program, browser):
    with app.App(program, scene="swipe-vs-pan") as running:
        tab = await browser.open(running.url)
        await stroke(tab, (60, 260), (70, 330))
        said = await lanes(tab)
        equal(said["pan"], "recognized")
        equal(said["swipe"], "failed: moved down, right allowed")
        await tab.close()


@check("a finger from the edge drags the page away, and a short one lets it spring back")
async def edge(program, browser):
    with app.App(program, scene="edge-pan") as running:
        tab = await browser.open(running.url)
        pages = "[...document.querySelectorAll('#tree .view .name')].map((n) => n.textContent)" \
            ".filter((n) => /^page\\d$/.test(n)).join()"
        await tab.until(f"{pages} === 'page2'")
        await stroke(tab, (2, 400), (90, 400), lifts=False)
        await tab.until(f"{pages} === 'page1,page2'")
        await asyncio.sleep(0.3)
        await tab.touch("touchEnd")
        await tab.until(f"{pages} === 'page2'")
        equal((await lanes(tab))["edge pan"], "recognized")
        await stroke(tab, (2, 400), (300, 400))
        await tab.until(f"{pages} === 'page1'")
        await stroke(tab, (60, 400), (300, 400))
        said = await lanes(tab)
        assert said["edge pan"].startswith("failed: began 60 pt from the edge"), said
        await tab.close()


@check("lanes live while the finger is down, and end in one verdict each")
async def live(program, browser):
    with app.App(program, scene="tap-double-tap") as running:
        tab = await browser.open(running.url)
        equal(await tab.value("document.querySelectorAll('#lanes .lane').length"), 0)
        await tab.touch("touchStart", (0, 195, 250))
        await tab.until("document.querySelectorAll('#lanes [data-kind=lane]').length === 2")
        equal(await tab.value("document.querySelector('#lanes').dataset.over"), "false")
        width = "document.querySelector('#lanes [data-kind=lane] .bar').offsetWidth"
        bar = await tab.value(width)
        await tab.until(f"{width} > {bar} + 10")
        await tab.touch("touchEnd")
        await tab.until(
            "document.querySelector('#lanes').innerText.includes('waiting for double tap until')")
        said = await lanes(tab)
        equal(said["tap"], "recognized")
        equal(said["double tap"], "failed: no tap 2 of 2 within 0.35 s")
        equal(await tab.value("document.querySelector('#step').textContent"),
              "Recognized: tap on waiting.")
        equal(tab.complaints, [])
        await tab.close()


@check("a segment tells its cause under the pointer, and keeps telling it after a click")
async def segment(program, browser):
    with app.App(program, scene="tap-double-tap") as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 250)
        await lanes(tab)
        left, top = await tab.value(
            "(({left, top, width, height}) => [left + width / 2, top + height / 2])(document"
            ".querySelector('#lanes .bar[data-state=waiting]').getBoundingClientRect())")
        for kind, button in [("mouseMoved", "none"), ("mousePressed", "left"),
                             ("mouseReleased", "left")]:
            await tab.command("Input.dispatchMouseEvent", type=kind, x=left, y=top, button=button,
                              clickCount=1)
            await tab.until("document.querySelector('#step').textContent"
                            ".includes('waiting for double tap until')")
        await tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=600, y=20)
        await tab.settle()
        assert "waiting for double tap" in await tab.value(
            "document.querySelector('#step').textContent")
        await tab.close()


@check("the lint of a scene stands quietly below its hint")
async def lint(program, browser):
    with app.App(program, scene="swipe-vs-pan") as running:
        tab = await browser.open(running.url)
        summary = "document.querySelector('#lint summary').textContent"
        await tab.until(f"{summary} === 'Lint: 1 problem, 1 note'")
        equal(await tab.value("document.querySelector('#lint').open"), False)
        text = await tab.value("document.querySelector('#lint ol').textContent")
        assert "swipe on hasty can never win: pan on hasty is recognized first" in text, text
        await tab.value(
            "(() => { const picker = document.querySelector('#scene'); picker.value = 'delivery';"
            " picker.dispatchEvent(new Event('change')); })()")
        await tab.until(f"{summary} === 'Lint: nothing found'")
        equal(tab.complaints, [])
        await tab.close()


@check("the command line lints sources for delegate methods that nobody calls")
async def sources(program, browser):
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "Feed.swift"
        source.write_text(
            "class Page: UIView, UIScrollViewDelegate {}\n"
            "class Feed: Page {\n"
            "  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n"
            "}\n")
        answer = app.run(program, "lint", "--sources", folder, "--format", "json")
        equal(answer.returncode, 0)
        equal([(finding["class"], finding["member"], finding["line"])
               for finding in json.loads(answer.stdout)],
              [("Feed", "scrollViewDidScroll(_:)", 3)])
        strict = app.run(program, "lint", "--strict", "--sources", str(source))
        equal(strict.returncode, 1)
        assert strict.stdout.startswith(f"{source}:3: problem".encode()), strict.stdout
        source.write_text("class Page: UIView, UIScrollViewDelegate {}\n")
        clean = app.run(program, "lint", "--strict", "--sources", folder)
        equal((clean.returncode, clean.stdout), (0, b"nothing found\n"))
        equal(app.run(program, "lint", "--sources", f"{folder}/none").returncode, 2)


@check("the command line lints a scene, and tells the lanes of a recording, the same each time")
async def verbs(program, browser):
    answer = app.run(program, "lint", "--scene", "swipe-vs-pan", "--format", "json")
    equal(answer.returncode, 0)
    equal([finding["kind"] for finding in json.loads(answer.stdout)],
          ["waits", "neverRecognized"])
    clean = app.run(program, "lint", "--scene", "delivery")
    equal((clean.returncode, clean.stdout), (0, b"nothing found\n"))
    equal(app.run(program, "lint", "--scene", "none of them").returncode, 2)
    with app.App(program, scene="tap-double-tap", records=True) as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 250)
        await lanes(tab)
        await tab.close()
        texts = [app.run(program, "play", running.recording, "--lanes").stdout for _ in range(2)]
        equal(texts[0], texts[1])
        assert b"waiting for *double tap* until" in texts[0], texts[0]
        equal(texts[0].count(b"verdict: "), 2)
