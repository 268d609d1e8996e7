internal import UIKitAnimation
internal import UIKitCore

/// A transition between controllers, from its beginning to its end.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller of the transition, with its view if that appears or disappears.
  struct Side {
    let controller: UIViewController
    let view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let from: Side
  let to: Side
  /// The animator, or `nil` if the transition isn't animated.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  let targetTransform = CGAffineTransform.identity
  /// The duration of the whole transition without interaction, in seconds.
  private(set) var duration: TimeInterval = 0
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  /// The progress as last reported, from 0 to 1.
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  /// Whether the animator was started. Only then its `animationEnded(_:)` is called.
  private var hasBegun = false
  /// The animations that the interaction drives.
  private(set) var track = AnimationTrack(length: 0)
  /// The work alongside the transition, stored here because a coordinator may be deallocated before
  /// the transition ends.
  var alongside = AlongsideWork()
  /// The object that retains the transition while it runs.
  private weak var keeper: RunningTransitions?
  /// The coordinator. Weak, because it retains the context.
  private weak var knownCoordinator: TransitionCoordinator?
  /// Called once at the end, with whether the transition was completed.
  private var ending: ((Bool) -> Void)?
  /// Called after all other functions, unless the transition was canceled.
  var completion: (() -> Void)?
  /// Called in place of `completion` if the transition was canceled.
  private var afterCancelling: (() -> Void)?
  private var knownInterruptible: (any UIViewImplicitlyAnimating)?

  init(
    in containerView: UIView, style: UIModalPresentationStyle, from: Side, to: Side,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
    self.animator = animator
    self.interaction = interaction
    super.init()
  }

  var isAnimated: Bool { animator != nil }

  /// The coordinator of animations alongside the transition.
  var coordinator: TransitionCoordinator {
    if let knownCoordinator { return knownCoordinator }
    let coordinator = TransitionCoordinator(self)
    knownCoordinator = coordinator
    return coordinator
  }

  /// The interruptible animator of the app, if it provides one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    if let knownInterruptible { return knownInterruptible }
    guard let animator else { return nil }
    let answer = animator.interruptibleAnimator(using: self)
    guard !(answer is MissingAnimator) else { return nil }
    knownInterruptible = answer
    return answer
  }

  /// The speed of the remaining transition after an interaction, as a multiple of the normal speed;
  /// 1 without an interaction.
  var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }
  /// The timing curve of the remaining transition, or `easeInOut` without an interaction.
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  /// Whether an interaction may begin while the transition runs.
  var isInterruptible: Bool { isAnimated && interruptibleAnimator != nil }
  /// Whether views in the container receive no touches until the transition is over.
  var refusesTouches: Bool { isAnimated && !isOver && !isInteractive && !isInterruptible }

  // MARK: Progress

  /// Starts the transition, and calls `ending` at its end.
  func run(_ ending: @escaping (Bool) -> Void) {
    // Another transition may have replaced this one already.
    guard !isOver else { return }
    self.ending = ending
    let keeper = UIApplication.serving(containerView).runningTransitions
    keeper.add(self)
    self.keeper = keeper
    guard let animator else { return coordinator.start() }
    hasBegun = true
    duration = NumberCheck.admit(
      animator.transitionDuration(using: self), else: 0, "a transition's duration", of: nil,
      limit: NumberCheck.longest)
    track = AnimationTrack(length: duration)
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      (interaction as? UIPercentDrivenInteractiveTransition)?.take(self)
      // Read it first: an animator that the app creates at each call must not start again during
      // the transition.
      _ = interruptibleAnimator
      animator.animateTransition(using: self)
    }
    if !isOver { coordinator.start() }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isOver else { return }
    let admitted = NumberCheck.admit(
      percentComplete, else: self.percentComplete, "a transition's percentComplete", of: nil)
    self.percentComplete = min(1, max(0, admitted))
    track.move(to: Double(self.percentComplete))
  }

  func finishInteractiveTransition() {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    track.finish(within: rest(1 - percentComplete), completionCurve)
    coordinator.tellOfInteraction()
  }

  func cancelInteractiveTransition() {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    transitionWasCancelled = true
    track.goBack(within: rest(percentComplete), completionCurve)
    coordinator.tellOfInteraction()
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !isOver, let animator = interruptibleAnimator else { return }
    isInteractive = true
    transitionWasCancelled = false
    percentComplete =
      animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    coordinator.tellOfInteraction()
  }

  /// Returns the duration of a part of the transition after the interaction, in seconds.
  private func rest(_ part: CGFloat) -> TimeInterval {
    Double(part) * duration / Double(max(completionSpeed, .leastNonzeroMagnitude))
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    if !didComplete { transitionWasCancelled = true }
    isOver = true
    isInteractive = false
    let ending = ending
    self.ending = nil
    ending?(didComplete)
    animator?.animationEnded(didComplete)
    if !didComplete { completion = afterCancelling }
    finish()
  }

  /// Adds another request for the same dismissal. `told` is called at its end, and `begin` if it is
  /// canceled.
  func joinDismissal(_ told: (() -> Void)?, orElse begin: @escaping () -> Void) {
    let first = completion
    completion = {
      first?()
      told?()
    }
    afterCancelling = begin
  }

  private func finish() {
    keeper?.remove(self)
    coordinator.end()
    let completion = completion
    self.completion = nil
    completion?()
  }

  /// Ends because another transition replaces this one and calls the controllers from now on.
  func giveWay() {
    isOver = true
    isInteractive = false
    ending = nil
    if hasBegun { animator?.animationEnded(false) }
    finish()
  }

  // MARK: Participants

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    side(key == .from, key == .to)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    side(key == .from, key == .to)?.view
  }

  private func side(_ isFrom: Bool, _ isTo: Bool) -> Side? {
    if isFrom { return from }
    return isTo ? to : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    [from, to].first { $0.controller === vc }?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    [from, to].first { $0.controller === vc }?.finalFrame ?? .zero
  }
}
