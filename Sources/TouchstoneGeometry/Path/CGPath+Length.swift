internal import Foundation

extension CGPath {
  /// Returns the part of the path between two fractions of its length, as straight lines.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = polyLines.map(\.drawn)
    let total = lines.reduce(0) { $0 + Self.length($1) }
    let (first, last) = (start * total, end * total)
    let result = CGMutablePath()
    var passed: CGFloat = 0
    for line in lines {
      var isOpen = false
      for (from, to) in zip(line, line.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        defer { passed += length }
        guard length > 0, passed + length > first, passed < last else { continue }
        func point(at distance: CGFloat) -> CGPoint {
          let part = (distance - passed) / length
          return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
        if !isOpen { result.move(to: passed < first ? point(at: first) : from) }
        isOpen = true
        result.addLine(to: passed + length > last ? point(at: last) : to)
      }
    }
    return result
  }

  private static func length(_ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
