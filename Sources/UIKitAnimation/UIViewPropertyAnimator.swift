@_spi(Kit) public import UIKitCore

/// Animates changes as an object that can be started later, stopped and asked.
///
/// Scrubbing (`fractionComplete`), pausing and reversing are not there yet: see
/// `Documentation/NotYet.md`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Seconds it takes.
  open private(set) var duration: TimeInterval
  /// Seconds it waits before it begins.
  open private(set) var delay: TimeInterval = 0
  /// Whether touches reach the views while they move; they do, unlike in a block.
  open var isUserInteractionEnabled = true
  /// Whether the program itself decides where moving views are hit; the system does otherwise.
  open var isManualHitTestingEnabled = false
  /// Where it is in its life.
  open private(set) var state = UIViewAnimatingState.inactive
  /// How it goes from the old values to the new ones.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  private let pace: ViewAnimationPace
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var block: ViewAnimationBlock?

  /// Makes an animator; nothing runs yet.
  ///
  /// A spring with a strength of its own takes the time it takes, and `duration` plays no part.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let parameters = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
    timingParameters = parameters
    pace = parameters.pace
    let duration = NumberCheck.admit(
      duration, else: 0, "an animation's duration", of: nil, limit: NumberCheck.longest)
    self.duration = pace.ownDuration ?? duration
    super.init()
  }

  /// Makes an animator with one of UIKit's own curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve by its two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that comes to rest within `duration`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Whether it is on its way.
  open var isRunning: Bool { block?.isRunning ?? false }

  /// Adds changes to be made when it starts; once it runs they are made at once, with it.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .inactive else {
      run([animation])
      return
    }
    changes.append(animation)
  }

  /// Adds somebody to be told when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts it.
  open func startAnimation() {
    guard state == .inactive else { return }
    state = .active
    run(changes)
    changes = []
  }

  /// Starts it after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Ends it where it is; the completions are told only through ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    let block = block
    self.block = nil
    block?.stop()
    if withoutFinishing { completions = [] }
  }

  /// Tells the completions of a stopped animator that it ended there.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(finalPosition)
  }

  private func run(_ changes: [() -> Void]) {
    var options: UIView.AnimationOptions = []
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    var finishedBlock: ViewAnimationBlock?
    let block = ViewAnimationBlock(
      duration: duration, delay: delay, options: options, pace: pace
    ) { [weak self] _ in
      guard let self, self.block === finishedBlock, state == .active else { return }
      complete(.end)
    }
    finishedBlock = block
    self.block = block
    ViewAnimations.run(block) { for change in changes { change() } }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    state = .inactive
    block = nil
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or is over.
  case inactive = 0
  /// It runs.
  case active = 1
  /// It was stopped and not finished.
  case stopped = 2
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end = 0
  /// At the old values.
  case start = 1
  /// In between.
  case current = 2
}
