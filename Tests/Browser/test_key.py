"""Keys, which reach the stage only while it has the focus."""

from waiting import eventually


def keys(running, count):
    """Waits for `count` records of keys, and returns them."""
    return eventually(lambda: len(found := running.recorded("key")) >= count and found)


def test_keys_reach_the_focused_stage_by_their_key_codes(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.keyboard.press("a")
    tab.page.keyboard.press("Shift+A")
    tab.page.keyboard.press("Enter")
    began = [record for record in keys(running, 8) if record["phase"] == "began"]
    assert [record["usage"] for record in began] == [4, 225, 4, 40]
    assert [record.get("characters", "") for record in began] == ["a", "", "A", "\r"]
    assert began[2]["modifiers"] == ["shift"]


def test_keys_do_not_reach_the_stage_while_another_element_has_the_focus(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.page.focus("#clear")
    tab.page.keyboard.press("a")
    tab.page.focus("#stage")
    tab.page.keyboard.press("b")
    records = eventually(lambda: running.recorded("key"))
    assert {record["usage"] for record in records} == {5}


def test_the_browser_keeps_its_shortcuts_and_tab_leaves_the_stage(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.evaluate(
        "window.kept = {};"
        "addEventListener('keydown', (e) => { kept[e.code] = !e.defaultPrevented; });"
    )
    tab.page.keyboard.press("Control+s")
    tab.page.keyboard.press("Control+t")
    tab.page.keyboard.press("F5")
    tab.page.keyboard.press("Space")
    tab.page.keyboard.press("Tab")
    kept = tab.page.evaluate("kept")
    assert kept.pop("ControlLeft") is False
    assert kept == {"KeyS": False, "KeyT": True, "F5": True, "Space": False, "Tab": True}
    assert tab.page.evaluate("document.activeElement.id") != "stage"


def test_control_is_the_apps_command_if_the_machines_shortcuts_use_control(
    launch, open_tab
):
    running = launch(records=True)
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.keyboard.press("Control+Shift+Digit1")
    began = [record for record in keys(running, 6) if record["phase"] == "began"]
    assert [record["usage"] for record in began] == [227, 225, 30]
    assert sorted(began[2]["modifiers"]) == ["command", "shift"]
    assert began[2]["characters"] == "!"
    assert began[2]["charactersIgnoringModifiers"] == "1"


def test_a_command_key_ends_in_the_journal_which_names_its_handler_or_the_lack_of_one(
    launch, open_tab
):
    running = launch(scene="key-commands")
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.keyboard.press("Control+s")
    tab.page.keyboard.press("Control+j")
    tab.page.keyboard.press("x")
    for words in [
        "⌘S: command “Save” of page takes it and sends saveNote: → KeyCommandsScene",
        "⌘J: command “Publish” of page; its action publish: found nobody",
        "X: command “Stamp” of note; text input comes first",
    ]:
        tab.line(words)


def test_a_held_key_repeats_and_is_released_once(launch, open_tab):
    running = launch(scene="key-commands", records=True)
    tab = open_tab(running)
    tab.page.focus("#stage")
    for _ in range(3):
        tab.page.keyboard.down("a")
    tab.page.keyboard.up("a")
    assert [(record["phase"], record.get("isRepeat", False)) for record in keys(running, 4)] == [
        ("began", False),
        ("began", True),
        ("began", True),
        ("ended", False),
    ]


def test_a_key_that_is_down_when_its_page_goes_away_is_cancelled(launch, open_tab):
    running = launch(scene="presses", records=True)
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.keyboard.down("a")
    eventually(lambda: running.recorded("key"))
    tab.close()
    assert [record["phase"] for record in keys(running, 2)] == ["began", "cancelled"]


def test_the_buttons_of_a_game_controller_are_presses_with_their_force(launch, open_tab):
    running = launch(scene="presses", records=True)
    tab = open_tab(running)
    tab.page.evaluate(
        "window.force = 0;"
        "navigator.getGamepads = () => [{ mapping: 'standard', buttons: Array.from("
        "{ length: 17 }, (_, index) => index === 0"
        " ? { pressed: force > 0, value: force } : { pressed: false, value: 0 }) }];"
        "dispatchEvent(new Event('gamepadconnected'))"
    )
    for count, force in enumerate([0.25, 0.75, 0], start=1):
        tab.page.evaluate(f"window.force = {force}")
        eventually(lambda count=count: len(running.recorded("press")) >= count)
    assert [
        (record["phase"], record["type"], record.get("force", 0))
        for record in running.recorded("press")
    ] == [("began", "select", 0.25), ("changed", "select", 0.75), ("ended", "select", 0)]


def test_a_key_that_is_down_when_the_stage_loses_the_focus_is_released(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.keyboard.down("a")
    tab.page.focus("#clear")
    assert [record["phase"] for record in keys(running, 2)] == ["began", "cancelled"]
