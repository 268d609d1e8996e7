internal import UIKitCore
internal import UIKitTraits

/// Adapts a presentation that is shown to another width class: a popover becomes a sheet if the width
/// becomes *compact*, and a popover again if it becomes regular.
extension UIPresentationController {
  /// Begins to follow the width class of the presenter; called when the presentation is shown.
  func followWidthClass() {
    guard widthWatch == nil, let presenter else { return adaptAgain() }
    let registration = presenter.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [weak self] (_: UIViewController, _: UITraitCollection) in self?.adaptAgain()
    }
    widthWatch = WidthWatch(registration, presenter)
    adaptAgain()
  }

  /// Stops following.
  func stopFollowing() {
    widthWatch?.end()
    widthWatch = nil
  }

  /// Lays the presentation out again, by another presentation controller if another style is wanted.
  func adaptAgain() {
    guard state == .shown else { return }
    container?.setNeedsLayout()
    let asked = adaptedFrom ?? self
    guard asked.wantedStyle != presentationStyle else { return }
    let next = asked.wantedStyle == asked.presentationStyle ? asked : asked.adapted()
    // A delegate that wants another controller in compact widths is heard with the next presentation.
    guard next !== self, next.presentedViewController === presentedViewController else { return }
    giveWay(to: next)
  }

  /// The style in which it is to be shown: its own, or the one to which it adapts.
  private var wantedStyle: UIModalPresentationStyle {
    let wanted = adaptivePresentationStyle
    return wanted == .none || wanted == .custom ? presentationStyle : wanted.resolved
  }

  /// The presented view moves to another presentation controller within its window, so that neither
  /// its controller nor its first responder notices.
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

/// One registration for the width class of a presenter.
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
