/// Bounds how many calls of program code may be at work inside each other, for the sake of the stack.
///
/// Where the bound is reached all further calls are refused until those at work are over, so that the
/// program is told once and not for each call that it tries.
package struct NestedCalls {
  /// What becomes of a call.
  package enum Answer {
    /// It may be made; ``end()`` has to follow.
    case goes
    /// It is the first that may not be made, and to be told of.
    case reachesBound
    case refused
  }

  private let most: Int
  private var count = 0
  private var isRefusing = false

  /// Allows so many.
  package init(most: Int) { self.most = most }

  /// A call is about to be made.
  package mutating func begin() -> Answer {
    guard !isRefusing else { return .refused }
    guard count < most else {
      isRefusing = true
      return .reachesBound
    }
    count += 1
    return .goes
  }

  /// A call that was allowed is over.
  package mutating func end() {
    count -= 1
    if count == 0 { isRefusing = false }
  }
}
