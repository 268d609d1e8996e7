internal import TouchstoneMutations
@_spi(Kit) public import UIKitCore

/// Shows an edit menu for a view when the app requests it.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     // in the action of a long press:
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
///
/// A click with the secondary button also requests the menu, and shows it at the pointer.
///
/// Only one edit menu is visible at a time. It disappears when an item is chosen, when its view
/// disappears, or when its first responder resigns. It also disappears at the next touch outside
/// it, which is still delivered to the hit-tested view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var viewStorage: UIView?
  private weak var delegateStorage: (any UIEditMenuInteractionDelegate)?
  private var configuration: UIEditMenuConfiguration?
  private let click = UILongPressGestureRecognizer()

  /// Creates an interaction, without retaining the delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    delegateStorage = delegate
    super.init()
    click.minimumPressDuration = 0
    click.name = "edit menu by the secondary button"
    click.delegate = self
    click.addTarget(self, action: UIEditMenuInteraction.clicked)
  }

  /// The delegate, which provides the menu and is notified of it.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { delegateStorage }

  /// The view that the interaction is attached to.
  open var view: UIView? { viewStorage }

  /// Dismisses a visible menu.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Moves the gestures to the view.
  open func didMove(to view: UIView?) {
    viewStorage?.removeGestureRecognizer(click)
    viewStorage = view
    view?.addGestureRecognizer(click)
  }

  // MARK: The menu

  /// Shows the menu after dismissing any visible edit menu (statement 331).
  ///
  /// Shows nothing if the menu has no items or the view isn't in a window.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    menus.dismissEditMenu(because: "another is presented")
    self.configuration = configuration
    menus.present(self)
  }

  /// Dismisses the menu if it is visible.
  open func dismissMenu() { shown?.dismiss(because: "the program asked for it") }

  /// Requests the menu from the delegate again.
  ///
  /// Has no effect if no menu is visible (statement 333).
  open func reloadVisibleMenu() { shown?.reload() }

  /// Requests the location from the delegate again.
  ///
  /// Has no effect if no menu is visible (statement 333).
  open func updateVisibleMenuPosition(animated: Bool) { shown?.updatePosition(animated: animated) }

  /// Returns the source point of the last menu in the coordinates of `view`, or of the window if
  /// `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let viewStorage, let configuration else { return .zero }
    return viewStorage.convert(configuration.sourcePoint, to: view)
  }

  private var menus: MenuDisplay { UIApplication.serving(viewStorage).menus }

  private var shown: EditMenuPresentation? {
    menus.edit.flatMap { $0.owner === self ? $0 : nil }
  }

  private func clicked(_ gesture: UIGestureRecognizer) {
    guard gesture.state == .began else { return }
    presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: gesture.location(in: viewStorage)))
  }
}

extension UIEditMenuInteraction: UIGestureRecognizerDelegate {
  /// Returns whether an event has the secondary button, which requests the menu.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { event.buttonMask.contains(.secondary) }
}

extension UIEditMenuInteraction: EditMenuOwner {
  package var menuView: UIView? { viewStorage }
  package var menuArrow: UIEditMenuArrowDirection {
    configuration?.preferredArrowDirection ?? .automatic
  }

  /// The first responder if the view is in its chain, otherwise the hit-tested view.
  package var menuStart: UIResponder? {
    guard let viewStorage else { return nil }
    if let first = viewStorage.window?.firstResponder,
      first === viewStorage || ResponderChainWalk.leads(from: first, to: viewStorage)
    {
      return first
    }
    return configuration.flatMap { viewStorage.hitTest($0.sourcePoint, with: nil) } ?? viewStorage
  }

  /// The delegate's target rectangle, or an empty one at the source point (statement 332).
  package var menuTarget: CGRect {
    guard let configuration else { return .zero }
    let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return asked.isNull || Mutation.targetRectanglesAreIgnored.isOn
      ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
  }

  package func menu(suggesting actions: [UIMenuElement]) -> UIMenu? {
    configuration.flatMap {
      delegate?.editMenuInteraction(self, menuFor: $0, suggestedActions: actions)
    }
  }

  package func menuWillPresent(_ animator: MenuAnimator) {
    guard let configuration else { return }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
  }

  package func menuWillDismiss(_ animator: MenuAnimator) {
    guard let configuration else { return }
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
  }
}
