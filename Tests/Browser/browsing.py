"""The app's page in a real browser, and input that Playwright doesn't offer, such as fingers."""

import shutil

from playwright.sync_api import expect

from waiting import PATIENCE, eventually

PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "chrome"]
"""The browsers to try, in this order."""

ALLOWED = ["clipboard-write", "accelerometer", "gyroscope"]
"""Permissions that ordinary browsers grant without a prompt."""

READY = """document.getElementById("status")?.dataset.state === "live"
  && document.querySelectorAll("#views .layer").length > 0"""
"""Whether the page is connected to the app and shows it."""

LINES = "[...document.querySelectorAll('#journal .what')].map((one) => one.textContent)"

FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

STAGE = """(() => {
  const stage = document.getElementById("stage");
  const { left, top } = stage.getBoundingClientRect();
  return [left, top, Number(stage.dataset.scale)];
})()"""

MIDDLE = """(words) => {
  const row = [...document.querySelectorAll("#tree .view:not(.unseen)")]
    .find((one) => one.textContent.includes(words));
  if (!row) return null;
  row.dispatchEvent(new Event("pointerenter"));
  const box = document.getElementById("outline").getBoundingClientRect();
  row.dispatchEvent(new Event("pointerleave"));
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""The center of the view whose row in the tree contains a text, in the page's pixels."""

FINGERTIP = {"radiusX": 11, "radiusY": 11, "force": 0.7}
"""The size of a finger in the page's pixels, and its force."""

MAC = {
    "platform": "macOS",
    "platformVersion": "15",
    "architecture": "arm",
    "model": "",
    "mobile": False,
}


def start_browser(playwright, environment=None):
    """Starts this machine's Chromium as a user sees it, but without a window."""
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        raise RuntimeError(f"no browser found; install one of {', '.join(PROGRAMS)}")
    return playwright.chromium.launch(
        executable_path=program,
        env=environment,
        args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        ignore_default_args=["--hide-scrollbars"],
    )


def new_tab(browser, width=1440, height=900, scale=1, dark=False, mac=False, permissions=()):
    """Opens an empty tab. It can emulate dark mode or a Mac, and can have more permissions."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark" if dark else "light",
        has_touch=True,
        permissions=[*ALLOWED, *permissions],
    )
    return Tab(context.new_page(), mac=mac)


class Tab:
    """A tab: `page` is Playwright's. The tab's methods take points of the stage."""

    def __init__(self, page, mac=False):
        self.page = page
        self.complaints = []
        self.requests = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.heard)
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        self.session = page.context.new_cdp_session(page)
        self.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        if mac:
            self.send(
                "Emulation.setUserAgentOverride",
                userAgent=page.evaluate("navigator.userAgent"),
                platform="MacIntel",
                userAgentMetadata=MAC,
            )

    def heard(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def send(self, method, **parameters):
        """Sends a command of Chromium's own protocol."""
        return self.session.send(method, parameters)

    def close(self):
        self.page.context.close()

    def ready(self):
        """Waits until the page shows the app."""
        self.until(READY)

    def until(self, expression, argument=None, seconds=PATIENCE):
        """Waits until an expression is true, and returns its value."""
        # The page's security policy forbids Playwright's own way to wait for an expression.
        return eventually(lambda: self.page.evaluate(expression, argument), seconds)

    def settle(self):
        """Waits until everything that was sent has been drawn."""
        self.page.evaluate(FRAMES)

    def choose(self, scene):
        """Chooses a scene, and waits until it is drawn."""
        title = self.page.text_content(f"#scene option[value='{scene}']")
        self.page.select_option("#scene", scene)
        expect(self.page).to_have_title(f"{title} – Touchstone")
        self.until("document.querySelectorAll('#views .layer').length > 1")
        self.settle()

    def lines(self):
        """Returns the lines of the journal."""
        return self.page.evaluate(LINES)

    def line(self, words):
        """Waits for a line of the journal that contains `words`, and returns it."""
        return self.until(f"(words) => {LINES}.find((line) => line.includes(words))", words)

    # Locations

    def at(self, x, y):
        """Returns a point of the stage in the page's pixels."""
        left, top, scale = self.page.evaluate(STAGE)
        return left + x * scale, top + y * scale

    def place(self, words):
        """Waits for a view whose row in the tree contains `words`, and returns its center in
        points."""
        x, y = self.until(MIDDLE, words)
        left, top, scale = self.page.evaluate(STAGE)
        return (x - left) / scale, (y - top) / scale

    # Fingers, mouse and pen

    def touch(self, kind, *fingers):
        """Sends touches. `kind` is `touchStart`, `touchMove`, `touchEnd` or `touchCancel`."""
        left, top, scale = self.page.evaluate(STAGE) if fingers else (0, 0, 1)
        points = [
            {"id": number, "x": left + x * scale, "y": top + y * scale, **FINGERTIP}
            for number, x, y in fingers
        ]
        self.send("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def tap(self, x, y):
        self.touch("touchStart", (0, x, y))
        self.touch("touchEnd")

    def edit(self, x, y):
        """Taps a field, and waits until it has the keyboard."""
        self.tap(x, y)
        self.until("document.activeElement.id === 'typing'")

    def hover(self, x, y):
        """Moves the mouse."""
        self.page.mouse.move(*self.at(x, y))

    def click(self, x, y, button="left"):
        self.page.mouse.click(*self.at(x, y), button=button)

    def wheel(self, x, y, turn):
        """Turns the wheel over a point. A positive `turn` is toward the user."""
        self.hover(x, y)
        self.page.mouse.wheel(0, turn)

    def pen(self, kind, x, y, **how):
        """Sends pen input. `kind` is `mousePressed`, `mouseMoved` or `mouseReleased`."""
        left, top = self.at(x, y)
        self.send(
            "Input.dispatchMouseEvent",
            type=kind,
            x=left,
            y=top,
            button="left",
            clickCount=1,
            pointerType="pen",
            **how,
        )
