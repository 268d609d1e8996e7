internal import CReferenceCounts
internal import Synchronization
internal import UIKitCore

/// The values associated with objects, by the address of the object.
///
/// The memory of an object with an entry stays allocated, so that no other object has its address.
/// The entry is removed when the object has been deallocated, after its own properties, as on iOS.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  /// A value, or a weak reference to a value.
  struct Held {
    private let strong: Any?
    private weak var weak: AnyObject?

    init(_ value: Any, isWeak: Bool) {
      strong = isWeak ? nil : value
      if isWeak { weak = value as AnyObject }
    }

    var value: Any? { strong ?? weak }
  }

  private typealias Values = [UnsafeRawPointer: Held]

  private struct State {
    var entries: [UnsafeMutableRawPointer: Values] = [:]
    /// The values that each thread is releasing, with the next ones last. Values may retain objects
    /// with associated values.
    var leaving: [UInt: [Values]] = [:]
  }

  private let state = Mutex(State())

  /// Returns the value of a key, or `nil` if the key has no value.
  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    let address = Unmanaged.passUnretained(object).toOpaque()
    return withoutSending { $0.entries[address]?[key]?.value }
  }

  /// Sets the value of a key, or removes it if `held` is `nil`.
  func set(_ held: Held?, _ key: UnsafeRawPointer, of object: AnyObject) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    if held != nil { ObjectEndings.watchClass(of: object) }
    // Release the previous value outside the lock, because its deinitializer may access the table.
    let old: Held? = withoutSending { state in
      if state.entries[address] == nil {
        guard held != nil else { return nil }
        _ = swift_unownedRetain(address)
      }
      let old = state.entries[address]?[key]
      state.entries[address, default: [:]][key] = held
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Removes all values of an object.
  func removeAll(of object: AnyObject) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    let old: Values? = withoutSending { state in
      guard let values = state.entries[address] else { return nil }
      state.entries[address] = [:]
      return values
    }
    withExtendedLifetime(old) {}
  }

  /// Releases the values of a deallocated object.
  ///
  /// A value may hold the last reference to an object with values. Those values wait for the
  /// outermost of these calls, so that a chain of any length needs no stack.
  func objectEnded(at address: UnsafeMutableRawPointer) {
    let thread = UInt(truncatingIfNeeded: pthread_self())
    let isOutermost: Bool? = withoutSending { state in
      guard let values = state.entries.removeValue(forKey: address) else { return nil }
      let isOutermost = state.leaving[thread] == nil
      state.leaving[thread, default: []].append(values)
      return isOutermost
    }
    guard let isOutermost else { return }
    swift_unownedRelease(address)
    while isOutermost {
      let values: Values? = withoutSending { state in
        let next = state.leaving[thread]?.popLast()
        if next == nil { state.leaving[thread] = nil }
        return next
      }
      guard let values else { return }
      withExtendedLifetime(values) {}
    }
  }

  /// Calls `body` with the state, without checking that values can be sent between threads. An app
  /// may associate any value on any thread, as on iOS.
  private func withoutSending<Result>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      nonisolated(unsafe) let result = body(&state)
      return Unchecked(value: result)
    }.value
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}
