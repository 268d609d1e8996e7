/// The corners of a layer to which its corner radius applies.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, one for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and the smallest y, which is the top left in UIKit.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner with the greatest x and the smallest y, which is the top right in UIKit.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner with the smallest x and the greatest y, which is the bottom left in UIKit.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner with the greatest x and the greatest y, which is the bottom right in UIKit.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  /// All four corners, the default.
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The way in which a layer's contents are fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered at the top edge, at their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered at the bottom edge, at their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered at the left edge, at their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered at the right edge, at their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, at their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, at their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, at their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, at their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds, the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled in proportion so that all of the contents fit.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled in proportion so that the contents fill the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The way in which pixels of a layer's contents are enlarged or reduced.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel is a square of one color.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Colors change gradually between pixels, the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Like ``linear``, which is all that hosts distinguish.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier and bends more gently than a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The name of the action that a layer runs when it enters the tree.
public let kCAOnOrderIn = "onOrderIn"
/// The name of the action that a layer runs when it leaves the tree.
public let kCAOnOrderOut = "onOrderOut"
/// The name of a transition, as an action and as an animation's key.
public let kCATransition = "transition"
