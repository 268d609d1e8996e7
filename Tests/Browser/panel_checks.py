"""The panel: why by view, names, the chain, the journal, and what the program prints."""

import asyncio
import json

import app
from harness import check, equal, eventually

SENTENCE = "document.querySelector('#sentence').textContent"

ROWS = "[...document.querySelectorAll('#tree .view')]"

AT_END = (
    "((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 24)"
    "(document.querySelector('#journal'))")


async def choose(tab, scene):
    await tab.value(
        "(() => { const picker = document.querySelector('#scene');"
        f" picker.value = {scene!r}; picker.dispatchEvent(new Event('change')); }})()")
    await tab.until(f"document.querySelector('#scene').value === {scene!r}")
    await tab.settle()


async def choose_row(tab, name):
    """Chooses a view in the tree by what it is called."""
    row = f"{ROWS}.find((row) => row.querySelector('.name')?.textContent === {name!r})"
    await tab.until(f"Boolean({row})")
    await tab.value(f"{row}.click()")


@check("choosing a view in the tree, or a row under Refused, says what `why --view` says of it")
async def why_by_view(program, browser):
    with app.App(program, scene="refusals") as running:
        tab = await browser.open(running.url)
        for name in ["hiddenButton", "alpha001Button", "interactionOffButton", "imageViewButton",
                     "disabledChild", "alpha002Button"]:
            answer = app.run(
                program, "why", "--scene", "refusals", "--view", name, "--format", "json")
            sentence = json.loads(answer.stdout)["sentence"].replace("*", "")
            await choose_row(tab, name)
            await tab.until(f"{SENTENCE} === {sentence!r}")
            assert name in sentence, sentence
        await choose_row(tab, "hiddenButton")
        await tab.until(f"{SENTENCE}.startsWith('hiddenButton was not hit')")
        refused = "[...document.querySelectorAll('#refused .row')]"
        await tab.value(
            f"{refused}.find((row) => row.querySelector('.name').textContent === 'hidden').click()")
        await tab.until(f"{SENTENCE}.startsWith('hidden was not hit: it is hidden')")
        equal(tab.complaints, [])
        await tab.close()


@check("in every scene a finger on a control, or on what looks alive and is dead, hears its name")
async def every_control(program, browser):
    lines = app.run(program, "scenes").stdout.decode().splitlines()
    with app.App(program) as running:
        tab = await browser.open(running.url)
        for scene in [line.split("\t")[0] for line in lines]:
            await choose(tab, scene)
            tree = json.loads(
                app.run(program, "tree", "--scene", scene, "--format", "json").stdout)
            for view in controls(tree[0]):
                x = view["frame"]["x"] + view["frame"]["width"] / 2
                y = view["frame"]["y"] + view["frame"]["height"] / 2
                if not (0 < x < 390 and 0 < y < 844):
                    continue
                answer = json.loads(app.run(
                    program, "why", "--scene", scene, "--at", f"{x},{y}",
                    "--format", "json").stdout)
                await tab.touch("touchStart", (0, x, y))
                await tab.touch("touchCancel")
                said = answer["sentence"].replace("*", "")
                await tab.until(f"{SENTENCE} === {json.dumps(said)}", seconds=5)
                assert view["name"] in said, (scene, view["name"], said)
                assert "0 pt" not in said.replace("10 pt", "").replace("20 pt", "").replace(
                    "30 pt", ""), said
        await tab.close()


CONTROLS = ("UIButton", "UISwitch", "UISlider", "UITextField", "UIControl", "UIStepper",
            "UISegmentedControl", "CountingButton")


def controls(view, is_cut=False):
    """The controls that a person could point at."""
    if view["class"].split(".")[-1] in CONTROLS:
        return [view]
    if "ScrollView" in view["class"] or "TextView" in view["class"]:
        return []
    return [one for child in view["children"] for one in controls(child)]


@check("the journal follows through scenes and a growing panel, until a person scrolls up")
async def follows(program, browser):
    with app.App(program, scene="text") as running:
        tab = await browser.open(running.url, height=700)
        for number in range(6):
            await tab.tap(100, 184 + 74 * (number % 2))
            await asyncio.sleep(0.2)
        await tab.until("document.querySelectorAll('#lanes .lane').length > 2")
        await tab.settle()
        assert await tab.value(AT_END), "behind after taps in text"
        await choose(tab, "monitor")
        for _ in range(3):
            await tab.tap(195, 400)
        await tab.settle()
        assert await tab.value(AT_END), "behind after a scene change"
        await tab.command(
            "Emulation.setDeviceMetricsOverride", width=1440, height=560, deviceScaleFactor=1,
            mobile=False)
        await tab.settle()
        assert await tab.value(AT_END), "behind after the window shrank"
        box = await tab.value(
            "(({left, top}) => [left + 40, top + 40])"
            "(document.querySelector('#journal').getBoundingClientRect())")
        await tab.command(
            "Input.dispatchMouseEvent", type="mouseWheel", x=box[0], y=box[1], deltaX=0,
            deltaY=-200)
        await tab.until(f"!{AT_END}")
        top = await tab.value("document.querySelector('#journal').scrollTop")
        await tab.tap(195, 400)
        await tab.settle()
        equal(await tab.value("document.querySelector('#journal').scrollTop"), top)
        await tab.close()


@check("the journal tells of queue, coalescing, sendEvent, walk and climb when it is asked to")
async def details(program, browser):
    with app.App(program, scene="delivery") as running:
        tab = await browser.open(running.url)
        kinds = "[...new Set([...document.querySelectorAll('#journal li')]" \
            ".map((line) => line.dataset.kind))]"
        await tab.tap(195, 400)
        await tab.until(f"{kinds}.length > 0")
        plain = await tab.value(kinds)
        wanted = ["queue", "coalescing", "sendEvent", "walk", "climb"]
        assert not set(plain) & set(wanted), plain
        for detail in wanted:
            await tab.value(f"document.querySelector('[data-detail={detail}]').click()")
        await tab.touch("touchStart", (0, 195, 400))
        for step in range(20):
            await tab.touch("touchMove", (0, 195 + step, 400))
        await tab.touch("touchEnd")
        for detail in wanted:
            await tab.until(f"{kinds}.includes({detail!r})")
        for detail in wanted:
            await tab.value(f"document.querySelector('[data-detail={detail}]').click()")
        await tab.value("document.querySelector('#clear').click()")
        await tab.tap(195, 400)
        await tab.until(f"{kinds}.length > 0")
        assert not set(await tab.value(kinds)) & set(wanted)
        equal(tab.complaints, [])
        await tab.close()


@check("the path begins at the application, and the chain says who kept the touch")
async def keeper(program, browser):
    with app.App(program, scene="chain") as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 300)
        await tab.until("document.querySelectorAll('#chain li').length > 2")
        equal(await tab.value("document.querySelector('#path li .class').textContent"),
              "UIApplication")
        await tab.until("document.querySelectorAll('#chain li.keeps').length === 1")
        equal(await tab.value("document.querySelector('#chain .kept').textContent"),
              "kept the touch")
        await tab.close()


@check("a tap that worked is not said to be nothing, and no asterisks or selectors of ours show")
async def clean(program, browser):
    with app.App(program, scene="tap-double-tap") as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 250)
        await tab.until("document.querySelector('#lanes').dataset.over === 'true'")
        for scene, point in [("control-events", (195, 180)), ("remote-control", (195, 564)),
                             ("delivery", (195, 400)), ("control-vs-tap", (195, 250))]:
            await choose(tab, scene)
            await tab.tap(*point)
            await tab.until("document.querySelectorAll('#lanes .lane').length > 0")
            await asyncio.sleep(0.5)
            text = await tab.value("document.querySelector('#panel').innerText")
            assert "*" not in text, text
            assert "performWithSender" not in text, text
            assert "Nothing was recognized." not in text, text
        await tab.close()


@check("a reload clears the lanes of the last scene")
async def reload(program, browser):
    with app.App(program, scene="tap-double-tap") as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 250)
        await tab.until("document.querySelectorAll('#lanes .lane').length > 0")
        await choose(tab, "delivery")
        await tab.command("Page.reload")
        await tab.until("document.getElementById('status')?.dataset.state === 'live'")
        await tab.until("document.querySelectorAll('#views .layer').length > 0")
        await asyncio.sleep(0.3)
        equal(await tab.value("document.querySelectorAll('#lanes .lane').length"), 0)
        await tab.close()


@check("lanes show whole names")
async def whole_names(program, browser):
    with app.App(program, scene="custom-recognizer") as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 400)
        await tab.until("document.querySelectorAll('#lanes [data-kind=lane]').length > 0")
        cut = await tab.value(
            "[...document.querySelectorAll('#lanes .who')].filter((who) =>"
            " who.scrollWidth > who.clientWidth).map((who) => who.textContent)")
        equal(cut, [])
        await tab.close()


@check("buttons send remote commands, those that the app wants")
async def remote(program, browser):
    with app.App(program, scene="remote-control", records=True) as running:
        tab = await browser.open(running.url)
        await tab.until("!document.querySelector('#remote-section').hidden")
        for command in ["play", "nextTrack", "previousTrack", "togglePlayPause", "stop"]:
            await tab.value(f"document.querySelector('[data-command={command}]').click()")
        await eventually(lambda: len(running.recorded("remote")) == 5)
        equal([record["subtype"] for record in running.recorded("remote")],
              ["play", "nextTrack", "previousTrack", "togglePlayPause", "stop"])
        await tab.until(
            "document.querySelector('#journal').innerText.includes('answered remoteControlReceived')")
        await choose(tab, "delivery")
        await tab.until("document.querySelector('#remote-section').hidden")
        await tab.close()


@check("what the program prints stands in the journal, and reaches a redirected log at once")
async def printed(program, browser):
    with app.App(program, scene="control-events") as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 190)
        line = await asyncio.to_thread(running.process.stdout.readline)
        assert "touchDown" in line, line
        await tab.until(
            "[...document.querySelectorAll('#journal [data-kind=print]')]"
            f".some((one) => one.innerText.includes({line.strip()!r}))")
        await tab.close()
