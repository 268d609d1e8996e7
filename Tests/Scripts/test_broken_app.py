"""Tests which faults and generated tests `Scripts/broken-app` finds."""

import unittest

import script

broken_app = script.load("broken-app")


class BrokenAppTests(unittest.TestCase):
    def test_faults_are_the_cases_of_the_enumeration_that_names_them(self):
        faults = broken_app.find_faults(broken_app.FAULTS.read_text())
        self.assertEqual(faults, ["covered", "deaf", "moved", "keyless"])
        self.assertEqual(broken_app.find_faults("    case .covered: page\n  case one\n"), ["one"])

    def test_each_recorded_scene_has_one_generated_test(self):
        tests = broken_app.find_tests()
        self.assertEqual(len(tests), len(set(tests)))
        self.assertEqual(len(tests), len(list(broken_app.TESTS.glob("*Recorded.swift"))))
        self.assertIn("The recorded session of dead-buttons", tests)


if __name__ == "__main__":
    unittest.main()
