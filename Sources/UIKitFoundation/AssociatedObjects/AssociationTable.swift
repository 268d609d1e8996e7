internal import CReferenceCounts
internal import Synchronization
internal import UIKitCore

/// What objects were given to keep, by the address of the object.
///
/// The memory of an object with an entry is kept, so that its address means no other object. The entry
/// goes when the object has ended, after its own properties, as on iOS.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  /// A value, or a weak reference to one.
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
    /// What threads are letting go of, the next last: values hold objects with values of their own.
    var leaving: [UInt: [Values]] = [:]
  }

  private let state = Mutex(State())

  /// The value of a key.
  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    let address = Unmanaged.passUnretained(object).toOpaque()
    return withoutSending { $0.entries[address]?[key]?.value }
  }

  /// Keeps a value, or for nil forgets the one there is.
  func set(_ held: Held?, _ key: UnsafeRawPointer, of object: AnyObject) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    if held != nil { ObjectEndings.watchClass(of: object) }
    // What was there ends outside the lock: its end may ask here.
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

  /// Forgets everything that an object keeps.
  func removeAll(of object: AnyObject) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    let old: Values? = withoutSending { state in
      guard let values = state.entries[address] else { return nil }
      state.entries[address] = [:]
      return values
    }
    withExtendedLifetime(old) {}
  }

  /// Lets go of what an object kept whose end is over.
  ///
  /// A value may be the last to hold an object with values. Those wait for the outermost of these
  /// calls, so that a chain of any length takes no stack.
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

  /// Values are whatever a program keeps, on whatever thread it pleases, as on iOS.
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
