package import Foundation

/// A subpath of straight lines.
package struct PolyLine {
  /// The corners, without repeating the first corner of a closed line.
  package var points: [CGPoint]
  /// Whether the line returns to its start.
  package var isClosed: Bool

  /// The points without repetitions of the previous point.
  var distinctPoints: [CGPoint] {
    var distinct: [CGPoint] = []
    for point in points where distinct.last != point { distinct.append(point) }
    if isClosed, distinct.count > 1, distinct.last == distinct.first { distinct.removeLast() }
    return distinct
  }

  /// The points in drawing order, with the first point again at the end of a closed line.
  package var drawn: [CGPoint] { isClosed ? points + points.prefix(1) : points }
}

extension CGPath {
  /// The subpaths as straight lines, with flattened curves and without single moves.
  package var polyLines: [PolyLine] {
    var lines: [PolyLine] = []
    var points: [CGPoint] = []
    var start = CGPoint.zero
    func end(closed: Bool) {
      if points.count > 1 { lines.append(PolyLine(points: points, isClosed: closed)) }
      points = []
    }
    for segment in segments {
      if case .move(let point) = segment {
        end(closed: false)
        start = point
        points = [point]
        continue
      }
      if points.isEmpty { points = [start] }
      let last = points[points.count - 1]
      switch segment {
      case .move: break
      case .line(let point): points.append(point)
      case .quadCurve(let control, let end):
        points += CubicCurve(start: last, control: control, end: end).flattened()
      case .curve(let first, let second, let end):
        points += CubicCurve(start: last, first: first, second: second, end: end).flattened()
      case .close:
        if points.count == 1 { points.append(start) }
        end(closed: true)
      }
    }
    end(closed: false)
    return lines
  }
}
