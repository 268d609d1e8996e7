import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Appearances and transitions that app code interferes with.
@MainActor
@Suite("Appearance transitions interrupted by app code", .staged)
struct AbandonedMoveTests {
  private let stage = Stage()
  private let log = CallLog()

  /// A controller that calls closures in its appearance callbacks.
  private final class ActingController: LoggedController {
    var onWillDisappear: () -> Void = {}
    var onWillAppear: () -> Void = {}
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onWillDisappear()
    }
  }

  private func shown(_ name: String) -> ActingController {
    let controller = ActingController(name, log)
    stage.window.addSubview(controller.view)
    stage.advance(by: 0.1)
    #expect(log.take().last == "\(name) didAppear")
    return controller
  }

  // statement 370
  @Test("a controller whose view is added elsewhere while it is removed appears again")
  func movedWhileRemoved() {
    let controller = shown("a")
    let other = UIView(frame: stage.window.bounds)
    stage.window.addSubview(other)
    controller.onWillDisappear = { other.addSubview(controller.view) }
    controller.view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(controller.view.superview === other)
    #expect(log.take() == ["a willDisappear", "a willAppear", "a isAppearing", "a didAppear"])
  }

  // statement 370
  @Test("a controller whose view is removed again while it is removed has disappeared")
  func removedTwice() {
    let controller = shown("a")
    controller.onWillDisappear = { controller.view.removeFromSuperview() }
    controller.view.removeFromSuperview()
    #expect(controller.view.superview == nil)
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  // statement 370
  @Test("a controller whose view is added elsewhere while it is added appears there")
  func movedWhileAdded() {
    let controller = ActingController("a", log)
    let other = UIView(frame: stage.window.bounds)
    stage.window.addSubview(other)
    controller.onWillAppear = { other.addSubview(controller.view) }
    stage.window.addSubview(controller.view)
    stage.advance(by: 0.1)
    #expect(controller.view.superview === other)
    #expect(log.take() == ["a willAppear", "a isAppearing", "a didAppear"])
  }

  /// A view that calls a closure when it is about to leave its window.
  private final class LeavingView: UIView {
    var onLeaving: () -> Void = {}
    override func willMove(toWindow newWindow: UIWindow?) {
      guard newWindow == nil else { return }
      let act = onLeaving
      onLeaving = {}
      act()
    }
  }

  // statement 370
  @Test(
    "a root controller whose view moves to another window while it is removed follows it there",
    arguments: [false, true])
  func rootInAnotherWindow(isHidden: Bool) {
    let controller = ActingController("a", log)
    let view = LeavingView(frame: stage.window.bounds)
    controller.view = view
    stage.window.rootViewController = controller
    stage.settle()
    #expect(log.take().last == "a didAppear")
    let other = UIWindow(frame: stage.window.bounds)
    other.isHidden = isHidden
    view.onLeaving = { other.addSubview(view) }
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    let there = ["a willAppear", "a isAppearing", "a didAppear"]
    #expect(log.take() == ["a willDisappear"] + (isHidden ? ["a didDisappear"] : there))
    #expect(view.window === other)
  }

  // statement 370
  @Test("a controller whose view leaves the branch while an ancestor is removed appears again")
  func movedOutOfTheBranch() {
    let branch = UIView(frame: stage.window.bounds)
    stage.window.addSubview(branch)
    let controller = shown("a")
    branch.addSubview(controller.view)
    controller.onWillDisappear = { [stage] in stage.window.addSubview(controller.view) }
    branch.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(controller.view.superview === stage.window)
    #expect(log.take() == ["a willDisappear", "a willAppear", "a isAppearing", "a didAppear"])
  }

  // statement 370
  @Test("a controller whose view is added to a leaving branch disappears with it")
  func movedIntoTheBranch() {
    let branch = LeavingView(frame: stage.window.bounds)
    stage.window.addSubview(branch)
    let (a, b) = (shown("a"), ActingController("b", log))
    branch.onLeaving = {
      branch.addSubview(a.view)
      branch.addSubview(b.view)
    }
    branch.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(a.view.window == nil && b.view.window == nil)
    #expect(
      log.take() == [
        "b willAppear", "a willDisappear", "a didDisappear", "b willDisappear", "b didDisappear",
      ])
  }

  // statement 370, 375
  @Test(
    "a child that leaves its parent while its view is added appears on its own",
    arguments: [false, true])
  func childThatLeavesWhileAdded(leavesWindow: Bool) {
    let parent = shown("parent")
    let child = ActingController("child", log)
    child.onWillAppear = {
      child.onWillAppear = {}
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let before = [
      "child willAppear", "child willDisappear", "child didDisappear", "child willAppear",
    ]
    if leavesWindow {
      parent.view.removeFromSuperview()
      stage.advance(by: 0.1)
      #expect(
        log.take().filter { $0.hasPrefix("child") } == before + [
          "child willDisappear", "child didDisappear",
        ])
    } else {
      stage.advance(by: 0.1)
      #expect(log.take() == before + ["child isAppearing", "child didAppear"])
    }
  }

  // statement 370, 375
  @Test("a child that leaves its parent and its view while these disappear appears again")
  func childThatStays() {
    let parent = shown("parent")
    let child = ActingController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.advance(by: 0.1)
    #expect(log.take().last == "child didAppear")
    child.onWillDisappear = { [stage] in
      child.removeFromParent()
      stage.window.addSubview(child.view)
    }
    parent.view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(child.view.superview === stage.window)
    #expect(
      log.take() == [
        "parent willDisappear", "child willDisappear", "parent didDisappear", "child willAppear",
        "child isAppearing", "child didAppear",
      ])
  }

  // statement 370
  @Test(
    "children of a controller that while disappearing dismisses its cover stay with it")
  func presenterThatTurnsRound() {
    let root = ActingController("root", log)
    let children = ["a", "b"].map { ActingController($0, log) }
    for child in children {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    stage.window.rootViewController = root
    stage.settle()
    for turning in [root, children[0]] {
      _ = log.take()
      turning.onWillDisappear = {
        turning.onWillDisappear = {}
        root.dismiss(animated: false)
      }
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: false)
      stage.settle()
      #expect(root.presentedViewController == nil)
      let lines = log.take()
      for name in ["root", "a", "b"] {
        let own = lines.filter { $0.hasPrefix(name) }
        #expect(
          own.isEmpty || own.first == "\(name) willDisappear" && own.last == "\(name) didAppear")
      }
      #expect(lines.contains("b willDisappear") == false)
    }
  }

  /// Records the beginnings and ends of its transitions.
  private final class NotingPresentation: UIPresentationController {
    var lines: [String] = []
    override func presentationTransitionWillBegin() { lines.append("presentation begins") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      lines.append("presentation ends \(completed)")
    }
    override func dismissalTransitionWillBegin() { lines.append("dismissal begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      lines.append("dismissal ends \(completed)")
    }
  }

  private final class NotingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var ends: [Bool] = []
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.5) {
        transitionContext.containerView.alpha = 0.5
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    var presentation: NotingPresentation?
    let animator = NotingAnimator()
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = NotingPresentation(presentedViewController: presented, presenting: presenting)
      presentation = made
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private func presented(over base: UIViewController, _ provider: Provider) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = provider
    base.present(controller, animated: true)
    return controller
  }

  @Test("a presentation that is dismissed midway ends uncompleted, and so does its animator")
  func dismissedOnItsWay() {
    let base = UIViewController()
    stage.window.rootViewController = base
    stage.settle()
    let provider = Provider()
    _ = presented(over: base, provider)
    stage.advance(by: 0.2)
    base.dismiss(animated: true)
    stage.settle()
    #expect(
      provider.presentation?.lines == [
        "presentation begins", "presentation ends false", "dismissal begins", "dismissal ends true",
      ])
    #expect(provider.animator.ends == [false])
  }

  @Test("a dismissal that another one further down takes over begins and ends once")
  func takenOver() {
    let base = UIViewController()
    stage.window.rootViewController = base
    stage.settle()
    let (lower, upper) = (Provider(), Provider())
    let middle = presented(over: base, lower)
    stage.settle()
    let top = presented(over: middle, upper)
    stage.settle()
    middle.dismiss(animated: true)
    stage.advance(by: 0.1)
    base.dismiss(animated: true)
    stage.settle()
    #expect(base.presentedViewController == nil && top.presentingViewController == nil)
    for provider in [lower, upper] {
      #expect(
        provider.presentation?.lines.suffix(2) == ["dismissal begins", "dismissal ends true"])
      #expect(provider.presentation?.lines.count == 4)
    }
  }
}
