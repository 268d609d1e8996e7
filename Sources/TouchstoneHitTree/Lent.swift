// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only; see NodeRef.

/// An object that another object keeps alive, for work that is done with each event.
///
/// Reading an object out of a property that may change retains it for as long as it is used, and releases it
/// afterwards: two atomic instructions, which take as long as fifty plain ones. `unowned(unsafe)` retains
/// just the same. This does not:
///
///     touch.keptWindow?.use { window in window.sendEvent(event) }
///
/// The price is a promise: the caller knows an object that keeps the lent one until `use` returns, whatever
/// the program code that is called meanwhile lets go of. If the reason isn't obvious there, a comment gives
/// it. A debug build checks the promise before and after, and stops with a sentence if it is broken.
/// ``object`` promises nothing but the moment, and retains as ever.
public struct Lent<Object: AnyObject>: Equatable {
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
  // Transparent, so that a stack in a debugger shows the caller and the body alone.
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
      "a \(Object.self) that was lent is gone; the object that lends it must keep it until use returns"
    )
  }
  #endif

  /// The object, retained as any other.
  @inlinable @inline(__always)
  public var object: Object {
    #if DEBUG
    checkPromise()
    #endif
    return reference.takeUnretainedValue()
  }

  @inlinable @inline(__always)
  public func refers(to object: Object) -> Bool { self == Lent(object) }

  @inlinable @inline(__always)
  public static func == (one: Lent, other: Lent) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque()
  }
}
