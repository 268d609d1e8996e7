internal import Foundation

/// The kind of a scroll input.
public enum UIScrollType: Int, Sendable {
  /// A wheel with notches.
  case discrete = 0
  /// A trackpad.
  case continuous = 1
}

/// A set of scroll input kinds.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask.
  public let rawValue: Int
  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Wheels and trackpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
