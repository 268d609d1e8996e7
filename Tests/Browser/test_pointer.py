"""Fingers, pens, mice and wheels, from the browser's own events to the recording."""

import time

from playwright.sync_api import expect

from waiting import eventually, near


def phases(running, identity):
    return [touch["phase"] for touch in running.touches() if touch["id"] == identity]


def ends(running, count):
    """Returns whether `count` touches have ended."""
    return lambda: (
        sum(touch["phase"] in ("ended", "cancelled") for touch in running.touches()) >= count
    )


def test_two_fingers_come_down_move_and_lift_each_with_its_own_number(launch, open_tab):
    running = launch(scene="multitouch", records=True)
    tab = open_tab(running)
    tab.touch("touchStart", (0, 100, 300))
    tab.touch("touchStart", (0, 100, 300), (1, 250, 300))
    for step in range(1, 6):
        tab.touch("touchMove", (0, 100 - 10 * step, 300), (1, 250 + 10 * step, 300))
    tab.touch("touchEnd", (1, 300, 300))
    tab.touch("touchEnd")
    eventually(ends(running, 2))
    touches = running.touches()
    assert [touch["phase"] for touch in touches[:2]] == ["began", "began"]
    first, second = touches[0]["id"], touches[1]["id"]
    assert first != second
    for identity, end in ((first, 50), (second, 300)):
        own = phases(running, identity)
        assert (own[0], own[-1]) == ("began", "ended")
        assert own.count("moved") >= 5, own
        assert [t for t in touches if t["id"] == identity][-1]["x"] == near(end)
    assert touches[0]["radius"] == near(11)
    assert touches[0]["force"] == near(1.4, 0.01)
    assert touches[-1]["id"] == first


def test_a_finger_is_shown_at_its_location_and_only_while_it_is_down(launch, open_tab):
    running = launch()
    tab = open_tab(running)
    tab.touch("touchStart", (0, 100, 300))
    expect(tab.page.locator(".finger")).to_have_count(1)
    tab.touch("touchEnd")
    expect(tab.page.locator(".finger")).to_have_count(0)


def test_a_touch_that_the_browser_cancels_is_cancelled(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.touch("touchStart", (0, 100, 300))
    tab.touch("touchCancel")
    eventually(ends(running, 1))
    assert [touch["phase"] for touch in running.touches()] == ["began", "cancelled"]
    assert running.touches()[-1]["x"] == near(100)


def test_a_page_that_loses_the_focus_has_its_touches_cancelled(launch, open_tab):
    running = launch(scene="multitouch", records=True)
    tab = open_tab(running)
    tab.touch("touchStart", (0, 100, 300))
    eventually(running.touches)
    tab.page.evaluate("window.dispatchEvent(new Event('blur'))")
    eventually(ends(running, 1))
    assert running.touches()[-1]["phase"] == "cancelled"
    tab.touch("touchEnd")
    tab.tap(50, 50)
    eventually(ends(running, 2))
    assert [touch["phase"] for touch in running.touches()] == [
        "began",
        "cancelled",
        "began",
        "ended",
    ]


def test_a_tab_that_is_closed_during_a_touch_has_its_touch_cancelled_and_the_other_tab_goes_on(
    launch, open_tab
):
    running = launch(scene="multitouch", records=True)
    stays = open_tab(running)
    goes = open_tab(running)
    goes.touch("touchStart", (0, 100, 300))
    began = eventually(running.touches)[0]
    expect(stays.page.locator(".finger.other")).to_have_count(1)
    goes.close()
    eventually(ends(running, 1))
    end = running.touches()[-1]
    assert (end["id"], end["phase"]) == (began["id"], "cancelled")
    expect(stays.page.locator(".finger.other")).to_have_count(0)
    stays.tap(200, 200)
    eventually(ends(running, 2))
    assert running.lives


def test_fingers_of_two_tabs_have_different_numbers(launch, open_tab):
    running = launch(scene="multitouch", records=True)
    one, other = open_tab(running), open_tab(running)
    one.touch("touchStart", (0, 100, 300))
    other.touch("touchStart", (0, 250, 300))
    eventually(lambda: len(running.touches()) >= 2)
    assert len({touch["id"] for touch in running.touches()}) == 2
    one.touch("touchEnd")
    other.touch("touchEnd")
    eventually(ends(running, 2))


def test_a_mouses_primary_button_is_a_finger(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.hover(100, 300)
    tab.page.mouse.down()
    tab.hover(120, 340)
    tab.page.mouse.up()
    eventually(ends(running, 1))
    touches = running.touches()
    assert (touches[0]["phase"], touches[-1]["phase"]) == ("began", "ended")
    assert {touch.get("type", "direct") for touch in touches} == {"direct"}
    assert {touch["buttons"] for touch in touches} == {1}
    assert touches[-1]["y"] == near(340)


def test_a_mouses_secondary_button_is_a_pointer_with_that_button(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.click(100, 300, "right")
    eventually(ends(running, 1))
    assert {(touch["type"], touch["buttons"]) for touch in running.touches()} == {
        ("indirectPointer", 2)
    }


def test_a_mouse_without_a_pressed_button_hovers(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.hover(100, 300)
    tab.hover(110, 300)
    tab.hover(-15, 300)
    hovers = eventually(
        lambda: (found := running.recorded("hover")) and found[-1]["phase"] == "ended" and found
    )
    assert (hovers[0]["phase"], hovers[1]["phase"]) == ("began", "moved")
    assert running.touches() == []


def test_with_alt_a_mouse_has_a_second_finger_mirrored_at_the_center_of_the_stage(
    launch, open_tab
):
    running = launch(scene="multitouch", records=True)
    tab = open_tab(running)
    tab.page.keyboard.down("Alt")
    tab.hover(100, 300)
    expect(tab.page.locator(".finger.above")).to_have_count(2)
    tab.page.mouse.down()
    expect(tab.page.locator(".finger:not(.above)")).to_have_count(2)
    tab.hover(80, 280)
    tab.page.mouse.up()
    eventually(ends(running, 2))
    touches = running.touches()
    first, second = touches[0]["id"], touches[1]["id"]
    places = {identity: [t for t in touches if t["id"] == identity] for identity in (first, second)}
    for one, other in zip(places[first], places[second], strict=True):
        assert one["phase"] == other["phase"]
        assert one["x"] + other["x"] == near(390, 0.01)
        assert one["y"] + other["y"] == near(844, 0.01)


def test_with_alt_and_shift_both_fingers_of_a_mouse_keep_their_distance(launch, open_tab):
    running = launch(scene="multitouch", records=True)
    tab = open_tab(running)
    tab.page.keyboard.down("Alt")
    tab.hover(150, 400)
    tab.page.mouse.down()
    tab.page.keyboard.down("Shift")
    tab.hover(160, 420)
    tab.hover(190, 440)
    tab.page.mouse.up()
    eventually(ends(running, 2))
    touches = running.touches()
    first = touches[0]["id"]
    one = [t for t in touches if t["id"] == first]
    other = [t for t in touches if t["id"] != first]
    assert other[-1]["x"] - one[-1]["x"] == near(other[1]["x"] - one[1]["x"], 0.01)
    assert other[-1]["y"] - one[-1]["y"] == near(other[1]["y"] - one[1]["y"], 0.01)


def test_a_pen_has_pressure_and_tilt(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.pen("mousePressed", 100, 300, force=0.8, tiltX=30)
    tab.pen("mouseReleased", 100, 300, force=0.8, tiltX=30)
    eventually(ends(running, 1))
    began = running.touches()[0]
    assert began["type"] == "pencil"
    assert began["force"] == near(1.6, 0.01)
    assert began["altitude"] == near(1.0472, 0.01)
    assert began.get("azimuth", 0) == near(0, 0.01)


def test_a_wheel_is_recorded_by_the_distance_it_scrolls_down(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.wheel(100, 300, 120)
    scroll = eventually(lambda: running.recorded("scroll"))[0]
    assert scroll["dy"] == near(120)
    assert scroll["x"] == near(100)


def test_recorded_time_never_runs_backwards(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.touch("touchStart", (0, 100, 100), (1, 200, 100))
    for step in range(30):
        tab.touch("touchMove", (0, 100 + step, 100), (1, 200 + step, 100))
        time.sleep(0.004)
    tab.touch("touchEnd")
    eventually(ends(running, 2))
    times = [record["t"] for record in running.recorded()]
    assert times == sorted(times)
