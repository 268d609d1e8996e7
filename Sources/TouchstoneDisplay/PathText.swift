internal import TouchstoneGeometry

/// Converts paths to SVG path data.
enum PathText {
  /// Returns the segments as SVG path data.
  static func text(_ segments: [PathSegment]) -> String {
    var text = ""
    for segment in segments {
      switch segment {
      case .move(let point): text += "M" + numbers(point)
      case .line(let point): text += "L" + numbers(point)
      case .quadCurve(let control, let end): text += "Q" + numbers(control, end)
      case .curve(let first, let second, let end): text += "C" + numbers(first, second, end)
      case .close: text += "Z"
      }
    }
    return text
  }

  private static func numbers(_ points: CGPoint...) -> String {
    points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
  }

  /// Returns a number rounded to a thousandth of a point, which is finer than any screen.
  private static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    guard value.isFinite else { return "0" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? String(Int(clamping: rounded)) : String(rounded)
  }
}
