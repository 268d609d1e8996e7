public import UIKitCore

/// Hears of a pencil that is tapped twice or squeezed, anywhere on the screen.
///
/// A host or a test makes it happen; every enabled interaction of a view that is shown hears of it,
/// those in front first.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The view it is attached to.
  public private(set) weak var view: UIView?
  /// Who is told.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether it is told.
  open var isEnabled = true { didSet { if !isEnabled { cancelSqueeze() } } }

  /// Makes an interaction without a delegate.
  public override init() { super.init() }

  /// Makes an interaction.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// The view is about to change.
  open func willMove(to view: UIView?) { cancelSqueeze() }
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }

  private func cancelSqueeze() {
    view?.ownApplication.knownDeviceState?.cancelSqueezes { $0 === self }
  }

  // MARK: What the user wants

  /// What a double tap should do, as a new tablet has it.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// What a squeeze should do, as a new tablet has it.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether only pencils should draw; fingers may.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether tools should be shown under a pencil that hovers.
  open class var prefersHoverToolPreview: Bool { true }
}

extension UIPencilInteraction {
  /// How far a squeeze is.
  public enum Phase: Int, Sendable {
    /// The pencil is squeezed.
    case began = 0
    /// It still is, and something has changed.
    case changed = 1
    /// It is let go.
    case ended = 2
    /// The system took it.
    case cancelled = 3
  }

  /// A double tap on a pencil.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    /// When it was, in seconds on the application's clock.
    public let timestamp: TimeInterval
    /// Where the pencil hovers in the view; nil where it does not.
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
    /// When it was, in seconds on the application's clock.
    public let timestamp: TimeInterval
    /// How far it is.
    public let phase: Phase
    /// Where the pencil hovers in the view; nil where it does not.
    public let hoverPose: UIPencilHoverPose?

    init(at timestamp: TimeInterval, _ phase: Phase, _ hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.phase = phase
      self.hoverPose = hoverPose
      super.init()
    }
  }
}

/// Where a pencil hovers that was tapped or squeezed.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// The place in the view.
  public let location: CGPoint
  /// How far above the glass, from 0 for near to 1 for far.
  public let zOffset: CGFloat
  /// The direction the pencil points to, in radians from the x axis.
  public let azimuthAngle: CGFloat
  /// The angle between pencil and glass, in radians.
  public let altitudeAngle: CGFloat
  /// How far the pencil is turned about itself, in radians.
  public let rollAngle: CGFloat
  /// The direction the pencil points to.
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

/// What a pencil's double tap or squeeze should do.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// The eraser, and back.
  case switchEraser = 1
  /// The tool before this one, and back.
  case switchPrevious = 2
  /// Colours are shown.
  case showColorPalette = 3
  /// What can be set of the ink is shown.
  case showInkAttributes = 4
  /// What can be done here is shown.
  case showContextualPalette = 5
  /// A shortcut of the system's.
  case runSystemShortcut = 6
}

/// Is told of a pencil's double taps and squeezes.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// A pencil was tapped twice; called where the next method is not there.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// A pencil was tapped twice.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// A pencil is squeezed, or let go.
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
