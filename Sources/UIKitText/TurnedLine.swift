internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// A line of a paragraph that does not go from left to right throughout: where its characters stand.
///
/// Between two directions a place has two sides on the screen. The caret stands at that of the
/// neighbour that goes the way of the paragraph; before the first character and behind the last the
/// paragraph itself is the neighbour.
struct TurnedLine {
  /// One character.
  struct Cell {
    /// In UTF-16 units from the start of the paragraph.
    let units: Range<Int>
    let left: CGFloat
    let right: CGFloat
    let isRightToLeft: Bool

    /// The side where it begins.
    var leading: CGFloat { isRightToLeft ? right : left }
    /// The side where it ends.
    var trailing: CGFloat { isRightToLeft ? left : right }
  }

  /// From left to right.
  private let cells: [Cell]
  /// The same in the order of the text.
  private let logical: [Cell]
  private let units: Range<Int>
  let isRightToLeft: Bool
  let left: CGFloat
  let right: CGFloat

  /// Nil for a line of a paragraph that goes from left to right.
  init?(_ line: TextSetting.Line, metrics: FontMetrics) {
    let paragraph = line.flow.paragraph
    guard let direction = paragraph.direction else { return nil }
    units = line.flow.unitsInParagraph
    isRightToLeft = direction.isRightToLeft
    let pieces = paragraph.pieces(in: units, metrics: metrics, visibleWidth: line.flow.width)
    var cells: [Cell] = []
    for piece in pieces {
      var unit = piece.units.lowerBound
      let metrics = piece.look.metrics ?? metrics
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

  /// The side where the line begins, and where it ends.
  private var leading: CGFloat { isRightToLeft ? right : left }
  private var trailing: CGFloat { isRightToLeft ? left : right }

  /// How far from the left the caret stands at a place.
  func caret(at unit: Int) -> CGFloat {
    let place = logical.map(\.units.lowerBound).last(upTo: unit)
    let isInside = logical.indices.contains(place) && logical[place].units.contains(unit)
    return caret(before: isInside ? place : unit >= units.upperBound ? logical.count : 0)
  }

  /// Where the caret stands before a character, by its number in the order of the text, or behind the
  /// last.
  private func caret(before number: Int) -> CGFloat {
    guard number < logical.count else { return trailing }
    let after = logical[number]
    if after.isRightToLeft == isRightToLeft { return after.leading }
    guard number > 0 else { return leading }
    let before = logical[number - 1]
    return before.isRightToLeft == isRightToLeft ? before.trailing : after.leading
  }

  /// The next place to the side of another on the screen; nil at the end of the line.
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

  /// Where the characters of a range stand, from left to right; those side by side are one.
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

  /// The character at a distance from the left.
  func character(at x: CGFloat) -> Range<Int>? {
    cells.first { $0.left <= x && x < $0.right }?.units
  }

  /// The place nearest to a distance from the left; nil behind the end of the line.
  func place(nearest x: CGFloat) -> Int? {
    guard let cell = cells.first(where: { x < $0.right }) ?? cells.last else { return nil }
    if x < left || x >= right { return (x < left) == isRightToLeft ? nil : units.lowerBound }
    let isLeftHalf = x < (cell.left + cell.right) / 2
    return isLeftHalf == cell.isRightToLeft ? cell.units.upperBound : cell.units.lowerBound
  }
}
