/// When frames fall: at the multiples of one period, each computed from its number.
///
/// Adding the period again and again would drift; a division of a whole number does not.
package struct FrameSchedule: Hashable, Sendable {
  /// How many frames a second has.
  package let hertz: Double

  /// The rate used where a caller asks for one that is no rate, in frames a second.
  package static let ordinaryHertz: Double = 60

  /// Makes a schedule; a rate that is not finite and positive becomes the ordinary one.
  package init(hertz: Double) {
    self.hertz = hertz.isFinite && hertz > 0 ? hertz : Self.ordinaryHertz
  }

  /// The seconds between two frames.
  package var interval: Double { 1 / hertz }

  /// The first frame later than a moment; one exactly at the moment is past.
  ///
  /// - Parameter time: seconds; where doubles no longer hold whole frames, the next double.
  /// - Returns: a whole number divided by the rate, always greater than the moment.
  /// - Complexity: O(1)
  package func first(after time: Double) -> Double {
    let guess = (time * hertz).rounded(.down)
    guard guess.magnitude < Self.exactFrames else { return time.nextUp }
    // The product may be rounded across a frame, so the answer is one of three neighbours.
    for number in [guess, guess + 1] where number / hertz > time { return number / hertz }
    return (guess + 2) / hertz
  }

  /// The last frame earlier than a moment; nil where doubles no longer hold whole frames, or for the
  /// time before the first.
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

  /// The frame numbers up to which every whole number has a double of its own, and some to spare.
  private static let exactFrames = 0x1p50
}
