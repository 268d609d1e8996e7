"""The focus, moved by the keys of a real keyboard."""

import app
from harness import check, equal
from key_checks import press

NUMBERS = {"Up": 38, "Down": 40, "Left": 37, "Right": 39}

RING = """(() => {
  const stage = document.querySelector("#stage").getBoundingClientRect();
  const rings = [...document.querySelectorAll("#views .layer")]
    .filter((layer) => layer.style.width === "0px")
    .flatMap((layer) => [...layer.querySelectorAll("canvas")])
    .map((canvas) => canvas.getBoundingClientRect())
    .map(({x, y, width, height}) => [x + width / 2 - stage.x, y + height / 2 - stage.y]);
  return rings.map((place) => place.map(Math.round).join());
})()"""
"""Where the middle of every ring on the stage is, in points."""


async def arrow(tab, way):
    await press(tab, f"Arrow{way}", f"Arrow{way}", NUMBERS[way])


async def ring(tab, place):
    await tab.until(f"{RING}.join(' ') === '{place}'", seconds=10)


@check("arrow keys move the focus ring from button to button, and Return presses one")
async def arrows(program, browser):
    with app.App(program, scene="focus-grid") as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        equal(await tab.value(RING), [])
        await arrow(tab, "Down")
        await ring(tab, "65,193")
        await arrow(tab, "Right")
        await ring(tab, "140,193")
        await arrow(tab, "Down")
        await ring(tab, "140,243")
        await press(tab, "Enter", "Enter", 13, text="\r")
        await tab.until("document.querySelector('#journal').textContent.includes("
                        "'CountingButton \"B2\" answered')")
        journal = await tab.value("document.querySelector('#journal').textContent")
        assert 'CountingButton "A2" → CountingButton "B2" · heading down' in journal, journal
        await tab.tap(195, 780)
        await tab.until(f"{RING}.length === 0")
        equal(tab.complaints, [])
        await tab.close()


@check("after an arrow key Tab moves the focus to the next group, until Escape gives it back")
async def groups(program, browser):
    with app.App(program, scene="focus-grid") as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#stage').focus()")
        await arrow(tab, "Down")
        await ring(tab, "65,193")
        await press(tab, "Tab", "Tab", 9)
        await ring(tab, "321,193")
        equal(await tab.value("document.activeElement.id"), "stage")
        await press(tab, "Escape", "Escape", 27)
        await press(tab, "Tab", "Tab", 9)
        assert await tab.value("document.activeElement.id") != "stage"
        await tab.close()
