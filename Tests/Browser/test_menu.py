"""The menu bar: its content, its operation, and the actions that its items send."""

import pytest
from playwright.sync_api import expect

import app
from waiting import eventually

WATCH = """window.shown = [];
new MutationObserver(() => shown.push(document.querySelector("#menubar").textContent))
  .observe(document.querySelector("#menubar"), { childList: true, subtree: true })"""
"""Records everything that the menu bar ever shows."""

FOCUSED = "document.activeElement.querySelector?.('.words')?.textContent ?? ''"


def open_menu(tab, title):
    tab.page.locator("#menubar [data-menu]").get_by_text(title, exact=True).click()
    tab.page.locator("#menubar .menu-holder > .menu > li > .menu-line").first.wait_for()


def line(tab, title):
    """Returns the item of an open menu with a title."""
    words = tab.page.locator(".words").get_by_text(title, exact=True)
    return tab.page.locator("#menubar .menu-line").filter(has=words)


def test_the_menu_bar_shows_the_apps_menus_and_each_items_handler_or_the_reason_it_is_gray(
    launch, open_tab
):
    running = launch(scene="menus")
    tab = open_tab(running)
    expect(tab.page.locator("#menubar [data-menu]")).to_have_text(["File", "Edit", "Note", "View"])
    open_menu(tab, "Edit")
    assert line(tab, "Copy").get_attribute("aria-disabled") == "false"
    assert line(tab, "Copy").get_attribute("title") == "performed by note"
    assert line(tab, "Cut").get_attribute("aria-disabled") == "true"
    assert line(tab, "Cut").get_attribute("title") == "nobody in the chain performs cut:"
    assert line(tab, "Copy").locator(".keys").text_content() == "Ctrl+C"
    assert line(tab, "Copy").get_attribute("aria-keyshortcuts") == "Control+C"


@pytest.mark.parametrize("width,height", [(390, 844), (820, 1180), (1440, 900)])
def test_no_menu_reaches_beyond_the_page(launch, open_tab, width, height):
    tab = open_tab(launch(scene="menus"), width=width, height=height)
    if tab.page.is_visible("#sheet"):
        tab.page.click("#sheet")
    for title in ["File", "Edit", "Note", "View"]:
        open_menu(tab, title)
        box = tab.page.locator("#menubar .menu-holder > .menu").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, title
        tab.page.keyboard.press("Escape")


def test_choosing_a_menu_item_sends_its_action_and_returns_the_focus_to_the_stage(
    launch, open_tab
):
    running = launch(scene="menus")
    tab = open_tab(running)
    open_menu(tab, "Edit")
    line(tab, "Copy").click()
    text = tab.line("copy:")
    assert "note" in text, text
    assert tab.page.locator("#menubar .menu").count() == 0
    assert tab.page.evaluate("document.activeElement.id") == "stage"
    open_menu(tab, "Note")
    line(tab, "Pin").click()
    tab.line("pinNote:")
    open_menu(tab, "Note")
    assert line(tab, "Pinned").get_attribute("aria-checked") == "true"


def test_the_menu_bar_works_with_keys_alone(launch, open_tab):
    running = launch(scene="menus")
    tab = open_tab(running)
    tab.page.locator("#menubar [data-menu]").first.focus()
    for _ in range(2):
        tab.page.keyboard.press("ArrowRight")
    assert tab.page.evaluate("document.activeElement.textContent") == "Note"
    tab.page.keyboard.press("ArrowDown")
    tab.until(f"{FOCUSED} === 'Pin'")
    # The items are created again when deferred items arrive.
    expect(tab.page.locator("#menubar .menu-holder > .menu")).to_contain_text("Shown 1×")
    tab.page.keyboard.press("ArrowDown")
    tab.page.keyboard.press("ArrowRight")
    assert tab.page.evaluate(FOCUSED) == "Yellow"
    tab.page.keyboard.press("End")
    assert tab.page.evaluate(FOCUSED) == "Pink"
    tab.page.keyboard.press("ArrowLeft")
    assert tab.page.evaluate(FOCUSED) == "Color"
    tab.page.keyboard.press("d")
    assert tab.page.evaluate(FOCUSED) == "Delete"
    tab.page.keyboard.press("ArrowUp")
    tab.page.keyboard.press("ArrowRight")
    tab.page.keyboard.press("g")
    tab.page.keyboard.press("Enter")
    tab.line("paintNote:")
    assert tab.page.evaluate("document.activeElement.id") == "stage"
    open_menu(tab, "Edit")
    tab.page.keyboard.press("Escape")
    assert tab.page.locator("#menubar .menu").count() == 0


def test_an_item_becomes_its_alternate_while_alt_is_held_and_deferred_elements_come_later(
    launch, open_tab
):
    running = launch(scene="menus")
    tab = open_tab(running)
    tab.page.evaluate(WATCH)
    open_menu(tab, "Note")
    expect(tab.page.locator("#menubar .menu-holder > .menu")).to_contain_text("Shown 1×")
    first = next(text for text in tab.page.evaluate("shown") if "Recent" in text)
    assert "Loading…" in first
    tab.page.keyboard.down("AltLeft")
    assert line(tab, "Delete All").locator(".keys").text_content() == "Ctrl+Alt+Backspace"
    line(tab, "Delete All").click()
    tab.page.keyboard.up("AltLeft")
    tab.line("deleteAllNotes:")
    open_menu(tab, "Note")
    assert line(tab, "Delete").get_attribute("aria-disabled") == "true"


def test_the_key_of_a_menu_command_works_without_the_menu(launch, open_tab):
    running = launch(scene="menus")
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.keyboard.press("Control+j")
    text = tab.line("⌘J")
    assert "Pin" in text and "the main menu" in text, text


def test_the_browsers_accessibility_tree_contains_the_menu_bar(launch, open_tab):
    running = launch(scene="menus")
    tab = open_tab(running)
    open_menu(tab, "Note")
    tab.send("Accessibility.enable")
    nodes = tab.send("Accessibility.getFullAXTree")["nodes"]
    seen = [
        (node["role"]["value"], node.get("name", {}).get("value", ""))
        for node in nodes
        if not node.get("ignored")
    ]
    assert ("menubar", "The app's menus") in seen, seen
    for title in ["File", "Edit", "Note", "View", "Color"]:
        assert ("menuitem", title) in seen, (title, seen)
    assert any(role == "menu" for role, _ in seen), seen


def test_a_choice_in_the_menu_bar_is_recorded_by_its_titles_and_a_replay_sends_it_again(
    program, launch, open_tab
):
    running = launch(scene="menus", records=True)
    tab = open_tab(running)
    open_menu(tab, "Note")
    # The items are created again when deferred items arrive.
    expect(tab.page.locator("#menubar .menu-holder > .menu")).to_contain_text("Shown 1×")
    line(tab, "Color").hover()
    line(tab, "Pink").click()
    tab.line("paintNote:")
    open_menu(tab, "Edit")
    line(tab, "Copy").click()
    tab.line("copy:")
    records = eventually(
        lambda: (found := running.recorded("menu"))[-1]["change"] == "close" and found
    )
    assert [(one["change"], one.get("path")) for one in records] == [
        ("show", None),
        ("open", ["Note"]),
        ("choose", ["Note", "Color", "Pink"]),
        ("close", ["Note"]),
        ("open", ["Edit"]),
        ("choose", ["Edit", "Copy"]),
        ("close", ["Edit"]),
    ]
    tab.close()
    running.stop()
    play = app.run(program, "play", str(running.recording))
    assert (play.returncode, play.stderr) == (0, b"")
    text = play.stdout.decode()
    for words in ["“Pink” sends paintNote:", "“Copy” sends copy:"]:
        assert words in text, words


def test_the_secondary_button_of_a_mouse_or_control_on_a_mac_shows_the_edit_menu_at_the_pointer(
    launch, open_tab
):
    for mac in [False, True]:
        running = launch(scene="edit-menu")
        tab = open_tab(running, mac=mac)
        x, y = tab.place("copyable")
        if mac:
            tab.page.keyboard.down("Control")
            tab.click(x, y)
            tab.page.keyboard.up("Control")
        else:
            tab.click(x, y, "right")
        left, _ = tab.place("editMenu.Copy")
        assert abs(left - x) < 40, (left, x)


def test_the_apps_menu_bar_is_on_the_stages_side_and_does_not_resize_the_stage(launch, open_tab):
    tab = open_tab(launch(scene="menus"))
    tab.page.locator("#menubar [data-menu]").first.wait_for(state="visible")
    bar = tab.page.locator("#menubar").bounding_box()
    panel = tab.page.locator("#panel").bounding_box()
    device = tab.page.locator("#device").bounding_box()
    assert bar["x"] + bar["width"] <= panel["x"]
    assert bar["y"] + bar["height"] <= device["y"]
    assert tab.page.get_attribute("#stage", "data-scale") == "1"
