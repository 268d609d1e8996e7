"""The inspector: the hit map, the 3D view, editable properties, touch dots, and the linter's
findings on the stage."""

import json

from playwright.sync_api import expect

import app
from waiting import eventually

COLOR = """([x, y]) => {
  const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  copy.drawImage(document.getElementById("hit-map"), x * 2, y * 2, 1, 1, 0, 0, 1, 1);
  return [...copy.getImageData(0, 0, 1, 1).data];
}"""
"""The color of the hit map at a point of the stage."""

PAINTED = """() => {
  const canvas = document.getElementById("exploded");
  const { width, height } = canvas;
  const copy = Object.assign(document.createElement("canvas"), { width, height })
    .getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  let painted = 0;
  let left = width;
  let right = 0;
  for (let place = 3; place < data.length; place += 4) {
    if (data[place] === 0) continue;
    painted += 1;
    const x = ((place - 3) / 4) % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return [painted, right - left];
}"""
"""The number of painted pixels of the 3D view, and its leftmost and rightmost extent."""


def row(tab, name):
    words = tab.page.locator(".name").get_by_text(name, exact=True)
    return tab.page.locator("#tree .view").filter(has=words).first


def explore(tab):
    tab.page.click("#explore")
    expect(tab.page.locator("#exploded")).to_be_visible()
    tab.settle()


def select(tab, name):
    row(tab, name).click()
    expect(tab.page.locator("#properties h3")).to_contain_text(name)


def field(tab, label):
    return tab.page.get_by_label(label, exact=True)


def map_of(program, scene):
    answer = app.run(program, "map", "--scene", scene, "--format", "json")
    return json.loads(answer.stdout)


def test_the_hit_map_reports_the_same_on_the_page_as_on_the_command_line(program, launch, open_tab):
    told = map_of(program, "refusals")
    tab = open_tab(launch(scene="refusals"))
    expect(tab.page.locator("#hit-map")).to_be_hidden()
    tab.page.click("#show-map")
    expect(tab.page.locator("#hit-map")).to_be_visible()
    rows = tab.page.locator("#map-legend .object")
    expect(rows).to_have_count(len(told["owners"]))
    assert sorted(rows.all_text_contents()) == sorted(one["name"] for one in told["owners"])
    # Two points of one view have the same color; two views have different colors.
    page, button = tab.page.evaluate(COLOR, [5, 830]), tab.page.evaluate(COLOR, [285, 340])
    assert tab.page.evaluate(COLOR, [5, 5]) == page != button
    tab.page.click("#show-map")
    expect(tab.page.locator("#hit-map")).to_be_hidden()
    expect(tab.page.locator("#map-part")).to_be_hidden()


def test_the_selected_views_hit_area_is_painted_and_described(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    tab.page.click("#show-map")
    tab.page.click("#map-selected")
    caption = expect(tab.page.locator("#map-caption"))
    caption.to_contain_text("Select a view")
    row(tab, "alpha002Button").click()
    caption.to_contain_text("It can be hit at")
    row(tab, "disabledChild").click()
    caption.to_contain_text("The view itself can't be hit")


def test_the_hit_map_follows_changes(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    explore(tab)
    tab.page.click("#show-map")
    names = tab.page.locator("#map-legend .object")
    expect(names.filter(has_text="disabledChild")).to_have_count(0)
    select(tab, "disabledChild")
    field(tab, "isUserInteractionEnabled").check()
    expect(names.filter(has_text="disabledChild")).to_have_count(1)
    tab.page.click("#undo")
    expect(names.filter(has_text="disabledChild")).to_have_count(0)


def test_a_change_is_applied_at_once_and_undone_with_the_keyboard(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    explore(tab)
    select(tab, "alpha002Button")
    undo = tab.page.locator("#undo")
    expect(undo).to_be_disabled()
    field(tab, "text").fill("Buy")
    field(tab, "text").press("Enter")
    expect(row(tab, "alpha002Button")).to_be_visible()
    expect(undo).to_be_enabled()
    field(tab, "frame: width").fill("60")
    expect(tab.page.locator("#properties")).to_contain_text("layer.cornerRadius")
    size = row(tab, "alpha002Button").locator(".size")
    expect(size).to_contain_text("60 ×")
    field(tab, "isHidden").focus()
    tab.page.keyboard.press("Control+z")
    expect(size).not_to_contain_text("60 ×")
    tab.page.keyboard.press("Control+z")
    expect(undo).to_be_disabled()
    expect(field(tab, "text")).to_have_value("Button")


def test_nothing_can_be_changed_while_the_session_is_recorded_to_a_file(launch, open_tab):
    tab = open_tab(launch(scene="refusals", records=True))
    explore(tab)
    select(tab, "alpha002Button")
    expect(tab.page.locator("#properties")).to_contain_text("isHidden")
    expect(tab.page.locator("#properties input")).to_have_count(0)


def test_the_tree_is_searched_and_folded(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    explore(tab)
    shown = tab.page.locator("#tree .view:visible")
    all_rows = shown.count()
    tab.page.fill("#tree-search", "DISABLEDchild")
    expect(tab.page.locator("#tree .view.found")).to_have_count(1)
    # Its ancestors stay visible, and all other rows are hidden.
    assert shown.count() == 4
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("#properties h3")).to_contain_text("disabledChild")
    tab.page.fill("#tree-search", "")
    expect(shown).to_have_count(all_rows)
    parent = row(tab, "answeringParent")
    parent.focus()
    tab.page.keyboard.press("ArrowLeft")
    expect(parent).to_have_attribute("aria-expanded", "false")
    expect(shown).to_have_count(all_rows - 3)
    tab.page.keyboard.press("ArrowRight")
    expect(shown).to_have_count(all_rows)
    parent.locator(".twist").click()
    expect(shown).to_have_count(all_rows - 3)


def test_a_view_is_picked_on_the_stage_without_touching_the_app(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    explore(tab)
    tab.page.click("#pick")
    x, y = tab.place("disabledChild")
    tab.click(x, y + 20)
    selected = tab.page.locator("#tree .view.selected")
    expect(selected).to_contain_text("disabledChild")
    tab.click(x, y + 20)
    expect(selected).to_contain_text("answeringParent")
    assert not [line for line in tab.lines() if "touch" in line.lower()]
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("#pick")).to_have_attribute("aria-pressed", "false")


def test_the_exploded_views_rotate_peel_and_are_picked(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    explore(tab)
    painted, width = eventually(lambda: [*tab.page.evaluate(PAINTED)] if
                                tab.page.evaluate(PAINTED)[0] > 1000 else None)
    tab.page.focus("#exploded")
    for _ in range(5):
        tab.page.keyboard.press("ArrowRight")
    tab.settle()
    assert tab.page.evaluate(PAINTED)[1] != width
    tab.page.keyboard.press("Home")
    tab.settle()
    assert tab.page.evaluate(PAINTED) == [painted, width]
    tab.page.click("#wireframe")
    tab.settle()
    assert tab.page.evaluate(PAINTED)[0] < painted / 2
    tab.page.click("#wireframe")
    tab.page.fill("#peel-front", "0")
    tab.settle()
    assert tab.page.evaluate(PAINTED)[0] < painted
    # Only the window is left, at any clicked point.
    box = tab.page.locator("#exploded").bounding_box()
    tab.page.mouse.click(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2)
    expect(tab.page.locator("#tree .view.selected")).to_contain_text("UIWindow")
    expect(tab.page.locator("#inspector-said")).not_to_be_empty()


def test_a_fingers_number_and_pressure_are_shown_next_to_it(launch, open_tab):
    tab = open_tab(launch(scene="multitouch"))
    tab.page.click("#show-dots")
    tab.touch("touchStart", (0, 100, 300), (1, 250, 400))
    words = tab.page.locator(".touch-dot .words")
    expect(words).to_have_count(2)
    expect(words.first).to_contain_text("finger 1")
    expect(words.first).to_contain_text("radius 11")
    expect(words.first).to_contain_text("force 1.4 of 2")
    tab.touch("touchEnd")
    expect(words).to_have_count(0)
    tab.pen("mousePressed", 100, 300, force=0.5, tiltX=30)
    expect(words).to_contain_text("pencil")
    expect(words).to_contain_text("tilt 30°")
    tab.pen("mouseReleased", 100, 300)
    expect(words).to_have_count(0)


def test_each_lint_finding_is_outlined_with_its_sentence(launch, open_tab):
    tab = open_tab(launch(scene="refusals"))
    expect(tab.page.locator("#lint summary")).to_contain_text("3 problems")
    expect(tab.page.locator(".lint-outline")).to_have_count(0)
    tab.page.click("#show-lint")
    expect(tab.page.locator(".lint-outline")).to_have_count(3)
    badge = tab.page.locator(".lint-badge").first
    said = tab.page.locator("#lint li").first.text_content()
    expect(badge.locator("p")).to_be_hidden()
    badge.locator("button").click()
    expect(badge.locator("p")).to_have_text(said)
    expect(badge.locator("p")).to_be_visible()
    assert not [line for line in tab.lines() if "touch" in line.lower()]


def test_a_read_only_page_changes_nothing(launch, open_tab):
    tab = open_tab(launch("--read-only", scene="refusals"))
    explore(tab)
    row(tab, "disabledChild").click()
    expect(tab.page.locator("#properties h3")).to_contain_text("disabledChild")
    expect(tab.page.locator("#properties input")).to_have_count(0)
    expect(tab.page.locator("#undo")).to_be_disabled()


def test_tab_reaches_one_row_of_the_tree_and_arrow_keys_move_on_from_it(launch, open_tab):
    tab = open_tab(launch(scene="see-through"))
    rows = tab.page.locator("#tree .view")
    stops = tab.page.locator("#tree .view[tabindex='0']")
    expect(rows.first).to_be_visible()
    expect(stops).to_have_count(1)
    rows.first.focus()

    def press(key, words):
        tab.page.keyboard.press(key)
        expect(stops).to_have_count(1)
        expect(stops).to_contain_text(words)
        assert stops.evaluate("(row) => row === document.activeElement")

    press("ArrowRight", "page")
    press("ArrowRight", "headline")
    press("ArrowDown", "title")
    press("ArrowLeft", "headline")
    press("ArrowLeft", "headline")
    expect(stops).to_have_attribute("aria-expanded", "false")
    press("ArrowDown", "CountingButton")
    press("End", "siblings")
    press("Home", "UIWindow")
    press("ArrowUp", "UIWindow")
    tab.page.keyboard.press("Tab")
    assert not tab.page.evaluate("document.activeElement.closest('#tree') !== null")
