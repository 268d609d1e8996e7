public import Foundation
package import UIKitGraphics

/// Which way content reads.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language does.
  case unspecified = 0
  /// Playback controls: always left to right.
  case playback = 1
  /// Directions in space: always left to right.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4

  /// The direction that the attribute gives in surroundings with a layout direction.
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

/// The two directions of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// How a view reacts to a pointer above it; kept, and not shown yet.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {}

/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes: over the presenter, which stays.
  case automatic = -2
  /// Not presented.
  case none = -1
  /// Covers everything, and the presenter disappears.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// In place of the presenter's view.
  case currentContext = 3
  /// By a presentation controller of the program's.
  case custom = 4
  /// Covers everything, and the presenter stays.
  case overFullScreen = 5
  /// Over the presenter's view.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7

  /// The style that a controller reports: a page sheet if `automatic` was set.
  package var concrete: Self { self == .automatic ? .pageSheet : self }
}

/// How a presented controller comes and goes, where the program animates nothing itself.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, over what is there.
  case coverVertical = 0
  /// The presenter turns over, and the other side is the controller.
  case flipHorizontal = 1
  /// One shows through the other.
  case crossDissolve = 2
  /// The presenter's page curls up; it is drawn as a dissolve here.
  case partialCurl = 3
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is seen at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
