"""Fixtures: the built program, the app it runs, and tabs of a real browser."""

import contextlib
import pathlib

import pytest
from playwright.sync_api import expect, sync_playwright

import app
import browsing
from sockets import open_socket
from waiting import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)


def pytest_addoption(parser):
    parser.addoption(
        "--program", type=pathlib.Path, help="another program than the one just built"
    )


@pytest.fixture(scope="session")
def program(pytestconfig):
    """The path of the program."""
    path = pytestconfig.getoption("--program") or app.built()
    if not path.exists():
        pytest.exit(f"{path} is not there; run `swift build` first.", 2)
    return path.resolve()


@pytest.fixture
def launch(program):
    """Starts the app, as `app.App` does. It ends with the test."""
    with contextlib.ExitStack() as running:
        yield lambda *words, **more: running.enter_context(app.App(program, *words, **more))


@pytest.fixture
def connect():
    """Connects to the socket of a running app, as `open_socket` does, until the test ends."""
    with contextlib.ExitStack() as sockets:
        yield lambda running, **more: sockets.enter_context(open_socket(running, **more))


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    with browsing.start_browser(playwright) as browser:
        yield browser


@pytest.fixture
def new_tab(browser):
    """Opens an empty tab, as `browsing.new_tab` does, and closes it with the test.

    A tab with errors or warnings in its console fails its test, unless it `may_complain`.
    """
    tabs = []
    silent = []

    def open_one(*, may_complain=False, **more):
        tabs.append(browsing.new_tab(browser, **more))
        if not may_complain:
            silent.append(tabs[-1])
        return tabs[-1]

    yield open_one
    for one in tabs:
        one.close()
    assert [complaint for one in silent for complaint in one.complaints] == []


@pytest.fixture
def open_tab(new_tab):
    """Opens the page of a running app, and waits until it shows the app."""

    def open_one(running, **more):
        opened = new_tab(**more)
        opened.page.goto(running.url)
        opened.ready()
        return opened

    return open_one
