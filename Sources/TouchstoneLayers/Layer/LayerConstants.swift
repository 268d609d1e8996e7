/// Corners of a layer that its corner radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of the least x and the least y: top left in UIKit.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner of the greatest x and the least y: top right in UIKit.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner of the least x and the greatest y: bottom left in UIKit.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner of the greatest x and the greatest y: bottom right in UIKit.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  /// All four corners: what a new layer rounds.
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How a layer's contents are fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds: what a new layer does.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled in proportion so that all of it shows.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled in proportion so that the bounds are filled.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that sets in earlier and more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The name of the action that a layer runs when it comes into the tree.
public let kCAOnOrderIn = "onOrderIn"
/// The name of the action that a layer runs when it leaves the tree.
public let kCAOnOrderOut = "onOrderOut"
/// The name of a transition, as an action and as an animation's key.
public let kCATransition = "transition"
