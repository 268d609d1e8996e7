public import UIKitCore

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Returns the seconds on the application's clock.
///
/// On iOS they count from the beginning of 2001. Here they count from the start of the application,
/// because no code reads a wall clock. Differences have the same meaning, and are exact in tests.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { CACurrentMediaTime() }
