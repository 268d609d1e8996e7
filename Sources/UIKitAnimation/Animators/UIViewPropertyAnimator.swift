internal import TouchstoneInput
@_spi(Kit) public import UIKitCore

/// An object that animates changes and can be started later, paused, scrubbed, reversed and
/// stopped.
///
/// A call that raises an exception in UIKit, such as finishing an animator that isn't stopped,
/// changes nothing here and reports a fault in one line.
///
/// While app code scrubs the animator, its progress is linear, unless ``scrubsLinearly`` is
/// `false`. It then continues from the shown values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// The duration in seconds.
  open private(set) var duration: TimeInterval
  /// The delay in seconds before the animator begins.
  open internal(set) var delay: TimeInterval = 0
  /// The timing of the changes from the old values to the new values.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether the views receive touches while they move, `true` by default unlike in an animation
  /// block.
  ///
  /// Set it before the animator starts.
  open var isUserInteractionEnabled = true
  /// Whether the app decides where moving views are hit.
  ///
  /// If `false`, a finger that touches down hits the views at their displayed positions.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused, stopped and scrubbed.
  open var isInterruptible = true {
    didSet {
      guard state != .inactive, isInterruptible != oldValue else { return }
      refuse("can't change isInterruptible: it is active")
      isInterruptible = oldValue
    }
  }
  /// Whether scrubbing changes the progress linearly instead of along the curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed, and doesn't call its
  /// completions.
  open var pausesOnCompletion = false
  /// Whether views are updated before and after changes, which they always are here.
  open var flushUpdates = false
  /// The state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator runs back to the old values.
  open var isReversed = false {
    didSet { if isReversed != oldValue { turnRound() } }
  }

  let pace: ViewAnimationPace
  var blocks: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var run: AnimatorRun?
  /// The timer that completes an animator without animations.
  var idleEnd: TimerToken?
  var changes: [AnimatorChange] = []
  /// The animations that haven't ended.
  var running: [ViewAnimation] = []
  weak var application: UIApplication?

  // MARK: Making

  /// Creates an inactive animator.
  ///
  /// A spring with its own strength determines its own duration, and `duration` has no effect.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let parameters = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
    timingParameters = parameters
    pace = parameters.pace
    let duration = NumberCheck.admit(
      duration, else: 0, "an animation's duration", of: nil, limit: NumberCheck.longest)
    self.duration = max(0, pace.ownDuration ?? duration)
    super.init()
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve defined by two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest within `duration`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator of this class, not a subclass, with the curve of the options, and starts
  /// it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(options)
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Returns an animator with the same duration, timing and changes that haven't begun.
  ///
  /// Outside the main actor, the call waits for the main actor.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { copied() }
  }

  // MARK: What it does

  /// Adds changes, which an active animator runs at once and animates within the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction of the duration, from 0 to 1, and end with the
  /// animator.
  ///
  /// For an active animator, the factor is a fraction of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return refuse("can't add animations: it is stopped") }
    let factor = NumberCheck.admit(delayFactor, else: 0, "a delay factor", of: self)
    let block = (changes: animation, delayFactor: Double(min(1, max(0, factor))))
    if run == nil { blocks.append(block) } else { make([block]) }
  }

  /// Adds a closure that is called when the animator has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits until the animator has ended, and returns the position at which it ended.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: Starting and pausing

  /// Whether the animator is running, or waiting for its delay to pass.
  open var isRunning: Bool { state == .active && run?.isRunning == true }

  /// Starts the animator, or continues a paused animator.
  open func startAnimation() { start(after: 0) }

  /// Starts the animator after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(
      after: max(
        0, NumberCheck.admit(delay, else: 0, "a delay", of: self, limit: NumberCheck.longest)))
  }

  /// Pauses the animator at its current position; an inactive animator becomes active without
  /// running.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("can't be paused: it is stopped") }
    guard isInterruptible else { return refuse("can't be paused: it isn't interruptible") }
    activate()
    run?.pause(evenly: scrubsLinearly)
  }

  /// Continues a paused animator, with another timing or its own.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animation, or `nil` for the animator's timing.
  ///   - durationFactor: The duration of the remaining animation as a fraction of the whole
  ///     duration, or 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let run, !isRunning else {
      return refuse("can't be continued: it isn't paused")
    }
    let factor = Double(NumberCheck.admit(durationFactor, else: 0, "a duration factor", of: self))
    let seconds = factor > 0 ? factor * duration : nil
    guard let pace = parameters?.pace else {
      return run.go(forwards: !isReversed, within: seconds)
    }
    let left = (1 - Double(fractionComplete)) * duration
    run.go(
      along: AnimatorCurve(
        pace: pace, length: pace.ownDuration ?? seconds ?? left, isMirrored: isReversed),
      forwards: !isReversed)
  }

  /// The completed fraction, from 0 to 1, in the current direction, which can be set while the
  /// animator is paused.
  ///
  /// Setting it makes an inactive animator active and paused.
  open var fractionComplete: CGFloat {
    get {
      let part = run?.fraction(evenly: scrubsLinearly) ?? 0
      return CGFloat(isReversed && run != nil ? 1 - part : part)
    }
    set {
      guard !isRunning else { return refuse("can't set fractionComplete: it is running") }
      if state == .inactive { pauseAnimation() }
      guard state == .active, isInterruptible else {
        return refuse("can't set fractionComplete: it is stopped or isn't interruptible")
      }
      let part = Double(
        NumberCheck.admit(newValue, else: fractionComplete, "fractionComplete", of: self))
      run?.move(to: isReversed ? 1 - part : part)
    }
  }

  // MARK: The end

  /// Stops the animator and leaves its views at the values shown now.
  ///
  /// Then ``finishAnimation(at:)`` calls the completions. If `withoutFinishing` is `true`, they
  /// aren't called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return refuse("can't be stopped: it isn't active") }
    guard isInterruptible else { return refuse("can't be stopped: it isn't interruptible") }
    running = []
    forgetIdleEnd()
    let seen = changes
    for change in seen.reversed() { change.end(at: .current) }
    run?.end()
    run = nil
    application?.animators.remove(self)
    if withoutFinishing {
      state = .inactive
      changes = []
      completions = []
    } else {
      state = .stopped
    }
  }

  /// Sets the views of a stopped animator to their values at a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse("can't be finished: it isn't stopped") }
    complete(finalPosition)
  }
}
