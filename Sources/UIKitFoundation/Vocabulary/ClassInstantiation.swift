public import class Foundation.NSObject

/// Creates an object of a class that is known only at run time, using its `init()`.
///
/// As on iOS, delegate and layer classes don't declare a required `init()`, so the compiler rejects
/// a call through the metatype. The call uses a class whose `init()` is required and has the same
/// slot in the vtable. Pinned by a test in debug and release.
@MainActor
package enum ClassInstantiation {
  /// Returns an object of `type`, or `nil` if `type` isn't a subclass of both `NSObject` and
  /// `Result`.
  package static func make<Result: AnyObject>(
    _ type: AnyClass, as resultType: Result.Type = Result.self
  ) -> Result? {
    guard type is NSObject.Type, type is Result.Type else { return nil }
    return call(unsafeBitCast(type, to: _RequiredInit.Type.self)) as? Result
  }

  @inline(never)
  private static func call(_ type: _RequiredInit.Type) -> NSObject { type.init() }
}

/// A class that has its `init()` in the vtable slot that every `NSObject` uses.
///
/// It is public, because the compiler calls an initializer directly if it sees all of its class.
open class _RequiredInit: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}
