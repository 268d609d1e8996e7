#!/usr/bin/env python3
"""Drives the built program's page in a real browser, and its socket by hand.

    swift build && python3 Tests/Browser/run.py
    python3 Tests/Browser/run.py --program PATH      another program than the one just built
    python3 Tests/Browser/run.py mouse socket        only checks with one of these words

Needs Chromium, dbus-daemon and playerctl, and `websockets` from PyPI.
"""

import argparse
import asyncio
import pathlib
import sys

sys.dont_write_bytecode = True

import app
import chromium
import harness
import page_checks  # noqa: F401  (registers its checks, as the next ones do)
import panel_checks  # noqa: F401
import device_checks  # noqa: F401
import command_checks  # noqa: F401
import pointer_checks  # noqa: F401
import gesture_checks  # noqa: F401
import key_checks  # noqa: F401
import focus_checks  # noqa: F401
import motion_checks  # noqa: F401
import menu_checks  # noqa: F401
import recording_checks  # noqa: F401
import remote_checks  # noqa: F401
import scroll_checks  # noqa: F401
import typing_checks  # noqa: F401
import accessibility_checks  # noqa: F401
import clipboard_checks  # noqa: F401
import socket_checks  # noqa: F401
import limit_checks  # noqa: F401


async def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=pathlib.Path)
    parser.add_argument("words", nargs="*")
    arguments = parser.parse_args()
    program = arguments.program or app.built()
    if not program.exists():
        sys.exit(f"{program} is not there; run `swift build` first.")
    async with chromium.Chromium() as browser:
        if not await harness.run(program, browser, arguments.words):
            sys.exit(1)


asyncio.run(main())
