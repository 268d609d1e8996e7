internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// The character locations of a line in a paragraph that isn't entirely left-to-right.
///
/// Between two directions, an offset has two locations on the screen. The caret is next to the
/// character that has the paragraph's direction. Before the first character and behind the last,
/// the paragraph itself counts as the neighbor.
struct TurnedLine {
  /// One character.
  struct Cell {
    /// The units relative to the start of the paragraph, in UTF-16 units.
    let units: Range<Int>
    let left: CGFloat
    let right: CGFloat
    let isRightToLeft: Bool

    /// The edge at which the character begins.
    var leading: CGFloat { isRightToLeft ? right : left }
    /// The edge at which the character ends.
    var trailing: CGFloat { isRightToLeft ? left : right }
  }

  /// The characters from left to right.
  private let cells: [Cell]
  /// The characters in the order of the text.
  private let logical: [Cell]
  private let units: Range<Int>
  let isRightToLeft: Bool
  let left: CGFloat
  let right: CGFloat

  /// Returns `nil` for a line of a left-to-right paragraph.
  init?(_ line: TextSetting.Line, metrics: FontMetrics) {
    let paragraph = line.flow.paragraph
    guard let direction = paragraph.direction else { return nil }
    units = line.flow.unitsInParagraph
    isRightToLeft = direction.isRightToLeft
    let pieces = paragraph.pieces(in: units, metrics: metrics, visibleWidth: line.flow.width)
    var cells: [Cell] = []
    for piece in pieces {
      var unit = piece.units.lowerBound
      let metrics = piece.look.metrics(or: metrics)
      var x = line.x + (piece.isRightToLeft ? piece.x + piece.width : piece.x)
      var new: [Cell] = []
      for character in piece.string {
        let next = unit + character.utf16.count
        let end = x + (piece.isRightToLeft ? -1 : 1) * metrics.advance(of: character)
        new.append(
          Cell(
            units: unit..<next, left: min(x, end), right: max(x, end),
            isRightToLeft: piece.isRightToLeft))
        (x, unit) = (end, next)
      }
      cells += piece.isRightToLeft ? new.reversed() : new
    }
    self.cells = cells
    logical = cells.sorted { $0.units.lowerBound < $1.units.lowerBound }
    left = cells.first?.left ?? line.x
    right = cells.last?.right ?? line.x
  }

  /// The edges at which the line begins and ends.
  private var leading: CGFloat { isRightToLeft ? right : left }
  private var trailing: CGFloat { isRightToLeft ? left : right }

  /// Returns the caret's distance from the left for an offset.
  func caret(at unit: Int) -> CGFloat {
    let place = logical.map(\.units.lowerBound).last(upTo: unit)
    let isInside = logical.indices.contains(place) && logical[place].units.contains(unit)
    return caret(before: isInside ? place : unit >= units.upperBound ? logical.count : 0)
  }

  /// Returns the caret's distance from the left before a character, by its number in the order of
  /// the text, or behind the last character.
  private func caret(before number: Int) -> CGFloat {
    guard number < logical.count else { return trailing }
    let after = logical[number]
    if after.isRightToLeft == isRightToLeft { return after.leading }
    guard number > 0 else { return leading }
    let before = logical[number - 1]
    return before.isRightToLeft == isRightToLeft ? before.trailing : after.leading
  }

  /// Returns the next offset to one side on the screen, or `nil` at the end of the line.
  func place(beside unit: Int, toRight: Bool) -> Int? {
    let x = caret(at: unit)
    var best: (unit: Int, x: CGFloat)?
    for number in 0...logical.count {
      let other = caret(before: number)
      guard toRight ? other > x : other < x else { continue }
      if let best, toRight ? best.x <= other : best.x >= other { continue }
      best = (number < logical.count ? logical[number].units.lowerBound : units.upperBound, other)
    }
    return best?.unit
  }

  /// Returns the spans of a range from left to right, merging adjacent spans of one direction.
  func spans(of range: Range<Int>) -> [(left: CGFloat, right: CGFloat, isRightToLeft: Bool)] {
    var spans: [(left: CGFloat, right: CGFloat, isRightToLeft: Bool)] = []
    var number = -1
    for (place, cell) in cells.enumerated() where cell.units.overlaps(range) {
      if number == place - 1, let last = spans.last, last.isRightToLeft == cell.isRightToLeft {
        spans[spans.count - 1].right = cell.right
      } else {
        spans.append((cell.left, cell.right, cell.isRightToLeft))
      }
      number = place
    }
    return spans
  }

  /// Returns the character at a distance from the left.
  func character(at x: CGFloat) -> Range<Int>? {
    cells.first { $0.left <= x && x < $0.right }?.units
  }

  /// Returns the offset nearest to a distance from the left, or `nil` behind the end of the line.
  func place(nearest x: CGFloat) -> Int? {
    guard let cell = cells.first(where: { x < $0.right }) ?? cells.last else { return nil }
    if x < left || x >= right { return (x < left) == isRightToLeft ? nil : units.lowerBound }
    let isLeftHalf = x < (cell.left + cell.right) / 2
    return isLeftHalf == cell.isRightToLeft ? cell.units.upperBound : cell.units.lowerBound
  }
}
