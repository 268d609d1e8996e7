public import Foundation
package import UIKitGraphics

/// The layout direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The layout direction of the language.
  case unspecified = 0
  /// Playback controls: always left to right.
  case playback = 1
  /// Directions in space: always left to right.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4

  /// Returns the direction for the attribute in an environment with the given layout direction.
  package func direction(
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The effect of a pointer over a view, which is stored but not shown yet.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {}
