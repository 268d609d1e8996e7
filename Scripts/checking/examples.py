"""Checks the types of the examples in seconds, against the last `swift build`.

    swift build && Scripts/checks examples

Each example is its own package below Examples. A reader builds it with `swift run` in its folder,
which takes as long as building all of Touchstone. This verb reads the sources and the settings in
Package.swift, and only typechecks them.

It also typechecks the Swift code on each page of the catalogs, Sources/MODULE/MODULE.docc. The code
of a page is one file, so later blocks may use the declarations of earlier ones.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import symbolgraphs

from checking import ROOT

EXAMPLES = ROOT / "Examples"
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MANIFEST = "// swift-tools-version"


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


def code_of(page):
    """Returns the Swift code of a catalog's page with the page's line numbers. Manifests are left
    out."""
    lines = page.split("\n")
    kept = [""] * len(lines)
    for block in BLOCK.finditer(page):
        if not block[1].startswith(MANIFEST):
            first = page.count("\n", 0, block.start(1))
            last = first + block[1].count("\n")
            kept[first:last] = lines[first:last]
    return "\n".join(kept)


def pages():
    """Returns the pages of the catalogs that contain Swift code, each with that code."""
    for path in sorted((ROOT / "Sources").glob("*/*.docc/*.md")):
        if (code := code_of(path.read_text(encoding="utf-8"))).strip():
            yield path, code


def check_page(path, code, imports):
    """Returns whether the code of a catalog's page compiles."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / f"{path.stem}.swift"
        file.write_text(code, encoding="utf-8")
        options = options_of({"name": "Page", "settings": []})
        if "@main" in code:
            options.append("-parse-as-library")
        check = ["swiftc", "-typecheck", "-warnings-as-errors", *options, *imports, str(file)]
        return subprocess.run(check, cwd=ROOT).returncode == 0


def add_options(parser):
    """Adds no options."""


def run(options):
    imports = symbolgraphs.imports()
    failed, count = False, 0
    for path, code in pages():
        count += 1
        failed |= not check_page(path, code, imports)
    for example in sorted(path.parent for path in EXAMPLES.glob("*/Package.swift")):
        for name, options, sources in targets_of(example):
            count += 1
            check = ["swiftc", "-typecheck", "-warnings-as-errors", *options, *imports]
            failed |= subprocess.run([*check, *map(str, sources)], cwd=ROOT).returncode != 0
    if failed:
        sys.exit("An example does not compile any more.")
    print(f"examples: {count} compile")
    return 0
