import unittest

import script

mutations = script.load("mutations")

RULES = """
package enum Mutation: Int {
  /// A tap prevents one with more taps.
  case tapsPreventMoreTaps = 147
  case nobodyPrevents = 142

  @inlinable package var isOn: Bool { false }
}
"""

TESTS = """
  // statement 147
  @Test("a tap never prevents a double tap")
  func noPrevention() async throws {

  @Test("another")
  func `with quotes`() {
"""

OUTPUT = """
✘ Test "a tap never prevents a double tap" recorded an issue at File.swift:3:5: Expectation failed
✘ Test "a tap never prevents a double tap" failed after 0.1 seconds with 1 issue.
\x1b[91m✘\x1b[0m Test "with arguments" with 3 test cases failed after 0.1 seconds with 1 issue.
✔ Test "green" passed after 0.1 seconds.
✘ Suite "Taps" failed after 0.1 seconds with 1 issue.
"""


class Rules(unittest.TestCase):
    def test_every_case_with_a_number_is_a_rule(self):
        self.assertEqual(
            mutations.find_rules(RULES), [("tapsPreventMoreTaps", 147), ("nobodyPrevents", 142)])

    def test_each_day_has_five_rules_and_every_rule_has_its_day(self):
        rules = list(range(68))
        days = [mutations.rules_of_day(rules, day) for day in range(14)]
        self.assertTrue(all(len(day) == 5 for day in days))
        self.assertEqual(set(sum(days, [])), set(rules))

    def test_fewer_rules_than_a_day_has_are_broken_once_each(self):
        self.assertEqual(sorted(mutations.rules_of_day([1, 2, 3], 8)), [1, 2, 3])


class Tests(unittest.TestCase):
    def test_a_test_is_run_by_the_function_below_its_attribute(self):
        self.assertEqual(mutations.function_below(TESTS, 3), "noPrevention")
        self.assertEqual(mutations.function_below(TESTS, 6), "with")

    def test_failed_tests_are_reported_by_name(self):
        self.assertEqual(
            mutations.red_tests(OUTPUT), {"a tap never prevents a double tap", "with arguments"})

    def test_each_rule_names_a_statement_that_has_a_test(self):
        rules, tests = mutations.find_rules(mutations.RULES.read_text()), mutations.tests_by_statement()
        self.assertGreater(len(rules), 50)
        self.assertEqual([rule.name for rule in rules if not tests[rule.statement]], [])


if __name__ == "__main__":
    unittest.main()
