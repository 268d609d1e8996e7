internal import TouchstoneMutations

/// A presented controller on the screen: the container that covers the presenter, and how it came.
@MainActor
final class Presentation {
  /// Covers the presenter's window, which is why touches don't get through (statement 376).
  let container: PresentationContainer
  let removesPresenter: Bool
  /// Where the presenter's view was, while it is out of the window.
  private weak var formerSuperview: UIView?
  private var formerIndex = 0

  init(container: PresentationContainer, removesPresenter: Bool) {
    self.container = container
    self.removesPresenter = removesPresenter
  }

  /// Takes the view of a covered presenter out of the window (statement 411).
  func takeOut(_ presenter: UIViewController) {
    guard !Mutation.presentersStay.isOn, let view = presenter.viewIfLoaded,
      let superview = view.superviewStorage,
      let index = superview.place(of: view)
    else { return }
    formerSuperview = superview
    formerIndex = index
    presenter.movingByPresentation { view.removeFromSuperview() }
  }

  /// Puts the view back where it was, as large as its place is now.
  func bringBack(_ presenter: UIViewController) {
    guard let superview = formerSuperview, let view = presenter.viewIfLoaded else { return }
    formerSuperview = nil
    view.frame = (superview as? PresentationContainer)?.contentFrame ?? superview.bounds
    presenter.movingByPresentation { superview.insertSubview(view, at: formerIndex) }
  }
}

extension UIViewController {
  func presentOver(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presentationRoot
    if let problem = presenter.problem(with: presented) {
      return Fault.report(problem, about: presenter)
    }
    presented.loadViewIfNeeded()
    // Loading ran program code, which may have presented something itself.
    guard presenter.problem(with: presented) == nil,
      let window = presenter.viewIfLoaded?.enclosingWindow
    else { return }
    let removes = presented.modalPresentationStyle.removesPresenter
    let presentation = Presentation(
      container: PresentationContainer(over: window, style: presented.modalPresentationStyle),
      removesPresenter: removes)
    presenter.presentedStorage = presented
    presented.presenterStorage = presenter
    presented.presentation = presentation
    presented.appearance.reasons.insert(.presented)
    if removes {
      FirstResponder.endTyping(in: window, under: presenter.viewIfLoaded)
      presenter.startTransition(false, animated)
    }
    presented.startTransition(true, animated)
    guard presented.presentation === presentation else { return }
    presentation.container.show(presented.view, in: window)
    let finish = {
      presented.finishAppearing()
      if removes, presented.presentation === presentation, !presenter.appearance.isComing {
        presentation.takeOut(presenter)
        presenter.finishDisappearing()
      }
      completion?()
    }
    if animated {
      presentation.container.slideIn(then: finish)
    } else {
      presenter.loopOfWindow.atEndOfFrame(finish)
    }
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    for presenter in withParents {
      guard let presented = presenter.presentedStorage else { continue }
      return presenter.dismiss(presented, animated: animated, completion: completion)
    }
    guard let presenter = presentingViewController else {
      completion?()
      return
    }
    presenter.dismiss(animated: animated, completion: completion)
  }

  /// Takes a presented controller away, and what it has presented itself with it: the topmost one
  /// is seen to go, those between are gone at once.
  private func dismiss(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let stack = presented.presentedStack
    let presentations = stack.map(\.presentation)
    for controller in stack.reversed() {
      controller.appearance.reasons.insert(.dismissed)
      controller.startTransition(false, animated)
    }
    let returns = presented.presentation?.removesPresenter == true
    if returns {
      presented.presentation?.bringBack(self)
      startTransition(true, animated)
    }
    for presentation in presentations.dropLast() { presentation?.container.removeFromSuperview() }
    let leave = {
      for (controller, presentation) in zip(stack, presentations)
      where controller.presentation === presentation {
        controller.leavePresentation()
      }
    }
    let finish = { [self] in
      if returns { finishAppearing() }
      for controller in stack.reversed() { controller.finishDisappearing() }
      completion?()
    }
    if animated, let container = presentations.last??.container {
      container.slideOut {
        leave()
        finish()
      }
    } else {
      let loop = loopOfWindow
      leave()
      loop.atEndOfFrame(finish)
    }
  }

  private func leavePresentation() {
    viewIfLoaded?.removeFromSuperview()
    presentation?.container.removeFromSuperview()
    presentation = nil
    presenterStorage?.presentedStorage = nil
    presenterStorage = nil
  }

  /// The controller and all that are presented on top of it, from below.
  private var presentedStack: [UIViewController] {
    var stack = [self]
    while let next = stack.last?.presentedStorage { stack.append(next) }
    return stack
  }

  /// Whether a full-screen presentation has taken the view away.
  var isCovered: Bool { presentedStorage?.presentation?.removesPresenter == true }

  fileprivate func movingByPresentation(_ move: () -> Void) {
    appearance.isMovedByPresentation = true
    move()
    appearance.isMovedByPresentation = false
  }

  /// Whether the controller presents another and wants no actions meanwhile (statement 354).
  var isMutedByPresentation: Bool {
    presentedViewController != nil && !performsActionsWhilePresentingModally
  }

  /// The controller whose view really is covered: the topmost parent.
  private var presentationRoot: UIViewController {
    withParents.reduce(self) { $1 }
  }

  /// How many controllers may be presented on top of each other. Only controllers that present each
  /// other by themselves come so far, and would go on without end.
  static let mostPresented = 100

  /// How many presented controllers there are from this one down.
  private var presentedDepth: Int {
    sequence(first: self, next: \.presenterStorage).reduce(-1) { count, _ in count + 1 }
  }

  private func problem(with presented: UIViewController) -> String? {
    let name = ViewDescription.name(self)
    let other = ViewDescription.name(presented)
    if presented === self { return "\(name) can't present itself" }
    if let presentedStorage {
      return "\(name) can't present \(other): it presents \(ViewDescription.name(presentedStorage))"
    }
    if presentedDepth >= Self.mostPresented {
      return
        "\(name) can't present \(other): \(Self.mostPresented) controllers have presented each other"
    }
    if presented.presenterStorage != nil { return "\(other) is presented already" }
    if viewIfLoaded?.enclosingWindow == nil {
      return "\(name) can't present \(other): its view is in no window"
    }
    return nil
  }
}
