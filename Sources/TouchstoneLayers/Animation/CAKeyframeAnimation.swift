public import TouchstoneGeometry

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the times given.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one speed throughout; times are left aside.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve through the values, at one speed throughout.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?

  /// A path that points follow instead; each of its segments counts as one step.
  open var path: CGPath?

  /// When each value is reached, from 0 to 1; nil spreads them evenly.
  open var keyTimes: [NSNumber]? {
    didSet { keyTimes = NumberCheck.admit(keyTimes, else: oldValue, "keyTimes", of: self) }
  }

  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How it gets from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copied() -> CAAnimation {
    guard type(of: self) == CAKeyframeAnimation.self else { return self }
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copyPropertyValues(to: copy)
  }

  private var isDiscrete: Bool { calculationMode == .discrete }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  override func value(at progress: MediaTiming.Progress, over base: AnimatableValue?)
    -> AnimatableValue?
  {
    let frames = keyframes
    guard let first = frames.first, let last = frames.last else { return nil }
    let place = place(at: fraction(progress), frames)
    var value = mixed(frames, place)
    if isCumulative, progress.iteration > 0 {
      value = value.adding(last.subtracting(first), times: progress.iteration)
    }
    return value
  }

  override func discreteValue(at progress: MediaTiming.Progress) -> Any? {
    guard let values, !values.isEmpty else { return nil }
    let times = times(count: values.count)
    let fraction = fraction(progress)
    return values[times.prefix(values.count).lastIndex { $0 <= fraction } ?? 0]
  }

  /// The values in a form that mixes; none where one of them cannot be.
  private var keyframes: [AnimatableValue] {
    if let path { return path.keyframes }
    guard let values else { return [] }
    let frames = values.compactMap { AnimatableValue($0) }
    return frames.count == values.count ? frames : []
  }

  /// When each of so many values is reached; a jump needs no time of its own at the end.
  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    let steps = max(1, isDiscrete ? count : count - 1)
    return (0..<count).map { Double($0) / Double(steps) }
  }

  /// The next moment after `time` at which it jumps to another value, or `time` if it moves in between.
  ///
  /// Steps on the way back and steps at a pace of their own aren't computed: such an animation counts as
  /// one that moves.
  func nextStep(after time: Double) -> Double {
    guard isDiscrete, timingFunction == nil, !autoreverses, speed > 0, duration > 0, let values
    else {
      return time
    }
    let active = max(0, timing.activeTime(at: time))
    let run = (active / duration).rounded(.down)
    let fraction = active / duration - run + MediaTiming.tolerance
    let next = times(count: values.count).prefix(values.count).first { $0 > fraction } ?? 1
    return time + ((run + next) * duration - active) / Double(speed)
  }

  /// The value that was passed last, and how far it is to the next.
  private struct Place {
    var index: Int
    var fraction: Double
  }

  private func place(at fraction: Double, _ frames: [AnimatableValue]) -> Place {
    let isEven = isPaced || path != nil && keyTimes == nil
    let times = isEven ? paced(frames) : times(count: frames.count)
    let index = times.prefix(frames.count).lastIndex { $0 <= fraction } ?? 0
    guard !isDiscrete, index + 1 < frames.count else { return Place(index: index, fraction: 0) }
    let span = times[index + 1] - times[index]
    var part = span > 0 ? max(0, fraction - times[index]) / span : 1
    if let timingFunctions, index < timingFunctions.count {
      part = timingFunctions[index].value(at: part)
    }
    return Place(index: index, fraction: part)
  }

  /// Times that make for one speed throughout.
  private func paced(_ frames: [AnimatableValue]) -> [Double] {
    var sums = [0.0]
    for (from, to) in zip(frames, frames.dropFirst()) {
      sums.append((sums.last ?? 0) + from.distance(to: to))
    }
    guard let total = sums.last, total > 0 else { return times(count: frames.count) }
    return sums.map { $0 / total }
  }

  private func mixed(_ frames: [AnimatableValue], _ place: Place) -> AnimatableValue {
    let from = frames[place.index]
    guard place.index + 1 < frames.count, place.fraction > 0 else { return from }
    let to = frames[place.index + 1]
    guard isCubic, from.shape != .transform, from.matches(to) else {
      return from.mixed(with: to, place.fraction)
    }
    let before = place.index > 0 ? frames[place.index - 1] : from
    let after = place.index + 2 < frames.count ? frames[place.index + 2] : to
    guard before.matches(from), after.matches(to) else {
      return from.mixed(with: to, place.fraction)
    }
    // A curve through all values whose direction at each is that from its neighbours' one to the
    // other.
    let t = place.fraction
    var result = from
    for index in result.numbers.indices {
      let leaving = (to.numbers[index] - before.numbers[index]) / 2
      let arriving = (after.numbers[index] - from.numbers[index]) / 2
      let step = to.numbers[index] - from.numbers[index]
      let bend = 3 * step - 2 * leaving - arriving
      let twist = leaving + arriving - 2 * step
      result.numbers[index] += t * (leaving + t * (bend + t * twist))
    }
    return result
  }
}

extension CGPath {
  /// Points along the path close enough together to stand for it.
  fileprivate var keyframes: [AnimatableValue] {
    polygons().flatMap { $0 }.compactMap { AnimatableValue($0) }
  }
}
