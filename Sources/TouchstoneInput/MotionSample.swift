/// One report of a motion of the device.
public struct MotionSample: Hashable, Sendable {
  /// The kind of motion; UIKit has one.
  public enum Subtype: String, Hashable, Sendable, CaseIterable {
    /// The device was shaken.
    case shake = "shake"
  }

  /// The phase of the motion in a sample.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The motion began.
    case began = "began"
    /// The motion ended.
    case ended = "ended"
    /// The motion turned out not to be one, or lasted too long.
    case cancelled = "cancelled"
  }

  /// The kind of motion.
  public var subtype: Subtype
  /// The phase of the motion.
  public var phase: Phase
  /// The time of the sample, in seconds.
  public var time: Double

  /// Creates a sample.
  public init(subtype: Subtype = .shake, phase: Phase, time: Double) {
    self.subtype = subtype
    self.phase = phase
    self.time = time
  }
}
