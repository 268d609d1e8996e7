// Whoever imports this module has Foundation too, as on Apple's platforms.
@_exported public import Foundation

/// A span of time, or a moment, in seconds.
public typealias CFTimeInterval = Double

extension RunLoop.Mode {
  /// The mode in which a control or a scroll view follows a finger.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
