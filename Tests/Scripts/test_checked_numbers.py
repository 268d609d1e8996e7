"""Tests of `Scripts/checks checked-numbers` with lines of Swift."""

import unittest

import script

checked_numbers = script.verb("checked-numbers")


class Findings(unittest.TestCase):
    def test_conversions_without_a_label_are_found(self):
        for line in (
            "let page = Int(offset / width)",
            "let page = Int(\n  (offset / width).rounded())",
            '"\\(Int(place.x)) pt"',
            "let byte = UInt8(part * 255)",
            "let small = Int32.init(number)",
            "let pages = offsets.map(Int.init)",
            "let count: Int16 = numericCast(number)",
            "let either = Int(isWide ? width : height)",
            "let negative = Int(-offset)",
        ):
            with self.subTest(line):
                self.assertEqual([number for number, _ in checked_numbers.findings(line)], [1])

    def test_conversions_that_state_their_rounding_are_not_found(self):
        for line in (
            "let page = Int(clamping: offset / width)",
            "let page = Int(\n  clamping: offset / width)",
            "let page = Int(exactly: offset / width) ?? 0",
            "let low = UInt8(truncatingIfNeeded: count) << 4",
            'let colon = UInt8(ascii: ":")',
            "let number = Int(word, radix: 10)",
            "let number = Int.init(clamping: offset)",
            "let five = Int64(5)",
            "let none = Int()",
            "  /// `Int(x)` stops the program.",
            "let point = PrintInt(x)",
            "let box = CGFloat(count)",
        ):
            with self.subTest(line):
                self.assertEqual(checked_numbers.findings(line), [])

    def test_a_finding_names_its_line_and_type(self):
        text = "// Int(x)\nlet a = 1\nlet b = UInt16(a)\n"
        self.assertEqual(checked_numbers.findings(text), [(3, "UInt16")])


if __name__ == "__main__":
    unittest.main()
