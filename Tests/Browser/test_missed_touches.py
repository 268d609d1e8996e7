"""Ten touches that miss, and the time that a user needs with nothing but the page's address.

The user's time follows the keystroke-level model: MENTAL seconds to decide, POINTING to move to a
location, CLICK to press, and READING of the answer. Documentation/MissedTouches.md has the rows.
TOUCHSTONE_UPDATE_MISSED_TOUCHES=1 writes them again, and TOUCHSTONE_SHOTS=FOLDER saves a screenshot
of the end of each attempt.
"""

import os
import pathlib
import re

import pytest
from playwright.sync_api import expect

import app
from waiting import eventually

MENTAL = 1.35
POINTING = 1.1
CLICK = 0.2
READING = 250 / 60
"""Words per second."""

LIMIT = 60
"""Seconds within which the user must find the cause."""

DOCUMENT = app.ROOT / "Documentation" / "MissedTouches.md"


class Person:
    """A user of the page, whose steps and seconds are counted."""

    def __init__(self, tab):
        self.tab = tab
        self.steps = []
        self.seconds = 0

    def step(self, what, seconds):
        self.steps.append(what)
        self.seconds += seconds

    def choose(self, scene, title):
        """Finds a scene in the list of scenes."""
        self.tab.choose(scene)
        self.step(f"choose “{title}”", MENTAL + 2 * (POINTING + CLICK) + 20 / READING)

    def go(self, x, y):
        """Moves the mouse to a point in small steps, as a hand does."""
        self.tab.page.mouse.move(*self.tab.at(x, y), steps=8)

    def touch(self, what, x, y):
        self.go(x, y)
        self.tab.page.mouse.down()
        self.tab.page.wait_for_timeout(60)
        self.tab.page.mouse.up()
        self.step(f"touch {what}", MENTAL + POINTING + CLICK)

    def drag(self, what, start, end):
        self.go(*start)
        self.tab.page.mouse.down()
        self.go(*end)
        self.tab.page.mouse.up()
        self.step(f"drag on {what}", MENTAL + 2 * POINTING + CLICK)

    def read(self, what, selector):
        """Waits until an element has text, reads it, and returns the text."""
        locator = self.tab.page.locator(selector)
        expect(locator).to_be_visible()
        text = eventually(lambda: locator.inner_text().strip())
        self.step(f"read {what}", MENTAL + len(text.split()) / READING)
        return text

    def saw(self, words, what, selector):
        """Waits until an element contains `words`, and reads it."""
        eventually(lambda: re.search(words, self.tab.page.locator(selector).inner_text()))
        return self.read(what, selector)


MISSED = [
    # The scene and its title, the view, the input, the cause, and the words that name it.
    ("dead-buttons", None, "buy", (104, 315), "a clear view covers it", "shade covers it"),
    ("dead-buttons", None, "save", (285, 315), "it extends beyond its superview",
     "below the bottom edge of box"),
    ("dead-buttons", None, "like", (104, 545), "a recognizer cancels every touch at once",
     "ripple .* cancels the touch"),
    ("dead-buttons", None, "play", (285, 545), "it is in an image view, which receives no touches",
     "poster, which has user interaction disabled"),
    ("dead-buttons", None, "call", (104, 775), "it is being animated",
     "animated without .allowUserInteraction"),
    ("dead-buttons", None, "send", (285, 775), "it is disabled", "it is disabled"),
    ("refusals", "Views that ignore touches", "hidden", (285, 213),
     "its superview is hidden", "hidden, which is hidden"),
    ("delays", "Delayed touches", "began", (104, 516),
     "a recognizer delays its touches", "delays its touches"),
    ("nil-target", "Actions without a target", "copy", "copy",
     "no responder in the chain implements its action",
     "copy sends copy:, but no responder implements it"),
    ("cancel-in-view", "Touches in the view", "cancelling", "cancelling",
     "a pan cancels the touch that had begun",
     "cancelling pan is recognized and cancels the touch in cancelling"),
]


def find(person, scene, title, name, place, words):
    """Finds the cause as a user would: touch it, and read the answer at the finger or next to the
    stage."""
    if title:
        person.choose(scene, title)
    point = person.tab.place(place) if isinstance(place, str) else place
    if scene == "cancel-in-view":
        person.drag(name, point, (point[0] + 30, point[1] + 90))
    else:
        person.touch(name, *point)
    where = "#fate" if scene == "cancel-in-view" else "#callout"
    what = "the answer next to the stage" if where == "#fate" else "the text at the finger"
    person.saw(words, what, where)


@pytest.mark.parametrize("number", range(len(MISSED)))
def test_the_cause_of_a_missed_touch_is_found_in_a_minute(launch, open_tab, number):
    scene, title, name, place, cause, words = MISSED[number]
    person = Person(open_tab(launch()))
    find(person, scene, title, name, place, words)
    if folder := os.environ.get("TOUCHSTONE_SHOTS"):
        pathlib.Path(folder).mkdir(exist_ok=True)
        person.tab.page.screenshot(path=pathlib.Path(folder, f"{number + 1}.png"))
    assert person.seconds < LIMIT
    row = (f"| {number + 1} | `{scene}` | {name} | {cause} | {len(person.steps)} | "
           f"{'; '.join(person.steps)} | {person.seconds:.0f} |")
    if os.environ.get("TOUCHSTONE_UPDATE_MISSED_TOUCHES") == "1":
        text = DOCUMENT.read_text()
        DOCUMENT.write_text(re.sub(rf"^\| {number + 1} \|.*$", row, text, flags=re.MULTILINE))
    assert row in DOCUMENT.read_text().splitlines()
