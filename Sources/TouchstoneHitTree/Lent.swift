// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only; see NodeRef.

/// An object that somebody else keeps alive, for work that is done with each event.
///
/// Reading an object out of a property that may change retains it for as long as it is used, and releases it
/// afterwards: two atomic instructions, which take as long as fifty plain ones. `unowned(unsafe)` retains
/// just the same. This does not:
///
///     touch.keptWindow?.use { window in window.sendEvent(event) }
///
/// The price is a promise. Whoever uses it knows who keeps the object until `use` returns, whatever program
/// code that is called meanwhile lets go of; where that can't be read off the spot, a comment says it.
/// ``object`` promises nothing but the moment, and retains as ever.
public struct Lent<Object: AnyObject>: Equatable {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable @inline(__always)
  public init(_ object: Object) { reference = .passUnretained(object) }

  /// Calls `body` with the object, which nobody retains for that.
  @inlinable @inline(__always)
  public func use<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// The object, retained as any other.
  @inlinable @inline(__always)
  public var object: Object { reference.takeUnretainedValue() }

  @inlinable @inline(__always)
  public func refers(to object: Object) -> Bool { self == Lent(object) }

  @inlinable @inline(__always)
  public static func == (one: Lent, other: Lent) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque()
  }
}
