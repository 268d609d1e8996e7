"""Remote control: a desktop's media keys, by way of the browser's media session."""

import app
import chromium
from harness import check, equal, eventually
from motion_checks import said
from session_bus import SessionBus

ANSWERED = "RemoteControlScene answered remoteControlReceived"


def subtypes(running):
    return [record["subtype"] for record in running.recorded("remote")]


async def ready(bus, tab):
    """Touches the page, and waits until the desktop knows that it plays."""
    await tab.tap(195, 60)
    await bus.player_says(lambda names: "chrom" in names, "--list-all")


@check("media keys of the desktop reach remoteControlReceived, and the journal names who answered")
async def events(program, _):
    with SessionBus() as bus, app.App(program, scene="remote-control", records=True) as running:
        async with chromium.Chromium(bus.environment) as browser:
            tab = await browser.open(running.url)
            assert not await tab.value("navigator.mediaSession.metadata === null")
            await ready(bus, tab)
            await bus.player_says(
                lambda title: title == "Morning on the Pier", "metadata", "title")
            for number, (key, subtype, state) in enumerate([
                    ("play", "play", "Playing"), ("pause", "pause", "Paused"),
                    ("next", "nextTrack", "Paused"), ("previous", "previousTrack", "Paused"),
                    ("stop", "stop", ""), ("play", "play", "Playing")]):
                await bus.player_says(lambda answer: "No player" not in answer, key)
                await eventually(lambda: len(subtypes(running)) > number)
                equal(subtypes(running)[-1], subtype)
                await tab.until(
                    "[...document.querySelectorAll('#journal li .what')].filter((line) =>"
                    f" line.textContent.includes({ANSWERED!r})).length === {number + 1}")
                # A desktop sends no key that makes no sense in the state it knows of.
                if state:
                    await bus.player_says(lambda status: status == state, "status")
            equal(tab.complaints, [])
            await tab.close()
        running.stop()
        play = app.run(program, "play", str(running.recording))
        equal((play.returncode, play.stderr), (0, b""))
        equal(play.stdout.decode().count("answered remoteControlReceived"), 6)


@check("what plays is what the desktop shows, and its one key plays and pauses by turns")
async def now_playing(program, _):
    with SessionBus() as bus, app.App(program, scene="remote-control", records=True) as running:
        async with chromium.Chromium(bus.environment) as browser:
            tab = await browser.open(running.url)
            await ready(bus, tab)
            await bus.player_says(lambda status: status == "Paused", "status")
            await bus.player("play-pause")
            await bus.player_says(lambda status: status == "Playing", "status")
            await bus.player("play-pause")
            await bus.player_says(lambda status: status == "Paused", "status")
            equal(subtypes(running), ["play", "pause"])
            await bus.player("next")
            await bus.player_says(lambda title: title == "Climbing the Chain", "metadata", "title")
            equal(await bus.player("metadata", "artist"), "First Responders")
            await tab.close()


@check("commands with targets are served by them, and the journal names the command")
async def commands(program, _):
    with SessionBus() as bus, app.App(program, scene="remote-control", records=True) as running:
        async with chromium.Chromium(bus.environment) as browser:
            tab = await browser.open(running.url)
            await ready(bus, tab)
            await tab.tap(334, 564)
            await tab.until(said('UISwitch "center" ran its action'))
            await bus.player("play")
            await tab.until(said('MPRemoteCommand "playCommand" answered playCommand'))
            await bus.player_says(lambda status: status == "Playing", "status")
            await bus.player("position", "42")
            await tab.until(said('"changePlaybackPositionCommand" answered'))
            equal([record.get("value") for record in running.recorded("remote")], [None, 42])
            assert not await tab.value(said(ANSWERED))
            await tab.close()


@check("media keys that come as keys are commands too, and no others are taken from the browser")
async def keys(program, browser):
    with app.App(program, scene="remote-control", records=True) as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 60)
        for key, number in [("MediaPlayPause", 179), ("MediaTrackNext", 176), ("MediaStop", 178)]:
            await tab.key("rawKeyDown", key, key, number)
            await tab.key("keyUp", key, key, number)
        await eventually(lambda: len(subtypes(running)) == 3)
        equal(subtypes(running), ["togglePlayPause", "nextTrack", "stop"])
        await tab.until(said(ANSWERED))
        await tab.close()


@check("a page whose app wants no remote control has no media session and keeps no media key")
async def unwanted(program, browser):
    with app.App(program, scene="delivery", records=True) as running:
        tab = await browser.open(running.url)
        await tab.tap(195, 400)
        await tab.key("rawKeyDown", "MediaPlayPause", "MediaPlayPause", 179)
        await tab.settle()
        equal(await tab.value("navigator.mediaSession.metadata"), None)
        equal(await tab.value("navigator.mediaSession.playbackState"), "none")
        equal(subtypes(running), [])
        await tab.close()
