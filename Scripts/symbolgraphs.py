"""Reads the package's public declarations from the compiler."""

import json
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent

MODULES = sorted(path.name for path in (ROOT / "Sources").glob("UIKit*")) + [
    "TouchstoneGeometry", "TouchstoneLayers", "CoreMotion", "MediaPlayer",
]
"""The modules of this package that declare API under UIKit's names."""

FOUNDATION_MODULES = ["Foundation", "FoundationEssentials"]
"""Modules whose declarations count as present, because importing UIKit imports them."""


def run(*command):
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{result.stdout}{result.stderr}")
    return result.stdout


def build():
    run("swift", "build", "--jobs", "2")


def imports():
    """Returns the options with which the compiler finds the modules of the build in .build."""
    modules = pathlib.Path(run("swift", "build", "--show-bin-path").strip()) / "Modules"
    options = ["-I", str(modules)]
    # C modules that a dependency imports, and so any module that imports the dependency.
    options += [
        f"-I{path.parent}"
        for path in sorted((ROOT / ".build" / "checkouts").glob("**/include/module.modulemap"))
    ]
    for path in sorted(modules.parent.glob("*.build/module.modulemap")):
        options += ["-Xcc", f"-fmodule-map-file={path}"]
    return options


def extract(names=MODULES + FOUNDATION_MODULES):
    """Returns the symbol graphs of modules, from the build in .build."""
    target = json.loads(run("swift", "-print-target-info"))["target"]["triple"]
    options = imports()
    with tempfile.TemporaryDirectory() as directory:

        def extract_one(module):
            run(
                "swift", "symbolgraph-extract", "-module-name", module, *options, "-output-dir",
                directory, "-minimum-access-level", "public", "-target", target)

        with ThreadPoolExecutor(max_workers=2) as pool:
            list(pool.map(extract_one, names))
        return [
            json.loads(path.read_text(encoding="utf-8"))
            for path in sorted(pathlib.Path(directory).glob("*.symbols.json"))
        ]
