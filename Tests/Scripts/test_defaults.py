"""Tests of `Scripts/checks defaults` with invented classes and tables."""

import unittest

import script

defaults = script.verb("defaults")

CLASSES = {"UIResponder": None, "UIView": "UIResponder", "UIDial": "UIView", "UITouch": None}
PROPERTIES = {"UIView": {"alpha", "tag"}, "UIDial": {"value"}, "UITouch": {"phase"}}


def row(name, member, default, source="header", note=""):
    return dict(zip(defaults.COLUMNS, [name, member, default, source, note]))


ROWS = [
    row("UIView", "alpha", "1"), row("UIView", "tag", "0"), row("UIDial", "value", "nil"),
    row("UIDial", "tag", "7", "reason", "made so"),
]


def table(rows, classes=CLASSES, properties=PROPERTIES):
    return defaults.Defaults(classes, properties, rows)


class TableTests(unittest.TestCase):
    def test_a_whole_table_has_no_problems(self):
        self.assertEqual(list(table(ROWS).problems()), [])

    def test_a_property_without_a_row_is_a_problem(self):
        self.assertEqual(
            list(table(ROWS[1:]).problems()),
            ["UIView.alpha: no row in Documentation/Defaults.csv"])

    def test_a_class_without_a_decision_is_a_problem(self):
        properties = PROPERTIES | {"UIThing": {"name"}}
        problems = list(table(ROWS, CLASSES | {"UIThing": None}, properties).problems())
        self.assertEqual(len(problems), 1)
        self.assertIn("UIThing: say in Scripts/checking/defaults.py", problems[0])

    def test_a_row_of_a_removed_property_is_a_problem(self):
        rows = ROWS + [row("UIView", "gone", "1"), row("UIGone", "tag", "1")]
        self.assertEqual(
            list(table(rows).problems()),
            ["UIView.gone: there is no such property",
             "UIGone.tag: there is no such class, or it has no rows"])

    def test_two_rows_of_one_property_are_a_problem(self):
        self.assertEqual(
            list(table(ROWS + ROWS[:1]).problems()),
            ["Documentation/Defaults.csv has two rows of one property"])

    def test_a_source_is_one_of_the_known_ones_and_a_reason_has_a_note(self):
        rows = [row("UIView", "alpha", "1", "hearsay"), row("UIView", "tag", "-", "reason")] + ROWS[2:]
        self.assertEqual(
            list(table(rows).problems()),
            ["UIView.alpha: no such source: hearsay", "UIView.tag: a note has to say why"])


class TextTests(unittest.TestCase):
    def test_a_default_is_compared_for_each_kind_except_those_with_a_row_of_their_own(self):
        text = table(ROWS).text()
        self.assertIn('list.add("alpha", but: []) { $0.alpha } holds: { $0 == 1 }', text)
        self.assertIn('list.add("tag", but: ["UIDial"]) { $0.tag } holds: { $0 == 0 }', text)
        self.assertIn('list.kind("UIDial") { UIDial() }', text)

    def test_a_property_without_a_default_is_not_compared(self):
        text = table(ROWS[:2] + [row("UIDial", "value", "-", "reason", "any")]).text()
        self.assertNotIn("$0.value", text)

    def test_conditions_are_spelled_out(self):
        self.assertEqual(defaults.condition("empty"), "$0.isEmpty")
        self.assertEqual(defaults.condition("set"), "$0 != nil")
        self.assertEqual(defaults.condition("$0.count == 1"), "$0.count == 1")
        self.assertEqual(defaults.condition(".zero"), "$0 == .zero")


if __name__ == "__main__":
    unittest.main()
