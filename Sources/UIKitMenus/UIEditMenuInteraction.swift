internal import TouchstoneMutations
@_spi(Kit) public import UIKitCore

/// Shows an edit menu for a view when the program asks for one.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     // in the action of a long press:
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
///
/// A click with the secondary button asks for it too, and shows it at the pointer.
///
/// One edit menu is up at a time. It goes when something is chosen, with the next touch outside it,
/// which goes on to whom it hits, and when its view or the first responder it serves is gone.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var viewStorage: UIView?
  private weak var delegateStorage: (any UIEditMenuInteractionDelegate)?
  private var configuration: UIEditMenuConfiguration?
  private let click = UILongPressGestureRecognizer()

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    delegateStorage = delegate
    super.init()
    click.minimumPressDuration = 0
    click.name = "edit menu by the secondary button"
    click.delegate = self
    click.addTarget(self, action: UIEditMenuInteraction.clicked)
  }

  /// Is asked for the menu and told of it.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { delegateStorage }

  /// The view that the interaction is attached to.
  open var view: UIView? { viewStorage }

  /// A menu that is up goes.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// The gestures move to the view.
  open func didMove(to view: UIView?) {
    viewStorage?.removeGestureRecognizer(click)
    viewStorage = view
    view?.addGestureRecognizer(click)
  }

  // MARK: The menu

  /// Shows the menu, after dismissing any edit menu that is up (statement 331).
  ///
  /// Where there is nothing to choose, or the view is in no window, nothing is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    menus.dismissEditMenu(because: "another is presented")
    self.configuration = configuration
    menus.present(self)
  }

  /// Takes the menu away; does nothing where it is not up.
  open func dismissMenu() { shown?.dismiss(because: "the program asked for it") }

  /// Asks the delegate for the menu again; does nothing while none is visible (statement 333).
  open func reloadVisibleMenu() { shown?.reload() }

  /// Asks the delegate for the place again; does nothing while no menu is visible (statement 333).
  open func updateVisibleMenuPosition(animated: Bool) { shown?.updatePosition(animated: animated) }

  /// The source point of the latest menu in the coordinates of `view`, or of the window for nil.
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
  /// Only the secondary button asks for the menu by itself.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { event.buttonMask.contains(.secondary) }
}

extension UIEditMenuInteraction: EditMenuOwner {
  package var menuView: UIView? { viewStorage }
  package var menuArrow: UIEditMenuArrowDirection {
    configuration?.preferredArrowDirection ?? .automatic
  }

  /// The first responder, if its chain leads through the view; else the view hit at the point.
  package var menuStart: UIResponder? {
    guard let viewStorage else { return nil }
    if let first = viewStorage.window?.firstResponder,
      first === viewStorage || ResponderClimb.leads(from: first, to: viewStorage)
    {
      return first
    }
    return configuration.flatMap { viewStorage.hitTest($0.sourcePoint, with: nil) } ?? viewStorage
  }

  /// An empty rectangle at the source point, unless the delegate says otherwise (statement 332).
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
