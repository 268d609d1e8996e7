internal import Synchronization
internal import UIKitCore

/// Waits until no other thread is between this call and `objc_sync_exit` for the object; calls can
/// be nested.
///
/// - Returns: 0 for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(obj as AnyObject))
  return ObjectLocks.success
}

/// Releases the object for the next thread that waits in `objc_sync_enter`.
///
/// - Returns: 0, or -1 if the current thread hasn't entered the object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(ObjectIdentifier(obj as AnyObject)) ? ObjectLocks.success : ObjectLocks.notOwner
}

/// The locks of objects that threads have entered or wait for.
private enum ObjectLocks {
  /// The results of the Objective-C runtime.
  static let success: Int32 = 0
  static let notOwner: Int32 = -1

  private struct Entry {
    let lock = NSRecursiveLock()
    /// The number of calls that have entered or are waiting.
    var count = 0
    /// The thread that has entered.
    var owner: UInt?
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private static var thread: UInt { UInt(truncatingIfNeeded: pthread_self()) }

  static func enter(_ object: ObjectIdentifier) {
    let lock = entries.withLock { entries in
      entries[object, default: Entry()].count += 1
      return entries[object]?.lock
    }
    lock?.lock()
    entries.withLock { $0[object]?.owner = thread }
  }

  static func exit(_ object: ObjectIdentifier) -> Bool {
    let lock: NSRecursiveLock? = entries.withLock { entries in
      guard let entry = entries[object], entry.owner == thread else { return nil }
      entries[object]?.count -= 1
      if entry.count == 1 { entries[object] = nil }
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}
