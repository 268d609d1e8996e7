public import UIKitCore

/// An effect of the pointer on a view under it.
///
/// Hosts show a hand for each effect, and don't draw the effect.
public enum UIPointerEffect {
  /// The automatic effect for the view.
  case automatic(UITargetedPreview)
  /// The pointer moves behind the view and lights it.
  case highlight(UITargetedPreview)
  /// The pointer moves behind the view and lifts it.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view changes.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Positions of a tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Below the view.
    case underlay = 2
  }

  /// The preview of the affected view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  /// An outline set by the app, around the pointer's location.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, whose origin counts only in the coordinates of a view.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical line, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal line.
  case horizontalBeam(length: CGFloat)

  /// A value that stands for the system's default radius.
  public static let defaultCornerRadius: CGFloat = -1
}

/// A shape next to a pointer, such as an arrow.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, NSCopying {
  /// A position relative to the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The direction from the pointer, in radians clockwise from the top.
    public var angle: CGFloat

    /// Creates a position relative to the pointer.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// The distance of the predefined positions, in points; chosen, because Apple documents no
    /// value.
    private static let distance: CGFloat = 20
    private static func eighth(_ number: CGFloat) -> Position {
      Position(offset: distance, angle: number * .pi / 4)
    }
    /// Above.
    public static let top = eighth(0)
    /// Above to the right.
    public static let topRight = eighth(1)
    /// To the right.
    public static let right = eighth(2)
    /// Below to the right.
    public static let bottomRight = eighth(3)
    /// Below.
    public static let bottom = eighth(4)
    /// Below to the left.
    public static let bottomLeft = eighth(5)
    /// To the left.
    public static let left = eighth(6)
    /// Above to the left.
    public static let topLeft = eighth(7)
  }

  /// The outline, or `nil` for an arrow.
  public let shape: UIPointerShape?
  /// The position relative to the pointer.
  public let position: Position
  /// Whether the accessory rotates with its position.
  open var orientationMatchesAngle = false

  /// Creates an accessory with an outline, which hosts don't show.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  private init(arrow position: Position) {
    shape = nil
    self.position = position
    super.init()
  }

  /// Returns an arrow that points away from the pointer, which hosts don't show.
  public class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(arrow: position)
  }

  /// Returns the accessory itself, which is immutable except for one flag.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The style of a pointer over a region: an effect on a view, an outline, or a hidden pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  private(set) final var look = PointerAppearance.system
  /// The shapes next to the pointer; stored only, because hosts don't show them.
  open var accessories: [UIPointerAccessory] = []

  /// Creates the style of the system's pointer.
  public required override init() { super.init() }

  /// Creates a style with the outline `shape`, or a hand if `shape` is `nil`.
  ///
  /// The effect isn't shown, because hosts draw their own pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    look = shape.map { PointerAppearance($0) } ?? .hand
  }

  /// Creates a style with an outline, ignoring the axes because hosts don't constrain the pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    look = PointerAppearance(shape)
  }

  /// Returns the style of a hidden pointer.
  public class func hidden() -> Self {
    let style = self.init()
    style.look = .hidden
    return style
  }
  /// Returns the style of the system's pointer.
  public class func system() -> Self { self.init() }

  /// Returns the style itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The pointer that a host shows.
package enum PointerAppearance: String, Equatable, Sendable {
  /// The host's pointer.
  case system = "system"
  /// No pointer.
  case hidden = "hidden"
  /// A hand, over a view that can be pressed.
  case hand = "hand"
  /// A vertical line.
  case verticalBeam = "verticalBeam"
  /// A horizontal line.
  case horizontalBeam = "horizontalBeam"
  /// A crosshair instead of an outline set by the app.
  case cross = "cross"

  /// Creates the appearance that replaces an outline.
  init(_ shape: UIPointerShape) {
    self =
      switch shape {
      case .path, .roundedRect: .cross
      case .verticalBeam: .verticalBeam
      case .horizontalBeam: .horizontalBeam
      }
  }
}
