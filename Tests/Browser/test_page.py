"""The page: its content, and its messages when things go wrong."""

import urllib.parse

import app
from waiting import eventually, near


def test_the_printed_url_shows_the_stage_at_its_own_size(launch, open_tab):
    running = launch()
    assert running.url.startswith("http://127.0.0.1:"), running.url
    assert running.get("/")[0] == 200
    tab = open_tab(running)
    box = tab.page.evaluate(
        "(({width, height}) => [width, height])"
        "(document.querySelector('#stage').getBoundingClientRect())"
    )
    assert box == [390, 844]
    assert tab.page.get_attribute("#stage", "data-scale") == "1"


def test_a_window_that_is_too_small_scales_the_stage_down_and_points_stay_points(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running, width=800, height=500)
    scale = float(tab.page.get_attribute("#stage", "data-scale"))
    assert 0.3 < scale < 0.7, scale
    height = tab.page.evaluate("document.querySelector('#stage').getBoundingClientRect().height")
    assert height == near(844 * scale)
    tab.tap(380, 830)
    began = eventually(running.touches)[0]
    assert began["x"] == near(380, 1 / scale)
    assert began["y"] == near(830, 1 / scale)


def test_the_page_sends_requests_only_to_the_app_and_reports_no_errors(launch, open_tab):
    running = launch()
    tab = open_tab(running)
    tab.tap(195, 400)
    tab.settle()
    hosts = {urllib.parse.urlsplit(url).netloc for url in tab.requests}
    assert hosts == {f"127.0.0.1:{running.port}"}


def test_every_scene_can_be_chosen_and_is_drawn(program, launch, open_tab):
    lines = app.run(program, "scenes").stdout.decode().splitlines()
    names = [line.split("\t")[0] for line in lines]
    assert names, "there are no scenes"
    running = launch()
    tab = open_tab(running)
    # The list groups them under headings.
    options = tab.page.evaluate(
        "[...document.querySelector('#scene').options].map((one) => one.value)"
    )
    assert options[0] == names[0] and sorted(options) == sorted(names)
    for name in names:
        tab.choose(name)
        assert tab.page.input_value("#scene") == name
    assert running.lives


def test_a_resting_pointer_asks_why_and_the_path_ends_at_the_hit_view(launch, open_tab):
    running = launch()
    tab = open_tab(running)
    tab.hover(195, 400)
    tab.until("document.querySelector('#sentence').textContent.length > 10")
    assert tab.page.text_content("#path li:last-child .verdict") == "hit"
    assert tab.page.locator("#chain li").count() > 1


def test_asking_why_with_a_click_touches_nothing(launch, open_tab):
    running = launch(records=True)
    tab = open_tab(running)
    tab.page.click("#ask")
    tab.click(195, 400)
    tab.until("document.querySelector('#sentence').textContent.length > 10")
    assert running.touches() == []
    tab.page.click("#ask")
    tab.click(195, 400)
    eventually(lambda: len(running.touches()) == 2)


def test_choosing_a_view_in_the_tree_asks_about_it(launch, open_tab):
    running = launch()
    tab = open_tab(running)
    rows = tab.until("document.querySelectorAll('#tree .view').length")
    assert rows > 1, rows
    tab.page.click("#tree .view")
    tab.until("document.querySelector('#sentence').textContent.length > 10")


def test_the_journal_reports_the_outcome_of_a_touch(launch, open_tab):
    running = launch(scene="delivery")
    tab = open_tab(running)
    tab.tap(195, 400)
    tab.page.locator("#journal li").first.wait_for(state="attached")


def test_a_page_whose_app_is_gone_reports_it(launch, open_tab):
    running = launch()
    tab = open_tab(running, may_complain=True)
    assert tab.page.is_hidden("#banner")
    running.stop()
    tab.page.wait_for_selector("#banner", state="visible")
    assert tab.page.get_attribute("#status", "data-state") == "lost"


def test_the_next_port_is_used_if_a_port_is_taken(launch):
    first = launch()
    second = launch("--port", str(first.port))
    assert second.port > first.port
    assert second.get("/")[0] == 200
    assert second.get("/", token=first.token)[0] == 403
