internal import FuzzRunner
internal import TouchstoneGeometry
internal import TouchstoneLayers
internal import UIKitCore

@testable internal import UIKitText

/// Fuzzes the order of characters on the screen: levels, runs, carets, arrow keys and touches in a
/// bidirectional text.
///
/// The first byte is the width in half characters, the second the alignment, and the rest the
/// characters.
@main struct OrderFuzzer {
  @MainActor static func main() {
    runFuzzer { bytes in
      var bytes = bytes
      let width = CGFloat(bytes.byte() % 32) * 8
      let alignment = NSTextAlignment(rawValue: bytes.byte() % 5) ?? .natural
      let letters = bytes.text()
      checkLevels(letters)
      var text = EditedText()
      text.set(letters)
      let order = ShownOrder(text: text, width: width, alignment: alignment)
      order.checkLines()
      order.checkMoving()
    }
  }

  private static func checkLevels(_ letters: String) {
    let scalars = Array(letters.unicodeScalars)
    for base in [nil, 0, 1] as [UInt8?] {
      let found = BidiLevels(scalars, base: base)
      demand(found.base == base ?? found.base && found.base < 2, "the base is \(found.base)")
      demand(found.levels.count == scalars.count, "\(found.levels.count) levels")
      demand(
        found.levels.allSatisfy { (found.base...127).contains($0) }, "levels \(found.levels)")
    }
  }
}

/// A text in lines, with the rules for the positions of its characters and carets.
struct ShownOrder {
  private let text: EditedText
  private let setting: TextSetting
  private let width: CGFloat

  init(text: EditedText, width: CGFloat, alignment: NSTextAlignment) {
    self.text = text
    self.width = width
    setting = TextSetting(
      text, font: UIFont.systemFont(ofSize: 16), width: width, alignment: alignment)
  }

  // MARK: Lines

  func checkLines() {
    for number in 0..<setting.lineCount {
      let line = setting.line(number)
      let inside = line.flow.unitsInParagraph
      let runs =
        line.flow.paragraph.direction?.runs(in: inside).map(\.units) ?? [inside]
      demand(
        runs.flatMap { Array($0) }.sorted() == Array(inside),
        "line \(number) shows \(runs): \(shown)")
      checkSpans(line)
      for place in places(of: line) { checkCaret(at: place, on: line, number, runs) }
      checkTouches(line, number)
    }
  }

  /// Returns the positions between the characters of a line. Its end is included only if no other
  /// line begins there.
  private func places(of line: TextSetting.Line) -> [Int] {
    let ends = line.next > line.units.upperBound || line.next == text.length
    return (line.units.lowerBound...line.units.upperBound).filter {
      text.characterStart($0) == $0 && ($0 < line.units.upperBound || ends)
    }
  }

  /// Checks that the selection rectangles of a line are as wide as its characters, and don't
  /// overlap.
  private func checkSpans(_ line: TextSetting.Line) {
    guard !line.units.isEmpty else { return }
    let rectangles = setting.rectangles(of: line.units).filter { $0.line == line.units }
    let sum = rectangles.reduce(0) { $0 + $1.place.width }
    let wanted = width(of: line)
    demand(isNear(sum, wanted), "\(sum) of \(wanted) points are selected: \(shown)")
    for (left, right) in zip(rectangles, rectangles.dropFirst()) {
      demand(left.place.maxX <= right.place.minX + 0.001, "rectangles overlap: \(shown)")
    }
  }

  /// Returns the width of a line's characters. In a paragraph with a right-to-left character, pairs
  /// of characters aren't kerned.
  private func width(of line: TextSetting.Line) -> CGFloat {
    let letters = text.text(in: line.units)
    guard line.flow.paragraph.direction != nil else { return setting.metrics.width(of: letters) }
    return letters.reduce(0) { $0 + setting.metrics.width(of: String($1)) }
  }

  private func checkCaret(
    at place: Int, on line: TextSetting.Line, _ number: Int, _ runs: [Range<Int>]
  ) {
    demand(setting.lineNumber(of: place) == number, "\(place) is on another line: \(shown)")
    let caret = setting.caret(at: place)
    demand(isNear(caret.minY, line.top), "the caret at \(place) is at \(caret): \(shown)")
    let all = width(of: line)
    let left = min(line.x, line.x + line.flow.width - all)
    demand(
      caret.minX > left - 0.001
        && caret.minX < max(line.x + line.flow.width, line.x + all) + 0.001,
      "the caret at \(place) is at \(caret), the line from \(left): \(shown)")
    let touched = setting.offset(onLine: number, x: caret.minX)
    demand(isPlace(touched, on: line), "\(place) was touched and \(touched) found: \(shown)")
    // Between two directions, a caret has two sides. Between two visible characters of the same
    // direction, a touch finds the position again.
    let start = line.flow.paragraphStart
    func run(_ unit: Int) -> Int? { runs.firstIndex { $0.contains(unit - start) } }
    guard place > line.units.lowerBound, place < line.units.upperBound,
      run(place - 1) == run(place), isSeen(place),
      text.offset(place, movedBy: -1).map(isSeen) == true
    else { return }
    let again = setting.x(touched, on: line)
    demand(
      isNear(again, caret.minX),
      "the caret at \(place) is at \(caret.minX), touched \(touched) at \(again): \(shown)")
  }

  /// Returns whether the character at a position has a width.
  private func isSeen(_ place: Int) -> Bool {
    text.offset(place, movedBy: 1).map { setting.metrics.width(of: text.text(in: place..<$0)) > 0 }
      ?? false
  }

  /// Checks that a touch anywhere on a line finds a position on it between two characters, and that
  /// the character under the finger belongs to the line.
  private func checkTouches(_ line: TextSetting.Line, _ number: Int) {
    for x in stride(from: -20, through: width + 40, by: (width + 60) / 6) {
      let touched = setting.offset(onLine: number, x: x)
      demand(isPlace(touched, on: line), "\(x) is the place \(touched): \(shown)")
      let point = CGPoint(x: x, y: line.top + line.height / 2)
      demand(setting.offset(at: point) == touched, "\(point) is on another line: \(shown)")
      guard let units = setting.character(at: point) else { continue }
      demand(
        !units.isEmpty && units.clamped(to: line.units) == units
          && text.characterStart(units.lowerBound) == units.lowerBound
          && text.characterStart(units.upperBound) == units.upperBound,
        "the character \(units) is at \(x): \(shown)")
    }
  }

  private func isPlace(_ place: Int, on line: TextSetting.Line) -> Bool {
    line.units.lowerBound <= place && place <= line.units.upperBound
      && text.characterStart(place) == place
  }

  // MARK: Moving

  func checkMoving() {
    for place in 0...text.length where text.characterStart(place) == place {
      if place < text.length {
        let next = text.offset(place, movedBy: 1)
        demand(
          next.map { $0 > place && text.offset($0, movedBy: -1) == place } ?? false,
          "behind \(place) is \(String(describing: next)): \(shown)")
      }
      for right in [false, true] {
        let x = setting.caret(at: place).minX
        guard let beside = setting.place(beside: place, toRight: right) else { continue }
        let line = setting.line(setting.lineNumber(of: place))
        let other = setting.x(beside, on: line)
        demand(
          isPlace(beside, on: line) && (right ? other > x : other < x),
          "beside \(place) is \(beside), at \(other) beside \(x): \(shown)")
      }
    }
    checkUnits()
  }

  /// Checks that every boundary is further on, from the start forward and from the end backward.
  private func checkUnits() {
    let units = TextUnits(text)
    for granularity in [UITextGranularity.character, .word, .sentence, .paragraph, .document] {
      for backward in [false, true] {
        var place = backward ? text.length : 0
        while let next = units.boundary(of: granularity, from: place, backward: backward) {
          guard next != place else {
            demand(
              granularity == .document || granularity == .paragraph, "\(place) stays: \(shown)")
            break
          }
          demand(
            backward ? next < place : next > place, "\(granularity) leads to \(next): \(shown)")
          place = next
        }
      }
    }
  }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.001 }

  private var shown: String { "\(text.string.debugDescription), width \(width)" }
}
