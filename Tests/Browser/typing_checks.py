"""Text: what keys and an input method bring to a field of the app."""

import app
from harness import check, equal, eventually

NAME = (200, 184)
"""The middle of the scene's first field, in points of the stage."""

NOTE = (200, 400)
"""A point in the scene's text view, in points of the stage."""


async def edited(running, browser, place):
    tab = await browser.open(running.url)
    await tab.tap(*place)
    await tab.until("document.activeElement.id === 'typing'")
    return tab


def journal(words):
    return f"document.querySelector('#journal').textContent.includes({words!r})"


@check("a tap on a field gives the keyboard to the app's text, and keys type into it")
async def typed(program, browser):
    with app.App(program, scene="text", records=True) as running:
        tab = await edited(running, browser, NOTE)
        await tab.key("keyDown", "x", "KeyX", 88, text="x")
        await tab.key("keyUp", "x", "KeyX", 88)
        await tab.until(journal("pressesBegan"))
        equal([r["characters"] for r in running.recorded("key") if r["phase"] == "began"], ["x"])
        equal(running.recorded("text"), [])
        await tab.close()


@check("an input method composes in the app's text, and ends with what it chose")
async def composed(program, browser):
    with app.App(program, scene="text", records=True) as running:
        tab = await edited(running, browser, NAME)
        await tab.command(
            "Input.imeSetComposition", text="か", selectionStart=1, selectionEnd=1)
        await tab.command("Input.insertText", text="蚊")
        records = await eventually(
            lambda: [r for r in running.recorded("text") if r["change"] == "insert"])
        equal([r["text"] for r in records], ["蚊"])
        equal(running.recorded("text")[0]["text"], "か")
        await tab.close()
