"""Tests of `Scripts/checks initializers` with invented classes and signatures."""

import unittest
from unittest import mock

import script

initializers = script.verb("initializers")

CLASSES = {"UIThing": None, "UIKnob": "UIThing", "UIThing.Part": None}
SIGNATURES = {
    "UIThing": ["init(frame: CGRect)", "init?(coder: NSCoder)", "convenience init()"],
    "UIKnob": ["convenience init(frame: CGRect, action: Selector?)"],
    "UIThing.Part": ["@MainActor convenience init<T>(_ type: T.Type)", "init(_ name: String)"],
}


def cases(classes=CLASSES, signatures=SIGNATURES, missing=()):
    return initializers.Cases(classes, signatures, set(missing))


class SignatureTests(unittest.TestCase):
    def test_parameters_have_labels_and_plain_types(self):
        made = initializers.Initializer(
            "@MainActor convenience init?(title: String = \"\", with x: (any NSCopying)? = nil, "
            "_ call: @escaping ((Int, Int) -> Void) -> Void)")
        self.assertTrue(made.is_convenience and made.is_failable)
        self.assertEqual(made.name, "init(title:with:_:)")
        self.assertEqual(
            [parameter.type for parameter in made.parameters],
            ["String", "NSCopying?", "((Int, Int) -> Void) -> Void"])

    def test_an_initializer_without_parameters_is_a_name(self):
        self.assertEqual(initializers.Initializer("init()").name, "init()")


class InheritanceTests(unittest.TestCase):
    def test_an_empty_subclass_has_the_initializers_of_all_superclasses(self):
        self.assertEqual(
            [made.name for made in cases().inherited("UIKnob")],
            ["init(frame:action:)", "init(frame:)", "init(coder:)", "init()"])

    def test_only_designated_initializers_are_called_by_a_subclass(self):
        self.assertEqual(
            [made.name for made in cases().designated("UIKnob")], ["init(frame:)", "init(coder:)"])

    def test_missing_and_generic_initializers_are_left_out(self):
        listed = cases(missing=[("UIThing", "init(frame:)")])
        self.assertEqual(
            [made.name for made in listed.inherited("UIThing")], ["init(coder:)", "init()"])
        self.assertEqual([made.name for made in listed.inherited("UIThing.Part")], ["init(_:)"])

    def test_a_type_without_a_sample_is_a_problem(self):
        problems = list(cases({"UIThing": None}, {"UIThing": ["init(odd: Odd)"]}).problems())
        self.assertIn("UIThing.init(odd:): no sample of Odd in initializersamples.py", problems)


class TextTests(unittest.TestCase):
    def test_each_class_has_an_empty_subclass_and_one_with_initializers(self):
        text = "\n".join(cases().lines_of("UIThing"))
        self.assertIn("private final class EmptyUIThing: UIThing {}", text)
        self.assertIn("required init?(coder: NSCoder) { super.init(coder: coder) }", text)
        self.assertIn('.init("UIThing", "init()") { given in EmptyUIThing() },', text)
        self.assertIn('.init("UIThing", "super.init(frame:)") { OwnUIThing(own0: $0) },', text)

    def test_no_file_is_longer_than_the_limit(self):
        classes = {f"UIThing{number}": None for number in range(100)}
        signatures = {name: SIGNATURES["UIThing"] for name in classes}
        with mock.patch.object(initializers.samples, "NOT_SUBCLASSED", {}):
            texts = cases(classes, signatures).files()
        self.assertGreater(len(texts), 2)
        for name, text in texts.items():
            self.assertLessEqual(text.count("\n"), initializers.LINES, name)
        self.assertIn("ofUIThing99(),", texts["AllInitializerCases.swift"])


if __name__ == "__main__":
    unittest.main()
