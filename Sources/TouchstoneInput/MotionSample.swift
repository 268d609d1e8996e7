/// One report of a motion of the whole device.
package struct MotionSample: Hashable, Sendable {
  /// Which motion; UIKit knows one.
  package enum Subtype: String, Hashable, Sendable, CaseIterable {
    /// The device was shaken.
    case shake
  }

  /// What a sample says about its motion.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The motion started.
    case began
    /// The motion is over.
    case ended
    /// The motion turned out to be none, or lasted too long.
    case cancelled
  }

  /// Which motion it is.
  package var subtype: Subtype
  /// What happened to the motion.
  package var phase: Phase
  /// When it happened, in seconds.
  package var time: Double

  /// Makes a sample.
  package init(subtype: Subtype = .shake, phase: Phase, time: Double) {
    self.subtype = subtype
    self.phase = phase
    self.time = time
  }
}
