// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only; see NodeRef.

#if !canImport(ObjectiveC)
public import CReferenceCounts
#endif

/// A reference that does not keep its object alive and answers nil once the object's end has begun: what
/// `weak` is, without its price.
///
/// `weak` gives its object a side table, and from then on each retain and release of the object, by
/// whomever, takes three times as long. Views, windows and layers are pointed back at by all that they hold.
/// Here the object's memory waits for the last reference to it, as with `unowned`, which is a count beside
/// the others.
///
/// On Apple's platforms it is a `weak` reference, since objects there may be Objective-C's.
public struct BackReference<Object: AnyObject>: ~Copyable {
  #if canImport(ObjectiveC)
  @usableFromInline weak var target: Object?

  @inlinable public init(_ object: Object? = nil) { target = object }

  @inlinable public var object: Object? { target }
  /// Whether it is this object that is referred to.
  @inlinable public func refers(to object: Object) -> Bool { target === object }
  #else
  @usableFromInline let target: UnsafeMutableRawPointer?

  @inlinable
  public init(_ object: Object? = nil) {
    target = object.map { swift_unownedRetain(Unmanaged.passUnretained($0).toOpaque()) }
  }

  @inlinable
  deinit {
    if let target { swift_unownedRelease(target) }
  }

  @inlinable public var object: Object? { Self.object(at: target) }

  @inlinable
  static func object(at target: UnsafeMutableRawPointer?) -> Object? {
    guard let target, swift_tryRetain(target) != nil else { return nil }
    return Unmanaged<Object>.fromOpaque(target).takeRetainedValue()
  }

  /// Whether it is this object that is referred to; its memory is no other's as long as it is.
  @inlinable public func refers(to object: Object) -> Bool {
    target == Unmanaged.passUnretained(object).toOpaque()
  }
  #endif
}

// It is a number; whether what it answers may be used is a matter of the object.
extension BackReference: @unchecked Sendable {}

/// A ``BackReference`` for values that are copied: all copies share it.
public final class SharedBackReference<Object: AnyObject>: Sendable {
  @usableFromInline let reference: BackReference<Object>

  @inlinable public init(_ object: Object? = nil) { reference = BackReference(object) }

  @inlinable public var object: Object? { reference.object }
}
