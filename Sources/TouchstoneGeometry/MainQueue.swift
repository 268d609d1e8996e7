internal import Dispatch
internal import Foundation

/// The way onto the main actor for what the compiler lets anybody call.
///
/// Overrides of `NSObject` such as `description` and `copy(with:)` belong to no actor. They must work
/// from any thread, so they ask here instead of assuming.
package enum MainQueue {
  /// Whether what runs now runs on the main actor.
  ///
  /// Main thread and main queue need not be the same: a program that waits in `dispatchMain` has its
  /// main queue served by other threads.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil
  }

  /// Does something now where this is the main actor; elsewhere it answers nothing.
  package static func ifCurrent<Result>(_ body: @MainActor () -> Result) -> Result? {
    guard isCurrent else { return nil }
    return MainActor.assumeIsolated { Unchecked(value: body()) }.value
  }

  /// Does something on the main actor and waits for it, from wherever it is called.
  ///
  /// It never returns while the main thread itself waits for the caller, as with any
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

  /// Carries a result out of the main actor's domain, to the one who waits for it.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}
