public import UIKitCore

/// What a pointer does with a view under it.
///
/// Hosts show a hand for each of them; nothing is drawn of the view.
public enum UIPointerEffect {
  /// What suits the view.
  case automatic(UITargetedPreview)
  /// The pointer goes behind the view, and lights it.
  case highlight(UITargetedPreview)
  /// The pointer goes behind the view, and lifts it.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view changes.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Below the view.
    case underlay = 2
  }

  /// The view that it is about.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  /// An outline of the program's own, around the pointer's place.
  case path(UIBezierPath)
  /// A rectangle with round corners; its origin counts only as a part of a view.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A line up and down, as over text.
  case verticalBeam(length: CGFloat)
  /// A line from side to side.
  case horizontalBeam(length: CGFloat)

  /// Stands for the radius that the system finds suitable.
  public static let defaultCornerRadius: CGFloat = -1
}

/// Something beside a pointer, such as an arrow.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, NSCopying {
  /// Where it is beside the pointer.
  public struct Position: Hashable, Sendable {
    /// How far from the pointer, in points.
    public var offset: CGFloat
    /// In which direction, in radians from upright, with the clock.
    public var angle: CGFloat

    /// A place beside the pointer.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// The distance of those below, in points; chosen, as no page names it.
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

  /// Its outline; nil for an arrow.
  public let shape: UIPointerShape?
  /// Where it is beside the pointer.
  public let position: Position
  /// Whether it turns with its place.
  open var orientationMatchesAngle = false

  /// An accessory with an outline; hosts show none.
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

  /// An arrow that points away from the pointer; hosts show none.
  public class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(arrow: position)
  }

  /// The accessory itself, which does not change but for one flag.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a pointer looks over a region: it does something with a view, has an outline, or is hidden.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  private(set) final var look = PointerLook.system
  /// What is shown beside the pointer; kept, as hosts show none.
  open var accessories: [UIPointerAccessory] = []

  /// Makes the style of the system's own pointer.
  public required override init() { super.init() }

  /// A pointer that does something with a view, with an outline of its own where one is given.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    look = shape.map { PointerLook($0) } ?? .hand
  }

  /// A pointer with an outline, which keeps to the middle of the region along some axes; hosts let it
  /// go where it is.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    look = PointerLook(shape)
  }

  /// No pointer at all.
  public class func hidden() -> Self {
    let style = self.init()
    style.look = .hidden
    return style
  }
  /// The system's own pointer.
  public class func system() -> Self { self.init() }

  /// The style itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a host shows as its pointer.
package enum PointerLook: String, Equatable, Sendable {
  /// The host's own.
  case system
  /// None.
  case hidden
  /// A hand, over something that can be pressed.
  case hand
  /// A line up and down.
  case verticalBeam
  /// A line from side to side.
  case horizontalBeam
  /// Fine lines that cross, in the place of an outline of the program's own.
  case cross

  /// What stands for an outline.
  init(_ shape: UIPointerShape) {
    self =
      switch shape {
      case .path, .roundedRect: .cross
      case .verticalBeam: .verticalBeam
      case .horizontalBeam: .horizontalBeam
      }
  }
}
