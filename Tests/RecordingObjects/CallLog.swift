/// The calls of a test's objects, one line each, in order.
///
/// The views, recognizers and targets of a test share one log, so that it shows the order of their
/// calls.
@MainActor
open class CallLog {
  /// The lines since the last ``take()``.
  public var lines: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Appends a line.
  public func record(_ line: String) { lines.append(line) }

  /// Returns the lines so far and clears them.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
