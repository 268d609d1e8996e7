internal import TouchstoneGeometry

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property or of a part of it, such as `transform.rotation.z`.
  open var keyPath: String?

  /// Whether the value is added to the layer's value instead of replacing it.
  open var isAdditive = false

  /// Whether each run continues from the end value of the previous run.
  open var isCumulative = false

  /// Creates an animation of a property.
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

  /// Returns the value at `progress`, or `nil` if it can't be interpolated. `base` is the layer's
  /// own value.
  func value(at progress: MediaTiming.Progress, over base: AnimatableValue?) -> AnimatableValue? {
    nil
  }

  /// Returns the value at `progress` for types that can't be interpolated.
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
/// The layer's current value replaces a missing end: with only `toValue`, the animation starts from
/// it, and with only `fromValue`, the animation ends at it. `byValue` is the difference between the
/// ends.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at which the animation starts.
  open var fromValue: Any?

  /// The value at which the animation ends.
  open var toValue: Any?

  /// The difference between the start and the end value.
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

  /// Whether no value is set, so that the layer's old value has to be recorded.
  final var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  /// Returns the start and end values. `base` is the layer's own value.
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

  /// Returns the fraction between the ends at `progress`, which exceeds 1 if a spring overshoots.
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
