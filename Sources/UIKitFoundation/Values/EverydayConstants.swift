public import UIKitCore

/// The largest number that a `Float` holds.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Seconds on the application's clock.
///
/// On iOS it counts from the beginning of 2001. Here it begins with the application, since nothing
/// looks at a wall clock: differences mean the same, and a test has them exact.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { CACurrentMediaTime() }
