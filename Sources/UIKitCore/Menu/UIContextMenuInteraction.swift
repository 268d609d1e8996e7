internal import TouchstoneTrace

/// Shows a menu for a view that is pressed and held, or clicked with the secondary button.
///
/// The menu comes after half a second. A finger that stays down may slide to a line and choose it by
/// being lifted there. A touch beside the menu dismisses it and goes no further.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var viewStorage: UIView?
  private weak var delegateStorage: (any UIContextMenuInteractionDelegate)?
  private let hold = UILongPressGestureRecognizer()
  private let click = UILongPressGestureRecognizer()
  private let touchDown = UILongPressGestureRecognizer()
  /// What the delegate answered for the press that is about to be recognized.
  private var pending: UIContextMenuConfiguration?
  /// The latest place, in the view's coordinates.
  private var latest = CGPoint.zero

  /// Makes an interaction; the delegate is not kept alive.
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

  /// Is asked for the menu and told of it.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { delegateStorage }

  /// The view that the interaction is attached to.
  open var view: UIView? { viewStorage }

  /// A menu that is up goes.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// The gestures move to the view.
  open func didMove(to view: UIView?) {
    for gesture in gestures { viewStorage?.removeGestureRecognizer(gesture) }
    viewStorage = view
    for gesture in gestures { view?.addGestureRecognizer(gesture) }
  }

  // MARK: The menu

  /// How the menu looks now; `unknown` while there is none.
  open var menuAppearance: appearance { shown?.appearance ?? .unknown }

  /// Where the latest press was, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    viewStorage?.convert(latest, to: view) ?? .zero
  }

  /// Takes the menu away; does nothing where it is not up.
  open func dismissMenu() { shown?.dismiss(because: "the program asked for it") }

  /// Lets `block` make another menu of the visible one, a submenu where one is open; does nothing
  /// while no menu is visible.
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

  /// A control says first that its menu comes (statement 242).
  private func present(_ configuration: UIContextMenuConfiguration, isHeld: Bool) {
    let control = delegate as? UIControl
    control?.sendActions(for: .menuActionTriggered)
    let appearance: appearance = isHeld && control == nil ? .rich : .compact
    menus?.present(configuration, of: self, appearance, at: latest)
  }

  /// Shows the menu of a control as if it had been touched.
  package func presentByProgram(at point: CGPoint) {
    latest = point
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return }
    present(configuration, isHeld: false)
  }

  /// How the menu of a view looks.
  public enum appearance: Int, Sendable {
    /// There is none.
    case unknown = 0
    /// With a preview, over a dimmed screen.
    case rich = 1
    /// The menu alone, beside what it belongs to.
    case compact = 2
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Each way of pressing has its own recognizer: the secondary button never holds, and a touch-down
  /// counts where the menu is what the control is for.
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

  /// The press is long enough: whether there is a menu at its place.
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
