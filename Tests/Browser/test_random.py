"""Random input to the page: no order of scenes, taps, panels and time travel may break it.

A seed determines all input. TOUCHSTONE_PAGE_SEED=NUMBER repeats it.
"""

import os
import random
import time

import pytest

from waiting import eventually

SCENES = ["zoom", "delivery", "tap-double-tap", "pan-in-scroll", "delays", "cancel-in-view",
          "dead-buttons", "controls", "text", "sheets"]
"""Scenes whose recognizers wait, delay touches and outlive a touch, and scenes without any."""

STEPS = 45
"""Steps of each run: as many as fit into a few seconds."""

SWITCHES = ["#road > summary", "#ledger > summary", "#show-map", "#show-dots", "#show-lint",
            "#explore"]

STATE = """(() => {
  const numbers = (rows, pattern) => [...document.querySelectorAll(rows)]
    .map((one) => Number(one.textContent.match(pattern)?.[1] ?? 0));
  return {
    title: document.title,
    scene: document.querySelector("#scene").selectedOptions[0].textContent,
    lanes: numbers("#lanes [data-kind=touch] .who", /Touch (\\d+)/),
    journal: numbers("#journal .touch", /(\\d+)/),
    sentence: document.querySelector("#sentence").textContent,
    nameless: [...document.querySelectorAll("#lanes [data-kind=lane] .outcome")]
      .filter((one) => one.textContent === "").length,
  };
})()"""


class Hands:
    """A user who does anything that the page allows."""

    def __init__(self, tab, seed):
        self.tab = tab
        self.random = random.Random(seed)
        self.is_past = False
        self.done = []

    def step(self):
        ways = [self.tap] * 6 + [self.drag] * 2 + [self.choose] * 4 + [self.switch] * 2
        ways += [self.travel, self.rotate, self.ask, self.wheel]
        way = self.random.choice(ways)
        self.done.append(way.__name__)
        way()
        if self.random.random() < 0.5:
            time.sleep(self.random.choice([0, 0.02, 0.08, 0.15]))

    def point(self):
        return self.random.randrange(20, 360), self.random.randrange(140, 700)

    def tap(self):
        self.tab.tap(*self.point())

    def drag(self):
        self.tab.touch("touchStart", (0, *self.point()))
        for _ in range(3):
            self.tab.touch("touchMove", (0, *self.point()))
        if self.random.random() < 0.3:
            self.live()
            self.choose()
        self.tab.touch("touchEnd")

    def choose(self):
        if self.is_past:
            return self.live()
        name = self.random.choice(SCENES)
        self.done.append(name)
        self.tab.page.evaluate(
            "(name) => { const list = document.querySelector('#scene'); list.value = name;"
            " list.dispatchEvent(new Event('change')); }", name)

    def switch(self):
        self.press(self.random.choice(SWITCHES))

    def press(self, what):
        self.tab.page.evaluate("(what) => document.querySelector(what).click()", what)

    def travel(self):
        self.tab.page.evaluate(
            "(key) => document.querySelector('#track').dispatchEvent("
            "new KeyboardEvent('keydown', { key, bubbles: true }))",
            self.random.choice(["ArrowLeft", "ArrowLeft", "Home", "PageUp"]))
        self.is_past = True

    def live(self):
        self.press("#live")
        self.is_past = False

    def rotate(self):
        self.press("#rotate")

    def ask(self):
        self.press("#ask")
        self.tap()

    def wheel(self):
        self.tab.page.evaluate(
            "([deltaY, shiftKey]) => document.querySelector('#stage').dispatchEvent("
            "new WheelEvent('wheel', { deltaY, shiftKey, bubbles: true, cancelable: true,"
            " clientX: 250, clientY: 400 }))",
            [self.random.choice([-120, 40, 120]), self.random.random() < 0.3])


def is_empty(tab):
    """Asserts that a page that just changed its scene shows nothing about the previous one."""
    state = tab.page.evaluate(STATE)
    assert state["title"].startswith(state["scene"]), state
    assert (state["sentence"], state["lanes"]) == ("", []), state
    return True


def has_heard(tab):
    """Returns whether the lanes are complete and belong to the last touch."""
    state = tab.page.evaluate(STATE)
    assert state["title"].startswith(state["scene"]), state
    assert state["nameless"] == 0, state
    return state["lanes"] and max(state["lanes"]) == max(state["journal"], default=0)


@pytest.mark.parametrize("run", [1, 2])
def test_random_input_causes_no_exception_and_shows_no_panel_of_another_scene(
    launch, open_tab, run
):
    seed = int(os.environ.get("TOUCHSTONE_PAGE_SEED", time.time_ns() // 1000)) + run
    tab = open_tab(launch(scene="zoom"))
    hands = Hands(tab, seed)
    try:
        for number in range(1, STEPS + 1):
            hands.step()
            assert tab.complaints == []
            if number % 15 and number < STEPS:
                continue
            hands.live()
            tab.until("!document.body.classList.contains('past')")
            if tab.page.get_attribute("#ask", "aria-pressed") == "true":
                hands.press("#ask")
            hands.choose()
            eventually(lambda: is_empty(tab))
            tab.tap(195, 300)
            eventually(lambda: has_heard(tab))
    except BaseException:
        print(f"TOUCHSTONE_PAGE_SEED={seed - run}: {' '.join(hands.done)}")
        raise
