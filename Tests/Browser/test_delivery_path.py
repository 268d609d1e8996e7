"""The live delivery path: each step of a touch, and the clock: slowed, paused and stepped."""

import time

from playwright.sync_api import expect

from test_panel import HASTE
from waiting import eventually

TIME = "parseFloat(document.getElementById('road-time').textContent)"


def station(tab, name):
    return tab.page.locator(f".station[data-station='{name}']")


def opened(open_tab, running):
    tab = open_tab(running)
    tab.page.click("#road summary")
    tab.until("document.getElementById('road').open")
    tab.settle()
    return tab


def pace(tab, words):
    tab.page.get_by_role("button", name=words, exact=True).click()


def standing(tab):
    """Pauses the clock, and returns the time on the page once it is constant."""
    pace(tab, "Stop")
    tab.until("document.getElementById('road').dataset.pace === 'paused'")

    def unchanged():
        shown = tab.page.evaluate(TIME)
        time.sleep(0.3)
        return shown if tab.page.evaluate(TIME) == shown else None

    return eventually(unchanged)


def test_a_tap_passes_every_stage_of_the_delivery_path(launch, open_tab):
    tab = opened(open_tab, launch(scene="see-through"))
    tab.tap(60, 480)
    for name in ["hitTest", "application", "window", "chain", "action"]:
        expect(station(tab, name).locator("li").first).to_be_attached()
    expect(station(tab, "application").locator("li").last).to_have_text("ended")
    expect(station(tab, "chain").locator("[data-outcome=kept]").last).to_be_attached()
    expect(tab.page.locator("#walk [data-outcome=kept]").first).to_be_attached()


def test_while_the_clock_is_paused_samples_wait_and_each_step_delivers_one(launch, open_tab):
    running = launch(scene="monitor", records=True)
    tab = opened(open_tab, running)
    pace(tab, "Stop")
    expect(tab.page.locator("#step-on")).to_be_enabled()
    tab.page.evaluate(HASTE)
    tab.touch("touchStart", (0, 100, 300))
    tab.touch("touchEnd")
    expect(tab.page.locator("#queue-chips .waiting").first).to_be_attached()
    waiting = tab.until("document.querySelectorAll('#queue-chips .waiting').length")
    assert waiting >= 3
    assert running.touches() == []
    tab.page.click("#step-on")
    eventually(lambda: [touch["phase"] for touch in running.touches()] == ["began"])
    expect(tab.page.locator("#queue-chips .waiting")).to_have_count(waiting - 1)
    tab.until(f"(time) => Math.abs({TIME} - time) < 0.0002", running.touches()[0]["t"])
    for _ in range(200):
        if [touch["phase"] for touch in running.touches()][-1] == "ended":
            break
        tab.page.click("#step-on")
        tab.settle()
    phases = [touch["phase"] for touch in running.touches()]
    assert phases[0] == "began" and phases[-1] == "ended" and len(phases) == waiting, phases
    expect(station(tab, "queue").locator(".coalesced").first).to_be_attached()
    expect(tab.page.locator("#queue-chips .waiting")).to_have_count(0)


def test_a_step_runs_only_the_next_frame(launch, open_tab):
    tab = opened(open_tab, launch(scene="monitor"))
    pace(tab, "Stop")
    stands = "Math.abs(before - %s) < 1e-9" % TIME
    time.sleep(0.5)
    before = tab.page.evaluate(TIME)
    time.sleep(0.3)
    assert tab.page.evaluate(f"(before) => {stands}", before)
    tab.page.click("#step-on")
    tab.until(f"(before) => !({stands})", before)
    first = tab.page.evaluate(TIME)
    assert abs(first * 60 - round(first * 60)) < 0.01
    for count in range(1, 4):
        tab.page.click("#step-on")
        tab.until(f"Math.abs({TIME} - {first} - {count} / 60) < 0.0003")


def test_a_slow_clock_runs_at_the_stated_speed_and_a_tap_stays_a_tap(launch, open_tab):
    running = launch(scene="monitor", records=True)
    tab = opened(open_tab, running)
    before = standing(tab)
    asked = time.monotonic()
    pace(tab, "1/4")
    tab.until("document.getElementById('road').dataset.pace === 'slow'")
    slow = time.monotonic()
    time.sleep(2)
    least = (time.monotonic() - slow) / 4
    passed = standing(tab) - before
    # Even if messages are late, the clock was slow between these moments, and paused outside of
    # them.
    assert least - 0.1 < passed < (time.monotonic() - asked) / 4 + 0.1
    pace(tab, "1/4")
    tab.until("document.getElementById('road').dataset.pace === 'slow'")
    tab.tap(100, 300)
    eventually(lambda: [touch["phase"] for touch in running.touches()][-1:] == ["ended"])
    began, ended = (running.touches()[index]["t"] for index in [0, -1])
    assert 0 <= ended - began < 0.4


def test_closing_the_delivery_path_restores_the_clocks_pace(launch, open_tab):
    running = launch(scene="monitor", records=True)
    tab = opened(open_tab, running)
    pace(tab, "Stop")
    tab.tap(100, 300)
    tab.page.click("#road summary")
    eventually(lambda: [touch["phase"] for touch in running.touches()][-1:] == ["ended"])
    expect(tab.page.locator("#walk > *")).to_have_count(0)


def test_a_page_that_goes_away_restores_the_clocks_pace(launch, open_tab):
    running = launch(scene="monitor", records=True)
    first, second = opened(open_tab, running), open_tab(running)
    pace(first, "Stop")
    first.page.close()
    second.tap(100, 300)
    eventually(lambda: [touch["phase"] for touch in running.touches()][-1:] == ["ended"])
