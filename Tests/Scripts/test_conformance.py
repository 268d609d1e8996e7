"""Tests of `Scripts/checks conformance` with invented files."""

import contextlib
import io
import pathlib
import tempfile
import unittest

import script

conformance = script.verb("conformance")

SWIFT = '''
struct ATests {
  // statement 2, 4–5
  @Test("one | bar")
  func one() {}

  /// A comment between.
  // statement 2
  @MainActor
  @Test(
    "two", arguments: [1, 2])
  func two() {}

  // @Test("commented out")
  @Test func nameless() {}
}
'''

ENTRY = """
### A view that never was (statement 3)

- UIKit: keeps it
  for a while.
- Touchstone: does not.
- Why: memory.

Pinned by: two
"""


class ParsingTests(unittest.TestCase):
    def test_a_function_whose_name_is_a_sentence_is_a_test(self):
        text = "  // statement 7\n  @Test func `It is told`() {}\n"
        tests, problems = conformance.find_tests(text, "A.swift")
        self.assertEqual(problems, [])
        self.assertEqual([(test.name, test.statements) for test in tests], [("It is told", [7])])

    def test_tests_are_found_with_their_statements(self):
        tests, problems = conformance.find_tests(SWIFT, "A.swift")
        self.assertEqual([(t.name, t.statements) for t in tests],
                         [("one | bar", [2, 4, 5]), ("two", [2])])
        self.assertEqual(problems, [])

    def test_names_may_be_raw_multiline_joined_or_escaped(self):
        names = {
            r'"say \"hello\"")': 'say "hello"',
            '#"a "b" c"#, .tags(.x))': 'a "b" c',
            '"one "\n  + "two")': "one two",
            '"""\n    one \\\n    two\n    """)': "one two",
        }
        for source, name in names.items():
            self.assertEqual(conformance.display_name(source), name)

    def test_a_comment_without_test_or_numbers_is_a_problem(self):
        for source in ["// statement 3\nlet a = 1", '// statement three\n@Test("x")',
                       '// statement 640\n@Test("x")', '// statements 3, 4\n@Test("x")',
                       '// statement 986\n@Test("x")']:
            self.assertEqual(len(conformance.find_tests(source, "A.swift")[1]), 1, source)

    def test_statements_on_collection_views_are_known_but_not_covered(self):
        text = '// statement 700, 878\n@Test("x")'
        tests, problems = conformance.find_tests(text, "A.swift")
        self.assertEqual((tests[0].statements, problems), ([700], []))
        self.assertIn(878, conformance.uncovered())
        self.assertFalse(set(conformance.uncovered()) & set(conformance.stated()))

    def test_entries_keep_their_parts(self):
        entry, = conformance.find_entries("# Differences\n\nWords.\n" + ENTRY)
        self.assertEqual((entry.title, entry.statements, entry.pins),
                         ("A view that never was", [3], ["two"]))
        self.assertEqual(entry.parts["UIKit"], "keeps it for a while.")

    def test_numbers_are_compressed_for_reading(self):
        self.assertEqual(conformance.compress({5, 1, 2, 3}), "1–3, 5")


class EntryTests(unittest.TestCase):
    def problems(self, text, draft=False):
        return list(conformance.check_entries(conformance.find_entries(text), {"two"}, draft))

    def test_a_whole_entry_passes(self):
        self.assertEqual(self.problems(ENTRY), [])
        self.assertEqual(self.problems(ENTRY.replace("two", "no test because it is a matter of memory")), [])

    def test_a_missing_part_pin_or_test_is_a_problem(self):
        for text in [ENTRY.replace("- Why: memory.\n", ""), ENTRY.replace("Pinned by: two", ""),
                     ENTRY.replace("two", "three"), ENTRY.replace("two", "(to come)")]:
            self.assertEqual(len(self.problems(text)), 1, text)

    def test_a_draft_may_name_future_tests(self):
        self.assertEqual(self.problems(ENTRY.replace("two", "(to come)"), draft=True), [])


class StatementTests(unittest.TestCase):
    def test_every_number_appears_once(self):
        numbers = conformance.stated()
        for wrong, count in [(numbers, 0), (numbers[1:], 1), (numbers[:3] + numbers[2:], 1)]:
            text = "".join(f"{number}. So it is.\n" for number in wrong)
            self.assertEqual(len(conformance.check_statements(text)), count)


class ProgramTests(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = pathlib.Path(directory.name)
        ranges = conformance.STATEMENTS
        conformance.STATEMENTS = [(2, 5)]
        self.addCleanup(setattr, conformance, "STATEMENTS", ranges)
        self.write("Tests/ATests.swift", SWIFT)
        self.write("Documentation/Differences.md", "# Differences\n" + ENTRY)
        self.write("Documentation/Behaviour.md", "".join(
            f"{number}. So it is.\n" for number in conformance.stated()))
        self.write("Documentation/Conformance.md",
                   "# Conformance\n\n" + conformance.TABLE_HEADER
                   + "| 3 | Differences: never was |\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run_program(self, *arguments):
        output = io.StringIO()
        with contextlib.redirect_stderr(output), contextlib.redirect_stdout(io.StringIO()):
            status = conformance.run(script.options(conformance, *arguments), self.root)
        return status, output.getvalue()

    def test_the_table_is_written_from_the_comments_and_then_passes(self):
        self.assertEqual(self.run_program()[0], 1)
        self.assertEqual(self.run_program("--write"), (0, ""))
        text = (self.root / "Documentation/Conformance.md").read_text(encoding="utf-8")
        self.assertTrue(text.endswith(
            "| 2 | one \\| bar<br>two |\n| 3 | Differences: never was |\n"
            "| 4 | one \\| bar |\n| 5 | one \\| bar |\n"))
        self.assertEqual(self.run_program(), (0, ""))

    def test_a_statement_without_a_test_is_named(self):
        conformance.STATEMENTS = [(2, 7)]
        self.run_program("--write")
        self.assertIn("statements 6–7", self.run_program()[1])
        self.assertEqual(self.run_program("--draft"), (0, ""))

    def test_a_difference_without_a_description_is_named(self):
        self.run_program("--write")
        self.write("Documentation/Differences.md", "# Differences\n")
        self.assertIn("statement 3", self.run_program()[1])

    def test_tests_that_share_a_name_are_named(self):
        self.run_program("--write")
        self.write("Tests/BTests.swift", '@Test("two")\nfunc again() {}\n')
        self.assertIn("share the name “two”", self.run_program()[1])

    def test_an_edited_or_doubled_row_is_named(self):
        self.run_program("--write")
        path = self.root / "Documentation/Conformance.md"
        path.write_text(path.read_text(encoding="utf-8") + "| 5 | three |\n", encoding="utf-8")
        _, output = self.run_program()
        for words in ["“three”, which is no test", "5 has 2 rows", "--write"]:
            self.assertIn(words, output)


if __name__ == "__main__":
    unittest.main()
