"""Remote control: a desktop's media keys, through the browser's media session."""

import pytest

import app
from browsing import start_browser
from session_bus import SessionBus
from waiting import eventually

ANSWERED = "RemoteControlScene answered remoteControlReceived"


@pytest.fixture
def bus():
    with SessionBus() as bus:
        yield bus


@pytest.fixture
def browser(playwright, bus):
    """A browser of its own, on that bus."""
    with start_browser(playwright, bus.environment) as browser:
        yield browser


def subtypes(running):
    return [record["subtype"] for record in running.recorded("remote")]


def ready(bus, tab):
    """Touches the page, and waits until the desktop knows that it plays."""
    tab.tap(195, 60)
    bus.player_says(lambda names: "chrom" in names, "--list-all")


def test_media_keys_of_the_desktop_reach_remotecontrolreceived_and_the_journal_names_the_handler(
    program, launch, bus, open_tab
):
    running = launch(scene="remote-control", records=True)
    tab = open_tab(running)
    assert not tab.page.evaluate("navigator.mediaSession.metadata === null")
    ready(bus, tab)
    bus.player_says(lambda title: title == "Morning on the Pier", "metadata", "title")
    for number, (key, subtype, state) in enumerate(
        [
            ("play", "play", "Playing"),
            ("pause", "pause", "Paused"),
            ("next", "nextTrack", "Paused"),
            ("previous", "previousTrack", "Paused"),
            ("stop", "stop", ""),
            ("play", "play", "Playing"),
        ]
    ):
        bus.player_says(lambda answer: "No player" not in answer, key)
        eventually(lambda: len(subtypes(running)) > number)
        assert subtypes(running)[-1] == subtype
        eventually(lambda: sum(ANSWERED in line for line in tab.lines()) == number + 1)
        # A desktop sends no key that is meaningless in the current state.
        if state:
            bus.player_says(lambda status: status == state, "status")
    tab.close()
    running.stop()
    play = app.run(program, "play", str(running.recording))
    assert (play.returncode, play.stderr) == (0, b"")
    assert play.stdout.decode().count("answered remoteControlReceived") == 6


def test_the_desktop_shows_the_current_track_and_its_one_key_alternates_between_play_and_pause(
    program, launch, bus, open_tab
):
    running = launch(scene="remote-control", records=True)
    tab = open_tab(running)
    ready(bus, tab)
    bus.player_says(lambda status: status == "Paused", "status")
    bus.player("play-pause")
    bus.player_says(lambda status: status == "Playing", "status")
    bus.player("play-pause")
    bus.player_says(lambda status: status == "Paused", "status")
    assert subtypes(running) == ["play", "pause"]
    bus.player("next")
    bus.player_says(lambda title: title == "Climbing the Chain", "metadata", "title")
    assert bus.player("metadata", "artist") == "First Responders"


def test_targets_handle_their_commands_and_the_journal_names_the_command(
    program, launch, bus, open_tab
):
    running = launch(scene="remote-control", records=True)
    tab = open_tab(running)
    ready(bus, tab)
    tab.tap(334, 564)
    tab.line('UISwitch "center" ran its action')
    bus.player("play")
    tab.line('MPRemoteCommand "playCommand" answered playCommand')
    bus.player_says(lambda status: status == "Playing", "status")
    bus.player("position", "42")
    tab.line('"changePlaybackPositionCommand" answered')
    assert [record.get("value") for record in running.recorded("remote")] == [None, 42]
    assert not any(ANSWERED in line for line in tab.lines())


def test_media_keys_that_arrive_as_keys_are_commands_too_and_other_keys_stay_with_the_browser(
    launch, open_tab
):
    running = launch(scene="remote-control", records=True)
    tab = open_tab(running)
    tab.tap(195, 60)
    for key, number in [("MediaPlayPause", 179), ("MediaTrackNext", 176), ("MediaStop", 178)]:
        for kind in ["rawKeyDown", "keyUp"]:
            tab.send(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code=key,
                windowsVirtualKeyCode=number,
            )
    eventually(lambda: len(subtypes(running)) == 3)
    assert subtypes(running) == ["togglePlayPause", "nextTrack", "stop"]
    tab.line(ANSWERED)


def test_a_page_whose_app_handles_no_remote_control_has_no_media_session_and_takes_no_media_key(
    launch, open_tab
):
    running = launch(scene="delivery", records=True)
    tab = open_tab(running)
    tab.tap(195, 400)
    tab.page.keyboard.down("MediaPlayPause")
    tab.settle()
    assert tab.page.evaluate("navigator.mediaSession.metadata") is None
    assert tab.page.evaluate("navigator.mediaSession.playbackState") == "none"
    assert subtypes(running) == []
