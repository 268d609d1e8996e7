internal import UIKitCore

/// Tells the controllers of a window that it is about to have another size.
@MainActor
enum WindowResizing {
  static func run(_ window: UIWindow, _ size: CGSize, _ change: () -> Void) {
    guard let root = window.rootViewController, root.isViewLoaded, window.bounds.size != size else {
      return change()
    }
    let side = TransitionContext.Side(controller: root, view: nil)
    let context = TransitionContext(in: window, style: .none, from: side, to: side)
    let shown = root.presentedStack
    for controller in shown { controller.slot.transition = context }
    root.viewWillTransition(to: size, with: context.coordinator)
    for controller in shown.dropFirst() {
      controller.knownSlot?.presentation?.viewWillTransition(to: size, with: context.coordinator)
    }
    change()
    window.layoutIfNeeded()
    context.run { _ in }
    root.atEndOfFrame { context.completeTransition(true) }
  }
}
