"""The focus, moved by keys of a real keyboard."""

RING = """(() => {
  const stage = document.querySelector("#stage").getBoundingClientRect();
  const rings = [...document.querySelectorAll("#views .layer")]
    .filter((layer) => layer.style.width === "0px")
    .flatMap((layer) => [...layer.querySelectorAll("canvas")])
    .map((canvas) => canvas.getBoundingClientRect())
    .map(({x, y, width, height}) => [x + width / 2 - stage.x, y + height / 2 - stage.y]);
  return rings.map((place) => place.map(Math.round).join());
})()"""
"""The center of every focus ring on the stage, in points."""


def ring(tab, place):
    tab.until(f"{RING}.join(' ') === '{place}'")


def test_arrow_keys_move_the_focus_ring_from_button_to_button_and_return_presses_one(
    launch, open_tab
):
    running = launch(scene="focus-grid")
    tab = open_tab(running)
    tab.page.focus("#stage")
    assert tab.page.evaluate(RING) == []
    tab.page.keyboard.press("ArrowDown")
    ring(tab, "65,193")
    tab.page.keyboard.press("ArrowRight")
    ring(tab, "140,193")
    tab.page.keyboard.press("ArrowDown")
    ring(tab, "140,243")
    tab.page.keyboard.press("Enter")
    tab.line('CountingButton "B2" answered')
    journal = tab.page.text_content("#journal")
    assert 'CountingButton "A2" → CountingButton "B2" · heading down' in journal, journal
    tab.tap(195, 780)
    tab.until(f"{RING}.length === 0")


def test_after_an_arrow_key_tab_moves_the_focus_to_the_next_group_until_escape_returns_it(
    launch, open_tab
):
    running = launch(scene="focus-grid")
    tab = open_tab(running)
    tab.page.focus("#stage")
    tab.page.keyboard.press("ArrowDown")
    ring(tab, "65,193")
    tab.page.keyboard.press("Tab")
    ring(tab, "321,193")
    assert tab.page.evaluate("document.activeElement.id") == "stage"
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press("Tab")
    assert tab.page.evaluate("document.activeElement.id") != "stage"
