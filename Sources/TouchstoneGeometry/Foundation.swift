// Importing this module also imports Foundation, as on Apple's platforms.
@_exported public import Foundation

/// A duration or a time, in seconds.
public typealias CFTimeInterval = Double

extension RunLoop.Mode {
  /// The mode in which a control or a scroll view tracks a finger.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
