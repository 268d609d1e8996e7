public import UIKitCore

/// An interaction that receives double taps and squeezes of a pencil, anywhere on the screen.
///
/// A host or a test triggers the gesture. Every enabled interaction of a shown view receives it,
/// from front to back.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The view to which the interaction is attached.
  public private(set) weak var view: UIView?
  /// The delegate that receives the gestures.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the interaction receives gestures.
  open var isEnabled = true { didSet { if !isEnabled { cancelSqueeze() } } }

  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Creates an interaction with a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// Cancels a squeeze before the interaction moves to another view.
  open func willMove(to view: UIView?) { cancelSqueeze() }
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  private func cancelSqueeze() {
    view?.ownApplication.knownDeviceState?.cancelSqueezes { $0 === self }
  }

  // MARK: What the user wants

  /// The preferred action of a double tap, as on a new tablet.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// The preferred action of a squeeze, as on a new tablet.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether only pencils should draw, which is `false` because fingers may too.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a preview of the tool should be shown under a hovering pencil.
  open class var prefersHoverToolPreview: Bool { true }
}

extension UIPencilInteraction {
  /// Phases of a squeeze.
  public enum Phase: Int, Sendable {
    /// The pencil is squeezed.
    case began = 0
    /// The squeeze has changed.
    case changed = 1
    /// The pencil is released.
    case ended = 2
    /// The system has canceled the squeeze.
    case cancelled = 3
  }

  /// A double tap on a pencil.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    /// The time of the tap, in seconds on the application's clock.
    public let timestamp: TimeInterval
    /// The pose of a pencil that hovers over the view, or `nil` if it doesn't.
    public let hoverPose: UIPencilHoverPose?

    init(at timestamp: TimeInterval, _ hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.hoverPose = hoverPose
      super.init()
    }
  }

  /// A squeeze of a pencil.
  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    /// The time of the squeeze, in seconds on the application's clock.
    public let timestamp: TimeInterval
    /// The phase of the squeeze.
    public let phase: Phase
    /// The pose of a pencil that hovers over the view, or `nil` if it doesn't.
    public let hoverPose: UIPencilHoverPose?

    init(at timestamp: TimeInterval, _ phase: Phase, _ hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.phase = phase
      self.hoverPose = hoverPose
      super.init()
    }
  }
}

/// The pose of a hovering pencil during a tap or a squeeze.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// The location in the view.
  public let location: CGPoint
  /// The distance from the screen, from 0 for near to 1 for far.
  public let zOffset: CGFloat
  /// The direction in which the pencil points, in radians from the x axis.
  public let azimuthAngle: CGFloat
  /// The angle between the pencil and the screen, in radians.
  public let altitudeAngle: CGFloat
  /// The rotation of the pencil about its own axis, in radians.
  public let rollAngle: CGFloat
  /// The direction in which the pencil points.
  open var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

  init(location: CGPoint, zOffset: CGFloat = 0) {
    self.location = location
    self.zOffset = zOffset
    azimuthAngle = 0
    altitudeAngle = .pi / 2
    rollAngle = 0
    super.init()
  }
}

/// Actions for a pencil's double tap or squeeze.
public enum UIPencilPreferredAction: Int, Sendable {
  /// No action.
  case ignore = 0
  /// Switches between the tool and the eraser.
  case switchEraser = 1
  /// Switches between the current and the previous tool.
  case switchPrevious = 2
  /// Shows a color palette.
  case showColorPalette = 3
  /// Shows the attributes of the ink.
  case showInkAttributes = 4
  /// Shows a palette for the context.
  case showContextualPalette = 5
  /// Runs a system shortcut.
  case runSystemShortcut = 6
}

/// Methods for receiving a pencil's double taps and squeezes.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called for a double tap if the next method isn't implemented.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Called for a double tap.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Called for each phase of a squeeze.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Calls the older method.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    pencilInteractionDidTap(interaction)
  }
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
