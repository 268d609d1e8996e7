internal import Foundation

/// Rasterizes symbols into the coverage of each pixel.
enum SymbolRaster {
  /// The number of sample rows per pixel, for areas.
  private static let samples = 4

  /// Returns the part of each pixel that a shape covers, from 0 to 1, row by row.
  ///
  /// - Parameters:
  ///   - shape: The symbol.
  ///   - side: The number of pixels per side.
  ///   - width: The width of lines, in units of the box.
  /// - Returns: One number for each pixel.
  static func coverage(of shape: SymbolShape, side: Int, width: CGFloat) -> [Float] {
    var covered = [Float](repeating: 0, count: side * side)
    let unit = CGFloat(side) / SymbolOutline.box
    for (part, isCut) in shape.parts {
      let mask: [Float]
      switch part {
      case .stroke(let outline, let extra):
        mask = stroke(outline, side, unit, (width + extra) * unit / 2)
      case .fill(let outline): mask = fill(outline, side, unit)
      }
      for pixel in covered.indices {
        covered[pixel] =
          isCut ? covered[pixel] * (1 - mask[pixel]) : max(covered[pixel], mask[pixel])
      }
    }
    return covered
  }

  private typealias Segment = (a: CGPoint, b: CGPoint)

  private static func segments(_ outline: SymbolOutline, _ unit: CGFloat) -> [Segment] {
    outline.lines.flatMap { line in
      zip(line, line.dropFirst()).map {
        (CGPoint(x: $0.x * unit, y: $0.y * unit), CGPoint(x: $1.x * unit, y: $1.y * unit))
      }
    }
  }

  /// Returns the coverage of lines with round ends, from the distance of each pixel's center to a
  /// line.
  private static func stroke(
    _ outline: SymbolOutline, _ side: Int, _ unit: CGFloat, _ reach: CGFloat
  ) -> [Float] {
    var mask = [Float](repeating: 0, count: side * side)
    for segment in segments(outline, unit) {
      let columns = pixels(segment.a.x, segment.b.x, reach, side)
      for row in pixels(segment.a.y, segment.b.y, reach, side) {
        for column in columns {
          let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
          let part = Float(min(1, max(0, reach - distance(point, segment) + 0.5)))
          mask[row * side + column] = max(mask[row * side + column], part)
        }
      }
    }
    return mask
  }

  /// Returns the pixels along one axis that a line between two coordinates can touch.
  private static func pixels(
    _ one: CGFloat, _ other: CGFloat, _ reach: CGFloat, _ side: Int
  ) -> Range<Int> {
    let first = Int(clamping: (min(one, other) - reach - 1).rounded(.down))
    let last = Int(clamping: (max(one, other) + reach + 1).rounded(.up))
    let low = min(max(0, first), side)
    return low..<max(low, min(last, side))
  }

  private static func distance(_ point: CGPoint, _ segment: Segment) -> CGFloat {
    let (dx, dy) = (segment.b.x - segment.a.x, segment.b.y - segment.a.y)
    let length = dx * dx + dy * dy
    let along = (point.x - segment.a.x) * dx + (point.y - segment.a.y) * dy
    let t = length > 0 ? min(1, max(0, along / length)) : 0
    return hypot(point.x - segment.a.x - t * dx, point.y - segment.a.y - t * dy)
  }

  /// Returns the coverage of areas by the even-odd rule, from the crossings of sample rows with
  /// edges.
  private static func fill(_ outline: SymbolOutline, _ side: Int, _ unit: CGFloat) -> [Float] {
    var mask = [Float](repeating: 0, count: side * side)
    let edges = segments(outline, unit)
    let share = Float(1) / Float(samples)
    for line in 0..<(side * samples) {
      let y = (CGFloat(line) + 0.5) / CGFloat(samples)
      let crossings = edges.compactMap { edge -> CGFloat? in
        guard (edge.a.y <= y) != (edge.b.y <= y) else { return nil }
        return edge.a.x + (y - edge.a.y) / (edge.b.y - edge.a.y) * (edge.b.x - edge.a.x)
      }.sorted()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let (left, right) = (crossings[pair], crossings[pair + 1])
        for column in pixels(left, right, 0, side) {
          let from = max(left, CGFloat(column))
          let to = min(right, CGFloat(column + 1))
          if to > from { mask[line / samples * side + column] += Float(to - from) * share }
        }
      }
    }
    return mask.map { min(1, $0) }
  }
}
