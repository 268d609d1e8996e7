internal import Foundation

/// What scrolls.
public enum UIScrollType: Int, Sendable {
  /// A wheel with notches.
  case discrete = 0
  /// A trackpad.
  case continuous = 1
}

/// Several kinds of what scrolls.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
