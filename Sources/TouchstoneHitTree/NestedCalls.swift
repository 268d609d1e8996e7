/// A limit on nested calls of app code that protects the stack.
///
/// Once the limit is reached, all further calls are refused until the running ones have returned.
/// The app is therefore warned once, and not for each attempted call.
package struct NestedCalls {
  /// The outcome for a call.
  package enum Answer {
    /// The call may proceed, and must be followed by ``end()``.
    case goes
    /// The call is the first beyond the limit and must be reported.
    case reachesBound
    case refused
  }

  private let most: Int
  private var count = 0
  private var isRefusing = false

  /// Creates a limit of `most` nested calls.
  package init(most: Int) { self.most = most }

  /// Registers a call and returns whether it may proceed.
  package mutating func begin() -> Answer {
    guard !isRefusing else { return .refused }
    guard count < most else {
      isRefusing = true
      return .reachesBound
    }
    count += 1
    return .goes
  }

  /// Unregisters a call that was allowed to proceed.
  package mutating func end() {
    count -= 1
    if count == 0 { isRefusing = false }
  }
}
