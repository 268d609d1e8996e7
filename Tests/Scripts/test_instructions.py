"""Tests of the lines that Scripts/instructions prints about counts."""

import unittest
from unittest import mock

import script

instructions = script.load("instructions")


class Lines(unittest.TestCase):
    def test_a_limit_that_holds_is_reported(self):
        limit = instructions.limit("work", 0.5, than="unit")
        self.assertEqual(
            instructions.line(limit, 40, 100),
            "ok       work, kit: 40 instructions, 0.400 of unit (100); at most 0.500")

    def test_a_goal_that_is_not_reached_is_named(self):
        limit = instructions.limit("work", 0.5, than="unit", goal=0.2)
        self.assertTrue(instructions.line(limit, 40, 100).endswith("; 0.2 is wanted"))
        self.assertFalse(instructions.line(limit, 20, 100).endswith("wanted"))

    def test_too_many_instructions_are_reported(self):
        limit = instructions.limit("work", 0.5, than="unit")
        self.assertTrue(instructions.line(limit, 51, 100).startswith("TOO MANY"))

    def test_a_limit_holds_up_to_its_share(self):
        limit = instructions.limit("work", 0.5, than="unit")
        self.assertTrue(instructions.holds(limit, 50, 100))
        self.assertFalse(instructions.holds(limit, 51, 100))

    def test_a_profiler_without_a_count_ends_with_one_line(self):
        with mock.patch.object(instructions, "collected", return_value=0):
            with self.assertRaises(SystemExit) as ended:
                instructions.count("program", "work, kit", "$s9Workloads")
        self.assertIn("work, kit: nothing was counted", str(ended.exception))


if __name__ == "__main__":
    unittest.main()
