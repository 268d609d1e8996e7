"""Keys, which go to the stage only while it has the focus."""

import app
from chromium import CONTROL, SHIFT
from harness import check, equal, eventually


async def press(tab, *arguments, **more):
    await tab.key("keyDown", *arguments, **more)
    await tab.key("keyUp", *arguments, modifiers=more.get("modifiers", 0))


@check("keys go to the stage that has the focus, by the numbers of their places")
async def keys(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        await press(tab, "a", "KeyA", 65, text="a")
        await press(tab, "A", "KeyA", 65, text="A", modifiers=SHIFT)
        await press(tab, "Enter", "Enter", 13, text="\r")
        records = await eventually(lambda: len(found := running.recorded("key")) >= 6 and found)
        began = [record for record in records if record["phase"] == "began"]
        equal([record["usage"] for record in began], [4, 4, 40])
        equal([record.get("characters") for record in began], ["a", "A", "\r"])
        equal(began[1]["modifiers"], ["shift"])
        await tab.close()


@check("keys do not go to the stage while something else has the focus")
async def elsewhere(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#clear').focus()")
        await press(tab, "a", "KeyA", 65, text="a")
        await tab.value("document.querySelector('#stage').focus()")
        await press(tab, "b", "KeyB", 66, text="b")
        records = await eventually(lambda: running.recorded("key"))
        equal({record["usage"] for record in records}, {5})
        await tab.close()


@check("the browser keeps its shortcuts, and Tab leaves the stage")
async def shortcuts(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.value(
            "document.querySelector('#stage').focus();"
            "window.kept = {};"
            "addEventListener('keydown', (e) => { kept[e.code] = !e.defaultPrevented; });")
        await press(tab, "s", "KeyS", 83, modifiers=CONTROL)
        await press(tab, "F5", "F5", 116)
        await press(tab, " ", "Space", 32, text=" ")
        await press(tab, "Tab", "Tab", 9)
        kept = await tab.value("kept")
        equal(kept, {"KeyS": True, "F5": True, "Space": False, "Tab": True})
        assert await tab.value("document.activeElement.id") != "stage"
        await tab.close()


@check("a key that is down when the stage loses the focus is let go")
async def lost(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        await tab.key("keyDown", "a", "KeyA", 65, text="a")
        await tab.value("document.querySelector('#clear').focus()")
        records = await eventually(lambda: len(found := running.recorded("key")) >= 2 and found)
        equal([record["phase"] for record in records], ["began", "cancelled"])
        await tab.close()
