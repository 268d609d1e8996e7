"""Tests that every attack in Documentation/Attacks.md names existing tests."""

import pathlib
import re
import unittest

import script

conformance = script.verb("conformance")

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCUMENT = ROOT / "Documentation" / "Attacks.md"


def rows(text):
    """Returns the cells of each row of the tables, without their headers."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] != "Attack" and set(row[0]) != {"-"}]


def swift_tests():
    """Returns the names of all Swift tests."""
    names = set()
    for path in (ROOT / "Tests").rglob("*.swift"):
        tests, _ = conformance.find_tests(path.read_text(), str(path))
        names.update(test.name for test in tests)
    return names


def browser_tests():
    """Returns the names of all tests of the built program, without `test_`."""
    sources = (path.read_text() for path in (ROOT / "Tests" / "Browser").glob("test_*.py"))
    return {name for source in sources for name in re.findall(r"^def test_(\w+)\(", source, re.M)}


def underscored(sentence):
    """Returns a sentence as the name of a Python function."""
    return re.sub(r"[^a-z0-9]+", "_", sentence.lower().replace("'", "")).strip("_")


class AttackTests(unittest.TestCase):
    def test_every_attack_names_existing_tests(self):
        swift, browser = swift_tests(), browser_tests()
        table = rows(DOCUMENT.read_text())
        self.assertGreater(len(table), 20)
        for attack, *_, held in table:
            for name in held.split("; "):
                if name.startswith("*"):
                    self.assertIn(underscored(name), browser, attack)
                else:
                    self.assertIn(name, swift, attack)

    def test_every_row_has_four_cells(self):
        for row in rows(DOCUMENT.read_text()):
            self.assertEqual(len(row), 4, row[0])
            self.assertTrue(all(row), row[0])

    def test_a_sentence_is_found_as_a_function(self):
        self.assertEqual(underscored("*the app's own, and `more`*"), "the_apps_own_and_more")

    def test_a_row_is_read_without_its_header(self):
        self.assertEqual(
            rows("| Attack | Held by |\n|---|---|\n| a | b; *c* |\n\ntext"), [["a", "b; *c*"]])


if __name__ == "__main__":
    unittest.main()
