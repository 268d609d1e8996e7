internal import Foundation

/// A lock. Its address must not change while it is held, so allocate it, as on Apple's platforms.
public struct os_unfair_lock_s {
  var mutex = pthread_mutex_t()
  /// Creates an unlocked lock.
  public init() { pthread_mutex_init(&mutex, nil) }
}

/// The name by which Swift code creates a lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Acquires a lock, and waits if it is held.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Acquires a lock unless it is held. Returns whether it was acquired.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}

/// A lock with a state that only its holder reads and changes.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate let own = NSLock()
  private var state: State

  /// Creates an unlocked lock with a state that no other thread refers to.
  public init(uncheckedState initialState: State) { state = initialState }
  /// Creates an unlocked lock with a state.
  public init(initialState: State) where State: Sendable { state = initialState }

  /// Calls `body` with the state while the lock is held, and returns its result.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }
  /// Calls `body` with the state while the lock is held, and returns its result.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    own.lock()
    defer { own.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock without a state.
  public convenience init() { self.init(uncheckedState: ()) }
  /// Calls `body` while the lock is held, and returns its result.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
  /// Acquires the lock, and waits if it is held.
  public func lock() { own.lock() }
  /// Releases the lock.
  public func unlock() { own.unlock() }
  /// Acquires the lock unless it is held. Returns whether it was acquired.
  public func lockIfAvailable() -> Bool { own.try() }
}
