internal import TouchstoneMutations
internal import UIKitCore

/// Removes the view of a covered presenter from the window, and restores it (statement 411).
@MainActor
final class PresenterRemoval {
  private weak var superview: UIView?
  private var index = 0

  /// Stores the superview and the index of the view.
  func notePlace(of presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return }
    self.superview = superview
    self.index = index
  }

  /// Moves the view into a container, where animators expect it.
  func move(_ presenter: UIViewController, into container: UIView) {
    guard let view = presenter.viewIfLoaded else { return }
    let frame = container.convert(view.bounds, from: view)
    moving(presenter) { container.insertSubview(view, at: 0) }
    view.frame = frame
  }

  func takeOut(_ presenter: UIViewController) {
    guard !Mutation.presentersStay.isOn, let view = presenter.viewIfLoaded else { return }
    moving(presenter) { view.removeFromSuperview() }
  }

  /// Inserts the view at its former index again, with the current size of that place.
  func bringBack(_ presenter: UIViewController) {
    guard let superview, let view = presenter.viewIfLoaded, view.superview !== superview else {
      return
    }
    let container = superview as? PresentationContainerView
    moving(presenter) { superview.insertSubview(view, at: min(index, superview.subviews.count)) }
    view.frame = container?.frameOfContent ?? superview.bounds
  }

  private func moving(_ presenter: UIViewController, _ move: () -> Void) {
    presenter.appearance.isMovedByPresentation = true
    move()
    presenter.appearance.isMovedByPresentation = false
  }
}

extension PresentationContainerView {
  /// The frame of the container's presented view.
  fileprivate var frameOfContent: CGRect {
    presentation?.frameOfPresentedViewInContainerView ?? bounds
  }
}
