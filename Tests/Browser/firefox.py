"""The page of the app in Firefox, controlled through WebDriver BiDi without a driver.

Playwright controls only its own Firefox; this one is the machine's. Locations are points of the
stage, as in a tab of `browsing`. `open_file` opens a file on disk, such as a report.
"""

import base64
import contextlib
import json
import pathlib
import shutil
import subprocess
import tempfile
import threading

from websockets.sync.client import connect

import processes
from browsing import LINES, MIDDLE, READY, STAGE
from waiting import PATIENCE, eventually

PROGRAMS = ["firefox-esr", "firefox"]
"""The browsers to try, in this order."""

INSTALLING = "no Firefox found: install it with `apt-get install firefox-esr`"

PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1,
    # Disable the browser's own requests, because they don't belong to the page.
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
}

KEYS = {
    "Backspace": "\ue003", "Enter": "\ue006", "Escape": "\ue00c", "Shift": "\ue008",
    "Tab": "\ue004", "End": "\ue010", "Home": "\ue011",
}
"""WebDriver's names of keys that type no characters."""

TRAVEL = 120
"""Milliseconds that a finger takes for each move."""


def program():
    """Returns the path of Firefox, or None if it isn't installed."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Firefox:
    """A Firefox without a window, with its own profile. Use it with `with`."""

    def __enter__(self):
        self.open = contextlib.ExitStack()
        self.profile = tempfile.TemporaryDirectory(prefix="touchstone-firefox-")
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                 for name, value in PREFERENCES.items()]
        pathlib.Path(self.profile.name, "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [program(), "--headless", "--no-remote", "--profile", self.profile.name,
             "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            self.socket = self.open.enter_context(
                connect(self.address(), max_size=None, proxy=None))
            self.tabs = {}
            self.number = 0
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        self.open.close()
        processes.end(self.process)
        self.profile.cleanup()

    def address(self):
        """Returns the address that Firefox prints once it listens."""
        found, told = [], threading.Event()

        def read():
            for line in self.process.stderr:
                if "WebDriver BiDi listening on" in line:
                    found.append(line.split()[-1] + "/session")
                    told.set()
            told.set()

        threading.Thread(target=read, daemon=True).start()
        told.wait(PATIENCE * 2)
        if not found:
            raise AssertionError("Firefox did not say where it listens")
        return found[0]

    def call(self, method, **parameters):
        """Sends a command and returns its result. Stores complaints of tabs that arrive in the
        meantime."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded":
                self.heard(message["params"])
            elif message.get("id") == self.number:
                if message["type"] != "success":
                    raise AssertionError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def heard(self, entry):
        tab = self.tabs.get(entry["source"].get("context"))
        if tab and entry["level"] in ("error", "warn"):
            tab.complaints.append(entry["text"])

    def new_tab(self, width=1440, height=900):
        context = self.call("browsingContext.create", type="tab")["context"]
        self.call("browsingContext.setViewport", context=context,
                  viewport={"width": width, "height": height})
        self.tabs[context] = FirefoxTab(self, context)
        return self.tabs[context]

    def open_file(self, path, **size):
        """Opens a file on disk, such as a report, and returns its tab."""
        tab = self.new_tab(**size)
        tab.go(pathlib.Path(path).resolve().as_uri())
        return tab


class FirefoxTab:
    """A tab of Firefox."""

    def __init__(self, browser, context):
        self.browser = browser
        self.context = context
        self.complaints = []

    def close(self):
        self.browser.call("browsingContext.close", context=self.context)

    def go(self, url):
        self.browser.call(
            "browsingContext.navigate", context=self.context, url=url, wait="complete")

    def picture(self):
        """Returns a screenshot of the tab, as PNG."""
        shot = self.browser.call("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(shot["data"])

    def evaluate(self, expression, *arguments):
        """Returns the value of an expression, or the result of a function for `arguments`."""
        call = f"({expression})({', '.join(map(json.dumps, arguments))})" if arguments else expression
        answer = self.browser.call(
            "script.evaluate", target={"context": self.context}, awaitPromise=True,
            expression=f"Promise.resolve({call}).then((value) => JSON.stringify(value ?? null))")
        if answer["type"] != "success":
            raise AssertionError(f"{expression}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def until(self, expression, *arguments):
        """Waits until an expression is true, and returns its value."""
        return eventually(lambda: self.evaluate(expression, *arguments))

    def ready(self):
        """Waits until the page shows the app."""
        self.until(READY)

    def text(self, selector):
        """Returns the text of a visible element, or an empty string if it isn't visible."""
        return self.evaluate(
            "(selector) => { const one = document.querySelector(selector);"
            " return one?.checkVisibility() ? one.textContent.trim() : ''; }", selector)

    def line(self, words):
        """Waits for a line of the journal that contains `words`, and returns it."""
        return self.until(f"(words) => {LINES}.find((line) => line.includes(words))", words)

    def place(self, words):
        """Returns the center of the view whose row in the tree contains `words`, in points of the
        stage."""
        x, y = self.until(MIDDLE, words)
        left, top, scale = self.evaluate(STAGE)
        return (x - left) / scale, (y - top) / scale

    # Input

    def at(self, point):
        left, top, scale = self.evaluate(STAGE)
        return {"x": round(left + point[0] * scale), "y": round(top + point[1] * scale)}

    def perform(self, *sources):
        self.browser.call("input.performActions", context=self.context, actions=list(sources))

    def finger(self, *points, number=1, kind="touch"):
        """A finger, mouse or pen that touches down, moves from point to point, and lifts."""
        down = {"type": "pointerDown", "button": 0}
        if kind == "touch":
            down |= {"width": 22, "height": 22, "pressure": 0.5}
        moves = [{"type": "pointerMove", "duration": TRAVEL, **self.at(point)}
                 for point in points[1:]]
        return {
            "type": "pointer", "id": f"{kind} {number}", "parameters": {"pointerType": kind},
            "actions": [{"type": "pointerMove", **self.at(points[0])}, down, *moves,
                        {"type": "pointerUp", "button": 0}],
        }

    def tap(self, *point):
        self.perform(self.finger(point))

    def click(self, *point):
        self.perform(self.finger(point, kind="mouse"))

    def take_turns(self, *fingers):
        """Moves several fingers, one after the other in each step.

        If several fingers move in one tick, Firefox sends touch events for all of them, but pointer
        events only for the first.
        """
        pause = {"type": "pause"}
        for place, finger in enumerate(fingers):
            finger["actions"] = [
                step if turn == place else pause
                for step in finger["actions"] for turn in range(len(fingers))]
        self.perform(*fingers)

    def pinch(self, center, start, end):
        """Moves two fingers next to each other from one distance to another."""
        x, y = center
        self.take_turns(*(
            self.finger(*((x + side * distance / 2, y)
                          for distance in (start, (start + end) / 2, end)), number=number)
            for number, side in enumerate((-1, 1), 1)))

    def wheel(self, point, turn):
        self.perform({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "deltaX": 0, "deltaY": turn, **self.at(point)}]})

    def keys(self, *names):
        """Presses keys one after the other, by their characters or their names."""
        values = [KEYS.get(name, name) for name in names]
        self.perform({"type": "key", "id": "keyboard", "actions": [
            {"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]})

    def press(self, selector):
        """Scrolls an element of the page into view, and clicks it."""
        x, y = self.evaluate(
            "(selector) => { const one = document.querySelector(selector);"
            " one.scrollIntoView({ block: 'nearest' });"
            " const box = one.getBoundingClientRect();"
            " return [box.left + box.width / 2, box.top + box.height / 2]; }", selector)
        self.perform({
            "type": "pointer", "id": "mouse 1", "parameters": {"pointerType": "mouse"},
            "actions": [{"type": "pointerMove", "x": round(x), "y": round(y)},
                        {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]})
