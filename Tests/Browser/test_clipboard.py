"""The clipboard: the app receives the browser's clipboard, and the app's copies go to it."""

import contextlib
import time

from playwright.sync_api import TimeoutError

from waiting import eventually

NAME = (200, 184)
"""The center of the scene's first field, in points of the stage."""

MEANINGS = {"a": "selectAll", "v": "paste", "x": "cut"}
"""The editing commands of a Mac for Command keys, which key events alone don't trigger."""

COMMAND = 4
"""The bit of that key in Chromium's protocol."""

READING = ["clipboard-read"]

PAPER = "data:text/html,<textarea id=paper></textarea>"
"""Another page, with a plain text area."""

SLOW = 3000
"""Milliseconds after which a double tap counts as not having shown a menu."""

HOLD = 0.7
"""Seconds that a finger is held to open an edit menu."""


def control(tab, letter):
    tab.page.keyboard.press(f"Control+{letter}")


def command(tab, letter):
    """Presses a key with Command, as on a Mac."""
    key = {"key": letter, "code": f"Key{letter.upper()}", "modifiers": COMMAND}
    number = ord(letter.upper())
    for kind, meanings in [("rawKeyDown", [MEANINGS[letter]]), ("keyUp", [])]:
        tab.send(
            "Input.dispatchKeyEvent",
            type=kind,
            windowsVirtualKeyCode=number,
            commands=meanings,
            **key,
        )


def paper(new_tab):
    tab = new_tab()
    tab.page.goto(PAPER)
    return tab


def copy_elsewhere(tab, text):
    """Copies text with keys on another page."""
    tab.page.fill("#paper", text)
    control(tab, "a")
    control(tab, "c")


def paste_elsewhere(tab):
    """Returns the text that keys paste on another page."""
    tab.page.fill("#paper", "")
    control(tab, "v")
    return tab.page.input_value("#paper")


def pasted_elsewhere(tab, text):
    """Waits until keys paste a text on another page."""

    def same():
        assert paste_elsewhere(tab) == text
        return True

    eventually(same)


def clipboard(tab, text):
    """Waits until the browser's clipboard contains a text."""
    tab.until(f"navigator.clipboard.readText().then((found) => found === {text!r})")


def hold(tab, x, y):
    tab.touch("touchStart", (0, x, y))
    time.sleep(HOLD)
    tab.touch("touchEnd")


def tap_menu(tab, title):
    tab.tap(*tab.place(f"editMenu.{title}"))


def show_menu(tab, title, act):
    """Repeats `act` until the edit menu has an item. A busy machine may be too slow for the first
    try."""
    line = tab.page.locator("#tree .view:not(.unseen)").filter(has_text=f"editMenu.{title}")
    for _ in range(10):
        act()
        with contextlib.suppress(TimeoutError):
            line.first.wait_for(state="attached", timeout=SLOW)
            return
    raise AssertionError(f"nothing showed {title}")


def select_word(tab, x, y, title):
    """Double-taps a word until the edit menu has an item."""

    def twice():
        tab.tap(x, y)
        tab.tap(x, y)

    show_menu(tab, title, twice)


def test_keys_paste_another_pages_clipboard_into_a_field_and_copy_and_cut_from_it_for_other_pages(
    launch, open_tab, new_tab
):
    running = launch(scene="text", records=True)
    other = paper(new_tab)
    copy_elsewhere(other, "from another page")
    tab = open_tab(running)
    tab.edit(*NAME)
    control(tab, "v")
    line = tab.line("sends paste:")
    assert 'UITextField "name"' in line, line
    tab.page.keyboard.press("!")
    control(tab, "a")
    control(tab, "c")
    line = tab.line("sends copy:")
    assert 'UITextField "name"' in line, line
    pasted_elsewhere(other, "from another page!")
    copy_elsewhere(other, "something else")
    control(tab, "x")
    line = tab.line("sends cut:")
    assert 'UITextField "name"' in line, line
    pasted_elsewhere(other, "from another page!")
    control(tab, "v")
    control(tab, "v")
    control(tab, "a")
    control(tab, "c")
    pasted_elsewhere(other, "from another page!" * 2)


def test_on_a_mac_command_pastes_copies_and_cuts(launch, open_tab, new_tab):
    running = launch(scene="text", records=True)
    other = paper(new_tab)
    copy_elsewhere(other, "with Command")
    tab = open_tab(running, mac=True)
    tab.edit(*NAME)
    command(tab, "v")
    line = tab.line("sends paste:")
    assert 'UITextField "name"' in line, line
    tab.page.keyboard.press("?")
    command(tab, "a")
    command(tab, "x")
    line = tab.line("sends cut:")
    assert 'UITextField "name"' in line, line
    pasted_elsewhere(other, "with Command?")


def test_the_edit_menu_pastes_another_pages_clipboard_if_the_browser_allows_reading_it(
    launch, open_tab, new_tab
):
    running = launch(scene="text", records=True)
    other = paper(new_tab)
    copy_elsewhere(other, "for the menu")
    tab = open_tab(running, permissions=READING)
    tab.edit(*NAME)
    # The field is empty, so there is nothing to choose until the clipboard has arrived.
    show_menu(tab, "Paste", lambda: hold(tab, *NAME))
    tap_menu(tab, "Paste")
    line = tab.line("menu: “Paste” sends paste:")
    assert 'UITextField "name"' in line, line
    records = running.recorded("text")
    assert [(one["change"], one["text"]) for one in records] == [("pasteboard", "for the menu")]
    select_word(tab, 34, NAME[1], "Copy")
    tap_menu(tab, "Copy")
    line = tab.line("menu: “Copy” sends copy:")
    assert 'UITextField "name"' in line, line
    clipboard(tab, "for")
    # Tap away from the grabbers of the selection, which would receive the tap.
    tab.tap(300, NAME[1])
    time.sleep(0.5)
    select_word(tab, 34, NAME[1], "Cut")
    tap_menu(tab, "Cut")
    line = tab.line("menu: “Cut” sends cut:")
    assert 'UITextField "name"' in line, line
    control(tab, "a")
    control(tab, "c")
    clipboard(tab, " the menu")


def test_without_read_permission_the_clipboard_is_not_requested_and_paste_keys_still_work(
    launch, open_tab, new_tab
):
    running = launch(scene="text", records=True)
    other = paper(new_tab)
    copy_elsewhere(other, "only by keys")
    tab = open_tab(running)
    tab.page.evaluate(
        "navigator.permissions.query = async () => ({ state: 'denied' });"
        " navigator.clipboard.readText = () => { window.wasRead = true; };"
        " null"
    )
    tab.edit(*NAME)
    hold(tab, *NAME)
    time.sleep(0.3)
    assert tab.page.evaluate("window.wasRead === true") is False
    control(tab, "v")
    tab.line("sends paste:")
    control(tab, "a")
    control(tab, "x")
    pasted_elsewhere(other, "only by keys")


def test_the_pasteboard_of_a_view_without_text_is_also_the_browsers_clipboard(
    launch, open_tab, new_tab
):
    running = launch(scene="edit-menu", records=True)
    other = paper(new_tab)
    copy_elsewhere(other, "for the label")
    tab = open_tab(running, permissions=READING)
    place = tab.place("copyable")
    show_menu(tab, "Paste", lambda: hold(tab, *place))
    tap_menu(tab, "Paste")
    line = tab.line("menu: “Paste” sends paste:")
    assert "copyable" in line, line
    time.sleep(0.5)
    show_menu(tab, "Copy", lambda: hold(tab, *place))
    tap_menu(tab, "Copy")
    line = tab.line("menu: “Copy” sends copy:")
    assert "copyable" in line, line
    clipboard(tab, "Touchstone 1.0 · hold to copy")
    tab.page.focus("#stage")
    copy_elsewhere(other, "once more")
    tab.page.click("#clear")
    tab.page.focus("#stage")
    control(tab, "v")
    line = tab.line("sends paste:")
    assert "copyable" in line, line
    records = eventually(lambda: running.recorded("text"))
    assert [one["text"] for one in records] == ["for the label", "once more"]
