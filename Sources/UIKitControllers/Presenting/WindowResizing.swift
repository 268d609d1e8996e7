internal import UIKitCore
internal import UIKitTraits

/// Notifies the controllers of a window that its size is about to change.
@MainActor
enum WindowResizing {
  static func run(_ window: UIWindow, _ size: CGSize, _ change: () -> Void) {
    guard let root = window.rootViewController, root.isViewLoaded, window.bounds.size != size else {
      return change()
    }
    let side = TransitionContext.Side(controller: root, view: nil)
    let context = TransitionContext(in: window, style: .none, from: side, to: side)
    let shown = root.presentedStack
    let former = shown.map { $0.knownSlot?.transition }
    for controller in shown { controller.slot.transition = context }
    announceTraits(to: shown, in: window, context.coordinator)
    root.viewWillTransition(to: size, with: context.coordinator)
    for controller in shown.dropFirst() {
      controller.knownSlot?.presentation?.viewWillTransition(to: size, with: context.coordinator)
    }
    change()
    window.layoutIfNeeded()
    // At this point the views behind the presentations, including the sources of popovers, have
    // their positions.
    for controller in shown { controller.knownSlot?.presentation?.container?.setNeedsLayout() }
    context.run { _ in }
    root.atEndOfFrame {
      context.completeTransition(true)
      for (controller, transition) in zip(shown, former) where transition?.isOver == false {
        if controller.slot.transition.map({ $0 === context }) != false {
          controller.slot.transition = transition
        }
      }
    }
  }

  /// Notifies the controllers before their traits change with the size of the window.
  private static func announceTraits(
    to shown: [UIViewController], in window: UIWindow,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let root = shown.first, let coming = root.comingTraits(in: window),
      coming != root.traitCollection
    else { return }
    root.willTransition(to: coming, with: coordinator)
    for controller in shown.dropFirst() {
      guard let traits = controller.comingTraits(in: window) else { continue }
      controller.knownSlot?.presentation?.willTransition(to: traits, with: coordinator)
    }
  }
}
