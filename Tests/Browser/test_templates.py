"""Apps from Xcode's template, rewritten by the plugin, on the page."""

import pytest
from playwright.sync_api import expect

import app


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("TemplateWindow", id="whose_window_the_sources_make"),
        pytest.param("TemplateScene", id="with_a_delegate_of_the_scene"),
        pytest.param("TemplateMain", id="with_the_application_s_delegate_alone"),
    ],
)
def test_an_app_of_the_template_counts_taps_on_the_page(program, open_tab, name):
    with app.App(program.parent / name) as running:
        tab = open_tab(running)
        expect(tab.page.get_by_label("Count: 0", exact=True)).to_be_attached()
        tab.tap(195, 222)
        expect(tab.page.get_by_label("Count: 1", exact=True)).to_be_attached()
