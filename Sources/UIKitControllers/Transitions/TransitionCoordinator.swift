internal import UIKitAnimation
internal import UIKitCore

/// Runs app animations alongside a transition, and notifies the app of changes of its interaction.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let context: TransitionContext

  init(_ context: TransitionContext) {
    self.context = context
    super.init()
  }

  // MARK: Context

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInterruptible: Bool { context.isInterruptible }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { context.duration }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { context.completionSpeed }
  var completionCurve: UIView.AnimationCurve { context.completionCurve }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  // MARK: Animations alongside

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !context.isOver else { return false }
    if let completion { context.alongside.completions.append(completion) }
    if let animation { context.alongside.animations.append(animation) }
    if context.alongside.hasStarted { runAnimations() }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { context.alongside.watchers.append(handler) }

  /// Starts the animations that were added before the transition began.
  func start() {
    context.alongside.hasStarted = true
    runAnimations()
  }

  private func runAnimations() {
    let animations = context.alongside.animations
    context.alongside.animations = []
    guard !animations.isEmpty else { return }
    let changes = { [self] in for animation in animations { animation(self) } }
    guard context.isAnimated else { return UIView.performWithoutAnimation(changes) }
    if let animator = context.interruptibleAnimator, animator.state == .active {
      return animator.addAnimations(changes)
    }
    if context.initiallyInteractive {
      context.track.watch { run(changes) }
    } else {
      run(changes)
    }
  }

  private func run(_ changes: @escaping () -> Void) {
    ViewAnimationBlock(
      duration: context.duration,
      options: [.allowUserInteraction, .overrideInheritedDuration, .beginFromCurrentState],
      completion: nil
    ).run(changes)
  }

  func tellOfInteraction() {
    for watcher in context.alongside.watchers { watcher(self) }
  }

  /// Calls the completions at the end of the transition.
  func end() {
    let completions = context.alongside.completions
    context.alongside = AlongsideWork()
    for completion in completions { completion(self) }
  }
}
