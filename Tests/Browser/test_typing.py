"""Text: input by keys and by an input method in a field of the app."""

from waiting import eventually, near

NAME = (200, 184)
"""The center of the scene's first field, in points of the stage."""

NOTE = (200, 400)
"""A point in the scene's text view, in points of the stage."""


def test_a_tap_on_a_field_gives_the_apps_text_the_keyboard_and_keys_type_into_it(
    launch, open_tab
):
    running = launch(scene="text", records=True)
    tab = open_tab(running)
    tab.edit(*NOTE)
    tab.page.keyboard.press("x")
    tab.line("pressesBegan")
    assert [r["characters"] for r in running.recorded("key") if r["phase"] == "began"] == ["x"]
    assert running.recorded("text") == []


def test_an_input_method_composes_in_the_apps_text_and_ends_with_its_choice(launch, open_tab):
    running = launch(scene="text", records=True)
    tab = open_tab(running)
    tab.edit(*NAME)
    tab.send("Input.imeSetComposition", text="か", selectionStart=1, selectionEnd=1)
    tab.page.keyboard.insert_text("蚊")
    records = eventually(lambda: [r for r in running.recorded("text") if r["change"] == "insert"])
    assert [r["text"] for r in records] == ["蚊"]
    assert running.recorded("text")[0]["text"] == "か"


RIGHT = 357
"""The right end of the lines in the text view: 8 points of inset, 5 of padding."""

INK = """([top, bottom]) => {
  const ink = { left: Infinity, right: -Infinity };
  for (const canvas of document.querySelectorAll("#stage canvas")) {
    const box = canvas.getBoundingClientRect();
    if (!canvas.width || box.top < top || box.top > bottom) continue;
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext("2d", { willReadFrequently: true });
    context.drawImage(canvas, 0, 0);
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
      if (data[pixel * 4 + 3] < 128) continue;
      const x = box.left + (pixel % width) * box.width / width;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
    }
  }
  return ink;
}"""
"""The leftmost and rightmost ink of canvases that begin between two heights."""


def test_hebrew_is_drawn_from_the_right_edge_of_a_text_view_as_wide_as_the_app_measures_it(
    launch, open_tab
):
    running = launch(scene="text")
    tab = open_tab(running)
    tab.edit(*NOTE)
    tab.page.keyboard.press("Control+a")
    tab.page.keyboard.insert_text("שלום שלום ")
    top, bottom = [tab.at(0, y)[1] for y in (300, 500)]
    edge = tab.at(RIGHT, 0)[0]
    # Two words of four letters of 0.6 em, and the space between them, in 17 points.
    width = 17 * (8 * 0.6 + 0.28)

    def is_drawn():
        ink = tab.page.evaluate(INK, [top, bottom])
        assert ink["right"] == near(edge, 3)
        assert ink["right"] - ink["left"] == near(width, 4)
        return True

    eventually(is_drawn)
