"""The screen: phones as small as this one, other devices, and the dark."""

import app
from harness import check, equal, eventually, near

OVERLAPS = (
    "((stage, others) => others.some((other) => { const a = stage.getBoundingClientRect(),"
    " b = other.getBoundingClientRect(); return b.width > 0 && b.height > 0"
    " && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }))"
    "(document.querySelector('#stage'), ['#panel', '#bar', '#banner'].map((one) =>"
    " document.querySelector(one)))")


async def inside(tab):
    """Whether all of the stage can be seen."""
    return await tab.value(
        "(({left, top, right, bottom}) => left >= -0.5 && top >= -0.5"
        " && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5)"
        "(document.querySelector('#stage').getBoundingClientRect())")


@check("on a phone the inspector makes room for the stage, and nothing covers it")
async def phone(program, browser):
    with app.App(program, scene="refusals", records=True) as running:
        tab = await browser.open(running.url, width=390, height=844)
        assert await inside(tab)
        assert not await tab.value(OVERLAPS)
        await tab.value("document.querySelector('#sheet').click()")
        await tab.settle()
        assert await inside(tab)
        assert not await tab.value(OVERLAPS)
        assert await tab.value("document.querySelector('#stage').getBoundingClientRect().height") > 300
        assert await tab.value("document.querySelector('#panel').getBoundingClientRect().height") > 300
        await tab.value("document.querySelector('#ask').click()")
        await tab.tap(195, 700)
        await tab.until("document.querySelector('#sentence').textContent.length > 10")
        equal(running.touches(), [])
        await tab.value("document.querySelector('#ask').click()")
        await tab.tap(195, 700)
        began = (await eventually(running.touches))[0]
        near(began["y"], 700, 3)
        await tab.close()


@check("the app follows the browser into the dark and back")
async def dark(program, browser):
    with app.App(program, scene="text") as running:
        tab = await browser.open(running.url, dark=True)
        ground = (
            "(() => { const layer = [...document.querySelectorAll('#views .layer')].find((one) =>"
            " one.offsetWidth === 390 && one.style.backgroundColor);"
            " const [r, g, b] = layer.style.backgroundColor.match(/[0-9.]+/g).map(Number);"
            " return (r + g + b) / 3; })()")
        await tab.until(f"{ground} < 80")
        await tab.command(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "light"}])
        await tab.until(f"{ground} > 200")
        equal(tab.complaints, [])
        await tab.close()


@check("the screen can be another device's, upright or on its side, and a recording has it")
async def devices(program, browser):
    with app.App(program, scene="delivery", records=True) as running:
        tab = await browser.open(running.url)
        window = "document.querySelector('#tree .view .size')?.textContent"
        equal(await tab.value("document.querySelector('#model').value"), "iPhone 14")
        await tab.value(
            "(() => { const list = document.querySelector('#model'); list.value = 'iPhone SE';"
            " list.dispatchEvent(new Event('change')); })()")
        await tab.until(f"{window} === '375 × 667'")
        equal(await tab.value("document.querySelector('#stage').style.width"), "375px")
        equal((running.header()["screen"]["width"], running.header()["screen"]["height"]),
              (375, 667))
        await tab.value("document.querySelector('#rotate').click()")
        await tab.until(f"{window} === '667 × 375'")
        equal(await tab.value("document.querySelector('#model').value"), "iPhone SE")
        equal(await tab.value("document.querySelector('#rotate').ariaPressed"), "true")
        await tab.tap(600, 200)
        began = (await eventually(running.touches))[0]
        near(began["x"], 600, 2)
        await tab.value("document.querySelector('#rotate').click()")
        await tab.until(f"{window} === '375 × 667'")
        equal(tab.complaints, [])
        await tab.close()
