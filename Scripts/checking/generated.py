"""Functions of the verbs that generate files from the public API."""

import os
import sys

import symbolgraphs

from checking import ROOT


def add_options(parser):
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    parser.add_argument("--no-build", action="store_true", help="use the build as it stands")


def graphs(options, *names):
    """Returns the symbol graphs of modules, or of all modules, after a build if it is wanted."""
    if not options.no_build:
        symbolgraphs.build()
    return symbolgraphs.extract(*names)


def is_current(file, text, options, verb):
    """Writes a generated file, or with `--check` only compares it. Reports a file that differs.

    Returns whether the file has the text.
    """
    if not options.check:
        file.write_text(text, encoding="utf-8")
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        print(
            f"{os.path.relpath(file, ROOT)} is out of date, as after any change of the public API; "
            f"run Scripts/checks {verb}", file=sys.stderr)
        return False
    return True
