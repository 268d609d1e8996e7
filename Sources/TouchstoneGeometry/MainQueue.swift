internal import Dispatch
internal import Foundation

/// Access to the main actor for methods that any thread may call.
///
/// Overrides of `NSObject` methods such as `description` and `copy(with:)` are isolated to no
/// actor. They must work on any thread, so they check here whether they are on the main actor.
package enum MainQueue {
  /// Whether the current code runs on the main actor.
  ///
  /// The main thread and the main queue can differ: in a process that waits in `dispatchMain`,
  /// other threads serve the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil
  }

  /// Runs `body` immediately on the main actor, or returns `nil` outside of it.
  package static func ifCurrent<Result>(_ body: @MainActor () -> Result) -> Result? {
    guard isCurrent else { return nil }
    return MainActor.assumeIsolated { Unchecked(value: body()) }.value
  }

  /// Runs `body` on the main actor and waits for its result, on any thread.
  ///
  /// The call never returns if the main thread itself waits for the caller, as with any
  /// `DispatchQueue.main.sync`.
  package static func wait<Result>(for body: @MainActor () -> Result) -> Result {
    if let result = ifCurrent(body) { return result }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { Unchecked(value: body()) } }.value
  }

  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Void>()

    init() { DispatchQueue.main.setSpecific(key: key, value: ()) }
  }

  private static let mark = Mark()

  /// Carries a result from the main actor to the waiting caller.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}
