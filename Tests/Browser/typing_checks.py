"""Text: what keys and an input method bring to a field of the app."""

import app
from harness import check, equal, eventually, near

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


RIGHT = 357
"""Where the lines of the text view end at the right: 8 points of inset, 5 of padding."""

INK = """((top, bottom) => {
  const ink = { left: Infinity, right: -Infinity };
  for (const canvas of document.querySelectorAll("#stage canvas")) {
    const box = canvas.getBoundingClientRect();
    if (!canvas.width || box.top < top || box.top > bottom) continue;
    const { data, width } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
      if (data[pixel * 4 + 3] < 128) continue;
      const x = box.left + (pixel % width) * box.width / width;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
    }
  }
  return ink;
})"""
"""Where the leftmost and the rightmost ink is of canvases that begin between two heights."""


@check("Hebrew is drawn from the right edge of a text view, as wide as the app measures it")
async def hebrew(program, browser):
    with app.App(program, scene="text") as running:
        tab = await edited(running, browser, NOTE)
        await tab.chord("a", "KeyA", 65, 2)
        await tab.command("Input.insertText", text="שלום שלום ")
        top, bottom = [(await tab.point(0, y))["y"] for y in (300, 500)]
        edge = (await tab.point(RIGHT, 0))["x"]
        # Two words of four letters of 0.6 em, and the space between them, in 17 points.
        width = 17 * (8 * 0.6 + 0.28)
        await tab.until(f"{INK}(...{[top, bottom]}).left < Infinity")
        ink = await tab.value(f"{INK}(...{[top, bottom]})")
        near(ink["right"], edge, 3)
        near(ink["right"] - ink["left"], width, 4)
        await tab.close()
