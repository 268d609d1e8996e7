internal import UIKitAnimation
internal import UIKitCore

/// One transition between controllers, from its beginning to its end.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller of the transition, with its view where that comes or goes.
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
  /// Who animates; nil where nothing is animated.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  let targetTransform = CGAffineTransform.identity
  /// Seconds that the whole way takes without a finger.
  private(set) var duration: TimeInterval = 0
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  /// How far it is, as it was last told.
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  /// Whether the animator was asked to animate. Only then its `animationEnded(_:)` is called.
  private var hasBegun = false
  /// What a finger moves.
  private(set) var track = AnimationTrack(length: 0)
  /// What goes beside it; kept here, since a coordinator lives only as long as somebody asks it.
  var alongside = AlongsideWork()
  /// Who keeps it while it is under way.
  private weak var keeper: RunningTransitions?
  /// Weak, since it keeps the context.
  private weak var knownCoordinator: TransitionCoordinator?
  /// Told once when all is over, and whether it came to its end.
  private var ending: ((Bool) -> Void)?
  /// Who is told after everybody else, unless it was cancelled.
  var completion: (() -> Void)?
  /// What begins where it was cancelled.
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

  /// Who animates beside it.
  var coordinator: TransitionCoordinator {
    if let knownCoordinator { return knownCoordinator }
    let coordinator = TransitionCoordinator(self)
    knownCoordinator = coordinator
    return coordinator
  }

  /// The animator that can be paused, if the program has one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    if let knownInterruptible { return knownInterruptible }
    guard let animator else { return nil }
    let answer = animator.interruptibleAnimator(using: self)
    guard !(answer is MissingAnimator) else { return nil }
    knownInterruptible = answer
    return answer
  }

  /// How fast the rest goes, and along which curve.
  var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  /// Whether the program's fingers may take hold of it on its way.
  var isInterruptible: Bool { isAnimated && interruptibleAnimator != nil }
  /// Whether touches of views in the container wait until it is over.
  var refusesTouches: Bool { isAnimated && !isOver && !isInteractive && !isInterruptible }

  // MARK: The way

  /// Begins; `ending` is told when all is over.
  func run(_ ending: @escaping (Bool) -> Void) {
    // Another transition may have taken its place already.
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
      // Asked first: what is made at each question must not begin again under way.
      _ = interruptibleAnimator
      animator.animateTransition(using: self)
    }
    if !isOver { coordinator.start() }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isOver else { return }
    let admitted = NumberCheck.admit(
      percentComplete, else: self.percentComplete, "a transition's part", of: nil)
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

  /// Seconds for a part of the way after the finger has let go.
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

  /// Somebody else wants what the transition does: is told of its end as well, and wants it still where
  /// a finger gives up.
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

  /// Another transition takes its place, which calls the controllers from now on.
  func giveWay() {
    isOver = true
    isInteractive = false
    ending = nil
    if hasBegun { animator?.animationEnded(false) }
    finish()
  }

  // MARK: Who takes part

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
