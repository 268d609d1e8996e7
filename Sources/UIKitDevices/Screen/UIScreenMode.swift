public import UIKitCore

/// A size in pixels that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The ratio of a pixel's width to its height, which is 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Returns whether `object` is a mode with the same size.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreenMode)?.size == size
  }
  /// The hash value of the size.
  open override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}

extension UIScreen {
  /// The available modes of the screen, which are only its current mode.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The current mode of the screen; setting it does nothing, because the host decides.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }
  /// The preferred mode of the screen, which is its current mode.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The bounds of the screen without the status bar, under a former name.
  public var applicationFrame: CGRect {
    let top = UIEdgeInsets(
      top: UIApplication.shared.statusBarFrame.height, left: 0, bottom: 0, right: 0)
    return bounds.inset(by: top)
  }

  /// The compensation on a screen that cuts off its edges; stored only, because this screen shows
  /// them.
  public var overscanCompensation: OverscanCompensation {
    get { kept.overscanCompensation }
    set { kept.overscanCompensation = newValue }
  }
  /// The insets of the invisible edges, which are zero.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// Compensations on a screen that cuts off its edges.
  public enum OverscanCompensation: Int, Sendable {
    /// The content is scaled down.
    case scale = 0
    /// The app avoids the edges.
    case insetBounds = 1
    /// No compensation.
    case none = 2

    /// The former name of ``insetBounds``.
    public static var insetApplicationFrame: OverscanCompensation { .insetBounds }
  }

  /// Returns a link that calls `selector` of `target` in every frame, once it is added to a run
  /// loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The notification that ``currentMode`` has changed, which isn't posted: hosts notify the
  /// windows instead.
  public class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
}
