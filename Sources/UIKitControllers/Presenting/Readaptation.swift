internal import UIKitCore
internal import UIKitTraits

/// Adapts a visible presentation to another width class.
///
/// A popover becomes a sheet if the width becomes *compact*, and a popover again if it becomes
/// regular.
extension UIPresentationController {
  /// Begins to observe the width class of the presenter when the presentation is shown.
  func followWidthClass() {
    guard widthWatch == nil, let presenter else { return adaptAgain() }
    let registration = presenter.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [weak self] (_: UIViewController, _: UITraitCollection) in self?.adaptAgain()
    }
    widthWatch = WidthWatch(registration, presenter)
    adaptAgain()
  }

  /// Stops observing the width class.
  func stopFollowing() {
    widthWatch?.end()
    widthWatch = nil
  }

  /// Lays the presentation out again, using another presentation controller if the style has to
  /// change.
  func adaptAgain() {
    guard state == .shown else { return }
    container?.setNeedsLayout()
    let asked = adaptedFrom ?? self
    guard asked.wantedStyle != presentationStyle else { return }
    let next = asked.wantedStyle == asked.presentationStyle ? asked : asked.adapted()
    // A delegate that returns another controller for compact widths is queried only at the next
    // presentation.
    guard next !== self, next.presentedViewController === presentedViewController else { return }
    giveWay(to: next)
  }

  /// The style in which the presentation should be shown: its own, or the one to which it adapts.
  private var wantedStyle: UIModalPresentationStyle {
    let wanted = adaptivePresentationStyle
    return wanted == .none || wanted == .custom ? presentationStyle : wanted.resolved
  }

  /// Moves the presented view to another presentation controller within its window, so that neither
  /// its controller nor its first responder is affected.
  private func giveWay(to next: UIPresentationController) {
    guard let old = container, let window = old.window, let superview = old.superview else {
      return
    }
    let presented = presentedViewController
    restorePresentedView()
    stopFollowing()
    next.presenter = presenter
    next.covered = covered
    next.state = .shown
    presented.slot.presentation = next
    next.makeContainer(in: window)
    presented.appearance.isMovedByPresentation = true
    if let container = next.container, let view = next.presentedView {
      superview.insertSubview(container, aboveSubview: old)
      container.addSubview(view)
    }
    next.tellOfStyle()
    next.presentationTransitionWillBegin()
    next.placePresentedView()
    if let view = presentedView, view.superview === old { view.removeFromSuperview() }
    presented.appearance.isMovedByPresentation = false
    state = .prepared
    old.removeFromSuperview()
    forgetContainer()
    if adaptedFrom === next { adaptedFrom = nil }
    next.presentationTransitionDidEnd(true)
    next.followWidthClass()
  }
}

/// A registration for changes of a presenter's width class.
@MainActor
final class WidthWatch {
  private let registration: any UITraitChangeRegistration
  private weak var presenter: UIViewController?

  init(_ registration: any UITraitChangeRegistration, _ presenter: UIViewController) {
    self.registration = registration
    self.presenter = presenter
  }

  func end() { presenter?.unregisterForTraitChanges(registration) }
}
