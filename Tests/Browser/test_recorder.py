"""*Record* and *Copy as test*: input on the stage becomes a test."""

from playwright.sync_api import expect

GREEN = (195, 225)
"""A point of the scene `delivery`, in points of the stage."""


def copied(tab):
    tab.page.click("#copy-test")
    source = tab.page.locator("#test-source")
    expect(source).to_be_visible()
    return source.input_value()


def test_recent_input_is_copied_as_a_test_that_names_views(launch, open_tab):
    tab = open_tab(launch(scene="delivery"))
    tab.tap(*GREEN)
    expect(tab.page.locator("#journal")).to_contain_text("answered")
    source = copied(tab)
    assert "@Test" in source and 'scene: "delivery"' in source
    assert 'stage.tap("green")' in source and "#expect(" in source


def test_a_test_begins_where_recording_began(launch, open_tab):
    tab = open_tab(launch(scene="delivery"))
    tab.tap(*GREEN)
    expect(tab.page.locator("#journal")).to_contain_text("answered")
    tab.page.click("#record")
    expect(tab.page.locator("#record")).to_have_attribute("aria-pressed", "true")
    tab.tap(195, 540)
    expect(tab.page.locator("#journal")).to_contain_text("yellow")
    source = copied(tab)
    assert source.index("Setup") < source.index('"green"') < source.index('"yellow"')
    expect(tab.page.locator("#record")).to_have_attribute("aria-pressed", "false")


def test_input_that_recordings_can_not_store_is_reported_instead_of_a_test(launch, open_tab):
    tab = open_tab(launch(scene="dead-buttons"))
    tab.tap(104, 315)
    tab.page.get_by_role("button", name="Try it now").first.click()
    expect(tab.page.locator("#tried")).not_to_be_empty()
    tab.page.click("#copy-test")
    expect(tab.page.locator("#test-said")).to_contain_text(
        "a fix was tried, which a recording doesn't contain"
    )
