"""Tests of `Scripts/checks api` with an invented module."""

import unittest

import script

api = script.verb("api")


def symbol(path, kind, declaration, identifier=None):
    fragments = [{"kind": "text", "spelling": declaration}]
    return {
        "pathComponents": path.split("/"),
        "kind": {"identifier": f"swift.{kind}"},
        "identifier": {"precise": identifier or f"{path} {declaration}"},
        "declarationFragments": fragments,
    }


def relation(kind, source, target):
    return {"kind": kind, "source": source, "target": target}


GRAPH = {
    "symbols": [
        symbol("Base", "class", "class Base", "Base"),
        symbol("Base/init(a:)", "init", "init(a: Int)"),
        symbol("Base/title", "property", "var title: String { get set }"),
        symbol("Base/count", "property", "var count: Int { get }"),
        symbol("Base/shared", "type.property", "static let shared: Base"),
        symbol("Base/convert(_:to:)", "method", "func convert(_ p: CGPoint, to v: Base?) -> CGPoint"),
        symbol("Sub", "class", "class Sub", "Sub"),
        symbol("Strict", "class", "class Strict", "Strict"),
        symbol("Strict/init(b:)", "init", "init(b: Int)"),
        symbol("Base/Mode", "enum", "enum Mode", "Mode"),
        symbol("Base/Mode/default", "enum.case", "case `default`"),
        symbol("Flags", "struct", "struct Flags", "Flags"),
        symbol("Options", "struct", "struct Options", "Options"),
        symbol("Naming", "protocol", "protocol Naming", "Naming"),
        symbol("Naming/name", "property", "var name: String { get }"),
        symbol("make(_:)", "func", "func make(_ a: Int)"),
    ],
    "relationships": [
        relation("inheritsFrom", "Sub", "Base"),
        relation("inheritsFrom", "Strict", "Base"),
        relation("conformsTo", "Base", "Naming"),
        relation("conformsTo", "Mode", "s:SY"),
        relation("conformsTo", "Options", api.OPTION_SET),
    ],
}


def row(type_name, kind, member="", member_kind="", signature="", status="", area="touch"):
    return api.Row({
        "type": type_name, "kind": kind, "member": member, "member_kind": member_kind,
        "swift_signature": signature, "status": status, "area": area,
    })


class CountingTests(unittest.TestCase):
    def test_members_of_NSObject_are_not_counted(self):
        for member in ("retainCount", "class", "isEqual(_:)", "self()"):
            self.assertFalse(row("UIShape", "class", member, "method").is_counted)
        self.assertTrue(row("UIShape", "class", "circle", "static").is_counted)

    def test_bridges_are_not_counted_and_enums_of_references_are(self):
        bridge = "UITableViewDiffableDataSourceReference"
        self.assertFalse(row(bridge, "class").is_counted)
        self.assertFalse(row(bridge, "class", "snapshot()", "method").is_counted)
        self.assertTrue(row("UITableView.SeparatorInsetReference", "enum").is_counted)

    def test_the_list_itself_has_no_such_rows(self):
        with open(api.SPECIFICATION, newline="", encoding="utf-8") as file:
            rows = [api.Row(fields) for fields in api.csv.DictReader(file)]
        self.assertEqual([row.key for row in rows if not row.is_counted], [])


class PresenceTests(unittest.TestCase):
    def assert_presence(self, expected, *arguments):
        self.assertEqual(api.Declarations([GRAPH]).has(row(*arguments)), expected, arguments)

    def test_a_type_is_found_by_name_and_kind(self):
        self.assert_presence(True, "Base", "class")
        self.assert_presence(False, "Base", "struct")
        self.assert_presence(False, "Absent", "class")

    def test_an_option_set_must_conform_to_it(self):
        self.assert_presence(True, "Options", "optionset")
        self.assert_presence(False, "Flags", "optionset")

    def test_a_member_is_found_by_labels(self):
        signature = "func convert(_ p: CGPoint, to v: Base?) -> CGPoint"
        self.assert_presence(True, "Base", "class", "convert(_:to:)", "method", signature)
        self.assert_presence(False, "Base", "class", "convert(_:from:)", "method", signature)

    def test_a_property_that_is_settable_in_uikit_must_be_settable(self):
        get_set, get = "var x: Int { get set }", "var x: Int { get }"
        self.assert_presence(True, "Base", "class", "title", "property", get_set)
        self.assert_presence(True, "Base", "class", "title", "property", get)
        self.assert_presence(False, "Base", "class", "count", "property", get_set)
        self.assert_presence(True, "Base", "class", "count", "property", get)

    def test_a_static_member_does_not_count_as_an_instance_member(self):
        self.assert_presence(True, "Base", "class", "shared", "static", "class var shared: Base { get }")
        self.assert_presence(False, "Base", "class", "shared", "property", "var shared: Base { get }")

    def test_members_of_superclasses_and_protocols_count(self):
        self.assert_presence(True, "Sub", "class", "title", "property", "var title: String { get set }")
        self.assert_presence(True, "Sub", "class", "name", "property", "var name: String { get }")

    def test_initializers_are_inherited_only_without_designated_initializers(self):
        self.assert_presence(True, "Sub", "class", "init(a:)", "init", "init(a: Int)")
        self.assert_presence(False, "Strict", "class", "init(a:)", "init", "init(a: Int)")

    def test_backticks_do_not_matter_and_raw_values_are_derived(self):
        self.assert_presence(True, "Base.Mode", "enum", "default", "case", "case `default`")
        self.assert_presence(True, "Base.Mode", "enum", "init(rawValue:)", "init", "init?(rawValue: Int)")
        self.assert_presence(False, "Flags", "struct", "init(rawValue:)", "init", "init(rawValue: Int)")

    def test_global_functions_are_outside_types(self):
        self.assert_presence(True, "(global)", "", "make(_:)", "method", "func make(_ a: Int)")

    def test_overloads_are_told_apart_by_parameter_types(self):
        overload = row("Base", "class", "convert(_:to:)", "method",
                       "func convert(_ r: CGRect, to v: Base?) -> CGRect")
        overload.is_overloaded = True
        self.assertFalse(api.Declarations([GRAPH]).has(overload))
        self.assertEqual(overload.label, "convert(_:to:) of (CGRect, Base?)")


class SignatureTests(unittest.TestCase):
    def test_parameter_types_survive_closures_generics_and_attributes(self):
        self.assertEqual(
            api.parameter_types(
                "func f<T>(_ a: [String : any P]?, for b: @escaping (Int, T) -> Void = { _, _ in })"
                " -> Int where T : Q"),
            ["[String:P]?", "(Int,T)->Void"])

    def test_stored_properties_are_settable_unless_constant(self):
        self.assertTrue(api.is_settable("weak var view: UIView?"))
        self.assertFalse(api.is_settable("static let zero: UIEdgeInsets"))
        self.assertFalse(api.is_settable("func variance(of a: Int)"))


class ListTests(unittest.TestCase):
    ROWS = [
        row("Base", "class"), row("Base", "class", "gone()", "method", "func gone()"),
        row("Lost", "class"), row("Lost", "class", "a", "property", "var a: Int { get }"),
        row("Base", "class", "old()", "method", "func old()", "unavailable"),
        row("Base", "class", "far()", "method", "func far()", "", "key"),
    ]

    def check(self, *lines):
        text = "\n".join(["| Type | Member | Reason |", "|---|---|---|", *lines])
        return api.check(self.ROWS, api.Declarations([GRAPH]), {"touch"}, text)

    def test_missing_rows_are_reported_and_a_missing_type_only_once(self):
        self.assertEqual(self.check(), ([("Base", "gone()"), ("Lost", "(whole type)")], []))

    def test_a_listed_row_is_accepted(self):
        lines = ["| `Base` | `gone()` | later |", "| Lost | (whole type) | never |"]
        self.assertEqual(self.check(*lines), ([], []))

    def test_stale_unknown_unreasoned_and_repeated_rows_are_problems(self):
        _, problems = self.check(
            "| Base | (whole type) | x |", "| Base | nonsense | x |",
            "| Base | gone() | |", "| Base | gone() | x |")
        self.assertEqual(len(problems), 4)
        for problem, words in zip(problems, ["exists by now", "not in", "no reason", "twice"]):
            self.assertIn(words, problem)


if __name__ == "__main__":
    unittest.main()
