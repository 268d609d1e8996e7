"""The socket, by whoever means no good: one line is the answer, and the app lives on."""

import asyncio
import json

import websockets

import app
from harness import check, equal, eventually

PATIENCE = 20
"""Seconds until an answer must have come."""


def touch(phase, identity=1, t=1.0, x=10, y=20, **more):
    return {"kind": "touch", "t": t, "id": identity, "phase": phase, "x": x, "y": y, **more}


def samples(*all_samples):
    return json.dumps({"kind": "input", "samples": all_samples})


async def connect(running, **more):
    return await websockets.connect(running.socket_url, max_size=None, **more)


async def closing(socket):
    """Reads until the app closes, and answers code and reason."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except websockets.ConnectionClosed as closed:
        assert closed.rcvd is not None, "the connection broke without a reason"
        return closed.rcvd.code, closed.rcvd.reason


async def answered(socket, kind):
    """Reads on to a message of a kind."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["kind"] == kind:
            return message


GARBAGE = {
    "nothing": "",
    "no JSON": "garbage",
    "half an object": '{"kind":',
    "an array": "[]",
    "an unknown kind": '{"kind":"format"}',
    "no kind": '{"samples":[]}',
    "samples that are no list": '{"kind":"input","samples":7}',
    "an unknown sample": samples({"kind": "frame", "t": 1}),
    "an unknown phase": samples(touch("down")),
    "a text for a number": samples(touch("began", x="ten")),
    "a number that is none": samples(touch("began")).replace('"x": 10', '"x": 1e999'),
    "NaN": samples(touch("began", x=float("nan"))),
    "a move without a began": samples(touch("moved")),
    "two begans": samples(touch("began"), touch("began")),
    "an end without a began": samples(touch("ended")),
    "a scene that is none": '{"kind":"scene","name":"../../etc/passwd"}',
    "a tree that was never sent": '{"kind":"drawn","number":1000000}',
    "deep brackets": "[" * 200_000,
    "deep objects": '{"a":' * 150_000,
    "a lone surrogate": '{"kind":"\\ud800"}',
    "a hundred fingers": samples(*(touch("began", identity=i) for i in range(100))),
    "bytes": b"\x00\x01\x02",
}


@check("garbage on the socket closes that connection with one line, and the app lives on")
async def garbage(program, browser):
    with app.App(program) as running:
        witness = await connect(running)
        await answered(witness, "welcome")
        for name, message in GARBAGE.items():
            socket = await connect(running)
            await socket.send(message)
            code, reason = await closing(socket)
            assert code == 1008, f"{name}: code {code}"
            assert 5 < len(reason) <= 123 and "\n" not in reason, f"{name}: {reason!r}"
        await witness.send(json.dumps({"kind": "why", "x": 195, "y": 400}))
        await answered(witness, "inspection")
        await witness.close()
        assert running.lives


@check("a frame that is too large is refused with its own code")
async def huge(program, browser):
    with app.App(program) as running:
        for size in [(1 << 20) + 1, 5 << 20, 40 << 20]:
            socket = await connect(running)
            await socket.send("x" * size)
            code, reason = await closing(socket)
            equal(code, 1009)
            assert str(1 << 20) in reason, reason
        async def pieces():
            for _ in range(40):
                yield "x" * 65536
        socket = await connect(running)
        try:
            await socket.send(pieces())
        except websockets.ConnectionClosed:
            pass
        equal((await closing(socket))[0], 1009)
        equal(running.get("/")[0], 200)


@check("bytes that are no WebSocket end the connection, and the app lives on")
async def wire(program, browser):
    upgrade = (
        "GET /socket?token={} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n\r\n")
    with app.App(program) as running:
        good = upgrade.format(running.token, running.port).encode()
        for noise in [
            b"\x00" * 200, b"\xff" * 200, b"GET GET GET\r\n\r\n", b"\r\n" * 50,
            good + b"\xff" * 64, good + b"\x83\x80\x00\x00\x00\x00",
            good + b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",
        ]:
            reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
            writer.write(noise)
            await writer.drain()
            try:
                await asyncio.wait_for(reader.read(), 0.3)
            except (asyncio.TimeoutError, ConnectionError):
                pass
            writer.close()
        equal(running.get("/")[0], 200)
        assert running.lives


@check("a wrong token, a wrong host and a wrong origin are refused with one line")
async def strangers(program, browser):
    with app.App(program) as running:
        for path in ["/", "/socket"]:
            for answer in [
                running.get(path, token="0" * 32),
                running.get(path, host="evil.example"),
                running.get(path, host=f"evil.example:{running.port}"),
                running.get(path, origin="http://evil.example"),
                running.get(path, origin="null"),
            ]:
                equal(answer[0], 403)
                equal(len(answer[1].strip().splitlines()), 1)
        equal(running.get("/socket", token="")[0], 403)
        for url, more in [
            (running.socket_url[:-1] + "x", {}),
            (running.socket_url, {"origin": "http://evil.example"}),
            (running.socket_url, {"origin": f"https://127.0.0.1:{running.port}"}),
        ]:
            try:
                await websockets.connect(url, **more)
                raise AssertionError(f"was let in: {more}")
            except websockets.InvalidStatus as refused:
                equal(refused.response.status_code, 403)
        own = await connect(running, origin=f"http://127.0.0.1:{running.port}")
        await answered(own, "welcome")
        await own.close()


@check("a foreign page in the same browser does not reach the socket")
async def foreign(program, browser):
    with app.App(program) as running, app.App(program) as other:
        tab = await browser.open(other.url)
        verdict = await tab.value(
            "new Promise((done) => { try {"
            f" const socket = new WebSocket({running.socket_url!r});"
            " socket.onopen = () => done('open'); socket.onerror = () => done('refused');"
            " } catch { done('refused'); } })")
        equal(verdict, "refused")
        await tab.close()


@check("ten thousand moves in one message are all recorded, in order")
async def many(program, browser):
    with app.App(program, records=True) as running:
        socket = await connect(running)
        moves = [touch("moved", t=1 + i / 10_000, x=i % 390) for i in range(1, 10_001)]
        message = samples(touch("began", x=0), *moves, touch("ended", t=3, x=0))
        assert len(message) < 1 << 20
        await socket.send(message)
        await eventually(lambda: len(running.touches()) == 10_002, 20)
        equal([record["x"] for record in running.touches()],
              [0] + [move["x"] for move in moves] + [0])
        await socket.send(json.dumps({"kind": "why", "x": 1, "y": 1}))
        await answered(socket, "inspection")
        await socket.close()


@check("a page that never reads is no harm to others")
async def deaf(program, browser):
    with app.App(program) as running:
        reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
        writer.write((
            f"GET /socket?token={running.token} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n\r\n").encode())
        question = json.dumps({"kind": "why", "x": 195, "y": 400}).encode()
        frame = bytes([0x81, 0x80 | len(question), 0, 0, 0, 0]) + question
        try:
            for _ in range(200):
                writer.write(frame * 100)
                await asyncio.wait_for(writer.drain(), 5)
        except (asyncio.TimeoutError, ConnectionError):
            pass
        other = await connect(running)
        await answered(other, "welcome")
        await other.close()
        writer.close()
        assert running.lives


@check("a socket that vanishes during a touch has its touches cancelled")
async def vanished(program, browser):
    with app.App(program, records=True) as running:
        socket = await connect(running)
        await socket.send(samples(touch("began"), touch("began", identity=2, x=50)))
        await eventually(lambda: len(running.touches()) == 2)
        socket.transport.abort()
        await eventually(lambda: len(running.touches()) == 4)
        equal([record["phase"] for record in running.touches()[2:]], ["cancelled"] * 2)


@check("an app that may open no more files says so once, and goes on when it may")
async def files(program, browser):
    with app.App(program, files=40) as running:
        crowd = []
        for _ in range(60):
            try:
                crowd.append(await asyncio.wait_for(
                    asyncio.open_connection("127.0.0.1", running.port), 1))
            except (asyncio.TimeoutError, ConnectionError):
                break
        await eventually(lambda: "could not be accepted" in running.errors.read_text(), PATIENCE)
        for _, writer in crowd:
            writer.close()
        await eventually(lambda: running.get("/")[0] == 200, PATIENCE)
        equal(running.errors.read_text().count("could not be accepted"), 1)
        assert running.lives


@check("the token leaves the address bar, and a page that is loaded again still works")
async def hidden_token(program, browser):
    with app.App(program) as running:
        tab = await browser.open(running.url)
        await eventually_live(tab)
        equal(await tab.value("location.search"), "")
        assert running.token not in await tab.value("document.referrer + location.href")
        await tab.value("location.reload()")
        await eventually_live(tab)
        await tab.close()


async def eventually_live(tab):
    for _ in range(PATIENCE * 10):
        try:
            if await tab.value("document.getElementById('status').textContent") == "connected":
                return
        except Exception:
            pass  # The page is on its way from one document to the next.
        await asyncio.sleep(0.1)
    raise AssertionError("the page did not connect")


@check("a page that only shows takes no touches, and says so")
async def read_only(program, browser):
    with app.App(program, "--read-only", records=True) as running:
        tab = await browser.open(running.url)
        for _ in range(PATIENCE * 10):
            if await tab.value("document.getElementById('status').textContent") == "view only":
                break
            await asyncio.sleep(0.1)
        equal(await tab.value("document.getElementById('status').textContent"), "view only")
        equal(await tab.value("document.getElementById('scene').disabled"), True)
        await tab.close()
        socket = await connect(running)
        await socket.send(samples(touch("began")))
        equal((await closing(socket))[0], 1008)
        equal(running.touches(), [])


@check("where nothing happens no frames run, and a message is answered at once all the same")
async def resting(program, browser):
    with app.App(program) as running:
        tab = await browser.open(running.url)
        await asyncio.sleep(2)
        before = running.processor()
        await asyncio.sleep(4)
        # With sixty frames a second a debug build takes 8 % of a core, a busy machine or not.
        share = (running.processor() - before) / 4
        assert share < 0.02, f"{share:.1%} of a core while nothing happens"
        await tab.tap(195, 300)
        await tab.until("document.querySelectorAll('#journal li').length > 2")
        await tab.close()
