/// The times of frames: the multiples of one period, each computed from its index.
///
/// Adding the period repeatedly would drift, but dividing an integer doesn't.
package struct FrameSchedule: Hashable, Sendable {
  /// The number of frames per second.
  package let hertz: Double

  /// The rate used instead of an invalid rate, in frames per second.
  package static let ordinaryHertz: Double = 60

  /// Creates a schedule; a rate that isn't finite and positive is replaced by the ordinary rate.
  package init(hertz: Double) {
    self.hertz = hertz.isFinite && hertz > 0 ? hertz : Self.ordinaryHertz
  }

  /// The time between two frames, in seconds.
  package var interval: Double { 1 / hertz }

  /// Returns the first frame after a time; a frame exactly at the time is past.
  ///
  /// - Parameter time: The time, in seconds. If doubles of this size can't represent whole frames,
  ///   the result is the next double.
  /// - Returns: An integer divided by the rate, which is always greater than `time`.
  /// - Complexity: O(1)
  package func first(after time: Double) -> Double {
    let guess = (time * hertz).rounded(.down)
    guard guess.magnitude < Self.exactFrames else { return time.nextUp }
    // Rounding may move the product across a frame, so the result is one of three adjacent frames.
    for number in [guess, guess + 1] where number / hertz > time { return number / hertz }
    return (guess + 2) / hertz
  }

  /// Returns the last frame before a time.
  ///
  /// Returns `nil` if `time` isn't positive, or if doubles of this size can't represent whole
  /// frames.
  ///
  /// - Complexity: O(1)
  package func last(before time: Double) -> Double? {
    let guess = (time * hertz).rounded(.down)
    guard guess.magnitude < Self.exactFrames, time > 0 else { return nil }
    for number in [guess + 1, guess, guess - 1] where number / hertz < time {
      return number / hertz
    }
    return nil
  }

  /// The limit of frame indices: below it, and somewhat above, each integer has its own double.
  private static let exactFrames = 0x1p50
}
