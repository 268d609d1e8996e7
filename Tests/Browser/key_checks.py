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
        await press(tab, "t", "KeyT", 84, modifiers=CONTROL)
        await press(tab, "F5", "F5", 116)
        await press(tab, " ", "Space", 32, text=" ")
        await press(tab, "Tab", "Tab", 9)
        kept = await tab.value("kept")
        equal(kept, {"KeyS": False, "KeyT": True, "F5": True, "Space": False, "Tab": True})
        assert await tab.value("document.activeElement.id") != "stage"
        await tab.close()


@check("Control is the app's Command where the machine's shortcuts are made with it")
async def command(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        await tab.key("keyDown", "Control", "ControlLeft", 17, modifiers=CONTROL)
        await press(tab, "!", "Digit1", 49, modifiers=CONTROL | SHIFT)
        await tab.key("keyUp", "Control", "ControlLeft", 17)
        records = await eventually(lambda: len(found := running.recorded("key")) >= 4 and found)
        began = [record for record in records if record["phase"] == "began"]
        equal([record["usage"] for record in began], [227, 30])
        equal(sorted(began[1]["modifiers"]), ["command", "shift"])
        equal(began[1]["characters"], "!")
        equal(began[1]["charactersIgnoringModifiers"], "1")
        await tab.close()


@check("a key with Command ends in the journal, which names who answered it and who did not")
async def saving(program, browser):
    with app.App(program, scene="key-commands") as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        await press(tab, "s", "KeyS", 83, modifiers=CONTROL)
        await press(tab, "j", "KeyJ", 74, modifiers=CONTROL)
        await press(tab, "x", "KeyX", 88, text="x")
        for words in [
                "⌘S: command “Save” of page takes it and sends saveNote: → KeyCommandsScene",
                "⌘J: command “Publish” of page; its action publish: found nobody",
                "X: command “Stamp” of note; text input comes first"]:
            await tab.until(
                "[...document.querySelectorAll('#journal .what')]"
                f".some((one) => one.textContent.includes({words!r}))")
        await tab.close()


@check("a key that is held repeats, and comes up once")
async def held(program, browser):
    with app.App(program, scene="key-commands", records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        for _ in range(3):
            await tab.key("keyDown", "a", "KeyA", 65, text="a")
        await tab.key("keyUp", "a", "KeyA", 65)
        records = await eventually(lambda: len(found := running.recorded("key")) >= 4 and found)
        equal([(record["phase"], record.get("isRepeat", False)) for record in records],
              [("began", False), ("began", True), ("began", True), ("ended", False)])
        await tab.close()


@check("a key that is down when its page goes away is cancelled")
async def gone(program, browser):
    with app.App(program, scene="presses", records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        await tab.key("keyDown", "a", "KeyA", 65, text="a")
        await eventually(lambda: running.recorded("key"))
        await tab.close()
        records = await eventually(lambda: len(found := running.recorded("key")) >= 2 and found)
        equal([record["phase"] for record in records], ["began", "cancelled"])


@check("the buttons of a game controller are presses, with their force")
async def gamepad(program, browser):
    with app.App(program, scene="presses", records=True) as running:
        tab = await browser.open(running.url)
        await tab.value(
            "window.force = 0;"
            "navigator.getGamepads = () => [{ mapping: 'standard', buttons: Array.from("
            "{ length: 17 }, (_, index) => index === 0"
            " ? { pressed: force > 0, value: force } : { pressed: false, value: 0 }) }];"
            "dispatchEvent(new Event('gamepadconnected'))")
        for count, force in enumerate([0.25, 0.75, 0], start=1):
            await tab.value(f"window.force = {force}")
            await eventually(lambda: len(running.recorded("press")) >= count)
        equal([(record["phase"], record["type"], record.get("force", 0))
               for record in running.recorded("press")],
              [("began", "select", 0.25), ("changed", "select", 0.75), ("ended", "select", 0)])
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
