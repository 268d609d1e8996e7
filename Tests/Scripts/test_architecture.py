"""Tests of `Scripts/checks architecture` with small packages."""

import pathlib
import unittest
import unittest.mock

import script

architecture = script.verb("architecture")


def module(name, dependencies=(), lines=10, **files):
    paths = {pathlib.Path(name.replace("__", "/") + ".swift"): text for name, text in files.items()}
    return architecture.Module(name, list(dependencies), lines, paths)


def package(*modules):
    return {module.name: module for module in modules}


class Imports(unittest.TestCase):
    def test_an_import_of_a_module_above_is_reported(self):
        modules = package(module("Low", a="import High\n"), module("High", ["Low"]))
        self.assertEqual(
            architecture.wrong_imports(modules),
            ["a.swift of Low imports High, which is listed after it in Package.swift"])

    def test_an_import_that_the_package_does_not_allow_is_reported(self):
        modules = package(module("Low"), module("High", a="@testable internal import Low\n"))
        self.assertEqual(
            architecture.wrong_imports(modules),
            ["a.swift of High imports Low, which is none of its dependencies in Package.swift"])

    def test_allowed_and_foreign_imports_and_comments_are_not_reported(self):
        text = "public import class Low.Thing\nimport Foundation\n// import High\n"
        modules = package(module("Low"), module("Middle", ["Low"], a=text), module("High"))
        self.assertEqual(architecture.wrong_imports(modules), [])


class Folders(unittest.TestCase):
    """One and Two refer to each other; Three refers to One."""

    def setUp(self):
        self.module = module(
            "M", One__a="struct View { var b: Touch }\n",
            Two__b="struct Touch { var a: [View] }\n", Three__c="struct Key { var a: View }\n")

    def problems(self, module=None, knot=(), upward=()):
        with unittest.mock.patch.multiple(
                architecture, KNOTS={"M": set(knot)}, UPWARD={"M": dict.fromkeys(upward, "so")}):
            return architecture.problems_of_folders(module or self.module, root=pathlib.Path())

    def test_two_folders_that_name_each_other_are_reported(self):
        self.assertEqual(self.problems(), [
            "One and Two of M name each other, directly or through others: One names Touch",
            "Two and One of M name each other, directly or through others: Two names View"])

    def test_a_cycle_of_three_is_reported(self):
        circle = module(
            "M", One__a="struct View { var b: Touch }\n", Two__b="struct Touch { var k: Key }\n",
            Three__c="struct Key { var a: View }\n")
        self.assertEqual(len(self.problems(circle)), 3)

    def test_one_strongly_connected_group_may_be_listed(self):
        self.assertEqual(self.problems(knot=["One", "Two"]), [])

    def test_a_cycle_that_leaves_the_listed_group_is_reported(self):
        self.module.files[pathlib.Path("Two/d.swift")] = "var key: Key?\n"
        self.assertIn(
            "Two and Three of M name each other, directly or through others: Two names Key",
            self.problems(knot=["One", "Two"]))

    def test_a_name_with_a_reason_makes_no_cycle(self):
        self.assertEqual(self.problems(upward=[("One", "Two")]), [])

    def test_an_unnecessary_reason_is_reported(self):
        self.assertEqual(
            self.problems(knot=["Three"], upward=[("One", "Two"), ("One", "Three")]),
            ["Three of M names nothing in a circle; take it out of KNOTS",
             "One of M does not name Three; take it out of UPWARD"])

    def test_names_in_strings_and_comments_do_not_count(self):
        plain = module(
            "M", One__a="struct View { var b: Touch }\n",
            Two__b='struct Touch {} // of View\nlet word = "View"\n')
        self.assertEqual(self.problems(plain), [])


class Lines(unittest.TestCase):
    def test_comments_and_empty_lines_do_not_count(self):
        self.assertEqual(architecture.lines_of('/* a\n b */\n\n/// c\nlet a = "//"\n}\n'), 2)


class Graph(unittest.TestCase):
    def test_an_arrow_implied_by_others_is_left_out(self):
        modules = package(
            module("Low"), module("Middle", ["Low"]), module("High", ["Middle", "Low"]))
        drawn = architecture.graph(modules)
        self.assertIn("High --> Middle", drawn)
        self.assertNotIn("High --> Low", drawn)


if __name__ == "__main__":
    unittest.main()
