internal import TouchstoneTrace

/// An interaction that shows a menu for a view on a long press or a secondary click.
///
/// The menu appears after half a second. A finger that stays down may slide to an element and
/// select it by lifting. A touch outside the menu dismisses it and isn't delivered further.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var viewStorage: UIView?
  private weak var delegateStorage: (any UIContextMenuInteractionDelegate)?
  private let hold = UILongPressGestureRecognizer()
  private let click = UILongPressGestureRecognizer()
  private let touchDown = UILongPressGestureRecognizer()
  /// The delegate's configuration for the press that is about to be recognized.
  private var pending: UIContextMenuConfiguration?
  /// The location of the last press, in the view's coordinates.
  private var latest = CGPoint.zero

  /// Creates an interaction that doesn't retain its delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    delegateStorage = delegate
    super.init()
    click.minimumPressDuration = 0
    touchDown.minimumPressDuration = 0
    for gesture in gestures {
      gesture.delegate = self
      gesture.addTarget(self, action: UIContextMenuInteraction.pressed)
    }
    hold.name = "context menu by holding"
    click.name = "context menu by the secondary button"
    touchDown.name = "menu on touch-down"
  }

  private var gestures: [UILongPressGestureRecognizer] { [hold, click, touchDown] }

  /// The delegate that provides the menu and is notified of its appearance.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { delegateStorage }

  /// The view to which the interaction is attached.
  open var view: UIView? { viewStorage }

  /// Dismisses a visible menu before the interaction moves to another view.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Moves the recognizers to the view.
  open func didMove(to view: UIView?) {
    for gesture in gestures { viewStorage?.removeGestureRecognizer(gesture) }
    viewStorage = view
    for gesture in gestures { view?.addGestureRecognizer(gesture) }
  }

  // MARK: The menu

  /// The appearance of the visible menu, or `unknown` if no menu is visible.
  open var menuAppearance: appearance { shown?.appearance ?? .unknown }

  /// Returns the location of the last press, in the coordinates of `view`, or of the window if
  /// `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    viewStorage?.convert(latest, to: view) ?? .zero
  }

  /// Dismisses the menu if it is visible.
  open func dismissMenu() { shown?.dismiss(because: "the program asked for it") }

  /// Replaces the visible menu, or an open submenu, with the result of `block`.
  ///
  /// Does nothing if no menu is visible.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shown?.update(block) }

  private var menus: (any ContextMenus)? {
    KitServices.installed.contextMenus?.contextMenus(of: UIApplication.serving(viewStorage))
  }

  private var shown: (any ShownContextMenu)? { menus?.shown(by: self) }

  // MARK: Gestures

  private func pressed(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began:
      guard let configuration = pending else { return }
      pending = nil
      present(configuration, isHeld: gesture === hold)
    case .changed:
      shown?.track(gesture.location(in: nil), from: viewStorage?.window, isOver: false)
    case .ended:
      shown?.track(gesture.location(in: nil), from: viewStorage?.window, isOver: true)
    default: break
    }
  }

  /// Presents the menu. A control first sends `menuActionTriggered` (statement 242).
  private func present(_ configuration: UIContextMenuConfiguration, isHeld: Bool) {
    let control = delegate as? UIControl
    control?.sendActions(for: .menuActionTriggered)
    let appearance: appearance = isHeld && control == nil ? .rich : .compact
    menus?.present(configuration, of: self, appearance, at: latest)
  }

  /// Shows the menu of a control as if the user had touched it.
  package func presentByProgram(at point: CGPoint) {
    latest = point
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return }
    present(configuration, isHeld: false)
  }

  /// The appearance of a view's menu.
  public enum appearance: Int, Sendable {
    /// No menu is visible.
    case unknown = 0
    /// A menu with a preview, over a dimmed screen.
    case rich = 1
    /// A menu without a preview, next to its source.
    case compact = 2
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Returns whether the recognizer is the one for this kind of press.
  ///
  /// The secondary button never counts as a long press. The touch-down recognizer applies if the
  /// menu is the control's primary action.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    let isSecondary = event.buttonMask.contains(.secondary)
    let control = delegate as? UIControl
    guard control?.isEnabled ?? true else { return false }
    if isSecondary { return gestureRecognizer === click }
    let isPrimary = control?.showsMenuAsPrimaryAction ?? false
    return gestureRecognizer === (isPrimary ? touchDown : hold)
  }

  /// Queries the delegate for a menu at the location of the press, and returns whether there is
  /// one.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let viewStorage else { return false }
    latest = gestureRecognizer.location(in: viewStorage)
    pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: latest)
    if pending == nil {
      menus?.reportMissing(viewStorage, "its delegate has no menu at this place")
    }
    return pending != nil
  }
}
