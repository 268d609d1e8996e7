"""Finds delegate methods that only a subclass of the conforming class implements. They are never
called.

Without an Objective-C runtime, a running program can't find such a method (statement 407), but its
source can be searched. `touchstone lint --sources PATH` reads the sources; this verb calls it. It
knows the optional requirements of Touchstone's protocols from a list. This verb generates the list
from the compiler's symbol graphs.

    Scripts/checks delegate-methods PATH...     lint sources; fail if there are findings
    Scripts/checks delegate-methods --check     fail if the list isn't that of the last build
    Scripts/checks delegate-methods --write     generate the list from the last build
"""

import collections
import subprocess
import sys

import symbolgraphs

from checking import ROOT

LIST = ROOT / "Sources" / "TouchstoneRequirements" / "OptionalRequirements.swift"

KINDS = {"swift.method", "swift.property"}
"""The members of a conforming type that a subclass might add."""

FRAME = """\
// Written by Scripts/checks delegate-methods --write; not edited by hand.

/// The requirements of the kit's protocols that have defaults, which UIKit calls optional.
package enum OptionalRequirements {{
  /// The members of each protocol that has any.
  package static let members: [String: [String]] = [
{members}  ]

  /// The protocols that others stand on.
  package static let parents: [String: [String]] = [
{parents}  ]
}}
"""


def optional_requirements(graphs):
    """Returns (members by protocol, parents by protocol): requirements that have a default."""
    symbols, relations = {}, collections.defaultdict(list)
    for graph in graphs:
        for symbol in graph["symbols"]:
            symbols[symbol["identifier"]["precise"]] = symbol
        for relation in graph["relationships"]:
            relations[relation["kind"]].append((relation["source"], relation["target"]))

    def name(identifier):
        return symbols[identifier]["pathComponents"][-1].replace("`", "")

    defaulted = {target for _, target in relations["defaultImplementationOf"]}
    members = collections.defaultdict(set)
    for requirement, protocol in relations["requirementOf"]:
        if requirement not in defaulted or protocol not in symbols:
            continue
        if symbols[requirement]["kind"]["identifier"] in KINDS:
            members[name(protocol)].add(name(requirement))
    parents = collections.defaultdict(set)
    for child, parent in relations["conformsTo"]:
        if child not in symbols or parent not in symbols or name(parent) not in members:
            continue
        if symbols[child]["kind"]["identifier"] == "swift.protocol":
            parents[name(child)].add(name(parent))
    return members, parents


def swift_list(table):
    """Returns the entries of a Swift dictionary of lists, sorted by name."""
    lines = []
    for key in sorted(table):
        lines.append(f'    "{key}": [\n')
        values = [f'      "{value}"' for value in sorted(table[key])]
        # swift format puts a comma after the last of several elements.
        lines.append(",\n".join(values) + ("\n" if len(values) == 1 else ",\n"))
        lines.append("    ],\n")
    return "".join(lines)


def list_text(graphs):
    members, parents = optional_requirements(graphs)
    return FRAME.format(members=swift_list(members), parents=swift_list(parents))


def lint(paths):
    sources = [argument for path in paths for argument in ("--sources", path)]
    return subprocess.run(
        ["swift", "run", "--package-path", ROOT, "touchstone", "lint", "--strict",
         *sources]).returncode


def add_options(parser):
    parser.add_argument("paths", nargs="*", metavar="PATH", help="a Swift file, or a folder")
    parser.add_argument("--check", action="store_true", help="compare the list with the kit")
    parser.add_argument("--write", action="store_true", help="make the list")
    parser.set_defaults(error=parser.error)


def run(options):
    if bool(options.paths) + options.check + options.write != 1:
        options.error("name sources, or say --check or --write")
    if options.paths:
        return lint(options.paths)
    graphs = symbolgraphs.extract(symbolgraphs.MODULES)
    text = list_text(graphs)
    if options.write:
        LIST.write_text(text, encoding="utf-8")
    elif text != LIST.read_text(encoding="utf-8"):
        print(f"{LIST.name} is not that of the kit; run Scripts/checks delegate-methods --write",
              file=sys.stderr)
        return 1
    count = len(optional_requirements(graphs)[0])
    print(f"delegate methods: {count} protocols")
    return 0
