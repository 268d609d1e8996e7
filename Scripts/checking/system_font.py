"""Writes the tables for measuring text as iOS's system font.

The inputs are the measured figures in Tests/Truth/font: the advances of the printable ASCII
characters in the font's masters, and the kerning of pairs in two weights. All numbers are in units
of 1/2048 em.
"""

import csv
import string
import unicodedata

from checking import ROOT, generated

FIGURES = ROOT / "Tests/Truth/font"
OUTPUT = ROOT / "Sources/TouchstoneLayers/Text/SystemFontTables.swift"

FIRST, LAST = 0x20, 0x7E
CHARACTERS = [chr(code) for code in range(FIRST, LAST + 1)]

# The blocks of letters that are measured as the ASCII letter they are made of.
ACCENTED = [(0x00C0, 0x024F), (0x1E00, 0x1EFF)]

# Letters that Unicode doesn't decompose, with the letter that is as wide.
SIMILAR = {"ı": "i", "Ø": "O", "ø": "o", "Đ": "D", "đ": "d", "ħ": "h", "Ħ": "H", "Ł": "L", "ł": "l"}

# The sums of kerning that were measured in three strings, small and large, for the fonts whose
# pairs were not measured.
STRINGS = ["0123456789", "AVAST Wavy To. LT", "The quick brown fox jumps over the lazy dog"]
SUMS = {
    "light": [(-110, -110), (-850, -1350), (-210, -220)],
    "italic": [(0, -30), (-820, -1170), (-255, -230)],
}


def read_masters():
    """Returns the advances of each character: eight numbers for the font's masters."""
    with (FIGURES / "masters.csv").open(encoding="utf-8") as file:
        rows = list(csv.reader(file))[1:]
    return {chr(int(row[0])): [int(number) for number in row[1:]] for row in rows}


def read_pairs(name):
    """Returns the kerning of pairs of characters: at 17 points and less, and at 28 and more."""
    pairs = {}
    for line in (FIGURES / name).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("# "):
            continue
        left, *rights = line.split("\t")
        for item in rights:
            right, numbers = item.rsplit(" ", 1)
            small, large = map(int, numbers.split("/"))
            for first in " " if left == "SP" else left:
                for second in " " if right == "SP" else right:
                    pairs[first, second] = (small, large)
    return pairs


def kind(pair):
    """Returns the kind of a pair: 0 with a digit, 1 with a capital letter, or 2."""
    if any(character in string.digits for character in pair):
        return 0
    return 1 if any(character in string.ascii_uppercase for character in pair) else 2


def sums_by_kind(text, pairs):
    """Returns the kerning in a text for each kind of pair: the sums for small and large sizes."""
    sums = [[0, 0], [0, 0], [0, 0]]
    for pair in zip(text, text[1:]):
        for place, number in enumerate(pairs.get(pair, (0, 0))):
            sums[kind(pair)][place] += number
    return sums


def factors(measured, pairs):
    """Returns the factors for each kind of pair by which the regular pairs give measured sums."""
    regular = [sums_by_kind(text, pairs) for text in STRINGS]
    result = []
    for place in (0, 1):
        digits = measured[0][place] / regular[0][0][place]
        others = measured[2][place] / regular[2][2][place]
        rest = measured[1][place] - others * regular[1][2][place]
        result.append([digits, rest / regular[1][1][place], others])
    return list(zip(*result))


class Kerning:
    """The kerning of all pairs, by classes of characters with the same kerning."""

    def __init__(self, regular, black):
        self.values = [(0, 0, 0, 0, 2)]
        number = {}
        for pair in sorted(set(regular) | set(black)):
            value = (*regular.get(pair, (0, 0)), *black.get(pair, (0, 0)), kind(pair))
            if any(value[:4]):
                if value not in self.values:
                    self.values.append(value)
                number[pair] = self.values.index(value)
        self.lefts, rows = self.classes(
            lambda one: tuple(number.get((one, other), 0) for other in CHARACTERS))
        self.rights, columns = self.classes(
            lambda one: tuple(number.get((other, one), 0) for other in CHARACTERS))
        self.width = len(columns)
        self.matrix = [
            number.get((left, right), 0)
            for left in (self.member(self.lefts, place) for place in range(len(rows)))
            for right in (self.member(self.rights, place) for place in range(len(columns)))]

    @staticmethod
    def classes(key):
        """Returns the class of each character, and the keys of the classes."""
        keys = {tuple([0] * len(CHARACTERS)): 0}
        numbers = [keys.setdefault(key(character), len(keys)) for character in CHARACTERS]
        return numbers, keys

    @staticmethod
    def member(numbers, place):
        """Returns a character of a class. A class without characters has no kerning."""
        return CHARACTERS[numbers.index(place)] if place in numbers else ""


def by_byte(classes):
    """Returns the classes of all 128 ASCII bytes. Control characters have class 0."""
    return [0] * FIRST + classes + [0] * (127 - LAST)


def base(code):
    """Returns the ASCII letter that a letter consists of, apart from its marks, or 0."""
    character = chr(code)
    plain = SIMILAR.get(character) or unicodedata.normalize("NFD", character)[0]
    return ord(plain) if plain in string.ascii_letters else 0


def rows(numbers, indent):
    """Returns lines of at most 100 columns with numbers."""
    lines = [" " * (indent - 1)]
    for number in numbers:
        item = f" {number},"
        if len(lines[-1]) + len(item) > 100:
            lines.append(" " * (indent - 1))
        lines[-1] += item
    return lines


def table(comment, name, kind_of_number, numbers):
    yield from (f"  /// {line}" for line in comment)
    yield f"  static let {name}: [{kind_of_number}] = ["
    yield from rows(numbers, 4)
    yield "  ]"
    yield ""


def source():
    """Returns the text of the Swift file."""
    masters = read_masters()
    regular, black = read_pairs("kerning_regular.txt"), read_pairs("kerning_black.txt")
    kerning = Kerning(regular, black)

    def styles():
        for character in CHARACTERS:
            r17, r28, b17, b28, l17, l28, i17, i28 = masters[character]
            yield "upright", [r17, r28, b17, b28]
            yield "light", [r17, r28, l17, l28]
            yield "italic", [i17, i28, i17 + b17 - r17, i28 + b28 - r28]
            yield "lightItalic", [i17, i28, i17 + l17 - r17, i28 + l28 - r28]

    tables = {}
    for style, numbers in styles():
        tables.setdefault(style, []).extend(numbers)
    yield "// Made by `Scripts/checks system-font` from Tests/Truth/font; do not edit."
    yield ""
    yield "/// The measured figures of iOS 26.1's system font, in units of 1/2048 em."
    yield "///"
    yield "/// Each character has four advances: at 17 points and less and at 28 points and more, first in"
    yield "/// the regular weight, then in the heaviest or lightest. Advances and kerning between them are"
    yield "/// linear."
    yield "enum SystemFontTables {"
    for style, comment in [
        ("upright", ["The advances from regular to black."]),
        ("light", ["The advances from regular to light."]),
        ("italic", [
            "The advances of italics from regular to black.", "",
            "Only regular italics were measured. Weight changes them as upright characters."]),
        ("lightItalic", ["The advances of italics from regular to light."]),
    ]:
        yield from (line.rstrip() for line in table(comment, style, "Double", tables[style]))
    yield from table(
        ["The kerning class of each byte as the left one of a pair. Class 0 has no kerning."],
        "leftClasses", "UInt8", by_byte(kerning.lefts))
    yield from table(
        ["The kerning class of each byte as the right one of a pair. Class 0 has no kerning."],
        "rightClasses", "UInt8", by_byte(kerning.rights))
    yield "  /// The number of classes of right characters."
    yield f"  static let rightClassCount = {kerning.width}"
    yield ""
    yield from table(
        ["The number of the kerning of each left and right class, or 0 without kerning."], "pairs",
        "UInt16", kerning.matrix)
    yield from table(
        ["The kerning of upright characters: regular and black, each for small and large sizes."],
        "kerning", "Double", [number for value in kerning.values for number in value[:4]])
    yield from table(
        ["The kind of each kerning: 0 for pairs with a digit, 1 for pairs with a capital, or 2."],
        "kerningKinds", "UInt8", [value[4] for value in kerning.values])
    for name in SUMS:
        title = {"light": "light weight", "italic": "regular italic"}[name]
        yield f"  /// The kerning of the {title} as a multiple of regular kerning, by kind of pair, for"
        yield "  /// small and large sizes."
        yield "  ///"
        yield "  /// Its pairs were not measured. With these factors, the widths of all measured strings are"
        yield "  /// right."
        yield f"  static let {name}Kerning: [(small: Double, large: Double)] = ["
        for small, large in factors(SUMS[name], regular):
            yield f"    ({small or 0.0!r}, {large!r}),"
        yield "  ]"
        yield ""
    yield "  /// Letters with marks: the first scalar of each block, and the ASCII letter without marks for"
    yield "  /// each scalar, or 0."
    yield "  static let letters: [(first: UInt32, bases: [UInt8])] = ["
    for first, last in ACCENTED:
        yield "    ("
        yield f"      0x{first:04X},"
        yield "      ["
        yield from rows([base(code) for code in range(first, last + 1)], 8)
        yield "      ]"
        yield "    ),"
    yield "  ]"
    yield "}"


def add_options(parser):
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")


def run(options):
    text = "\n".join(source()) + "\n"
    return 0 if generated.is_current(OUTPUT, text, options, "system-font") else 1
