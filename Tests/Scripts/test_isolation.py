"""Tests of `Scripts/checks isolation` with lines of Swift."""

import unittest

import script

isolation = script.verb("isolation")


class Findings(unittest.TestCase):
    def test_an_assumption_in_an_unlisted_file_is_found(self):
        text = "let a = 1\nMainActor.assumeIsolated { b() }\n"
        self.assertEqual([line for line, _ in isolation.findings("UIKitCore/New.swift", text)], [2])

    def test_a_listed_file_may_assume_except_in_public_nonisolated_declarations(self):
        name = "UIKitFoundation/Timer/Timer.swift"
        private = "timers.schedule {\n  MainActor.assumeIsolated { fallDue() }\n}\n"
        self.assertEqual(isolation.findings(name, private), [])
        for head in (
            "open override nonisolated var description: String {",
            "nonisolated open func copy(with zone: NSZone? = nil) -> Any {",
            "public nonisolated var hash: Int {",
        ):
            with self.subTest(head):
                public = f"{head}\n  MainActor.assumeIsolated {{ text }}\n}}\n"
                self.assertEqual([line for line, _ in isolation.findings(name, public)], [2])

    def test_comments_are_left_alone(self):
        self.assertEqual(isolation.findings("A.swift", "/// `assumeIsolated` stops the program.\n"), [])


if __name__ == "__main__":
    unittest.main()
