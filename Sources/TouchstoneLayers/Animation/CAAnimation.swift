public import TouchstoneGeometry

/// Who is told when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Says that the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Says that the animation is over: at its own end, or because it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that changes how a layer looks while time goes on.
///
/// A layer keeps a copy of what is added to it; changing the original afterwards changes nothing.
/// A subclass of yours is kept as it is, without a copy. Neither ever changes the layer itself:
/// what it looks like in between is seen in its presentation.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  var timing = MediaTiming()
  private var values: [String: Any] = [:]
  /// Who says how far it is, where its own time does not.
  package final var guide: (any AnimationGuide)?

  /// Makes an animation that does nothing yet.
  public override init() { super.init() }

  /// The pace; nil is even.
  open var timingFunction: CAMediaTimingFunction?

  /// How many frames a second it asks for; the host decides.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Who is told of beginning and end; kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true

  /// When it begins, in the layer's time; 0 means when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = number(newValue, else: timing.beginTime, "beginTime") }
  }

  /// How far into itself it begins.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = number(newValue, else: timing.timeOffset, "timeOffset") }
  }

  /// How fast it runs.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = number(newValue, else: timing.speed, "speed") }
  }

  /// How long one run lasts; 0 means as long as the transaction says.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = number(newValue, else: timing.duration, "duration") }
  }

  /// How often it runs; 0 means once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = number(newValue, else: timing.repeatCount, "repeatCount") }
  }

  /// How long it runs again and again; 0 means that the count decides.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = number(newValue, else: timing.repeatDuration, "repeatDuration") }
  }

  /// What a number becomes: what is none is refused; without end is a time like others.
  final func number<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String, limit: CGFloat = .infinity
  ) -> Value {
    NumberCheck.admit(value, else: old, name, of: self, limit: limit)
  }

  /// Whether each run is followed by one back.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What it shows before it begins and after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds itself to the layer under the name of the event.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Answers what was set under a name.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps a value under a name, so that a delegate knows the animation again.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Answers a copy; off the main actor it waits for that.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { copied() }
  }

  // MARK: For the kinds of animation

  /// Makes a copy, as the kind of animation that this is.
  func copied() -> CAAnimation {
    guard type(of: self) == CAAnimation.self else { return self }
    return copyValues(to: CAAnimation())
  }

  /// Gives another animation what every animation has.
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

  /// Changes a momentary layer to what it looks like at a moment of the layer's time.
  func apply(to layer: CALayer, at time: Double) {}

  /// How far a moment of the layer's time is; nil where nothing is shown.
  final func place(at time: Double) -> MediaTiming.Progress? {
    guide == nil ? timing.progress(at: time) : MediaTiming.Progress(elapsed: 0, iteration: 0)
  }

  /// How far a moment is, as a fraction of one run, with the pace.
  final func fraction(_ progress: MediaTiming.Progress) -> Double {
    if let guide { return guide.progress }
    let even = duration > 0 ? progress.elapsed / duration : 1
    return timingFunction?.value(at: even) ?? even
  }
}
