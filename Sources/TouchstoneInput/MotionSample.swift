/// One report of a motion of the whole device.
public struct MotionSample: Hashable, Sendable {
  /// Which motion; UIKit knows one.
  public enum Subtype: String, Hashable, Sendable, CaseIterable {
    /// The device was shaken.
    case shake
  }

  /// What a sample says about its motion.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The motion started.
    case began
    /// The motion is over.
    case ended
    /// The motion turned out to be none, or lasted too long.
    case cancelled
  }

  /// Which motion it is.
  public var subtype: Subtype
  /// What happened to the motion.
  public var phase: Phase
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample.
  public init(subtype: Subtype = .shake, phase: Phase, time: Double) {
    self.subtype = subtype
    self.phase = phase
    self.time = time
  }
}
