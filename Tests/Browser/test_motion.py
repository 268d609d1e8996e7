"""The device's motion: readings of its sensors, including shakes, and the button for a shake."""

import time

import app
from waiting import eventually, near

GRAVITY = 9.80665
"""Meters per second squared in one g."""

SWING = 0.08
"""Seconds between two jolts of a hand."""

SENSORS = ["accelerometer", "linear-acceleration", "gyroscope"]


def open_with_sensors(open_tab, running):
    """Opens a tab in a device that rests on its back."""
    tab = open_tab(running)
    for sensor in SENSORS:
        tab.send(
            "Emulation.setSensorOverrideEnabled",
            enabled=True,
            type=sensor,
            metadata={"available": True},
        )
    feel(tab)
    tab.page.reload()
    tab.ready()
    return tab


def feel(tab, hand=(0, 0, 0), turn=(0, 0, 0)):
    """Sets the sensors' readings: a hand's acceleration in g, and the rotation in radians per
    second."""
    with_gravity = (hand[0], hand[1], hand[2] + 1)
    readings = [
        [share * GRAVITY for share in with_gravity],
        [share * GRAVITY for share in hand],
        turn,
    ]
    for sensor, (x, y, z) in zip(SENSORS, readings):
        tab.send(
            "Emulation.setSensorOverrideReadings",
            type=sensor,
            reading={"xyz": {"x": x, "y": y, "z": z}},
        )


def shake(tab, swings=6):
    for number in range(swings):
        feel(tab, (2 if number % 2 else -2, 0, 0))
        time.sleep(SWING)
    feel(tab)


def test_a_shake_of_the_sensors_reaches_the_first_responder_and_the_journal_names_its_handler(
    program, launch, open_tab
):
    running = launch(scene="shake", records=True)
    tab = open_with_sensors(open_tab, running)
    shake(tab)
    tab.line('ShakeCard "card" answered motionBegan')
    tab.line('ShakeCard "card" answered motionEnded')
    assert not any("motionCancelled" in line for line in tab.lines())
    assert running.recorded("motion") == []
    tab.close()
    running.stop()
    play = app.run(program, "play", str(running.recording))
    assert (play.returncode, play.stderr) == (0, b"")
    text = play.stdout.decode()
    assert text.count("answered motionEnded ShakeCard") == 1


def test_without_a_first_responder_the_window_handles_a_shake(launch, open_tab):
    running = launch(scene="shake")
    tab = open_with_sensors(open_tab, running)
    tab.tap(334, 326)
    tab.line("resigned")
    shake(tab)
    tab.line('ShakeWindow "shakeWindow" answered motionEnded')


def test_readings_have_the_axes_and_signs_of_core_motion_and_arrive_while_the_app_requests_them(
    launch, open_tab
):
    running = launch(scene="shake", records=True)
    tab = open_with_sensors(open_tab, running)
    first = eventually(lambda: running.recorded("deviceMotion"))[-1]
    for found, wanted in zip(first["gravity"], [0, 0, -1]):
        assert found == near(wanted, 0.01)
    feel(tab, (0.25, -0.125, 0.0625), (0.5, 1, 1.5))
    record = eventually(
        lambda: next(
            (one for one in running.recorded("deviceMotion") if one["acceleration"][0] > 0.2), None
        )
    )
    for found, wanted in zip(record["acceleration"], [0.25, -0.125, 0.0625 - 1]):
        assert found == near(wanted, 0.02)
    turned = eventually(
        lambda: next(
            (one for one in running.recorded("deviceMotion") if abs(one["rotationRate"][2]) > 1.4),
            None,
        )
    )
    for found, wanted in zip(turned["rotationRate"], [0.5, 1, 1.5]):
        assert found == near(wanted, 0.02)


def test_if_the_app_requests_no_readings_a_device_at_rest_sends_none_and_a_shake_still_arrives(
    launch, open_tab
):
    running = launch(scene="delivery", records=True)
    tab = open_with_sensors(open_tab, running)
    time.sleep(0.5)
    assert running.recorded("deviceMotion") == []
    shake(tab)
    tab.line("motionEnded discarded")


def test_the_pages_button_shakes_a_device_that_can_not_be_moved(launch, open_tab):
    running = launch(scene="shake", records=True)
    tab = open_tab(running)
    tab.page.click("#shake")
    tab.line('ShakeCard "card" answered motionEnded')
    assert [one["phase"] for one in running.recorded("motion")] == ["began", "ended"]
