"""Wheels and trackpads: what scrolls, and in which direction."""

import pytest

from waiting import eventually, near

PLACE = """(words) => {
  const stage = document.querySelector('#stage').getBoundingClientRect();
  const row = [...document.querySelectorAll('#elements p')]
    .find((one) => one.textContent.trim() === words);
  if (!row) return null;
  const box = row.getBoundingClientRect();
  return [box.left - stage.left, box.top - stage.top];
}"""

TURN = """([x, y, how]) => {
  const stage = document.querySelector('#stage');
  const box = stage.getBoundingClientRect();
  stage.dispatchEvent(new WheelEvent('wheel', {
    ...how, clientX: box.left + x, clientY: box.top + y, bubbles: true, cancelable: true }));
}"""


def place(tab, words):
    return tab.until(PLACE, words)


def moved(tab, words, before):
    """Returns how far a row has moved from a previous location."""
    now = tab.page.evaluate(PLACE, words) or before
    return now[0] - before[0], now[1] - before[1]


@pytest.mark.parametrize("turn", [100, 120, -100])
def test_scrolling_a_wheel_down_shows_the_content_below(launch, open_tab, turn):
    tab = open_tab(launch(scene="pan-in-scroll"))
    if turn < 0:
        tab.wheel(100, 300, 240)
        eventually(lambda: place(tab, "Row 9")[1] < 420)
    before = place(tab, "Row 9")
    tab.wheel(100, 300, turn)
    eventually(lambda: moved(tab, "Row 9", before) == (near(0), near(-turn)))


@pytest.mark.parametrize(("how", "down"), [
    ({"deltaMode": 1, "deltaY": 3}, 48),
    ({"deltaMode": 0, "deltaY": 37}, 37),
])
def test_lines_and_pixels_of_a_wheel_scroll_down(launch, open_tab, how, down):
    tab = open_tab(launch(scene="pan-in-scroll"))
    before = place(tab, "Row 9")
    tab.page.evaluate(TURN, [100, 300, how])
    eventually(lambda: moved(tab, "Row 9", before) == (near(0), near(-down)))


def test_a_page_unit_of_a_wheel_is_the_screens_height_at_any_scale(launch, open_tab):
    running = launch(scene="pan-in-scroll", records=True)
    tab = open_tab(running, height=600)
    tab.page.evaluate(TURN, [60, 200, {"deltaMode": 2, "deltaY": 1}])
    assert eventually(lambda: running.recorded("scroll"))[0]["dy"] == near(844)


@pytest.mark.parametrize("how", [
    {"deltaX": 60}, {"deltaY": 60, "shiftKey": True}, {"deltaX": 60, "shiftKey": True},
])
def test_scrolling_a_wheel_to_the_right_or_with_shift_shows_the_content_to_the_right(
    launch, open_tab, how
):
    tab = open_tab(launch(scene="nested-scroll"))
    before = place(tab, "Card 2")
    tab.page.evaluate(TURN, [195, 270, how])
    eventually(lambda: moved(tab, "Card 2", before)[0] < -20)
    assert moved(tab, "Card 2", before)[1] == near(0)


def test_the_outline_of_a_view_surrounds_it_at_any_scroll_offset(launch, open_tab):
    tab = open_tab(launch(scene="pan-in-scroll"))
    before, outlined = place(tab, "Row 9"), tab.place("Row 9")
    tab.wheel(100, 300, 120)
    eventually(lambda: moved(tab, "Row 9", before) == (near(0), near(-120)))
    assert tab.place("Row 9") == (near(outlined[0]), near(outlined[1] - 120))
