/// A place on the screen, in points, measured from the top left corner.
///
/// This module knows no Core Graphics, so that it can go wherever the standard library goes.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Makes a point from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are ordinary numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
