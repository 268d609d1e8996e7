internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

// The selection of laid-out text, as rectangles.
extension TextSetting {
  /// A selected part of a line.
  struct Rectangle {
    let place: CGRect
    let isRightToLeft: Bool
    /// The units of the line.
    let line: Range<Int>
  }

  /// Returns the rectangles of a range from top to bottom and, on each line, from left to right:
  /// one per direction of its characters.
  ///
  /// A range that continues on the next line reaches the edge.
  func rectangles(of range: Range<Int>) -> [Rectangle] {
    guard !range.isEmpty else { return [] }
    let numbers = lineNumber(of: range.lowerBound)...lineNumber(of: range.upperBound)
    return numbers.flatMap { number in
      let line = line(number)
      guard let turned = TurnedLine(line, metrics: metrics) else {
        return rectangle(of: range, on: line).map {
          [Rectangle(place: $0, isRightToLeft: false, line: line.units)]
        } ?? []
      }
      return rectangles(of: range, on: line, turned)
    }
  }

  /// Returns the indices of the rectangles in which a range begins and ends.
  func endRectangles(of range: Range<Int>, _ rectangles: [Rectangle]) -> (first: Int?, last: Int?) {
    guard let first = rectangles.first, let last = rectangles.last else { return (nil, nil) }
    let onFirst = rectangles.prefix { $0.line == first.line }.count
    let onLast = rectangles.reversed().prefix { $0.line == last.line }.count
    let (start, end) = (caret(at: range.lowerBound).minX, caret(at: range.upperBound).minX)
    func side(_ caret: CGFloat, _ number: Int) -> CGFloat {
      let place = rectangles[number].place
      return min(abs(place.minX - caret), abs(place.maxX - caret))
    }
    return (
      (0..<onFirst).min { side(start, $0) < side(start, $1) },
      ((rectangles.count - onLast)..<rectangles.count).reversed().min {
        side(end, $0) < side(end, $1)
      }
    )
  }

  private func rectangles(
    of range: Range<Int>, on line: Line, _ turned: TurnedLine
  ) -> [Rectangle] {
    let units = line.units
    let start = line.flow.paragraphStart
    let goesOn =
      range.upperBound > units.upperBound && line.next > units.upperBound
      && range.lowerBound < line.next
    let inside = range.clamped(to: units)
    var spans =
      inside.isEmpty
      ? [] : turned.spans(of: (inside.lowerBound - start)..<(inside.upperBound - start))
    if goesOn, turned.isRightToLeft {
      let edge = min(0, turned.left - Self.caretWidth)
      if let first = spans.first, first.isRightToLeft, first.left <= turned.left {
        spans[0].left = edge
      } else {
        spans.insert((edge, turned.left, true), at: 0)
      }
    } else if goesOn {
      let edge = max(size.width, turned.right + Self.caretWidth)
      if let last = spans.last, !last.isRightToLeft, last.right >= turned.right {
        spans[spans.count - 1].right = edge
      } else {
        spans.append((turned.right, edge, false))
      }
    }
    return spans.map {
      Rectangle(
        place: CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.height),
        isRightToLeft: $0.isRightToLeft, line: units)
    }
  }

  private func rectangle(of range: Range<Int>, on line: Line) -> CGRect? {
    let units = line.units
    let goesOn = range.upperBound > units.upperBound && line.next > units.upperBound
    let start = max(range.lowerBound, units.lowerBound)
    let end = min(range.upperBound, units.upperBound)
    guard start < end || goesOn && start <= units.upperBound && range.lowerBound < line.next
    else { return nil }
    let left = x(start, on: line)
    let right = goesOn ? max(size.width, left + Self.caretWidth) : x(end, on: line)
    return CGRect(x: left, y: line.top, width: right - left, height: line.height)
  }
}
