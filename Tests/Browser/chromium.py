"""A headless Chromium, driven over its debugging protocol: real touches, mouse, pen and keys."""

import asyncio
import base64
import itertools
import json
import pathlib
import shutil
import subprocess
import tempfile
import urllib.parse

import websockets

PATIENCE = 20
"""Seconds after which a browser that does not answer counts as broken."""

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]
"""The programs that are tried, in this order."""

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--touch-events=enabled",
    "--remote-debugging-port=0",
    "--remote-allow-origins=*",
]

ALT, CONTROL, META, SHIFT = 1, 2, 4, 8
"""The bits of modifier keys in the protocol."""


class Chromium:
    """One browser with any number of tabs; use it with `async with`."""

    def __init__(self, environment=None):
        self.environment = environment

    async def __aenter__(self):
        program = next((found for name in NAMES if (found := shutil.which(name))), None)
        if program is None:
            raise RuntimeError(f"no browser found; install one of {', '.join(NAMES)}")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, *FLAGS, f"--user-data-dir={self.profile.name}", "about:blank"],
            stderr=subprocess.DEVNULL, env=self.environment)
        port_file = pathlib.Path(self.profile.name, "DevToolsActivePort")
        for _ in range(PATIENCE * 20):
            lines = port_file.read_text().split() if port_file.exists() else []
            if len(lines) >= 2:
                break
            await asyncio.sleep(0.05)
        else:
            raise RuntimeError("the browser did not start")
        address = f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        self.socket = await websockets.connect(address, max_size=None)
        self.numbers = itertools.count(1)
        self.answers = {}
        self.tabs = {}
        self.reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_):
        self.reader.cancel()
        await self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    async def command(self, method, session=None, **parameters):
        number = next(self.numbers)
        answer = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        await self.socket.send(json.dumps(message))
        reply = await asyncio.wait_for(answer, PATIENCE)
        if "error" in reply:
            raise RuntimeError(f"{method}: {reply['error']['message']}")
        return reply["result"]

    async def _read(self):
        async for text in self.socket:
            message = json.loads(text)
            if "id" in message:
                answer = self.answers.pop(message["id"], None)
                if answer and not answer.done():
                    answer.set_result(message)
            elif tab := self.tabs.get(message.get("sessionId")):
                tab.heard(message["method"], message["params"])

    async def open(self, url, **more):
        """Opens a tab and waits until its page is connected to the app."""
        tab = await self.tab(url, **more)
        await tab.until("document.getElementById('status')?.dataset.state === 'live'")
        await tab.until("document.querySelectorAll('#views .layer').length > 0")
        return tab

    async def grant(self, url, *permissions):
        """Lets the pages of an address do what a user would be asked for."""
        parts = urllib.parse.urlsplit(url)
        await self.command(
            "Browser.grantPermissions", origin=f"{parts.scheme}://{parts.netloc}",
            permissions=[*permissions])

    async def tab(self, url, width=1440, height=900, scale=1, dark=False, mac=False):
        """Opens a tab with any page, which may believe to be on a Mac."""
        target = (await self.command("Target.createTarget", url="about:blank"))["targetId"]
        session = (await self.command(
            "Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        tab = Tab(self, target, session)
        self.tabs[session] = tab
        for domain in ["Page", "Runtime", "Log", "Network"]:
            await tab.command(f"{domain}.enable")
        await tab.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale, mobile=False)
        await tab.command("Emulation.setFocusEmulationEnabled", enabled=True)
        await tab.command("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        theme = "dark" if dark else "light"
        await tab.command(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": theme}])
        if mac:
            agent = await tab.value("navigator.userAgent")
            await tab.command(
                "Emulation.setUserAgentOverride", userAgent=agent, platform="MacIntel",
                userAgentMetadata={
                    "platform": "macOS", "platformVersion": "15", "architecture": "arm",
                    "model": "", "mobile": False})
        await tab.command("Page.navigate", url=url)
        return tab


class Tab:
    """One tab; places are points of the stage."""

    def __init__(self, browser, target, session):
        self.browser = browser
        self.target = target
        self.session = session
        self.complaints = []
        self.requests = []

    async def command(self, method, **parameters):
        return await self.browser.command(method, self.session, **parameters)

    def heard(self, method, parameters):
        if method == "Runtime.exceptionThrown":
            self.complaints.append(parameters["exceptionDetails"].get("text", "an exception"))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(str(parameters["args"]))
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    async def close(self):
        await self.browser.command("Target.closeTarget", targetId=self.target)

    async def value(self, expression):
        result = await self.command(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']['text']}")
        return result["result"].get("value")

    async def until(self, expression, seconds=PATIENCE):
        """Waits until an expression is true, and gives back its value."""
        for _ in range(int(seconds * 50)):
            if value := await self.value(expression):
                return value
            await asyncio.sleep(0.02)
        raise AssertionError(f"never became true: {expression}")

    async def settle(self):
        """Waits until whatever was sent has been answered and drawn."""
        await self.value(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    async def point(self, x, y):
        """A point of the stage in the page's own pixels."""
        left, top, scale = await self.value(
            "(() => { const stage = document.getElementById('stage');"
            " const box = stage.getBoundingClientRect();"
            " return [box.left, box.top, Number(stage.dataset.scale)]; })()")
        return {"x": left + x * scale, "y": top + y * scale}

    async def touch(self, kind, *fingers):
        """Touches as `touchStart`, `touchMove`, `touchEnd` or `touchCancel` have them."""
        points = []
        for number, x, y in fingers:
            place = await self.point(x, y)
            points.append({"id": number, "radiusX": 11, "radiusY": 11, "force": 0.7, **place})
        await self.command("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    async def tap(self, x, y):
        await self.touch("touchStart", (0, x, y))
        await self.touch("touchEnd")

    async def mouse(self, kind, x, y, button="none", buttons=0, **more):
        await self.command(
            "Input.dispatchMouseEvent", type=kind, button=button, buttons=buttons,
            clickCount=0 if button == "none" else 1, **await self.point(x, y), **more)

    async def click(self, x, y, button="left", **more):
        bit = {"left": 1, "right": 2, "middle": 4}[button]
        await self.mouse("mousePressed", x, y, button, bit, **more)
        await self.mouse("mouseReleased", x, y, button, 0, **more)

    async def key(self, kind, key, code, number=0, text=None, modifiers=0):
        more = {"text": text} if text else {}
        await self.command(
            "Input.dispatchKeyEvent", type=kind, key=key, code=code, modifiers=modifiers,
            windowsVirtualKeyCode=number, **more)

    async def chord(self, key, code, number, modifiers, command=None):
        """Presses a key with others held; `command` is what a Mac's system makes of it."""
        more = {"commands": [command]} if command else {}
        for kind in ["rawKeyDown", "keyUp"]:
            await self.command(
                "Input.dispatchKeyEvent", type=kind, key=key, code=code, modifiers=modifiers,
                windowsVirtualKeyCode=number, **(more if kind == "rawKeyDown" else {}))

    async def place(self, identifier):
        """The middle of the view with an identifier, in points of the stage, once it is there."""
        row = (
            "[...document.querySelectorAll('#tree .view:not(.unseen)')]"
            f".find((one) => one.textContent.includes({identifier!r}))")
        await self.until(f"Boolean({row})")
        return await self.value(
            f"((row) => {{ row.dispatchEvent(new Event('pointerenter'));"
            " const box = document.getElementById('outline').getBoundingClientRect();"
            " row.dispatchEvent(new Event('pointerleave'));"
            " const stage = document.getElementById('stage');"
            " const ground = stage.getBoundingClientRect();"
            " const scale = Number(stage.dataset.scale);"
            " return [(box.left + box.width / 2 - ground.left) / scale,"
            f" (box.top + box.height / 2 - ground.top) / scale]; }})({row})")

    async def screenshot(self, path, element=None):
        clip = {}
        if element:
            box = await self.value(
                f"(({{x, y, width, height}}) => ({{x, y, width, height}}))"
                f"(document.querySelector({element!r}).getBoundingClientRect())")
            clip = {"clip": {**box, "scale": 1}}
        shot = await self.command("Page.captureScreenshot", format="png", **clip)
        pathlib.Path(path).write_bytes(base64.b64decode(shot["data"]))
