"""Compares the package's public API with UIKit's, row by row.

Documentation/uikit-api.csv lists the declarations of UIKit. A row is present if the symbol graphs
of this package, or of Foundation, declare a member with the same type, name, argument labels and
kind. A row with `{ get set }` also needs a public setter. Documentation/NotYet.md must list each
missing row with a reason, and must not list a row that is present.

    Scripts/checks api                         check the areas in DONE_AREAS
    Scripts/checks api --areas touch,event     check these areas
    Scripts/checks api --write                 print missing, unlisted rows as table rows
"""

import collections
import csv
import re
import sys

import symbolgraphs

from checking import ROOT, markdown

DONE_AREAS = [
    "responder", "event", "touch", "window", "view", "geometry", "focus", "gesture", "scroll",
    "motion", "remote", "press", "key", "textinput", "editmenu", "animation", "layer", "screen",
    "application", "viewcontroller", "scene", "control", "feedback", "graphics", "effect", "trait",
    "accessibility",
]
"""The areas of the specification that are complete in this package."""

NSOBJECT_MEMBERS = {
    "class()", "class", "conforms(to:)", "isEqual(_:)", "isKind(of:)", "isMember(of:)", "isProxy()",
    "perform(_:)", "perform(_:with:)", "perform(_:with:with:)", "responds(to:)", "retainCount",
    "retainCount()", "self()", "superclass", "superclass()", "zone", "zone()",
}
"""Members that bindings list for each class, although NSObject declares them."""

WHOLE_TYPE = "(whole type)"
"""The member column of NotYet.md for a type that is missing with all its members."""

SPECIFICATION = ROOT / "Documentation" / "uikit-api.csv"
NOT_YET = ROOT / "Documentation" / "NotYet.md"

TYPE_KINDS = {
    "class": {"class"},
    "enum": {"enum"},
    "protocol": {"protocol"},
    "struct": {"struct"},
    "optionset": {"struct"},
    "typealias": {"typealias", "class", "enum", "protocol", "struct"},
}

STATIC_KINDS = {"type.property", "type.method"}

MEMBER_KINDS = {
    "case": {"enum.case"},
    "constant": {"type.property", "var"},
    "init": {"init"},
    "method": {"method", "func"},
    "notification": {"type.property"},
    "property": {"property", "var"},
    "subscript": {"subscript"},
    # A static member of a type may also be an enum case: both are written `Type.name`.
    "static": STATIC_KINDS | {"enum.case"},
    "typealias": TYPE_KINDS["typealias"],
}

# Mangled names of the standard library's protocols whose requirements the compiler synthesizes.
OPTION_SET = "s:s9OptionSetP"
DERIVED_MEMBERS = {
    ("init", "init(rawValue:)"): "s:SY",
    ("property", "rawValue"): "s:SY",
    ("init", "init(from:)"): "s:Se",
    ("method", "encode(to:)"): "s:SE",
}

Symbol = collections.namedtuple("Symbol", "identifier kind declaration")


class Row:
    """A row of the specification."""

    def __init__(self, fields):
        self.type = fields["type"]
        self.kind = fields["kind"]
        self.member = fields["member"]
        self.member_kind = fields["member_kind"]
        self.signature = fields["swift_signature"]
        self.area = fields["area"]
        self.is_unavailable = "unavailable" in fields["status"].split()
        self.is_addition = fields.get("source", "").startswith("post-16.5")
        self.is_overloaded = False

    @property
    def is_counted(self):
        """Returns whether the row belongs to UIKit. Excludes NSObject's members and bridges such as
        `UITableViewDiffableDataSourceReference`, whose Swift type has its own rows."""
        is_bridge = "Diffable" in self.type and self.type.endswith("Reference")
        return self.member not in NSOBJECT_MEMBERS and not is_bridge

    @property
    def label(self):
        """The member as NotYet.md names it. The types of its parameters distinguish overloads."""
        if not self.member:
            return WHOLE_TYPE
        if not self.is_overloaded:
            return self.member
        return f"{self.member} of ({', '.join(parameter_types(self.signature))})"

    @property
    def key(self):
        return (self.type, self.label)

    @property
    def path(self):
        owner = () if self.type == "(global)" or self.kind == "typealias" else self.type.split(".")
        return (*owner, self.member) if self.member else tuple(owner)


class Declarations:
    """The declarations in a set of symbol graphs, looked up by path."""

    def __init__(self, graphs):
        self.symbols = collections.defaultdict(list)
        self.paths = {}
        self.parents = collections.defaultdict(set)
        for graph in graphs:
            for symbol in graph["symbols"]:
                path = tuple(part.replace("`", "") for part in symbol["pathComponents"])
                identifier = symbol["identifier"]["precise"]
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                fragments = symbol.get("declarationFragments", [])
                declaration = "".join(fragment["spelling"] for fragment in fragments)
                self.symbols[path].append(Symbol(identifier, kind, declaration))
                self.paths[identifier] = path
            for relation in graph["relationships"]:
                if relation["kind"] in ("inheritsFrom", "conformsTo"):
                    self.parents[relation["source"]].add((relation["kind"], relation["target"]))

    def has(self, row):
        if not row.member:
            return self.has_type(row)
        if len(row.path) == 1:
            return any(fits(row, symbol) for symbol in self.symbols.get(row.path, []))
        return any(
            self.has_member(row, symbol.identifier)
            for symbol in self.symbols.get(row.path[:-1], [])
            if symbol.kind in TYPE_KINDS["typealias"]
        )

    def has_type(self, row):
        for symbol in self.symbols.get(row.path, []):
            if symbol.kind not in TYPE_KINDS[row.kind]:
                continue
            if row.kind != "optionset" or ("conformsTo", OPTION_SET) in self.parents[symbol.identifier]:
                return True
        return False

    def has_member(self, row, identifier):
        """Returns whether the type, a superclass or one of its protocols declares the member."""
        own = self.symbols.get((*self.paths.get(identifier, ()), row.member), [])
        if any(fits(row, symbol) for symbol in own):
            return True
        derived_from = DERIVED_MEMBERS.get((row.member_kind, row.member))
        for relation, parent in self.parents[identifier]:
            if derived_from and parent == derived_from:
                return True
            if row.member_kind == "init" and not self.inherits_initializers(identifier, relation):
                continue
            if parent in self.paths and self.has_member(row, parent):
                return True
        return False

    def inherits_initializers(self, identifier, relation):
        """Returns whether the class inherits its superclass's initializers: it declares no
        designated ones."""
        if relation != "inheritsFrom":
            return False
        path = self.paths[identifier]
        return not any(
            symbol.kind == "init" and "convenience " not in symbol.declaration
            for other, symbols in self.symbols.items()
            if other[:-1] == path
            for symbol in symbols
        )


def fits(row, symbol):
    """Returns whether a declaration with the right path is the member of the row."""
    if symbol.kind not in MEMBER_KINDS[row.member_kind]:
        return False
    if is_settable(row.signature) and not is_settable(symbol.declaration):
        return False
    if row.is_overloaded:
        return parameter_types(row.signature) == parameter_types(symbol.declaration)
    return True


def is_settable(declaration):
    """Returns whether a property is settable: `{ get set }`, or a stored `var`, no accessors."""
    accessors = re.search(r"\{([^{}]*)\}\s*$", declaration)
    if accessors:
        return re.search(r"\bset\b", accessors.group(1)) is not None
    return re.match(r"((?!\b(?:let|func|init)\b)[^(:])*\bvar\b", declaration) is not None


def parameter_types(declaration):
    """Returns the types of a function's parameters, without attributes, defaults and spaces."""
    start = re.search(r"(func\s+[^\s(<]+|init[?!]?)\s*(<[^(]*>)?\s*\(", declaration)
    if not start:
        return []
    parameters, depth, current = [], 0, ""
    for character in declaration[start.end():]:
        if character in ")]>}" and not current.endswith("-"):
            if depth == 0 and character == ")":
                break
            depth -= 1
        elif character in "([<{":
            depth += 1
        if character == "," and depth == 0:
            parameters.append(current)
            current = ""
        else:
            current += character
    if current.strip():
        parameters.append(current)
    return [normalized_type(parameter) for parameter in parameters]


def normalized_type(parameter):
    text = parameter.partition(":")[2].partition(" = ")[0]
    text = re.sub(r"@\w+(\([^)]*\))?\s*|\bany\s+|\binout\s+", "", text)
    return re.sub(r"\s+", "", text).replace("!", "?")


def read_specification(path=SPECIFICATION):
    with open(path, newline="", encoding="utf-8") as file:
        rows = [row for row in map(Row, csv.DictReader(file)) if row.is_counted]
    counts = collections.Counter((row.type, row.member, row.member_kind) for row in rows)
    for row in rows:
        row.is_overloaded = counts[row.type, row.member, row.member_kind] > 1
    return rows


def check(rows, declarations, areas, not_yet_text):
    """Returns (missing rows that are not listed, problems with the list)."""
    present = {}
    for row in rows:
        if row.is_unavailable:
            continue
        present[row.key] = present.get(row.key, True) and declarations.has(row)
    in_areas = {row.key for row in rows if row.area in areas}

    listed, problems = set(), []
    for number, (type_name, member, reason) in markdown.table_rows(not_yet_text, 3):
        key = (type_name.strip("`"), member.strip("`"))
        place = f"NotYet.md:{number}: {key[0]} {key[1]}"
        if key in listed:
            problems.append(f"{place} is listed twice; delete this row")
        elif key not in present:
            problems.append(f"{place} is not in uikit-api.csv; correct the name or delete this row")
        elif present[key]:
            problems.append(f"{place} exists by now; delete this row")
        elif not reason:
            problems.append(f"{place} has no reason; say why it is missing")
        listed.add(key)

    missing = []
    for key, is_present in present.items():
        whole_type = (key[0], WHOLE_TYPE)
        if is_present or key not in in_areas or key in listed or whole_type in listed:
            continue
        if key == whole_type or present.get(whole_type, True):
            missing.append(key)
    return missing, problems


def add_options(parser):
    parser.add_argument("--areas", default=",".join(DONE_AREAS), help="areas, comma-separated")
    parser.add_argument("--write", action="store_true", help="print missing rows as table rows")
    parser.add_argument("--no-build", action="store_true", help="use the build as it stands")
    parser.set_defaults(error=parser.error)


def run(options):
    rows = read_specification()
    areas = set(options.areas.split(","))
    unknown = areas - {row.area for row in rows}
    if unknown:
        options.error(f"no such area: {', '.join(sorted(unknown))}")
    if not options.no_build:
        symbolgraphs.build()

    missing, problems = check(
        rows, Declarations(symbolgraphs.extract()), areas, NOT_YET.read_text(encoding="utf-8"))
    if options.write:
        for type_name, member in missing:
            print(markdown.table_row([f"`{type_name}`", f"`{member}`", ""]))
        return 0
    problems += [
        f"{type_name} {member} is missing; declare it, or list it in NotYet.md with a reason"
        for type_name, member in missing
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    print(f"api: {sum(row.area in areas for row in rows)} rows of {len(areas)} areas accounted for")
    return 0
