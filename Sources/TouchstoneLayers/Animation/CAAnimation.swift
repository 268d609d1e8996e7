public import TouchstoneGeometry

/// Methods that are called when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Notifies the delegate that the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that the animation has stopped, at its end or because it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time of the way a layer looks.
///
/// A layer stores a copy of the animation that is added to it, so later changes to the original
/// have no effect. An app's subclass is stored without a copy. An animation never changes the layer
/// itself. Its presentation layer shows the values in between.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  var timing = MediaTiming()
  private var values: [String: Any] = [:]
  /// The object that determines the progress, or `nil` if the animation's own time does.
  package final var guide: (any AnimationDriver)?

  /// Creates an animation without effect.
  public override init() { super.init() }

  /// Creates an animation with default values, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The timing curve, or `nil` for linear timing.
  open var timingFunction: CAMediaTimingFunction?

  /// The preferred number of frames per second, which is only a hint to the host.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The object that is notified of the beginning and the end, which the animation retains.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true

  /// The time at which the animation begins, in the layer's time, or 0 to begin when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = number(newValue, else: timing.beginTime, "beginTime") }
  }

  /// The offset into the animation's own time at which it begins.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = number(newValue, else: timing.timeOffset, "timeOffset") }
  }

  /// The rate at which time passes in the animation.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = number(newValue, else: timing.speed, "speed") }
  }

  /// The duration of one run, or 0 to use the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = number(newValue, else: timing.duration, "duration") }
  }

  /// The number of runs, or 0 for one run.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = number(newValue, else: timing.repeatCount, "repeatCount") }
  }

  /// The total duration of all runs, or 0 to use the repeat count.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = number(newValue, else: timing.repeatDuration, "repeatDuration") }
  }

  /// Returns `value`, limited to `limit`, or `old` if `value` isn't a number. By default, infinity
  /// is accepted.
  final func number<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String, limit: CGFloat = .infinity
  ) -> Value {
    NumberCheck.admit(value, else: old, name, of: self, limit: limit)
  }

  /// Whether each run is followed by a run in reverse.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The values shown before the animation begins and after it ends.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to the layer under the name of the event.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the value stored under `key`.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value under `key`, for example so that a delegate can identify the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a copy, waiting for the main actor if called off it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { copied() }
  }

  // MARK: For the kinds of animation

  /// Returns a copy of the same kind of animation, or the animation itself if it is an app's
  /// subclass.
  func copied() -> CAAnimation {
    guard type(of: self) == CAAnimation.self else { return self }
    return copyValues(to: CAAnimation())
  }

  /// Copies the properties that all animations have to `copy`.
  final func copyValues<Copy: CAAnimation>(to copy: Copy) -> Copy {
    copy.timing = timing
    copy.values = values
    copy.guide = guide
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// Applies the animation to a presentation layer, for a time in the layer's time.
  func apply(to layer: CALayer, at time: Double) {}

  /// Returns the progress at a time in the layer's time, or `nil` if the animation shows nothing
  /// then.
  final func place(at time: Double) -> MediaTiming.Progress? {
    guide == nil ? timing.progress(at: time) : MediaTiming.Progress(elapsed: 0, iteration: 0)
  }

  /// Returns the progress as a fraction of one run, with the timing curve applied.
  final func fraction(_ progress: MediaTiming.Progress) -> Double {
    if let guide { return guide.progress }
    let even = duration > 0 ? progress.elapsed / duration : 1
    return timingFunction?.value(at: even) ?? even
  }
}
