"""Finds conversions to integers that stop the program if the number doesn't fit.

`Int(x)` traps if x is NaN, infinite or too large, and any number may come from an app, a recording
or a socket. A script doesn't know types, so one rule applies to all conversions: in Sources, they
use a label that states the result for a value that doesn't fit.

    Int(clamping: x)             the nearest integer that fits; also for a floating-point number
    Int(exactly: x)              nil if it doesn't fit
    Int(truncatingIfNeeded: n)   the low bits, for values that are known to fit: it costs nothing
    Int(text, radix: 10)         an integer from text, or nil if the text isn't a number

Literals need no label.
"""

import re
import sys

from checking import ROOT

INTEGER = r"(?<![\w.])(U?Int(?:8|16|32|64|128)?)"
CALL = re.compile(
    INTEGER + r"(?:\.init)?\((?!\s*(?:\w+:|-?[0-9][0-9A-Fa-fxob_]*\s*\)|\)))")
REFERENCE = re.compile(INTEGER + r"\.init\b(?!\()")
NUMERIC_CAST = re.compile(r"(?<![\w.])(numericCast)\(")
OF_TEXT = re.compile(r",\s*radix:")


def argument(text, start):
    """Returns the text between a parenthesis that opens before `start` and its closing one."""
    depth = 1
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return text[start:place]
    return text[start:]


def without_comments(text):
    """Replaces comments that fill a line with blanks, which keeps the offsets."""
    return re.sub(r"^[ \t]*//.*$", lambda match: " " * len(match[0]), text, flags=re.MULTILINE)


def findings(text):
    """Returns the line number and the type of each unlabeled conversion in a file."""
    code = without_comments(text)
    found = []
    for pattern in (CALL, REFERENCE, NUMERIC_CAST):
        for match in pattern.finditer(code):
            if pattern is CALL and OF_TEXT.search(argument(code, match.end())):
                continue
            found.append((code.count("\n", 0, match.start()) + 1, match[1]))
    return sorted(found)


def add_options(parser):
    """Adds no options."""


def run(options, sources=ROOT / "Sources"):
    count = 0
    for path in sorted(sources.rglob("*.swift")):
        for line, name in findings(path.read_text(encoding="utf-8")):
            count += 1
            print(
                f"{path.relative_to(sources.parent)}:{line}: {name} without a label stops the program "
                "for a value that does not fit; see Scripts/checks checked-numbers --help",
                file=sys.stderr)
    print(f"checked numbers: {count} bare conversions")
    return 1 if count else 0
