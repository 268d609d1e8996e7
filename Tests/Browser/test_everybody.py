"""The page for everybody: contrast, names, keys, every width, and the home screen."""

import json

import pytest
from playwright.sync_api import expect

CONTRAST = """() => {
  const parse = (text) => {
    const parts = text.match(/[\\d.]+/g).map(Number);
    if (text.startsWith("color(srgb")) for (const i of [0, 1, 2]) parts[i] *= 255;
    return parts.length < 4 ? [...parts, 1] : parts;
  };
  const over = (top, below) =>
    [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ground = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      layers.push(parse(getComputedStyle(one).backgroundColor));
      if (layers.at(-1)[3] === 1) break;
    }
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const bad = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent.trim();
    if (!words || element.closest("#views, #elements, #said, option, optgroup, :disabled")) continue;
    const style = getComputedStyle(element);
    if (!element.checkVisibility({ visibilityProperty: true }) || style.fontSize === "0px") continue;
    const below = ground(element);
    const ink = over(parse(style.color), below);
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) opacity *= getComputedStyle(one).opacity;
    const [a, b] = [light(over([...ink.slice(0, 3), opacity], below)), light(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) bad.push(`${ratio.toFixed(2)} ${element.id || element.className || element.tagName}: ${words}`);
  }
  return bad;
}"""
"""All texts of the page whose contrast with their background is less than 4.5 to 1."""

NAMELESS = """() => [...document.querySelectorAll("button, select, input, textarea, [role], summary, a")]
  .filter((one) => !one.closest("#elements, [aria-hidden=true], [hidden]")
    && one.checkVisibility() && !["status", "group", "none", "presentation"].includes(one.role))
  .filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length
    || one.getAttribute("aria-labelledby") || one.title))
  .map((one) => one.outerHTML.slice(0, 120))"""
"""All interactive elements without a name."""

WIDE = """() => [...document.querySelectorAll("main *")]
  .filter((one) => one.checkVisibility() && !one.closest("#stage, #lanes, #walk"))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.right > innerWidth + 0.5 || box.left < -0.5);
  }).map((one) => one.id || one.className || one.outerHTML.slice(0, 80))"""
"""The elements that extend beyond the sides of the page."""

SIZES = [(390, 844), (820, 1180), (1440, 900)]


def busy(open_tab, running, **more):
    """A page with as much content as possible: an answer, a callout, the delivery path, lanes, the
    journal."""
    tab = open_tab(running, **more)
    tab.tap(104, 315)
    expect(tab.page.locator("#callout")).to_be_visible()
    if tab.page.is_visible("#sheet"):
        tab.page.click("#sheet")
    tab.page.click("#road summary")
    tab.page.locator("#journal li").first.wait_for(state="attached")
    tab.page.locator("#lanes > *").first.wait_for(state="attached")
    return tab


@pytest.mark.parametrize("dark", [False, True])
def test_every_text_contrasts_with_its_background(launch, open_tab, dark):
    tab = busy(open_tab, launch(), dark=dark)
    assert tab.page.evaluate(CONTRAST) == []
    tab.choose("tap-double-tap")
    tab.tap(195, 250)
    tab.page.locator("#lanes[data-over=true]").wait_for(state="attached")
    assert tab.page.evaluate(CONTRAST) == []


def test_the_check_of_contrast_finds_a_text_with_too_little_contrast(launch, open_tab):
    tab = open_tab(launch())
    tab.page.evaluate("document.querySelector('#hint').style.color = '#999'")
    assert any("hint" in one for one in tab.page.evaluate(CONTRAST))


@pytest.mark.parametrize("width,height", SIZES)
def test_every_element_has_a_name_and_none_overflows(launch, open_tab, width, height):
    tab = busy(open_tab, launch(), width=width, height=height)
    assert tab.page.evaluate(NAMELESS) == []
    assert tab.page.evaluate(WIDE) == []


@pytest.mark.parametrize("width,height", SIZES)
def test_no_time_above_the_lanes_is_cut_off(launch, open_tab, width, height):
    tab = busy(open_tab, launch(), width=width, height=height)
    tab.page.locator("#lanes[data-over=true]").wait_for(state="attached")
    ends = tab.page.evaluate(
        """() => [...document.querySelectorAll("#lanes [data-kind=axis] span")]
          .filter((one) => parseFloat(getComputedStyle(one).fontSize) > 0)
          .map((one) => one.getBoundingClientRect().right)""")
    room = tab.page.evaluate("document.getElementById('lanes').getBoundingClientRect().right")
    assert len(ends) > 2 and max(ends) <= room


def test_the_app_is_dark_where_the_browser_is(launch, open_tab):
    running = launch()
    look = "getComputedStyle(document.querySelectorAll('#views .layer')[1]).backgroundColor"
    tab = open_tab(running)
    light = tab.page.evaluate(look)
    tab.page.emulate_media(color_scheme="dark")
    tab.until(f"(light) => {look} !== light", light)
    tab.page.emulate_media(color_scheme="light")
    tab.until(f"(light) => {look} === light", light)


def test_a_callout_works_with_keys_alone(launch, open_tab):
    tab = open_tab(launch())
    tab.tap(104, 315)
    button = tab.page.locator("#callout").get_by_role("button", name="Try it now")
    expect(button).to_be_visible()
    for _ in range(12):
        tab.page.keyboard.press("Tab")
        if button.evaluate("(one) => one === document.activeElement"):
            break
    expect(button).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("#callout h3")).to_have_text("It works now: touch it again")


def test_scenes_are_listed_under_headings_and_are_found_by_their_words(launch, open_tab):
    tab = open_tab(launch())
    page = tab.page
    headings = page.evaluate("[...document.querySelectorAll('#scene optgroup')].map((g) => g.label)")
    assert headings[0] == "Start here" and len(headings) > 5, headings
    page.fill("#scene-search", "double tap")
    names = page.evaluate("[...document.querySelector('#scene').options].map((one) => one.value)")
    assert "tap-double-tap" in names and len(names) < 8, names
    page.fill("#scene-search", "tap and double")
    page.press("#scene-search", "Enter")
    expect(page).to_have_title("Tap and double tap – Touchstone")
    page.fill("#scene-search", "zzzz")
    expect(page.locator("#scene-none")).to_be_visible()
    page.press("#scene-search", "Escape")
    assert len(page.evaluate("[...document.querySelector('#scene').options]")) > 30


def test_the_home_screen_receives_an_address_with_the_token(launch, open_tab):
    running = launch()
    tab = open_tab(running)
    link = tab.page.get_attribute("link[rel=manifest]", "href")
    assert link == f"app.webmanifest?token={running.token}"
    status, text = running.get("/app.webmanifest")
    assert status == 200
    manifest = json.loads(text)
    assert manifest["start_url"] == f"/?token={running.token}"
    assert manifest["display"] == "standalone"
    assert running.get("/app.webmanifest", token="wrong")[0] == 403
    # Browsers trust this machine like TLS, so no feature is withheld here.
    expect(tab.page.locator("#plain")).to_be_hidden()
