"""Tests of `Scripts/checks supported` with an invented module."""

import contextlib
import io
import pathlib
import tempfile
import unittest
from unittest import mock

import script

api = script.verb("api")
supported = script.verb("supported")
symbolgraphs = supported.symbolgraphs


def symbol(path, kind, declaration="var x: Int { get }"):
    return {
        "pathComponents": path.split("/"),
        "kind": {"identifier": f"swift.{kind}"},
        "identifier": {"precise": path},
        "declarationFragments": [{"kind": "text", "spelling": declaration}],
    }


GRAPH = {
    "module": {"name": "UIKitCore"},
    "symbols": [
        symbol("UITouch", "class", "class UITouch"),
        symbol("UITouch/phase", "property"),
        symbol("UITouch/type", "property"),
        symbol("UIView", "class", "class UIView"),
        symbol("UIView/alpha", "property"),
        symbol("UIView/hide()", "method", "func hide()"),
        symbol("UIExtra", "class", "class UIExtra"),
        symbol("UIExtra/Kind", "enum", "enum Kind"),
        symbol("UIHandler", "typealias", "typealias UIHandler = () -> Void"),
    ],
    "relationships": [],
}
FOREIGN = {"module": {"name": "Foundation"}, "symbols": [symbol("Data", "struct")],
           "relationships": []}


def row(type_name, kind, member="", member_kind="", area="touch", status=""):
    return api.Row({
        "type": type_name, "kind": kind, "member": member, "member_kind": member_kind,
        "swift_signature": "", "status": status, "area": area,
    })


ROWS = [
    row("UITouch", "class"),
    row("UITouch", "class", "phase", "property"),
    row("UITouch", "class", "type", "property"),
    row("UITouch", "class", "gone", "property", status="unavailable"),
    row("UIView", "class", area="view"),
    row("UIView", "class", "alpha", "property", area="animation"),
    row("UIView", "class", "hide()", "method", area="view"),
    *(row("UIView", "class", f"missing{n}", "property", area="animation") for n in range(10)),
    row("UIGhost", "class", area="view"),
    row("UIGhost", "class", "boo()", "method", area="view"),
    row("UIHandler", "typealias", "UIHandler", "typealias", area="view"),
]


class SupportTests(unittest.TestCase):
    def setUp(self):
        found = supported.supports(ROWS, api.Declarations([GRAPH]))
        self.found = {support.name: support for support in found}

    def test_a_type_with_every_member_is_whole(self):
        self.assertEqual(self.found["UITouch"].state, "whole")
        self.assertEqual(self.found["UITouch"].table_row(), "| `UITouch` | whole |  |")

    def test_an_unavailable_member_does_not_count(self):
        self.assertEqual(self.found["UITouch"].count, 2)

    def test_a_partial_type_counts_its_members_and_names_the_first_that_are_missing(self):
        named = ", ".join(f"`missing{n}`" for n in range(8))
        self.assertEqual(
            self.found["UIView"].table_row(), f"| `UIView` | 2 of 12 | {named} and 2 more |")

    def test_a_type_that_is_not_declared_is_absent_with_all_members(self):
        self.assertEqual(self.found["UIGhost"].state, "absent")
        self.assertEqual(self.found["UIGhost"].present_count, 0)

    def test_a_type_alias_is_a_type(self):
        self.assertEqual(self.found["UIHandler"].state, "whole")

    def test_a_type_with_only_additions_listed_is_marked(self):
        addition = row("UIExtra", "class", "glow", "property", area="view")
        addition.is_addition = True
        [found] = supported.supports([addition], api.Declarations([GRAPH]))
        self.assertEqual(found.table_row(), "| `UIExtra` (since iOS 17) | 0 of 1 | `glow` |")

    def test_a_type_is_in_the_area_of_its_own_row(self):
        self.assertEqual(self.found["UIView"].area, "view")


class DocumentTests(unittest.TestCase):
    def text(self):
        found = supported.supports(ROWS, api.Declarations([GRAPH]))
        further = supported.further_types(
            ROWS, [GRAPH, FOREIGN], symbolgraphs.MODULES, api.TYPE_KINDS["typealias"])
        return supported.document(found, further)

    def test_the_summary_counts_types_and_members(self):
        self.assertIn(
            "Of 4 types 2 are whole, 1 partial and 1 absent; of 15 members 4 are here.",
            self.text())

    def test_areas_have_headings_and_types_are_in_order_of_name(self):
        text = self.text()
        self.assertLess(text.index("## Views"), text.index("## Touches"))
        self.assertIn("Absent: `UIGhost`.", text)
        self.assertIn("1 of 3 are whole.", text)

    def test_types_that_are_not_on_the_list_are_named(self):
        self.assertIn("not counted: `UIExtra`, `UIExtra.Kind`.\n", self.text())

    def test_every_area_of_the_specification_has_a_heading(self):
        rows = api.read_specification() + api.read_specification(supported.LISTS)
        found = supported.supports(rows, api.Declarations([]))
        self.assertEqual({support.area for support in found} - set(supported.AREAS), set())

    def test_the_absent_types_of_an_area_are_named_in_a_sentence(self):
        rows = api.read_specification(supported.LISTS)
        found = supported.supports(rows, api.Declarations([]))
        self.assertRegex(supported.document(found, []), "## Tables\n(.*\n)*?\nAbsent: .*`UITableView`")


class CheckTests(unittest.TestCase):
    def run_main(self, arguments, document):
        options = script.options(supported, "--no-build", *arguments)
        with mock.patch.object(
                api, "read_specification", lambda path=None: [] if path else ROWS), \
                mock.patch.object(symbolgraphs, "extract", lambda: [GRAPH]), \
                mock.patch.object(supported, "DOCUMENT", document), \
                contextlib.redirect_stdout(io.StringIO()), \
                contextlib.redirect_stderr(io.StringIO()) as errors:
            return supported.run(options), errors.getvalue()

    def test_checking_fails_until_the_document_is_written(self):
        with tempfile.TemporaryDirectory() as directory:
            document = pathlib.Path(directory) / "Supported.md"
            self.assertEqual(self.run_main(["--check"], document)[0], 1)
            self.assertEqual(self.run_main([], document)[0], 0)
            self.assertEqual(self.run_main(["--check"], document)[0], 0)
            document.write_text(document.read_text(encoding="utf-8") + "\n", encoding="utf-8")
            status, errors = self.run_main(["--check"], document)
            self.assertEqual(status, 1)
            self.assertIn("run Scripts/checks supported", errors)


if __name__ == "__main__":
    unittest.main()
