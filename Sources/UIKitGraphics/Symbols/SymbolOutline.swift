internal import Foundation

/// The lines of a symbol in its box of 24 by 24, with y pointing down.
///
/// The notation consists of letters and numbers separated by spaces. `M x y` begins a line, `L x y`
/// adds a straight line, `H x` and `V y` add a line along an axis, `C` with six numbers adds a
/// cubic curve, and `Z` returns to the start of the line. `O x y r` is a circle, `R x y w h r` a
/// rectangle with rounded corners, and `A x y r from to` an arc, in degrees clockwise from the
/// right.
struct SymbolOutline {
  /// The lines as points. A closed line ends at its first point.
  private(set) var lines: [[CGPoint]] = []

  /// The side of the box.
  static let box: CGFloat = 24
  /// The number of straight lines into which a curve is divided, and a full circle.
  private static let curve = 8
  private static let circle = 32

  init(_ text: String) {
    var numbers: [CGFloat] = []
    var letter: Character = " "
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else if let next = word.first {
        add(letter, numbers)
        letter = next
        numbers = []
      }
    }
    add(letter, numbers)
  }

  private var last: CGPoint { lines.last?.last ?? .zero }

  private mutating func add(_ letter: Character, _ n: [CGFloat]) {
    switch (letter, n.count) {
    case ("M", 2): lines.append([CGPoint(x: n[0], y: n[1])])
    case ("L", 2): go(to: CGPoint(x: n[0], y: n[1]))
    case ("H", 1): go(to: CGPoint(x: n[0], y: last.y))
    case ("V", 1): go(to: CGPoint(x: last.x, y: n[0]))
    case ("C", 6): bend(n)
    case ("Z", 0): if let first = lines.last?.first { go(to: first) }
    case ("O", 3): arc(CGPoint(x: n[0], y: n[1]), n[2], 0, 360, Self.circle)
    case ("A", 5): arc(CGPoint(x: n[0], y: n[1]), n[2], n[3], n[4], Self.circle)
    case ("R", 5): round(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), n[4])
    default: break
    }
  }

  private mutating func go(to point: CGPoint) {
    if lines.isEmpty { lines.append([]) }
    lines[lines.count - 1].append(point)
  }

  private mutating func bend(_ n: [CGFloat]) {
    let start = last
    for step in 1...Self.curve {
      let t = CGFloat(step) / CGFloat(Self.curve)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      go(
        to: CGPoint(
          x: a * start.x + b * n[0] + c * n[2] + d * n[4],
          y: a * start.y + b * n[1] + c * n[3] + d * n[5]))
    }
  }

  private mutating func arc(
    _ middle: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, _ steps: Int,
    joins: Bool = false
  ) {
    if !joins { lines.append([]) }
    for step in 0...steps {
      let angle = (from + (to - from) * CGFloat(step) / CGFloat(steps)) * .pi / 180
      go(to: CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle)))
    }
  }

  private mutating func round(_ rect: CGRect, _ radius: CGFloat) {
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners = [
      (CGPoint(x: inner.maxX, y: inner.minY), CGFloat(-90)),
      (CGPoint(x: inner.maxX, y: inner.maxY), 0), (CGPoint(x: inner.minX, y: inner.maxY), 90),
      (CGPoint(x: inner.minX, y: inner.minY), 180),
    ]
    lines.append([])
    for (middle, angle) in corners {
      arc(middle, radius, angle, angle + 90, radius > 0 ? Self.curve : 1, joins: true)
    }
    if let first = lines.last?.first { go(to: first) }
  }

  /// Removes the lines for which `isKept` returns false.
  mutating func keep(_ isKept: ([CGPoint]) -> Bool) { lines.removeAll { !isKept($0) } }

  /// Returns the outline scaled, with the center of the box at (`x`, `y`).
  func scaled(_ scale: CGFloat, x: CGFloat, y: CGFloat) -> SymbolOutline {
    var copy = self
    let middle = Self.box / 2
    copy.lines = lines.map { line in
      line.map { CGPoint(x: x + ($0.x - middle) * scale, y: y + ($0.y - middle) * scale) }
    }
    return copy
  }

  /// Returns the lines that are inside one of the closed lines `areas`, and all others.
  func divided(by areas: [[CGPoint]]) -> (inner: SymbolOutline, outer: SymbolOutline) {
    var (inner, outer) = (self, self)
    inner.keep { line in areas.contains { Self.encloses($0, line) } }
    outer.keep { line in !areas.contains { Self.encloses($0, line) } }
    return (inner, outer)
  }

  /// Returns whether the bounds of a closed line contain another line, and its area the mean of
  /// that line's points.
  private static func encloses(_ area: [CGPoint], _ line: [CGPoint]) -> Bool {
    guard area != line, contains(area.map(\.x), line.map(\.x)),
      contains(area.map(\.y), line.map(\.y))
    else { return false }
    let count = CGFloat(line.count)
    let x = line.map(\.x).reduce(0, +) / count
    let y = line.map(\.y).reduce(0, +) / count
    var isInside = false
    for (a, b) in zip(area, area.dropFirst()) where (a.y <= y) != (b.y <= y) {
      let crossing = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
      if crossing > x { isInside.toggle() }
    }
    return isInside
  }

  /// Returns whether the range of the numbers `outer` contains the numbers `inner`.
  private static func contains(_ outer: [CGFloat], _ inner: [CGFloat]) -> Bool {
    guard let low = outer.min(), let high = outer.max() else { return false }
    return inner.allSatisfy { low - 0.01 <= $0 && $0 <= high + 0.01 }
  }
}
