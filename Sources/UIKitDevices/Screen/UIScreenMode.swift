public import UIKitCore

/// A size in pixels that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// Pixels.
  public let size: CGSize
  /// How wide a pixel is beside its height: as wide as high.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A mode of the same size.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreenMode)?.size == size
  }
  /// Hashes the size.
  open override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}

extension UIScreen {
  /// The modes that the screen can have: the one in which it is.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The mode in which the screen is; setting it does nothing, as the host decides.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }
  /// The mode that suits the screen best: the one in which it is.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The screen without what the status bar covers, by its older name.
  public var applicationFrame: CGRect {
    let top = UIEdgeInsets(
      top: UIApplication.shared.statusBarFrame.height, left: 0, bottom: 0, right: 0)
    return bounds.inset(by: top)
  }

  /// How the picture is fitted to a screen that does not show its edges; kept, as this one does.
  public var overscanCompensation: OverscanCompensation {
    get { kept.overscanCompensation }
    set { kept.overscanCompensation = newValue }
  }
  /// What of the edges is not seen: nothing.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// How a picture is fitted to a screen that does not show its edges.
  public enum OverscanCompensation: Int, Sendable {
    /// It is made smaller.
    case scale = 0
    /// The program keeps away from the edges.
    case insetBounds = 1
    /// Not at all.
    case none = 2

    /// ``insetBounds``, by its older name.
    public static var insetApplicationFrame: OverscanCompensation { .insetBounds }
  }

  /// A link that calls `selector` of `target` in every frame, once it is added to a run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// ``currentMode`` has changed; hosts that change it tell the windows.
  public class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
}
