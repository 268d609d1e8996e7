"""Writes Documentation/Supported.md: UIKit's types in this package, and how complete each one is.

Documentation/uikit-api.csv and uikit-api-lists.csv list the declarations of UIKit, and the symbol
graphs those of this package. `Scripts/checks api` compares the two. A type is complete if every
member of the list is present, and absent if it isn't declared.

    Scripts/checks supported             write the document
    Scripts/checks supported --check     fail if the document is out of date
"""

import collections
import sys

import symbolgraphs

from checking import ROOT, api, generated, markdown

DOCUMENT = ROOT / "Documentation" / "Supported.md"
LISTS = ROOT / "Documentation" / "uikit-api-lists.csv"
"""UIKit's declarations of lists, containers, bars, alerts, pickers and storyboards."""

AREAS = {
    "application": "Applications", "scene": "Scenes", "screen": "Screens", "window": "Windows",
    "viewcontroller": "View controllers", "view": "Views", "geometry": "Geometry",
    "layer": "Layers", "animation": "Animation", "responder": "Responders", "event": "Events",
    "touch": "Touches", "gesture": "Gestures", "scroll": "Scrolling", "control": "Controls",
    "textinput": "Text", "key": "Keys", "press": "Presses", "focus": "Focus",
    "editmenu": "Menus", "motion": "Motion", "remote": "Remote control",
    "feedback": "Haptic feedback", "graphics": "Colors, fonts and images",
    "effect": "Visual effects", "trait": "Traits", "accessibility": "Accessibility",
    "presentation": "Popovers", "table": "Tables", "collection": "Collections",
    "list": "Cells and their configurations", "diffable": "Diffable data sources",
    "navigation": "Navigation", "bar": "Bars and their items", "tab": "Tab bars",
    "alert": "Alerts", "search": "Search", "page": "Page view controllers",
    "split": "Split view controllers", "picker": "Pickers", "dragdrop": "Drag and drop",
    "storyboard": "Storyboards and nibs",
}
"""The areas of the list in the order of the document, with their headings."""

MOST_NAMED = 8
"""The number of missing members that are named for a type. The others are only counted."""

INTRODUCTION = """\
# Supported

This page lists UIKit's types and how much of each is here. `Scripts/checks supported` writes it from the
symbol graphs of the package, from `Documentation/uikit-api.csv` (touches, events and what they need) and
from `Documentation/uikit-api-lists.csv` (lists, containers, bars, alerts, pickers and storyboards). **A
type that isn't on this page doesn't exist here.**

*Whole* means that every member of the list is declared. In *n of m*, the last column names the missing
members, and [NotYet](NotYet.md) gives the reasons for tables and for the other areas that are finished.
Members that UIKit marks as unavailable don't count. For types marked *since iOS 17*, the list has only
the members that iOS 17 to 26 added. A declared member isn't necessarily faithful: see
[Differences](Differences.md).
"""


class Support:
    """The extent of support for one type."""

    def __init__(self, name, rows, declarations):
        self.name = name
        self.area = main_area(rows)
        rows = [row for row in rows if not row.is_unavailable]
        own = [row for row in rows if not row.member or row.kind == "typealias"]
        self.is_declared = all(declarations.has(row) for row in own)
        members = {}
        for row in rows:
            if row not in own:
                members[row.label] = members.get(row.label, True) and declarations.has(row)
        # For some types, the list has only members added since iOS 16.
        self.has_additions_alone = not own and all(row.is_addition for row in rows)
        self.count = len(members)
        self.missing = [label for label, is_present in members.items() if not is_present]

    @property
    def state(self):
        if not self.is_declared:
            return "absent"
        return "partial" if self.missing else "whole"

    @property
    def present_count(self):
        return self.count - len(self.missing) if self.is_declared else 0

    def table_row(self):
        name = "global functions and constants" if self.name == "(global)" else f"`{self.name}`"
        if self.has_additions_alone:
            name += " (since iOS 17)"
        if self.state == "whole":
            return markdown.table_row([name, "whole", ""])
        named = [f"`{label}`" for label in self.missing[:MOST_NAMED]]
        more = len(self.missing) - len(named)
        missing = ", ".join(named) + (f" and {more} more" if more else "")
        return markdown.table_row([name, f"{self.present_count} of {self.count}", missing])


def main_area(rows):
    """Returns the area of the type's own row or, without one, that of most of its members."""
    for row in rows:
        if not row.member:
            return row.area
    return collections.Counter(row.area for row in rows).most_common(1)[0][0]


def supports(rows, declarations):
    """Returns the support for each type of the specification, in its order."""
    types = {}
    for row in rows:
        types.setdefault(row.type, []).append(row)
    return [Support(name, members, declarations) for name, members in types.items()]


def further_types(rows, graphs, modules, kinds):
    """Returns public types of our modules that the specification doesn't list, by name."""
    listed = {row.type for row in rows} | {row.member for row in rows if row.kind == "typealias"}
    names = set()
    for graph in graphs:
        if graph["module"]["name"] not in modules:
            continue
        for symbol in graph["symbols"]:
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            if kind in kinds:
                names.add(".".join(part.replace("`", "") for part in symbol["pathComponents"]))
    return sorted(names - listed)


def document(supported, further):
    """Returns the whole document."""
    states = collections.Counter(support.state for support in supported)
    members = sum(support.count for support in supported)
    present = sum(support.present_count for support in supported)
    lines = [
        INTRODUCTION,
        f"Of {len(supported)} types {states['whole']} are whole, {states['partial']} partial and "
        f"{states['absent']} absent; of {members} members {present} are here.",
    ]
    for area, title in AREAS.items():
        in_area = sorted(
            (support for support in supported if support.area == area),
            key=lambda support: support.name)
        if not in_area:
            continue
        whole = sum(support.state == "whole" for support in in_area)
        lines += ["", f"## {title}", "", f"{whole} of {len(in_area)} are whole."]
        declared = [support for support in in_area if support.state != "absent"]
        if declared:
            lines += ["", "| Type | Here | Missing |", "|---|---|---|"]
            lines += [support.table_row() for support in declared]
        absent = [f"`{support.name}`" for support in in_area if support.state == "absent"]
        if absent:
            lines += ["", f"Absent: {', '.join(absent)}."]
    if further:
        lines += [
            "", "## Further types", "",
            "Declared here and not on the list, so that their members are not counted: "
            + ", ".join(f"`{name}`" for name in further) + ".",
        ]
    return "\n".join(lines) + "\n"


def add_options(parser):
    generated.add_options(parser)


def run(options):
    graphs = generated.graphs(options)
    rows = api.read_specification() + api.read_specification(LISTS)
    supported = supports(rows, api.Declarations(graphs))
    unknown = {support.area for support in supported} - set(AREAS)
    if unknown:
        sys.exit(f"no heading for the area {', '.join(sorted(unknown))}; add it to AREAS")
    further = further_types(rows, graphs, symbolgraphs.MODULES, api.TYPE_KINDS["typealias"])
    text = document(supported, further)
    if not generated.is_current(DOCUMENT, text, options, "supported"):
        return 1
    whole = sum(support.state == "whole" for support in supported)
    print(f"supported: {whole} of {len(supported)} types are whole")
    return 0
