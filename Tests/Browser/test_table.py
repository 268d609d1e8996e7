"""Tables on the page: real fingers select, swipe, reorder and scroll rows.

The log of each scene tells which object answered, and the page shows it.
"""

import pytest

DRAWN = "(words) => document.querySelector('#elements').innerHTML.includes(words)"

REST = "(words) => !document.querySelector('#elements').innerHTML.includes(words)"


def answers(tab, words):
    """Waits until the page shows words."""
    tab.until(DRAWN, words)


def drag(tab, start, end, steps=10):
    """Moves a finger in even steps, and lifts it."""
    (x, y), (to_x, to_y) = start, end
    tab.touch("touchStart", (0, x, y))
    for step in range(1, steps + 1):
        part = step / steps
        tab.touch("touchMove", (0, x + (to_x - x) * part, y + (to_y - y) * part))
        tab.settle()
    tab.touch("touchEnd")


def test_a_tap_selects_a_row_and_a_star_in_a_row_answers_instead_of_it(launch, open_tab):
    tab = open_tab(launch(scene="table"))
    tab.tap(120, 234)
    answers(tab, "Row 0.1 answered: Jonas.")
    tab.tap(335, 234)
    answers(tab, "The star of Jonas answered.")


def test_a_swipe_shows_the_actions_of_a_row_and_a_touch_elsewhere_only_closes_it(launch, open_tab):
    tab = open_tab(launch(scene="table"))
    drag(tab, (320, 234), (210, 234))
    answers(tab, "Flag")
    tab.tap(120, 560)
    tab.until(REST, "Flag")
    assert not tab.page.evaluate(DRAWN, "answered:")
    drag(tab, (320, 234), (210, 234))
    tab.until(DRAWN, "Flag")
    tab.tap(*tab.place("Flag"))
    answers(tab, "Jonas was flagged.")


def test_a_swipe_across_a_row_deletes_it(launch, open_tab):
    tab = open_tab(launch(scene="table"))
    drag(tab, (350, 234), (25, 234), steps=20)
    answers(tab, "Jonas was deleted.")
    tab.until(REST, "Photos of the lake")


@pytest.mark.parametrize(
    "point,answer",
    [
        ((60, 164), "The row “Nothing else” was selected."),
        ((290, 228), "The button answered."),
        ((60, 228), "The row “A button” was selected."),
        ((325, 292), "The switch answered."),
        ((290, 356), "The field began editing."),
        ((290, 420), "The tap recognizer of the label answered."),
    ],
)
def test_in_a_cell_the_innermost_object_that_handles_a_touch_answers(
    launch, open_tab, point, answer
):
    tab = open_tab(launch(scene="cell-touches"))
    tab.tap(*point)
    answers(tab, answer)


def test_the_page_explains_why_a_row_with_an_override_of_touches_began_is_not_selected(
    launch, open_tab
):
    tab = open_tab(launch(scene="cell-touches"))
    tab.tap(60, 612)
    tab.until(
        "(words) => document.body.textContent.includes(words)", "doesn't call super, so"
    )


def test_a_finger_moves_a_row_by_its_handle_without_being_told_that_it_has_no_effect(
    launch, open_tab
):
    tab = open_tab(launch(scene="reorder"))
    drag(tab, (368, 264), (368, 352), steps=12)
    answers(tab, "The harbor is now row 0.4.")
    assert not tab.page.evaluate(
        "document.body.textContent.includes('This touch has no effect')"
    )


def test_a_hundred_thousand_rows_scroll_under_a_finger_with_the_cells_of_a_screenful(
    launch, open_tab
):
    tab = open_tab(launch(scene="table-100000"))
    tab.tap(*tab.place("last"))
    answers(tab, "Row 99999")
    drag(tab, (120, 300), (120, 640))
    answers(tab, "Row 99980")
    made = tab.page.evaluate(
        "Number(document.querySelector('#elements').innerHTML.match(/so far: (\\d+)/)[1])"
    )
    assert 13 <= made <= 17
