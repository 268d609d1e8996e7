"""The menu bar: what it shows, how it is worked, and that choosing really sends an action."""

import app
from chromium import ALT, CONTROL
from harness import check, equal, eventually
from key_checks import press

OPEN = "[...document.querySelectorAll('#menubar .menu')].find((one) => !one.hidden)"
TITLES = (
    "[...document.querySelectorAll('#menubar [data-menu]')].map((one) => one.textContent)")
LINES = (
    "[...document.querySelectorAll('#menubar .menu-holder > .menu > li > .menu-line')]"
    ".map((one) => one.querySelector('.words').textContent)")
FOCUSED = "document.activeElement.querySelector?.('.words')?.textContent ?? ''"


async def open_menu(tab, title):
    await tab.until(f"{TITLES}.includes({title!r})")
    await tab.value(
        "[...document.querySelectorAll('#menubar [data-menu]')]"
        f".find((one) => one.textContent === {title!r}).click()")
    await tab.until(f"{LINES}.length > 0")


async def line(tab, title, expression):
    return await tab.value(
        "((one) => " + expression + ")([...document.querySelectorAll('#menubar .menu-line')]"
        f".find((one) => one.querySelector('.words').textContent === {title!r}))")


async def journal(tab, words):
    """The line of the journal with these words, once it is there."""
    return await tab.until(
        "[...document.querySelectorAll('#journal .what')].map((one) => one.textContent)"
        f".find((text) => text.includes({words!r}))")


@check("the menu bar shows the app's menus, and a line who would perform it or why it is grey")
async def bar(program, browser):
    with app.App(program, scene="menus") as running:
        tab = await browser.open(running.url)
        await tab.until(f"{TITLES}.includes('Note')")
        equal(await tab.value(TITLES), ["File", "Edit", "Note", "View"])
        await open_menu(tab, "Edit")
        equal(await line(tab, "Copy", "one.getAttribute('aria-disabled')"), "false")
        equal(await line(tab, "Copy", "one.title"), "performed by note")
        equal(await line(tab, "Cut", "one.getAttribute('aria-disabled')"), "true")
        equal(await line(tab, "Cut", "one.title"), "nobody in the chain performs cut:")
        equal(await line(tab, "Copy", "one.querySelector('.keys').textContent"), "Ctrl+C")
        equal(await line(tab, "Copy", "one.getAttribute('aria-keyshortcuts')"), "Control+C")
        equal(tab.complaints, [])
        await tab.close()


@check("choosing a line of a menu sends its action, and gives the focus back to the stage")
async def choosing(program, browser):
    with app.App(program, scene="menus") as running:
        tab = await browser.open(running.url)
        await open_menu(tab, "Edit")
        await line(tab, "Copy", "one.click()")
        text = await journal(tab, "copy:")
        assert "note" in text, text
        equal(await tab.value("document.querySelectorAll('#menubar .menu').length"), 0)
        equal(await tab.value("document.activeElement.id"), "stage")
        await open_menu(tab, "Note")
        await line(tab, "Pin", "one.click()")
        await journal(tab, "pinNote:")
        await open_menu(tab, "Note")
        equal(await line(tab, "Pinned", "one.getAttribute('aria-checked')"), "true")
        await tab.close()


@check("the menu bar is worked by keys alone")
async def keyboard(program, browser):
    with app.App(program, scene="menus") as running:
        tab = await browser.open(running.url)
        await tab.until(f"{TITLES}.includes('Note')")
        await tab.value("document.querySelector('#menubar [data-menu]').focus()")
        for _ in range(2):
            await press(tab, "ArrowRight", "ArrowRight", 39)
        equal(await tab.value("document.activeElement.textContent"), "Note")
        await press(tab, "ArrowDown", "ArrowDown", 40)
        await tab.until(f"{FOCUSED} === 'Pin'")
        await press(tab, "ArrowDown", "ArrowDown", 40)
        await press(tab, "ArrowRight", "ArrowRight", 39)
        equal(await tab.value(FOCUSED), "Yellow")
        await press(tab, "End", "End", 35)
        equal(await tab.value(FOCUSED), "Pink")
        await press(tab, "ArrowLeft", "ArrowLeft", 37)
        equal(await tab.value(FOCUSED), "Colour")
        await press(tab, "d", "KeyD", 68, text="d")
        equal(await tab.value(FOCUSED), "Delete")
        await press(tab, "ArrowUp", "ArrowUp", 38)
        await press(tab, "ArrowRight", "ArrowRight", 39)
        await press(tab, "g", "KeyG", 71, text="g")
        await press(tab, "Enter", "Enter", 13, text="\r")
        await journal(tab, "paintNote:")
        equal(await tab.value("document.activeElement.id"), "stage")
        await open_menu(tab, "Edit")
        await press(tab, "Escape", "Escape", 27)
        equal(await tab.value("document.querySelectorAll('#menubar .menu').length"), 0)
        await tab.close()


@check("a line becomes its alternate while Alt is held, and what is deferred comes later")
async def alternates(program, browser):
    with app.App(program, scene="menus") as running:
        tab = await browser.open(running.url)
        await open_menu(tab, "Note")
        await tab.until("document.body.textContent.includes('Loading…')")
        await tab.until("document.body.textContent.includes('Asked 1×')")
        await tab.key("keyDown", "Alt", "AltLeft", 18, modifiers=ALT)
        equal(await line(tab, "Delete All", "one.querySelector('.keys').textContent"),
              "Ctrl+Alt+Backspace")
        await line(tab, "Delete All", "one.click()")
        await tab.key("keyUp", "Alt", "AltLeft", 18)
        await journal(tab, "deleteAllNotes:")
        await open_menu(tab, "Note")
        equal(await line(tab, "Delete", "one.getAttribute('aria-disabled')"), "true")
        await tab.close()


@check("the key of a menu's command works without the menu")
async def equivalents(program, browser):
    with app.App(program, scene="menus") as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        await press(tab, "j", "KeyJ", 74, modifiers=CONTROL)
        text = await journal(tab, "⌘J")
        assert "Pin" in text and "the main menu" in text, text
        await tab.close()


@check("the browser's own tree of what is accessible holds the menu bar")
async def accessible(program, browser):
    with app.App(program, scene="menus") as running:
        tab = await browser.open(running.url)
        await open_menu(tab, "Note")
        await tab.command("Accessibility.enable")
        nodes = (await tab.command("Accessibility.getFullAXTree"))["nodes"]
        seen = [(node["role"]["value"], node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored")]
        assert ("menubar", "The app's menus") in seen, seen
        for title in ["File", "Edit", "Note", "View", "Colour"]:
            assert ("menuitem", title) in seen, (title, seen)
        assert any(role == "menu" for role, _ in seen), seen
        await tab.close()


@check("what is chosen in the menu bar is recorded by its titles, and a replay sends it again")
async def recorded(program, browser):
    with app.App(program, scene="menus", records=True) as running:
        tab = await browser.open(running.url)
        await open_menu(tab, "Note")
        await line(tab, "Pink", "one.click()")
        await journal(tab, "paintNote:")
        await open_menu(tab, "Edit")
        await line(tab, "Copy", "one.click()")
        await journal(tab, "copy:")
        records = await eventually(
            lambda: (found := running.recorded("menu"))[-1]["change"] == "close" and found)
        equal([(one["change"], one.get("path")) for one in records], [
            ("show", None), ("open", ["Note"]), ("choose", ["Note", "Colour", "Pink"]),
            ("close", ["Note"]), ("open", ["Edit"]), ("choose", ["Edit", "Copy"]),
            ("close", ["Edit"]),
        ])
        await tab.close()
        running.stop()
        play = app.run(program, "play", str(running.recording))
        equal((play.returncode, play.stderr), (0, b""))
        text = play.stdout.decode()
        for words in ["“Pink” sends paintNote:", "“Copy” sends copy:"]:
            assert words in text, words


@check("the secondary button of a mouse, or Control on a Mac, shows the edit menu at the pointer")
async def by_pointer(program, browser):
    for mac in [False, True]:
        with app.App(program, scene="edit-menu") as running:
            tab = await browser.open(running.url, mac=mac)
            x, y = await tab.place("copyable")
            if mac:
                await tab.click(x, y, modifiers=CONTROL)
            else:
                await tab.click(x, y, "right")
            left, _ = await tab.place("editMenu.Copy")
            assert abs(left - x) < 40, (left, x)
            await tab.close()
