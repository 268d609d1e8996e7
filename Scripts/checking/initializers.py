"""Generates test cases that subclass every open class and call each initializer of UIKit on it.

The initializers are those of Documentation/uikit-api.csv and uikit-api-lists.csv, and those of
`ADDED` in this module. The symbol graphs list the open classes. For each class the generated files
have two subclasses: an empty one, whose calls show that it inherits each initializer, and one with
its own initializers, each of which calls a designated initializer of the superclass.
An initializer that can't exist here is in Documentation/NotYet.md or in `NOT_HERE`, with a reason.

    Scripts/checks initializers             write the files
    Scripts/checks initializers --check     fail if a file is out of date
"""

import collections
import csv
import re
import sys

import symbolgraphs

from checking import ROOT, api, generated, initializersamples as samples, markdown

FOLDER = ROOT / "Tests" / "NameTests" / "Initializers"
TABLES = [api.SPECIFICATION, ROOT / "Documentation" / "uikit-api-lists.csv"]
LINES = 400
"""The most lines of a generated file."""

Parameter = collections.namedtuple("Parameter", "label type")


def sample(parameter):
    """Returns the argument for a parameter, by its label or else by its type."""
    return samples.LABELED.get(parameter.label) or samples.VALUES[parameter.type]


class Initializer:
    """An initializer of UIKit, from its signature."""

    def __init__(self, signature):
        head, self.parameters = parse(signature)
        self.is_convenience = "convenience " in head
        self.is_failable = head.rstrip().endswith("?")
        self.is_generic = "<" in head

    @property
    def name(self):
        return "init(" + "".join(f"{p.label}:" for p in self.parameters) + ")"

    @property
    def takes_coder(self):
        return [parameter.label for parameter in self.parameters] == ["coder"]

    @property
    def key(self):
        """What distinguishes the initializer from others with its name."""
        return (self.name, *(parameter.type for parameter in self.parameters))

    def unknown_types(self):
        return [p.type for p in self.parameters if p.type not in samples.VALUES]

    def arguments(self):
        return ", ".join(
            sample(p) if p.label == "_" else f"{p.label}: {sample(p)}"
            for p in self.parameters)


def parse(signature):
    """Returns the text before the parameters, and the parameters."""
    head, _, rest = signature.partition("(")
    parameters = []
    for text in split_list(rest):
        names, _, kind = text.partition(":")
        kind = re.sub(r"@\w+\s+|\bany\s+", "", kind.partition(" = ")[0]).strip()
        kind = re.sub(r"^\(([\w.]+)\)\?$", r"\1?", kind)
        parameters.append(Parameter(names.split()[0], kind))
    return head, parameters


def split_list(text):
    """Returns the elements of a parameter list, up to its closing parenthesis."""
    elements, depth, current = [], 0, ""
    for character in text:
        if character in ")]>" and not current.endswith("-"):
            if depth == 0:
                break
            depth -= 1
        elif character in "([<":
            depth += 1
        if character == "," and depth == 0:
            elements.append(current)
            current = ""
        else:
            current += character
    return [element.strip() for element in [*elements, current] if element.strip()]


def open_classes(graphs):
    """Returns the open classes of apps, with their superclasses."""
    symbols, parents = {}, {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            if symbol["kind"]["identifier"] == "swift.class" and symbol["accessLevel"] == "open":
                symbols[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
        for relation in graph["relationships"]:
            if relation["kind"] == "inheritsFrom":
                parents[relation["source"]] = relation["target"]
    return {name: symbols.get(parents.get(precise)) for precise, name in symbols.items()}


def read_tables():
    """Returns the signatures of initializers by class."""
    signatures = collections.defaultdict(list)
    for table in TABLES:
        with table.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if row["kind"] == "class" and row["member_kind"] == "init":
                    signatures[row["type"]].append(row["swift_signature"])
    for name, added in samples.ADDED.items():
        signatures[name] += added
    return signatures


def read_missing():
    """Returns the initializers that NotYet.md lists, as pairs of class and name."""
    text = api.NOT_YET.read_text(encoding="utf-8")
    return {
        (kind.strip("`"), member.strip("`").partition(" of ")[0])
        for _, (kind, member, _) in markdown.table_rows(text, 3)
    }


class Cases:
    """The subclasses and calls of all open classes."""

    def __init__(self, classes, signatures, missing):
        self.classes = classes
        self.left_out = {name for names in samples.NOT_SUBCLASSED.values() for name in names}
        self.own = {
            name: [
                made for made in map(Initializer, signatures.get(name, ()))
                if (name, made.name) not in missing and not made.is_generic
                and (name, made.name) not in samples.NOT_HERE
            ]
            for name in classes
        }

    def problems(self):
        for name, initializers in sorted(self.own.items()):
            for made in initializers:
                for kind in made.unknown_types():
                    yield f"{name}.{made.name}: no sample of {kind} in initializersamples.py"
        for name in sorted(self.left_out | set(samples.ADDED)):
            if name not in self.classes:
                yield f"{name}: initializersamples.py names it, but it isn't an open class"
        for name in sorted(self.classes):
            if name not in self.left_out and not self.inherited(name):
                yield (
                    f"{name}: no initializer is known; add one to initializersamples.py, or the "
                    "reason why it has none")
        for name, member in sorted(samples.NOT_HERE):
            if name not in self.classes:
                yield f"{name}.{member}: initializersamples.py names it, but it isn't an open class"

    def inherited(self, name):
        """Returns the initializers that an empty subclass has, the class's own ones first."""
        found = {made.key: made for made in self.own[name]}
        names = {made.name for made in self.own[name]}
        above = self.classes[name]
        for made in self.inherited(above) if above else []:
            if made.name not in names and (name, made.name) not in samples.NOT_HERE:
                found[made.key] = made
        return list(found.values())

    def designated(self, name):
        """Returns the initializers that a subclass's own initializer can call."""
        own = [made for made in self.own[name] if not made.is_convenience]
        above = self.classes[name]
        if name in samples.HIDES_DESIGNATED or not above:
            return own
        names = {made.name for made in self.own[name]}
        return own + [
            made for made in self.designated(above)
            if made.name not in names and (name, made.name) not in samples.NOT_HERE
        ]

    def covered(self):
        return [
            name for name in sorted(self.classes)
            if name not in self.left_out and self.inherited(name)
        ]

    def lines_of(self, name):
        """Returns the subclasses of a class, and its calls."""
        plain = name.replace(".", "")
        sendable = ", @unchecked Sendable" if self.has(name, samples.SENDABLE) else ""
        lines = ["", f"private final class Empty{plain}: {name}{sendable} {{}}"]
        designated = self.designated(name)
        if designated:
            lines += [f"private final class Own{plain}: {name}{sendable} {{"]
            lines += self.own_initializers(name, designated)
            lines += ["}"]
        lines += [
            "extension InitializerCases {", f"  static func of{plain}() -> [InitializerCase] {{",
            "    [",
        ]
        for made in self.inherited(name):
            code = f"Empty{plain}({made.arguments()})"
            lines.append(f'      .init("{name}", "{made.name}") {{ given in {code} }},')
        for number, made in enumerate(made for made in designated if not made.takes_coder):
            lines.append(
                f'      .init("{name}", "super.{made.name}") {{ Own{plain}(own{number}: $0) }},')
        return lines + ["    ]", "  }", "}"]

    def own_initializers(self, name, designated):
        lines = []
        number = 0
        if self.has(name, samples.REQUIRED_HERE):
            lines.append("  required init() { super.init() }")
        for made in designated:
            start = "init?" if made.is_failable else "init"
            if made.takes_coder:
                lines.append(f"  required {start}(coder: NSCoder) {{ super.init(coder: coder) }}")
                continue
            lines.append(
                f"  {start}(own{number} given: InitializerSamples) "
                f"{{ super.init({made.arguments()}) }}")
            number += 1
        return lines

    def has(self, name, listed):
        """Returns whether a list names the class or a superclass."""
        while name:
            if name in listed:
                return True
            name = self.classes[name]
        return False

    def files(self):
        """Returns the generated texts by name of file."""
        groups, current = [], []
        for name in self.covered():
            lines = self.lines_of(name)
            if len(current) + len(lines) > LINES - 30:
                groups.append(current)
                current = []
            current += lines
        groups.append(current)
        head = [
            "// swift-format-ignore-file",
            "// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.",
            "import CoreMotion", "import Foundation", "import QuartzCore", "import UIKit",
        ]
        texts = {
            f"InitializerCases{number}.swift": "\n".join(head + lines) + "\n"
            for number, lines in enumerate(groups, 1)
        }
        texts["AllInitializerCases.swift"] = self.list_of_all(head[:2])
        return texts

    def list_of_all(self, head):
        lines = [
            *head, "", "extension InitializerCases {",
            "  /// Every initializer of UIKit, on a subclass of each open class.",
            "  static func all() -> [InitializerCase] {", "    [",
        ]
        lines += [f"      of{name.replace('.', '')}()," for name in self.covered()]
        return "\n".join(lines + ["    ].flatMap { $0 }", "  }", "}"]) + "\n"


def add_options(parser):
    generated.add_options(parser)


def run(options):
    cases = Cases(
        open_classes(generated.graphs(options, symbolgraphs.MODULES)), read_tables(),
        read_missing())
    problems = list(cases.problems())
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    texts = cases.files()
    current = [
        generated.is_current(FOLDER / name, text, options, "initializers")
        for name, text in texts.items()
    ]
    for file in sorted(FOLDER.glob("*Cases*.swift")):
        if file.name not in texts:
            print(f"{file.name} isn't generated any more; delete it", file=sys.stderr)
            current.append(False)
    covered = cases.covered()
    count = sum(len(cases.inherited(name)) for name in covered)
    print(f"initializers: {len(covered)} classes, {count} inherited initializers")
    return 0 if all(current) else 1
