package import Foundation

extension CGMutablePath {
  /// Adds a rectangle with some rounded corners, clockwise from the left end of its top.
  ///
  /// The radii are the lengths of a rounded corner along the sides, limited to half of the sides.
  package func addRect(_ rect: CGRect, rounding corners: UIRectCorner, by radii: CGSize) {
    guard !rect.isNull, NumberCheck.admit(radii, else: .zero, "a radius", of: self) == radii else {
      return addRect(rect)
    }
    let rect = rect.standardized
    let (width, height) = (
      max(0, min(radii.width, rect.width / 2)), max(0, min(radii.height, rect.height / 2))
    )
    guard width > 0, height > 0, !corners.isEmpty else { return addRect(rect) }
    // Each corner with the vectors from it to the start and to the end of its curve.
    let turns: [(corner: UIRectCorner, place: CGPoint, before: CGVector, after: CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -width, dy: 0),
        CGVector(dx: 0, dy: height)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -height),
        CGVector(dx: -width, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: width, dy: 0),
        CGVector(dx: 0, dy: -height)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: height),
        CGVector(dx: width, dy: 0)
      ),
    ]
    let start = corners.contains(.topLeft) ? width : 0
    move(to: CGPoint(x: rect.minX + start, y: rect.minY))
    // The control points of a quarter ellipse, as a fraction of the distance from the corner.
    let share = 1 - 4 / 3 * tan(CGFloat.pi / 8)
    for turn in turns {
      guard corners.contains(turn.corner) else {
        if turn.corner != .topLeft { addLine(to: turn.place) }
        continue
      }
      func place(_ way: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: turn.place.x + way.dx * share, y: turn.place.y + way.dy * share)
      }
      addLine(to: place(turn.before, 1))
      addCurve(
        to: place(turn.after, 1), control1: place(turn.before, share),
        control2: place(turn.after, share))
    }
    closeSubpath()
  }
}
