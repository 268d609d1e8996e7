"""Finds declarations in Sources that no other line of the package names.

    Scripts/checks unused           fail and list them
    Scripts/checks unused --tests   list the declarations that only tests name

Only declarations that aren't public count, because apps may use everything public. The verb
compares only names, so it never lists a declaration whose name occurs anywhere else.
"""

import collections
import re

from checking import ROOT

FOLDERS = ["Sources", "Tests", "Benchmarks", "Examples", "Plugins"]

NAMED_ELSEWHERE = {
    "OutboundOut": "SwiftNIO asks for it",
    "handlerAdded": "SwiftNIO calls it",
    "handlerRemoved": "SwiftNIO calls it",
    "userInboundEventTriggered": "SwiftNIO calls it",
    "kitCore": "C calls it",
    "kitModules": "C calls it",
}
"""Names that code outside the package uses."""

DECLARATION = re.compile(
    r"^[ \t]*(?P<words>(?:@?\w+(?:\([^)\n]*\))?[ \t]+)*?)"
    r"(?:func|var|let|struct|enum|class|protocol|typealias)[ \t]+`?(?P<name>[A-Za-z_]\w*)",
    re.MULTILINE)
NAME = re.compile(r"[A-Za-z_]\w*")
COMMENT = re.compile(r"//[^\n]*")
VISIBLE = {"public", "open", "override"}


def declared(text):
    """Returns the names that a source declares and that programs outside the package can't use."""
    return [found["name"] for found in DECLARATION.finditer(text)
            if VISIBLE.isdisjoint(NAME.findall(found["words"]))]


def unused(sources, are_tests_counted):
    """Returns pairs of a path and a name that occurs nowhere else, given the texts of sources by
    path."""
    texts = {path: COMMENT.sub("", text) for path, text in sources.items()}
    counts = collections.Counter()
    for path, text in texts.items():
        if are_tests_counted or not path.startswith("Tests/"):
            counts.update(NAME.findall(text))
    return [(path, name) for path, text in sorted(texts.items()) if path.startswith("Sources/")
            for name in declared(text) if counts[name] == 1 and name not in NAMED_ELSEWHERE]


def add_options(parser):
    parser.add_argument(
        "--tests", action="store_true", help="list the declarations that only tests name")


def run(options):
    sources = {str(path.relative_to(ROOT)): path.read_text()
               for folder in FOLDERS for path in (ROOT / folder).rglob("*.swift")
               if ".build" not in path.parts}
    found = unused(sources, are_tests_counted=True)
    if options.tests:
        found = [pair for pair in unused(sources, are_tests_counted=False) if pair not in found]
    for path, name in found:
        print(f"{path}: {name} is used by tests only" if options.tests
              else f"{path}: no other line names {name}; remove it")
    return 1 if found and not options.tests else 0
