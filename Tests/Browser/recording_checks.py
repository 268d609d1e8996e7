"""What a page leaves with --record is played again without a page."""

import app
from harness import check, equal, eventually


@check("a recorded session replays to the same bytes twice, and tells of every touch")
async def replay(program, browser):
    for scene in ["delivery", "multitouch", "chat-bubble"]:
        with app.App(program, scene=scene, records=True) as running:
            tab = await browser.open(running.url)
            await tab.tap(195, 400)
            await tab.touch("touchStart", (0, 100, 300), (1, 250, 300))
            for step in range(1, 8):
                await tab.touch("touchMove", (0, 100 - 8 * step, 300), (1, 250 + 8 * step, 300))
            await tab.touch("touchEnd", (1, 306, 300))
            await tab.touch("touchEnd")
            await tab.mouse("mouseMoved", 195, 300)
            await tab.click(195, 300)
            await tab.mouse("mouseWheel", 195, 500, deltaX=0, deltaY=200)
            await tab.touch("touchStart", (0, 60, 60))
            await tab.close()
            await eventually(lambda: running.touches()[-1]["phase"] == "cancelled")
            running.stop()
            plays = [app.run(program, "play", str(running.recording)) for _ in range(2)]
            for play in plays:
                equal((play.returncode, play.stderr), (0, b""))
            equal(plays[0].stdout, plays[1].stdout)
            text = plays[0].stdout.decode()
            began = sum(touch["phase"] == "began" for touch in running.touches())
            assert f"touch {began}" in text, f"{scene}: touch {began} is missing in the trace"


@check("a recording is of one scene: choosing another begins a new one")
async def change(program, browser):
    names = [line.split("\t")[0] for line in
             app.run(program, "scenes").stdout.decode().splitlines()]
    first, second = names[0], names[-1]
    with app.App(program, scene=first, records=True) as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 400)
        await eventually(lambda: len(running.touches()) == 2)
        await tab.value(
            f"(() => {{ const picker = document.querySelector('#scene');"
            f" picker.value = {second!r}; picker.dispatchEvent(new Event('change')); }})()")
        await eventually(lambda: running.header()["scene"] == second)
        await tab.tap(195, 400)
        await eventually(lambda: len(running.touches()) == 2)
        await tab.close()
        running.stop()
        play = app.run(program, "play", str(running.recording))
        equal((play.returncode, play.stderr), (0, b""))
