"""Tests of `Scripts/checks unused` with small sources."""

import unittest

import script

unused = script.verb("unused")


class Unused(unittest.TestCase):
    def found(self, are_tests_counted=True, **sources):
        texts = {name.replace("__", "/") + ".swift": text for name, text in sources.items()}
        return [name for _, name in unused.unused(texts, are_tests_counted)]

    def test_an_unused_declaration_is_found(self):
        self.assertEqual(self.found(Sources__a="package static func lone() {}\nlet used = 1\nuse(used)\n"),
                         ["lone"])

    def test_a_name_in_a_comment_does_not_count_as_a_use(self):
        self.assertEqual(self.found(Sources__a="/// See lone.\n  var lone: Int { 1 }\n"), ["lone"])

    def test_public_and_overriding_declarations_are_not_listed(self):
        self.assertEqual(
            self.found(Sources__a="public func a() {}\nopen class B {}\noverride func c() {}\n"), [])

    def test_names_used_only_by_tests_are_listed_if_tests_do_not_count(self):
        sources = {"Sources__a": "package func seen() {}\n", "Tests__b": "seen()\n"}
        self.assertEqual(self.found(**sources), [])
        self.assertEqual(self.found(False, **sources), ["seen"])

    def test_declarations_of_tests_are_not_listed(self):
        self.assertEqual(self.found(Tests__b="func lone() {}\n"), [])


if __name__ == "__main__":
    unittest.main()
