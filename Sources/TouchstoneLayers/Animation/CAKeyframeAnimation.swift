public import TouchstoneGeometry

/// The way in which a keyframe animation interpolates between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation at the given times.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from value to value without interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed, which ignores the given times.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values at the given times.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values at constant speed, which ignores the given times.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?

  /// A path that points follow instead of `values`.
  ///
  /// Its curves are divided into short lines. Without `keyTimes`, the point moves along it at
  /// constant speed.
  open var path: CGPath?

  /// The time of each value, from 0 to 1, or `nil` to space the times evenly.
  open var keyTimes: [NSNumber]? {
    didSet { keyTimes = NumberCheck.admit(keyTimes, else: oldValue, "keyTimes", of: self) }
  }

  /// The timing curves from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// The way in which the animation interpolates between values.
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

  /// The values in interpolatable form. Empty if any of them can't be interpolated.
  private var keyframes: [AnimatableValue] {
    if let path { return path.keyframes }
    guard let values else { return [] }
    let frames = values.compactMap { AnimatableValue($0) }
    return frames.count == values.count ? frames : []
  }

  /// Returns the times of `count` values. Discrete animations need no time for the end.
  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    let steps = max(1, isDiscrete ? count : count - 1)
    return (0..<count).map { Double($0) / Double(steps) }
  }

  /// Returns the next time after `time` at which the animation jumps to another value, or `time` if
  /// it moves in between.
  ///
  /// Reversed runs and steps with their own timing curve aren't computed. Such an animation counts
  /// as moving.
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

  /// The index of the keyframe passed last, and the fraction of the way to the next.
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

  /// Returns the times that result in constant speed.
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
    // A curve through all values. Its direction at each value is that of the line between the
    // neighboring values.
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
  /// Points along the path, close enough together to approximate it.
  fileprivate var keyframes: [AnimatableValue] {
    polygons().flatMap { $0 }.compactMap { AnimatableValue($0) }
  }
}
