"""The recording of a page with --record is replayed without a page."""

import app
from waiting import eventually


def test_a_recorded_session_replays_to_the_same_bytes_twice_and_reports_every_touch(
    program, launch, open_tab
):
    for scene in ["delivery", "multitouch", "chat-bubble"]:
        running = launch(scene=scene, records=True)
        tab = open_tab(running)
        tab.tap(195, 400)
        tab.touch("touchStart", (0, 100, 300), (1, 250, 300))
        for step in range(1, 8):
            tab.touch("touchMove", (0, 100 - 8 * step, 300), (1, 250 + 8 * step, 300))
        tab.touch("touchEnd", (1, 306, 300))
        tab.touch("touchEnd")
        tab.hover(195, 300)
        tab.click(195, 300)
        tab.wheel(195, 500, 200)
        tab.touch("touchStart", (0, 60, 60))
        eventually(lambda: running.touches()[-1]["phase"] == "began")
        tab.close()
        eventually(lambda: running.touches()[-1]["phase"] == "cancelled")
        running.stop()
        plays = [app.run(program, "play", str(running.recording)) for _ in range(2)]
        for play in plays:
            assert (play.returncode, play.stderr) == (0, b"")
        assert plays[0].stdout == plays[1].stdout
        text = plays[0].stdout.decode()
        began = sum(touch["phase"] == "began" for touch in running.touches())
        assert f"touch {began}" in text, f"{scene}: touch {began} is missing in the trace"


def test_a_recording_keeps_every_scene_that_a_tab_chooses(program, launch, open_tab, tmp_path):
    names = [
        line.split("\t")[0] for line in app.run(program, "scenes").stdout.decode().splitlines()
    ]
    first, second = names[0], names[-1]
    running = launch(scene=first, records=True)
    tab = open_tab(running)
    tab.tap(195, 400)
    eventually(lambda: len(running.touches()) == 2)
    tab.choose(second)
    eventually(lambda: scenes(running))
    tab.tap(195, 400)
    eventually(lambda: len(running.touches()) == 4)
    tab.close()
    running.stop()
    assert running.header()["scene"] == first
    assert scenes(running) == [second]
    play = app.run(program, "play", str(running.recording))
    assert (play.returncode, play.stderr) == (0, b"")
    assert b"touch 2" in play.stdout
    report = tmp_path / "report.html"
    for words in [["report", "-o", report], ["latency"], ["test"]]:
        answer = app.run(program, words[0], running.recording, *words[1:])
        assert (answer.returncode, answer.stderr) == (0, b"")
    # A recording of a program without the second scene is rejected before it is replayed.
    strange = tmp_path / "strange.jsonl"
    strange.write_text(running.recording.read_text().replace(second, "nowhere"))
    play = app.run(program, "play", str(strange))
    assert (play.returncode, play.stdout) == (2, b"")
    assert b'there is no scene "nowhere"' in play.stderr


def scenes(running):
    """Returns the scenes that were shown after the first one."""
    return [record["scene"] for record in running.recorded("advance") if "scene" in record]
