"""Checks that a test or Differences.md covers every statement about UIKit's behavior.

A test names its statements in a comment directly above it:

    // statement 62, 63
    @Test("the point is converted to each subview's own coordinates")

From these comments, `Scripts/checks conformance --write` generates the table of
Documentation/Conformance.md. Without `--write`, the verb fails if the table is out of date, if a
statement has no test, if Behaviour.md lacks a statement, if two tests share a name, or if an entry
of Documentation/Differences.md lacks one of its parts. A statement that Touchstone can't meet has
no test, but a row `Differences: <words of the heading>`. The verb leaves such rows unchanged.

    Scripts/checks conformance           check
    Scripts/checks conformance --write   rewrite the table
    Scripts/checks conformance --draft   check, but allow statements without a test and `(to come)`
"""

import collections
import re
import sys

from checking import ROOT, markdown

TABLE_STATEMENTS = [
    (700, 756), (758, 759), (762, 765), (767, 772), (774, 834), (836, 844), (846, 857), (859, 863),
    (867, 868), (870, 874), (876, 877), (940, 944), (949, 961), (966, 966), (968, 968), (980, 985),
]
"""The statements on lists that concern tables, both ends of each range included."""

STATEMENTS = [
    (1, 369), (379, 416), *TABLE_STATEMENTS,
]
"""The ranges of statement numbers that the package covers, both ends included."""

LAST_STATEMENT = 416
"""The last statement before those on lists."""

LATER_STATEMENTS = {*range(417, 626), *range(700, 986)}
"""The statements on containers and on lists. Those outside `TABLE_STATEMENTS` aren't covered yet:
comments may name them, but Behaviour.md and the table don't have them."""

TABLE_HEADER = "| Statement | Test |\n|---|---|\n"
DIFFERENCE_PREFIX = "Differences: "
PENDING = "(to come)"

# An entry has all parts of one of these shapes, in this order. Each part begins with `- Part: `. An
# entry is a difference from UIKit, or a frequent false statement about UIKit.
ENTRY_SHAPES = [("UIKit", "Touchstone", "Why"), ("Said", "Right")]

Test = collections.namedtuple("Test", "name statements place")
Entry = collections.namedtuple("Entry", "title statements parts pins line")


def expand(ranges):
    return [number for first, last in ranges for number in range(first, last + 1)]


def stated():
    """Returns the numbers of the statements in Behaviour.md."""
    return [*range(1, LAST_STATEMENT + 1), *expand(TABLE_STATEMENTS)]


def uncovered():
    """Returns the numbers of the later statements that aren't covered yet."""
    return sorted(set(LATER_STATEMENTS) - set(expand(TABLE_STATEMENTS)))


def compress(numbers):
    """Returns numbers as text, with consecutive ones joined: 1–3, 5."""
    runs = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(f"{a}" if a == b else f"{a}–{b}" for a, b in runs)


def parse_numbers(text):
    """Returns the numbers of `62, 63` or `17–21`, or None for other text."""
    numbers = []
    for piece in text.split(","):
        match = re.fullmatch(r"\s*(\d+)\s*(?:[-–]\s*(\d+))?\s*", piece)
        if not match:
            return None
        first = int(match.group(1))
        numbers += range(first, int(match.group(2) or first) + 1)
    return numbers


TEST = re.compile(
    r'@Test\s*\(\s*(?=#*")|@Test\s+func\s+`([^`\n]+)`'
    r'|@Test\s*\(\s*arguments:(?:(?!@Test)[\s\S])*?\bfunc\s+`([^`\n]+)`')
"""The beginning of a named test: a string, or a function name in backticks."""


def find_tests(text, place):
    """Returns (tests, problems) of one Swift file. `place` is the file's name in messages."""
    tests, problems, claimed = [], [], set()
    waiting = set(uncovered())
    known = waiting | set(stated())
    for match in TEST.finditer(text):
        line_start = text.rfind("\n", 0, match.start()) + 1
        if "//" in text[line_start:match.start()]:
            continue
        number = text.count("\n", 0, match.start()) + 1
        statements = []
        for index, comment in comments_above(text.splitlines(), number - 1):
            claimed.add(index)
            found = parse_numbers(comment)
            if found is None or not known.issuperset(found):
                problems.append(f"{place}:{index + 1}: `statement {comment}` is no list of numbers")
            statements += [n for n in found or [] if n not in waiting]
        name = match.group(1) or match.group(2) or display_name(text[match.end():])
        tests.append(Test(name, statements, f"{place}:{number}"))
    for index, line in enumerate(text.splitlines()):
        if re.match(r"\s*// statement \d", line) and index not in claimed:
            problems.append(f"{place}:{index + 1}: no named test follows this statement comment")
        if re.match(r"\s*// statements \d", line):
            problems.append(f"{place}:{index + 1}: write `// statement`, also before several numbers")
    return tests, problems


def comments_above(lines, index):
    """Returns the statement comments among the comments and attributes directly above a line."""
    found = []
    while index > 0 and re.match(r"\s*(//|@)", lines[index - 1]):
        index -= 1
        match = re.match(r"\s*// statement (.*)$", lines[index])
        if match:
            found.append((index, match.group(1)))
    return reversed(found)


def display_name(text):
    """Returns the value of the string literals, joined by `+`, at the start of the text."""
    name, position = "", 0
    while True:
        literal = re.compile(r'(#*)("""|")').match(text, position)
        if not literal:
            return name
        hashes, quote = literal.groups()
        end = literal.end()
        escape = "\\" + hashes
        while not text.startswith(quote + hashes, end):
            if end >= len(text):
                return name
            end += len(escape) + 1 if text.startswith(escape, end) else 1
        piece = text[literal.end():end]
        if quote == '"""':
            piece = multiline_value(piece, escape)
        name += re.sub(re.escape(escape) + r'(["\\])', r"\1", piece)
        position = end + len(quote + hashes)
        plus = re.compile(r"\s*\+\s*").match(text, position)
        if not plus:
            return name
        position = plus.end()


def multiline_value(piece, escape):
    lines = piece.split("\n")
    indentation = len(lines[-1])
    value = "\n".join(line[indentation:] for line in lines[1:-1])
    return re.sub(re.escape(escape) + r"[ \t]*\n", "", value)


def find_entries(text):
    """Returns the entries of Differences.md: a `###` heading, its parts, and its tests."""
    entries, part = [], None
    for number, line in enumerate(text.splitlines(), 1):
        heading = re.match(r"### (.*?)(?: \(statements? ([\d, –-]+)\))?$", line)
        item = re.match(r"- (\w[\w ]*): (.*)$", line)
        if heading:
            numbers = parse_numbers(heading.group(2)) if heading.group(2) else []
            entries.append(Entry(heading.group(1), numbers, {}, [], number))
            part = None
        elif line.startswith("#") or not entries:
            part = None
        elif line.startswith("Pinned by: "):
            entries[-1].pins.extend(split_tests(line.removeprefix("Pinned by: ")))
            part = None
        elif item:
            part = item.group(1)
            entries[-1].parts[part] = item.group(2)
        elif part and line.strip():
            entries[-1].parts[part] += " " + line.strip()
    return entries


def split_tests(text):
    return [name.strip() for name in text.split("<br>") if name.strip()]


def check_entries(entries, names, draft):
    for entry in entries:
        place = f"Differences.md:{entry.line}: “{entry.title}”"
        if tuple(entry.parts) not in ENTRY_SHAPES:
            shapes = " or ".join(", ".join(shape) for shape in ENTRY_SHAPES)
            yield f"{place} has the parts {', '.join(entry.parts) or 'none'}; it needs {shapes}"
        if not entry.pins:
            yield f"{place} has no line `Pinned by: <test>` or `Pinned by: no test because …`"
        for pin in entry.pins:
            if pin == PENDING and draft or re.match(r"no test because \S", pin):
                continue
            if pin not in names:
                yield f"{place} is pinned by “{pin}”, which is no test"


def check_table(rows, names, entries, draft):
    """Returns the problems of the current table. `rows` are (line, (statement, tests))."""
    seen = collections.Counter()
    for line, (statement, cell) in rows:
        place = f"Conformance.md:{line}: statement {statement}"
        if not statement.isdecimal():
            yield f"{place} is no number"
            continue
        seen[int(statement)] += 1
        if cell.startswith(DIFFERENCE_PREFIX):
            words = cell.removeprefix(DIFFERENCE_PREFIX).lower()
            if not any(
                int(statement) in entry.statements and words in entry.title.lower()
                for entry in entries
            ):
                yield f"{place}: no heading of Differences.md has “{words}” and (statement {statement})"
            continue
        for name in split_tests(cell):
            if name not in names:
                yield f"{place} names “{name}”, which is no test"
    for number, count in seen.items():
        if count > 1:
            yield f"Conformance.md: statement {number} has {count} rows"
    untested = set(expand(STATEMENTS)) - set(seen)
    if untested and not draft:
        yield f"Conformance.md: nothing holds the statements {compress(untested)}"


def make_table(tests, rows):
    """Returns the table for the tests' comments, and keeps Differences rows without a test."""
    cells = collections.defaultdict(list)
    for test in tests:
        for statement in test.statements:
            if test.name not in cells[statement]:
                cells[statement].append(test.name)
    for _, (statement, cell) in rows:
        if cell.startswith(DIFFERENCE_PREFIX) and statement.isdecimal():
            cells.setdefault(int(statement), [cell])
    return TABLE_HEADER + "".join(
        markdown.table_row([str(statement), "<br>".join(names)]) + "\n"
        for statement, names in sorted(cells.items())
    )


def read_tests(root):
    tests, problems = [], []
    for path in sorted((root / "Tests").rglob("*.swift")):
        found = find_tests(path.read_text(encoding="utf-8"), path.relative_to(root))
        tests += found[0]
        problems += found[1]
    places = collections.defaultdict(list)
    for test in tests:
        places[test.name].append(test.place)
    problems += [
        f"{', '.join(where)}: these tests share the name “{name}”; a name says one thing"
        for name, where in places.items()
        if len(where) > 1
    ]
    return tests, problems


def check_statements(text):
    """Returns problems of the numbers in Behaviour.md, which must be those of `stated`, in order."""
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text, re.M)]
    if numbers != stated():
        return [f"Behaviour.md does not have the statements {compress(stated())}, each once"]
    return []


def add_options(parser):
    parser.add_argument("--write", action="store_true", help="rewrite the table")
    parser.add_argument("--draft", action="store_true", help="allow what is still to come")


def run(options, root=ROOT):
    conformance = root / "Documentation" / "Conformance.md"
    differences = root / "Documentation" / "Differences.md"
    tests, problems = read_tests(root)
    names = {test.name for test in tests}
    entries = find_entries(differences.read_text(encoding="utf-8"))

    text = conformance.read_text(encoding="utf-8")
    introduction, header, _ = text.partition(TABLE_HEADER)
    if not header:
        problems.append(f"Conformance.md has no table that begins with {TABLE_HEADER.splitlines()[0]}")
    wanted = introduction + make_table(tests, markdown.table_rows(text, 2))
    if options.write and header and wanted != text:
        conformance.write_text(wanted, encoding="utf-8")
        text = wanted

    problems += check_statements((root / "Documentation" / "Behaviour.md").read_text(encoding="utf-8"))
    problems += check_table(list(markdown.table_rows(text, 2)), names, entries, options.draft)
    problems += check_entries(entries, names, options.draft)
    if header and wanted != text:
        problems.append(
            "Conformance.md differs from the tests' comments; run Scripts/checks conformance --write")
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    print(f"conformance: {len(tests)} tests, {len(entries)} differences, "
          f"{len(uncovered())} statements on containers and collections not yet covered")
    return 0
