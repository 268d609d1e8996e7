internal import TouchstoneInput
@_spi(Kit) public import UIKitCore

/// Animates changes as an object that can be started later, paused, moved by hand, turned round and
/// stopped.
///
/// What would be an exception in UIKit, such as to finish what was not stopped, changes nothing and
/// says so in one line.
///
/// While a program moves it by hand it goes evenly, unless ``scrubsLinearly`` is false; when it goes
/// on, it does so from what is seen.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// Seconds it takes.
  open private(set) var duration: TimeInterval
  /// Seconds it waits before it begins.
  open internal(set) var delay: TimeInterval = 0
  /// How it goes from the old values to the new ones.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether touches reach the views while they move; they do, unlike in a block. Set it before the
  /// animator starts.
  open var isUserInteractionEnabled = true
  /// Whether the program itself decides where moving views are hit.
  ///
  /// Otherwise a finger that comes down hits them where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused, stopped and moved by hand.
  open var isInterruptible = true {
    didSet {
      guard state != .inactive, isInterruptible != oldValue else { return }
      refuse("can't become interruptible or stop being so: it is active")
      isInterruptible = oldValue
    }
  }
  /// Whether it goes evenly while a program moves it by hand, instead of along its curve.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, so that it can be turned round; the completions aren't told.
  open var pausesOnCompletion = false
  /// Whether views are brought up to date before and after changes; they are here.
  open var flushUpdates = false
  /// Where it is in its life.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it goes back to the old values.
  open var isReversed = false {
    didSet { if isReversed != oldValue { turnRound() } }
  }

  let pace: ViewAnimationPace
  var blocks: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var run: AnimatorRun?
  /// What ends an animator that animates nothing.
  var idleEnd: TimerToken?
  var changes: [AnimatorChange] = []
  /// How many animations have not ended.
  var running: [ViewAnimation] = []
  weak var application: UIApplication?

  // MARK: Making

  /// Makes an animator; nothing runs yet.
  ///
  /// A spring with a strength of its own takes the time it takes, and `duration` plays no part.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let parameters = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
    timingParameters = parameters
    pace = parameters.pace
    let duration = NumberCheck.admit(
      duration, else: 0, "an animation's duration", of: nil, limit: NumberCheck.longest)
    self.duration = max(0, pace.ownDuration ?? duration)
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

  /// Makes an animator of this class itself, with the curve of the options, and starts it.
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

  /// An animator of the same duration and timing with the changes that have not begun; off the main
  /// actor it waits for that.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { copied() }
  }

  // MARK: What it does

  /// Adds changes; while it is active they are made at once, and take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a part of the duration, from 0 to 1, and end with the rest.
  ///
  /// While it is active the factor is one of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return refuse("takes no animations: it is stopped") }
    let factor = NumberCheck.admit(delayFactor, else: 0, "a delay factor", of: self)
    let block = (changes: animation, delayFactor: Double(min(1, max(0, factor))))
    if run == nil { blocks.append(block) } else { make([block]) }
  }

  /// Adds somebody to be told when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits until it is over, and answers where it ended.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: Starting and pausing

  /// Whether it is on its way, or waits for its delay to pass.
  open var isRunning: Bool { state == .active && run?.isRunning == true }

  /// Starts it, or lets it go on where it was paused.
  open func startAnimation() { start(after: 0) }

  /// Starts it after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(
      after: max(
        0, NumberCheck.admit(delay, else: 0, "a delay", of: self, limit: NumberCheck.longest)))
  }

  /// Lets it stand where it is; one that has not started becomes active without running.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("can't be paused: it is stopped") }
    guard isInterruptible else { return refuse("can't be paused: it is not interruptible") }
    activate()
    run?.pause(evenly: scrubsLinearly)
  }

  /// Lets a paused animation go on, at another pace or its own.
  ///
  /// - Parameters:
  ///   - parameters: The pace of what is left; nil for the one it has.
  ///   - durationFactor: The time for what is left, as a part of the duration; 0 for the time that
  ///     was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let run, !isRunning else {
      return refuse("can't be continued: it is not paused")
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

  /// How far it is, from 0 to 1, in the direction in which it goes; set it while it is paused.
  ///
  /// To set it makes an inactive animator active, and paused.
  open var fractionComplete: CGFloat {
    get {
      let part = run?.fraction(evenly: scrubsLinearly) ?? 0
      return CGFloat(isReversed && run != nil ? 1 - part : part)
    }
    set {
      guard !isRunning else { return refuse("can't be moved by hand: it is running") }
      if state == .inactive { pauseAnimation() }
      guard state == .active, isInterruptible else {
        return refuse("can't be moved by hand: it is stopped, or not interruptible")
      }
      let part = Double(
        NumberCheck.admit(newValue, else: fractionComplete, "fractionComplete", of: self))
      run?.move(to: isReversed ? 1 - part : part)
    }
  }

  // MARK: The end

  /// Ends it where it is, with its views as they are seen now.
  ///
  /// The completions are told by ``finishAnimation(at:)``, and without finishing by nobody.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return refuse("can't be stopped: it is not active") }
    guard isInterruptible else { return refuse("can't be stopped: it is not interruptible") }
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

  /// Gives the views of a stopped animator their old or new values, and tells the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse("can't be finished: it is not stopped") }
    complete(finalPosition)
  }
}
