public import class Foundation.NSObject

/// Makes an object of a class that is known only at run time, by its `init()`.
///
/// Neither a delegate nor a layer class promises a required `init()`, as neither does on iOS; the
/// compiler would not call it through the class alone. It is called through a class whose `init()`
/// is required and stands in the same place of the table. Pinned by a test in debug and release.
@MainActor
package enum ClassInstantiation {
  /// An object of `type`, or nil where it is no `NSObject` or no `Result`.
  package static func make<Result: AnyObject>(
    _ type: AnyClass, as resultType: Result.Type = Result.self
  ) -> Result? {
    guard type is NSObject.Type, type is Result.Type else { return nil }
    return call(unsafeBitCast(type, to: _RequiredInit.Type.self)) as? Result
  }

  @inline(never)
  private static func call(_ type: _RequiredInit.Type) -> NSObject { type.init() }
}

/// Has its `init()` in the table of its class, in the place where every `NSObject` has it.
///
/// Public, because the compiler calls the initializer of a class it can see all of directly.
open class _RequiredInit: NSObject {
  /// Makes an object.
  public required override init() { super.init() }
}
