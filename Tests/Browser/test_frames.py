"""Frames of the page: only changes are sent and shown, and the result equals that of a new page."""

import json

import app
from waiting import eventually

SHOWN = """() => {
  const declarations = (element) =>
    [...element.style].sort().map((name) => `${name}: ${element.style.getPropertyValue(name)}`);
  const tell = (element) => [
    element.className, declarations(element),
    element instanceof HTMLCanvasElement ? element.toDataURL() : "",
    [...element.children].map(tell),
  ];
  const rows = [...document.querySelectorAll("#tree .view")].map((row) =>
    [row.textContent, row.className, row.getAttribute("aria-level"), row.style.cssText]);
  return JSON.stringify([tell(document.getElementById("views")), rows]);
}"""
"""The whole content of the stage and of the view tree."""

TOUCHES = 12
"""How often a hundred things change."""


def crowded():
    return app.built().with_name("CrowdedPage")


def test_after_any_changes_a_page_shows_the_same_as_a_new_page(open_tab):
    with app.App(crowded(), scene="all-change") as running:
        tab = open_tab(running)
        shown = set()
        for _ in range(TOUCHES):
            tab.tap(195, 400)
            tab.settle()
            new = open_tab(running)

            def is_same():
                shown.add(tab.page.evaluate(SHOWN))
                return tab.page.evaluate(SHOWN) == new.page.evaluate(SHOWN)

            try:
                eventually(is_same, 10)
            except AssertionError:
                assert json.loads(tab.page.evaluate(SHOWN)) == json.loads(new.page.evaluate(SHOWN))
            new.close()
        assert len(shown) >= TOUCHES


def test_of_many_views_only_a_moving_one_is_sent(open_tab, new_tab):
    with app.App(crowded(), scene="one-moves") as running:
        tab = new_tab()
        trees = []

        def heard(text):
            message = json.loads(text)
            if message["kind"] == "tree":
                trees.append(text)

        tab.page.on("websocket", lambda socket: socket.on("framereceived", heard))
        tab.page.goto(running.url)
        tab.ready()
        # Playwright delivers messages only during calls to the page.
        eventually(lambda: tab.settle() or len(trees) > 30)
        tab.settle()
        assert len(trees[0]) > 100_000
        for text in trees[-20:]:
            assert len(text) < 200, text
            tree = json.loads(text)["tree"]
            assert [*tree] == ["updated"]
            assert [[*one] for one in tree["updated"]] == [["id", "matrix"]]
