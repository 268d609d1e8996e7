public import UIKitCore

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The greatest finite `Float`, under the name of old mathematical headers.
public let HUGE = Float.greatestFiniteMagnitude

/// Returns the seconds on the application's clock.
///
/// On iOS they count from the beginning of 2001. Here they count from the start of the application,
/// because no code reads a wall clock. Differences have the same meaning, and are exact in tests.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { CACurrentMediaTime() }

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
