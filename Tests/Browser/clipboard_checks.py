"""The clipboard: what the browser's holds reaches the app, and what the app copies the browser's."""

import asyncio

import app
from chromium import CONTROL, META
from harness import check, equal, eventually
from menu_checks import journal
from typing_checks import NAME, edited

KEYS = {"a": ("a", "KeyA", 65), "c": ("c", "KeyC", 67), "v": ("v", "KeyV", 86), "x": ("x", "KeyX", 88)}
COMMANDS = {"a": "selectAll", "c": "copy", "v": "paste", "x": "cut"}
"""What a Mac's system makes of a key with Command, which no key event says by itself."""

READING = ["clipboardReadWrite", "clipboardSanitizedWrite"]

PAPER = "data:text/html,<textarea id=paper></textarea>"
"""Another page, with a plain text area."""

HOLD = 0.7
"""Seconds for which a finger is held to ask for an edit menu."""


async def chord(tab, letter, modifiers=CONTROL):
    command = COMMANDS[letter] if modifiers == META else None
    await tab.chord(*KEYS[letter], modifiers, command)


async def paper(browser):
    tab = await browser.tab(PAPER)
    await tab.until("document.querySelector('#paper') !== null")
    return tab


async def copy_elsewhere(tab, text):
    """Copies a text by keys on another page."""
    await tab.value(
        f"(() => {{ const area = document.querySelector('#paper'); area.value = {text!r};"
        " area.select(); area.focus(); })()")
    await chord(tab, "c")


async def paste_elsewhere(tab):
    """What keys paste on another page."""
    await tab.value(
        "(() => { const area = document.querySelector('#paper'); area.value = '';"
        " area.focus(); })()")
    await chord(tab, "v")
    return await tab.value("document.querySelector('#paper').value")


async def pasted_elsewhere(tab, text):
    """Waits until keys paste a text on another page."""
    for _ in range(100):
        if (found := await paste_elsewhere(tab)) == text:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"expected {text!r}, got {found!r}")


async def clipboard(tab, text):
    """Waits until the browser's clipboard holds a text."""
    await tab.until(
        f"navigator.clipboard.readText().then((found) => found === {text!r})")


async def hold(tab, x, y):
    await tab.touch("touchStart", (0, x, y))
    await asyncio.sleep(HOLD)
    await tab.touch("touchEnd")


async def tap_menu(tab, title):
    await tab.tap(*await tab.place(f"editMenu.{title}"))


async def double_tap(tab, x, y):
    await tab.tap(x, y)
    await tab.tap(x, y)


@check("keys paste what another page has copied into a field, and copy and cut from it for others")
async def by_keys(program, browser):
    with app.App(program, scene="text", records=True) as running:
        other = await paper(browser)
        await copy_elsewhere(other, "from another page")
        tab = await edited(running, browser, NAME)
        await chord(tab, "v")
        line = await journal(tab, "sends paste:")
        assert 'UITextField "name"' in line, line
        await tab.key("keyDown", "!", "Digit1", 49, text="!")
        await tab.key("keyUp", "!", "Digit1", 49)
        await chord(tab, "a")
        await chord(tab, "c")
        line = await journal(tab, "sends copy:")
        assert 'UITextField "name"' in line, line
        await pasted_elsewhere(other, "from another page!")
        await copy_elsewhere(other, "something else")
        await chord(tab, "x")
        line = await journal(tab, "sends cut:")
        assert 'UITextField "name"' in line, line
        await pasted_elsewhere(other, "from another page!")
        await chord(tab, "v")
        await chord(tab, "v")
        await chord(tab, "a")
        await chord(tab, "c")
        await pasted_elsewhere(other, "from another page!" * 2)
        equal(tab.complaints, [])
        await other.close()
        await tab.close()


@check("on a Mac Command pastes, copies and cuts")
async def by_command(program, browser):
    with app.App(program, scene="text", records=True) as running:
        other = await paper(browser)
        await copy_elsewhere(other, "with Command")
        tab = await browser.open(running.url, mac=True)
        await tab.tap(*NAME)
        await tab.until("document.activeElement.id === 'typing'")
        await chord(tab, "v", META)
        line = await journal(tab, "sends paste:")
        assert 'UITextField "name"' in line, line
        await tab.key("keyDown", "?", "Slash", 191, text="?")
        await tab.key("keyUp", "?", "Slash", 191)
        await chord(tab, "a", META)
        await chord(tab, "x", META)
        line = await journal(tab, "sends cut:")
        assert 'UITextField "name"' in line, line
        await pasted_elsewhere(other, "with Command?")
        await other.close()
        await tab.close()


@check("the edit menu pastes what another page has copied, where the browser lets it be read")
async def by_menu(program, browser):
    with app.App(program, scene="text", records=True) as running:
        other = await paper(browser)
        await copy_elsewhere(other, "for the menu")
        await browser.grant(running.url, *READING)
        tab = await edited(running, browser, NAME)
        # The field is empty: there is nothing to choose before the clipboard has come.
        await hold(tab, *NAME)
        await tap_menu(tab, "Paste")
        line = await journal(tab, "menu: “Paste” sends paste:")
        assert 'UITextField "name"' in line, line
        records = running.recorded("text")
        equal([(one["change"], one["text"]) for one in records], [("pasteboard", "for the menu")])
        await double_tap(tab, 34, NAME[1])
        await tap_menu(tab, "Copy")
        line = await journal(tab, "menu: “Copy” sends copy:")
        assert 'UITextField "name"' in line, line
        await clipboard(tab, "for")
        # Away from the grabbers of the selection, which would take the next tap.
        await tab.tap(300, NAME[1])
        await asyncio.sleep(0.5)
        await double_tap(tab, 34, NAME[1])
        await tap_menu(tab, "Cut")
        line = await journal(tab, "menu: “Cut” sends cut:")
        assert 'UITextField "name"' in line, line
        await chord(tab, "a")
        await chord(tab, "c")
        await clipboard(tab, " the menu")
        equal(tab.complaints, [])
        await other.close()
        await tab.close()


@check("a browser that may not be read is not asked for its clipboard, and keys paste all the same")
async def denied(program, browser):
    with app.App(program, scene="text", records=True) as running:
        other = await paper(browser)
        await copy_elsewhere(other, "only by keys")
        tab = await browser.open(running.url)
        await tab.value(
            "navigator.permissions.query = async () => ({ state: 'denied' });"
            " navigator.clipboard.readText = () => { window.wasRead = true; };"
            " null")
        await tab.tap(*NAME)
        await tab.until("document.activeElement.id === 'typing'")
        await hold(tab, *NAME)
        await asyncio.sleep(0.3)
        equal(await tab.value("window.wasRead === true"), False)
        await chord(tab, "v")
        await journal(tab, "sends paste:")
        await chord(tab, "a")
        await chord(tab, "x")
        await pasted_elsewhere(other, "only by keys")
        await other.close()
        await tab.close()


@check("the pasteboard of a view without text is the browser's clipboard too")
async def without_text(program, browser):
    with app.App(program, scene="edit-menu", records=True) as running:
        other = await paper(browser)
        await copy_elsewhere(other, "for the label")
        await browser.grant(running.url, *READING)
        tab = await browser.open(running.url)
        place = await tab.place("copyable")
        await hold(tab, *place)
        await tap_menu(tab, "Paste")
        line = await journal(tab, "menu: “Paste” sends paste:")
        assert "copyable" in line, line
        await asyncio.sleep(0.5)
        await hold(tab, *place)
        await tap_menu(tab, "Copy")
        line = await journal(tab, "menu: “Copy” sends copy:")
        assert "copyable" in line, line
        await clipboard(tab, "Touchstone 1.0 · hold to copy")
        await tab.value("document.querySelector('#stage').focus()")
        await copy_elsewhere(other, "once more")
        await tab.value(
            "document.querySelector('#clear').click(); document.querySelector('#stage').focus()")
        await chord(tab, "v")
        line = await journal(tab, "sends paste:")
        assert "copyable" in line, line
        records = await eventually(lambda: running.recorded("text"))
        equal([one["text"] for one in records], ["for the label", "once more"])
        await other.close()
        await tab.close()
