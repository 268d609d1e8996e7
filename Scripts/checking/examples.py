"""Checks the types of the examples in seconds, against the last `swift build`.

    swift build && Scripts/checks examples

Each example is its own package below Examples. A reader builds it with `swift run` in its folder,
which takes as long as building all of Touchstone. This verb reads the sources and the settings in
Package.swift, and only typechecks them.
"""

import json
import subprocess
import sys

import symbolgraphs

from checking import ROOT

EXAMPLES = ROOT / "Examples"


def options_of(target):
    """Returns the compiler's options for a target as `swift package dump-package` describes it."""
    options = ["-swift-version", "6", "-module-name", target["name"]]
    for setting in target["settings"]:
        if "defaultIsolation" in setting["kind"]:
            options += ["-default-isolation", setting["kind"]["defaultIsolation"]["_0"]]
    return options


def targets_of(example):
    """Returns the targets of an example, each with the compiler's options and its sources."""
    dump = subprocess.run(
        ["swift", "package", "dump-package"], cwd=example, check=True, capture_output=True)
    for target in json.loads(dump.stdout)["targets"]:
        folder = example / (target.get("path") or f"Sources/{target['name']}")
        yield target["name"], options_of(target), sorted(folder.rglob("*.swift"))


def add_options(parser):
    """Adds no options."""


def run(options):
    imports = symbolgraphs.imports()
    failed, count = False, 0
    for example in sorted(path.parent for path in EXAMPLES.glob("*/Package.swift")):
        for name, options, sources in targets_of(example):
            count += 1
            check = ["swiftc", "-typecheck", "-warnings-as-errors", *options, *imports]
            failed |= subprocess.run([*check, *map(str, sources)], cwd=ROOT).returncode != 0
    if failed:
        sys.exit("An example does not compile any more.")
    print(f"examples: {count} compile")
    return 0
