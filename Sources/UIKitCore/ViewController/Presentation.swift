/// A presented controller on the screen: the container that covers the presenter, and how it came.
@MainActor
final class Presentation {
  /// Covers the presenter's window, which is why touches don't get through (behaviour 376).
  let container: UIView
  let removesPresenter: Bool

  init(container: UIView, removesPresenter: Bool) {
    self.container = container
    self.removesPresenter = removesPresenter
  }

  /// Seconds a presented view takes to slide in or out; chosen to look like the system's sheets,
  /// whose duration is not published.
  static let slide: TimeInterval = 0.4
  /// How dark the presenter becomes behind a sheet.
  static let dimming: CGFloat = 0.25
}

extension UIViewController {
  func presentOver(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presentationRoot
    if let problem = presenter.problem(with: presented) {
      Fault.report(problem, about: presenter)
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Fault.report(
        "\(ViewDescription.name(presenter)) can't present \(ViewDescription.name(presented)): its view is in no window",
        about: presenter)
      return
    }
    let removes = presented.modalPresentationStyle.removesPresenter
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.accessibilityViewIsModal = true
    let presentation = Presentation(container: container, removesPresenter: removes)
    presenter.presentedStorage = presented
    presented.presenterStorage = presenter
    presented.presentation = presentation
    if removes {
      FirstResponder.endTyping(in: window, under: presenter.viewIfLoaded)
      presenter.startTransition(false, animated)
    }
    presented.startTransition(true, animated)
    let view: UIView = presented.view
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    window.addSubview(container)
    let finish = {
      if removes { presenter.finishTransition() }
      presented.finishTransition()
      completion?()
    }
    guard animated else { return finish() }
    view.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    UIView.animate(withDuration: Presentation.slide) {
      view.frame = container.bounds
    } completion: { _ in
      finish()
    }
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedStorage else {
      guard let presenter = presentingViewController else {
        completion?()
        return
      }
      presenter.dismiss(animated: animated, completion: completion)
      return
    }
    // What the presented controller has presented goes with it.
    if presented.presentedStorage != nil {
      presented.dismissPresented(animated: false, completion: nil)
    }
    let presentation = presented.presentation
    let removes = presentation?.removesPresenter ?? false
    presented.startTransition(false, animated)
    if removes { startTransition(true, animated) }
    let finish = { [self] in
      presented.viewIfLoaded?.removeFromSuperview()
      presentation?.container.removeFromSuperview()
      presented.presentation = nil
      presented.presenterStorage = nil
      presentedStorage = nil
      presented.finishTransition()
      if removes { finishTransition() }
      completion?()
    }
    guard animated, let view = presented.viewIfLoaded, let container = presentation?.container
    else { return finish() }
    UIView.animate(withDuration: Presentation.slide) {
      view.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    } completion: { _ in
      finish()
    }
  }

  /// Whether the controller presents another and wants no actions meanwhile (statement 354).
  var isMutedByPresentation: Bool {
    presentedViewController != nil && !performsActionsWhilePresentingModally
  }

  /// The controller whose view really is covered: the topmost parent.
  private var presentationRoot: UIViewController {
    var controller = self
    while let parent = controller.parentStorage { controller = parent }
    return controller
  }

  private func problem(with presented: UIViewController) -> String? {
    let name = ViewDescription.name(self)
    let other = ViewDescription.name(presented)
    if presented === self { return "\(name) can't present itself" }
    if let presentedStorage {
      return "\(name) can't present \(other): it presents \(ViewDescription.name(presentedStorage))"
    }
    if presented.presenterStorage != nil { return "\(other) is presented already" }
    return nil
  }
}

/// Lies between the window and a presented view.
private final class PresentationContainer: UIView {
  override var coversFocus: Bool { true }
}
