// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only. See NodeRef.

/// A borrowed reference to an object that another object retains, for code that runs for each
/// event.
///
/// Reading an object from a mutable property retains it while it is used and then releases it.
/// These two atomic instructions take as long as fifty plain ones. `unowned(unsafe)` retains the
/// object, too. This type doesn't:
///
///     touch.keptWindow?.use { window in window.sendEvent(event) }
///
/// The caller guarantees that another reference keeps the object alive until `use` returns,
/// whatever app code releases during the call. If the call site doesn't make this obvious, state
/// the reason in a comment. A debug build checks the guarantee before and after the call, and stops
/// with a message if it is broken. ``object`` retains as usual. The object must be alive only at
/// the time of the access.
public struct Borrowed<Object: AnyObject>: Equatable {
  @usableFromInline let reference: Unmanaged<Object>
  #if DEBUG
  @usableFromInline weak var witness: Object?
  #endif

  @inlinable @inline(__always)
  public init(_ object: Object) {
    reference = .passUnretained(object)
    #if DEBUG
    witness = object
    #endif
  }

  /// Calls `body` with the object, without retaining it.
  // Transparent, so that a stack trace in a debugger contains only the caller and the body.
  @_transparent
  public func use<Result>(_ body: (Object) -> Result) -> Result {
    #if DEBUG
    checkPromise()
    defer { checkPromise() }
    #endif
    return reference._withUnsafeGuaranteedRef { body($0) }
  }

  #if DEBUG
  @usableFromInline
  func checkPromise() {
    precondition(
      witness != nil,
      "a borrowed \(Object.self) was released too early; another reference must retain it until use returns"
    )
  }
  #endif

  /// The object, retained as usual.
  @inlinable @inline(__always)
  public var object: Object {
    #if DEBUG
    checkPromise()
    #endif
    return reference.takeUnretainedValue()
  }

  @inlinable @inline(__always)
  public func refers(to object: Object) -> Bool { self == Borrowed(object) }

  @inlinable @inline(__always)
  public static func == (one: Borrowed, other: Borrowed) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque()
  }
}
