internal import TouchstoneGeometry

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or the part of one, such as `transform.rotation.z`.
  open var keyPath: String?

  /// Whether the value is added to the one that the layer has, instead of taking its place.
  open var isAdditive = false

  /// Whether each run goes on from where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  final func copyPropertyValues<Copy: CAPropertyAnimation>(to copy: Copy) -> Copy {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copyValues(to: copy)
  }

  override func copied() -> CAAnimation {
    guard type(of: self) == CAPropertyAnimation.self else { return self }
    return copyPropertyValues(to: CAPropertyAnimation())
  }

  /// The value at a place in a run, when the layer's own value is `base`.
  func value(at progress: MediaTiming.Progress, over base: AnimatableValue?) -> AnimatableValue? {
    nil
  }

  /// What cannot be mixed but only put in place.
  func discreteValue(at progress: MediaTiming.Progress) -> Any? { nil }

  final override func apply(to layer: CALayer, at time: Double) {
    guard let keyPath, let progress = place(at: time) else { return }
    let base = AnimatableValue(layer.value(forKeyPath: keyPath))
    guard var value = value(at: progress, over: base) else {
      if let value = discreteValue(at: progress) { layer.setValue(value, forKeyPath: keyPath) }
      return
    }
    if isAdditive, let base { value = value.adding(base) }
    layer.setValue(value.value, forKeyPath: keyPath)
  }
}

/// An animation from one value to another.
///
/// What is left out is taken from the layer: only `toValue` goes from the layer's present value,
/// only `fromValue` goes back to it, `byValue` says the difference.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?

  /// Where it ends.
  open var toValue: Any?

  /// How far it goes.
  open var byValue: Any?

  final func copyBasicValues<Copy: CABasicAnimation>(to copy: Copy) -> Copy {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copyPropertyValues(to: copy)
  }

  override func copied() -> CAAnimation {
    guard type(of: self) == CABasicAnimation.self else { return self }
    return copyBasicValues(to: CABasicAnimation())
  }

  /// Whether neither end is given, so that the layer's old value has to be noted.
  final var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  /// The two ends, when the layer's own value is `base`.
  private func ends(over base: AnimatableValue?) -> (from: AnimatableValue, to: AnimatableValue)? {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    let start = isAdditive ? base.map { $0.subtracting($0) } : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return start.map { (from, $0) }
    case (nil, let to?, nil): return start.map { ($0, to) }
    case (nil, nil, let by?): return start.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return base.map { ($0, $0) }
    }
  }

  /// How far between the ends a place in a run is; beyond 1 for a spring that overshoots.
  func pace(_ progress: MediaTiming.Progress) -> Double { fraction(progress) }

  override func value(at progress: MediaTiming.Progress, over base: AnimatableValue?)
    -> AnimatableValue?
  {
    guard let (from, to) = ends(over: base) else { return nil }
    let value = from.mixed(with: to, pace(progress))
    guard isCumulative, progress.iteration > 0 else { return value }
    return value.adding(to.subtracting(from), times: progress.iteration)
  }

  override func discreteValue(at progress: MediaTiming.Progress) -> Any? {
    pace(progress) < 0.5 ? fromValue ?? toValue : toValue ?? fromValue
  }
}
