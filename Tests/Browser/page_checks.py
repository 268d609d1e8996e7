"""The page: what it shows, and what it says when things go wrong."""

import urllib.parse

import app
from harness import check, equal, eventually, near


@check("the printed URL shows the stage at its own size")
async def stage(program, browser):
    with app.App(program) as running:
        assert running.url.startswith("http://127.0.0.1:"), running.url
        equal(running.get("/")[0], 200)
        tab = await browser.open(running.url)
        box = await tab.value(
            "(({width, height}) => [width, height])"
            "(document.querySelector('#stage').getBoundingClientRect())")
        equal(box, [390, 844])
        equal(await tab.value("document.querySelector('#stage').dataset.scale"), "1")
        await tab.close()


@check("a window that is too small scales the stage down, and points stay points")
async def scaled(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url, width=800, height=500)
        scale = float(await tab.value("document.querySelector('#stage').dataset.scale"))
        assert 0.3 < scale < 0.7, scale
        height = await tab.value("document.querySelector('#stage').getBoundingClientRect().height")
        near(height, 844 * scale)
        await tab.tap(380, 830)
        began = (await eventually(running.touches))[0]
        near(began["x"], 380, 1 / scale)
        near(began["y"], 830, 1 / scale)
        await tab.close()


@check("the page asks nobody but the app, and complains of nothing")
async def alone(program, browser):
    with app.App(program) as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 400)
        await tab.settle()
        hosts = {urllib.parse.urlsplit(url).netloc for url in tab.requests}
        equal(hosts, {f"127.0.0.1:{running.port}"})
        equal(tab.complaints, [])
        await tab.close()


@check("every scene can be chosen, and is drawn")
async def scenes(program, browser):
    lines = app.run(program, "scenes").stdout.decode().splitlines()
    names = [line.split("\t")[0] for line in lines]
    assert names, "there are no scenes"
    with app.App(program) as running:
        tab = await browser.open(running.url)
        equal(await tab.value("[...document.querySelector('#scene').options].map((o) => o.value)"),
              names)
        for name in names:
            await tab.value(
                f"(() => {{ const picker = document.querySelector('#scene');"
                f" picker.value = {name!r};"
                f" picker.dispatchEvent(new Event('change')); }})()")
            await tab.until(f"document.querySelector('#scene').value === {name!r}"
                            " && document.querySelectorAll('#views .layer').length > 1")
            await tab.settle()
        equal(tab.complaints, [])
        assert running.lives
        await tab.close()


@check("a pointer that rests asks why, and the path ends at the view that is hit")
async def rest(program, browser):
    with app.App(program) as running:
        tab = await browser.open(running.url)
        await tab.mouse("mouseMoved", 195, 400)
        await tab.until("document.querySelector('#sentence').textContent.length > 10")
        equal(await tab.value("document.querySelector('#path li:last-child .verdict').textContent"),
              "hit")
        assert await tab.value("document.querySelectorAll('#chain li').length") > 1
        await tab.close()


@check("asking why with a click touches nothing")
async def asking(program, browser):
    with app.App(program, records=True) as running:
        tab = await browser.open(running.url)
        await tab.value("document.querySelector('#ask').click()")
        await tab.click(195, 400)
        await tab.until("document.querySelector('#sentence').textContent.length > 10")
        equal(running.touches(), [])
        await tab.value("document.querySelector('#ask').click()")
        await tab.click(195, 400)
        await eventually(lambda: len(running.touches()) == 2)
        await tab.close()


@check("choosing a view in the tree asks about it")
async def tree(program, browser):
    with app.App(program) as running:
        tab = await browser.open(running.url)
        rows = await tab.until("document.querySelectorAll('#tree .view').length")
        assert rows > 1, rows
        await tab.value("document.querySelector('#tree .view').click()")
        await tab.until("document.querySelector('#sentence').textContent.length > 10")
        await tab.close()


@check("the journal tells what became of a touch")
async def journal(program, browser):
    with app.App(program, scene="delivery") as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 400)
        await tab.until("document.querySelectorAll('#journal li').length > 0")
        await tab.close()


@check("a page whose app is gone says so")
async def gone(program, browser):
    with app.App(program) as running:
        tab = await browser.open(running.url)
        assert await tab.value("document.querySelector('#banner').hidden")
        running.stop()
        await tab.until("!document.querySelector('#banner').hidden")
        equal(await tab.value("document.querySelector('#status').dataset.state"), "lost")
        await tab.close()


@check("a port that is taken leaves the next one")
async def port(program, browser):
    with app.App(program) as first, app.App(program, "--port", str(first.port)) as second:
        assert second.port > first.port, (first.port, second.port)
        equal(second.get("/")[0], 200)
        equal(second.get("/", token=first.token)[0], 403)
