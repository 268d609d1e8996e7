"""The screen: small phones, other devices, dark mode, and the app's languages and fonts."""

import json
import pathlib

import pytest

from waiting import eventually, near

OVERLAPS = (
    "((stage, others) => others.some((other) => { const a = stage.getBoundingClientRect(),"
    " b = other.getBoundingClientRect(); return b.width > 0 && b.height > 0"
    " && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }))"
    "(document.querySelector('#stage'), ['#panel', '#bar', '#banner'].map((one) =>"
    " document.querySelector(one)))"
)


def inside(tab):
    """Returns whether the whole stage is visible."""
    return tab.page.evaluate(
        "(({left, top, right, bottom}) => left >= -0.5 && top >= -0.5"
        " && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5)"
        "(document.querySelector('#stage').getBoundingClientRect())"
    )


def test_on_a_phone_the_inspector_leaves_space_for_the_stage_and_nothing_covers_it(
    launch, open_tab
):
    running = launch(scene="refusals", records=True)
    tab = open_tab(running, width=390, height=844)
    assert inside(tab)
    assert not tab.page.evaluate(OVERLAPS)
    tab.page.click("#sheet")
    tab.settle()
    assert inside(tab)
    assert not tab.page.evaluate(OVERLAPS)
    for part in ["#stage", "#panel"]:
        assert tab.page.locator(part).bounding_box()["height"] > 300
    tab.page.click("#ask")
    tab.tap(195, 700)
    tab.until("document.querySelector('#sentence').textContent.length > 10")
    assert running.touches() == []
    tab.page.click("#ask")
    tab.tap(195, 700)
    began = eventually(running.touches)[0]
    assert began["y"] == near(700, 3)


def test_the_app_follows_the_browsers_dark_mode(launch, open_tab):
    running = launch(scene="text")
    tab = open_tab(running, dark=True)
    ground = (
        "(() => { const layer = [...document.querySelectorAll('#views .layer')].find((one) =>"
        " one.offsetWidth === 390 && one.style.backgroundColor);"
        " const [r, g, b] = layer.style.backgroundColor.match(/[0-9.]+/g).map(Number);"
        " return (r + g + b) / 3; })()"
    )
    tab.until(f"{ground} < 80")
    tab.page.emulate_media(color_scheme="light")
    tab.until(f"{ground} > 200")


def test_the_screen_can_be_another_devices_in_both_orientations_and_a_recording_stores_it(
    launch, open_tab
):
    running = launch(scene="delivery", records=True)
    tab = open_tab(running)
    window = "document.querySelector('#tree .view .size')?.textContent"
    assert tab.page.input_value("#model") == "iPhone 14"
    tab.page.select_option("#model", "iPhone SE")
    tab.until(f"{window} === '375 × 667'")
    assert tab.page.evaluate("document.querySelector('#stage').style.width") == "375px"
    shown = eventually(lambda: running.recorded("advance"))[0]
    assert shown["scene"] == "delivery"
    assert (shown["screen"]["width"], shown["screen"]["height"]) == (375, 667)
    tab.page.click("#rotate")
    tab.until(f"{window} === '667 × 375'")
    assert tab.page.input_value("#model") == "iPhone SE"
    assert tab.page.get_attribute("#rotate", "aria-pressed") == "true"
    tab.tap(600, 200)
    began = eventually(running.touches)[0]
    assert began["x"] == near(600, 2)
    tab.page.click("#rotate")
    tab.until(f"{window} === '375 × 667'")


def test_the_page_offers_the_languages_of_the_app_and_sends_the_chosen_one(launch, new_tab):
    running = launch(scene="text")
    tab = new_tab()
    sockets, chosen = [], []

    def route(socket):
        server = socket.connect_to_server()

        def forward(message):
            record = json.loads(message)
            if record["kind"] == "language":
                chosen.append(record["name"])
            else:
                server.send(message)

        socket.on_message(forward)
        sockets.append(socket)

    def show(current):
        choices = [{"name": "de", "title": "Deutsch"}, {"name": "en", "title": "English"}]
        languages = {"choices": choices, "current": current}
        sockets[-1].send(json.dumps({"kind": "languages", "languages": languages}))

    tab.page.route_web_socket("**/*", route)
    tab.page.goto(running.url)
    tab.ready()
    assert tab.page.locator("#language").is_hidden()
    show("en")
    tab.until("!document.querySelector('#language').hidden")
    assert tab.page.input_value("#language") == "en"
    assert tab.page.locator("#language option").all_text_contents() == ["Deutsch", "English"]
    tab.page.select_option("#language", "de")
    # Messages of the page arrive during calls of Playwright.
    eventually(lambda: tab.page.evaluate("true") and chosen == ["de"])
    show("de")
    tab.until("document.querySelector('#language').value === 'de'")


def test_a_font_of_the_app_is_loaded_once_and_then_available(launch, open_tab):
    files = sorted(pathlib.Path("/usr/share/fonts").rglob("*.ttf"))
    if not files:
        pytest.skip("no font is installed")
    tab = open_tab(launch(scene="text"))
    requests = []

    def serve(route):
        requests.append(route.request.url)
        route.fulfill(body=files[0].read_bytes(), content_type="font/sfnt")

    tab.page.route("**/font/7?token=*", serve)
    family = "import('/app-fonts.js').then(({ appFont }) => appFont(7, () => {}))"
    assert tab.page.evaluate(family) is None
    assert tab.until(family) == "App font 7"
    loaded = "[...document.fonts].some((face) => face.family.includes('App font 7'))"
    assert tab.page.evaluate(loaded)
    assert len(requests) == 1
