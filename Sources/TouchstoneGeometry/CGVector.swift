public import Foundation

/// A vector with a direction and a length.
@frozen public struct CGVector: Hashable, Codable, Sendable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() { self.init(dx: 0.0, dy: 0.0) }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Decodes the two components from an array of numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
  }

  /// Encodes the two components as an array of numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// The two components in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
