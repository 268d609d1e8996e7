import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Moves a view up from below with an animator that can be paused.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let view = transitionContext.view(forKey: .to) ?? UIView()
    transitionContext.containerView.addSubview(view)
    let place = view.frame
    view.frame.origin.y = place.maxY
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = place }
    animator.addCompletion { transitionContext.completeTransition($0 == .end) }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

final class InterruptingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let driver = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { InterruptibleAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A finger interrupts a transition that isn't interactive.
@MainActor @Suite(.staged)
struct InterruptionTests {
  private let stage = Stage(device: .iPhone16)
  private let base = UIViewController()
  private let log = CallLog()
  private let shown: LoggedController
  private let delegate = InterruptingDelegate()

  init() {
    shown = LoggedController("shown", log)
    shown.modalPresentationStyle = .overFullScreen
    shown.transitioningDelegate = delegate
    stage.window.rootViewController = base
    stage.settle()
  }

  private var seen: CGFloat { shown.view.layer.presentation()?.frame.minY ?? -1 }

  @Test
  func `A transition may start by itself, and be paused, moved and resumed`() {
    delegate.driver.wantsInteractiveStart = false
    base.present(shown, animated: true)
    let coordinator = shown.transitionCoordinator
    var turns: [Bool] = []
    coordinator?.notifyWhenInteractionChanges { turns.append($0.isInteractive) }
    #expect(coordinator?.isInterruptible == true)
    #expect(coordinator?.initiallyInteractive == false)
    stage.advance(by: 0.25)
    #expect(abs(seen - 852 * 0.75) < 15)
    delegate.driver.pause()
    let held = seen
    stage.advance(by: 1)
    #expect(seen == held)
    delegate.driver.update(0.5)
    stage.advance(by: 0.1)
    #expect(abs(seen - 426) < 0.5)
    delegate.driver.finish()
    stage.settle()
    #expect(turns == [true, false])
    #expect(shown.view.frame.minY == 0)
    #expect(log.lines.last == "shown didAppear")
  }

  @Test
  func `A transition that a finger reverses is cancelled`() {
    delegate.driver.wantsInteractiveStart = false
    base.present(shown, animated: true)
    stage.advance(by: 0.5)
    delegate.driver.pause()
    delegate.driver.cancel()
    stage.advance(by: 0.2)
    #expect(seen > 426)
    stage.settle()
    #expect(shown.view.window == nil)
    #expect(base.presentedViewController == nil)
    #expect(log.lines.suffix(2) == ["shown willDisappear", "shown didDisappear"])
  }

  @Test
  func `A transition that begins under the finger doesn't advance until it is moved`() {
    base.present(shown, animated: true)
    #expect(shown.transitionCoordinator?.initiallyInteractive == true)
    stage.advance(by: 1)
    #expect(abs(seen - 852) < 0.5)
    delegate.driver.update(0.25)
    stage.advance(by: 0.1)
    #expect(abs(seen - 639) < 0.5)
    delegate.driver.finish()
    stage.settle()
    #expect(base.presentedViewController === shown)
  }

  @Test
  func `Changes alongside are paused with the animator`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    base.view.addSubview(box)
    delegate.driver.wantsInteractiveStart = false
    base.present(shown, animated: true)
    shown.transitionCoordinator?.animate { _ in box.alpha = 0 }
    stage.advance(by: 0.5)
    delegate.driver.pause()
    let held = try #require(box.layer.presentation()).opacity
    stage.advance(by: 1)
    #expect(box.layer.presentation()?.opacity == held)
    #expect(held > 0.3 && held < 0.7)
    delegate.driver.cancel()
    stage.settle()
    #expect(box.alpha == 1)
  }
}
