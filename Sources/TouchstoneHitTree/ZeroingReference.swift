// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only. See NodeRef.

#if !canImport(ObjectiveC)
public import CReferenceCounts
#endif

/// A zeroing reference that is cheaper than `weak`.
///
/// ``object`` is `nil` once deinitialization has begun. `weak` allocates a side table, after which
/// every retain and release of the target takes three times as long. Everything in a view, window
/// or layer points back at it. This type uses the unowned count instead: the target's memory stays
/// allocated until the last reference is gone.
///
/// On Apple's platforms it is a `weak` reference, because the target may be an Objective-C object.
public struct ZeroingReference<Object: AnyObject>: ~Copyable {
  #if canImport(ObjectiveC)
  @usableFromInline weak var target: Object?

  @inlinable public init(_ object: Object? = nil) { target = object }

  @inlinable public var object: Object? { target }
  /// Returns whether `object` is the target.
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

  /// Returns whether `object` is the target.
  ///
  /// The target's memory isn't reused while this reference exists.
  @inlinable public func refers(to object: Object) -> Bool {
    target == Unmanaged.passUnretained(object).toOpaque()
  }
  #endif
}

// The reference itself is an address. Whether its object may be used on a thread depends on the
// object.
extension ZeroingReference: @unchecked Sendable {}

/// A ``ZeroingReference`` for values that are copied and share it.
public final class SharedZeroingReference<Object: AnyObject>: Sendable {
  @usableFromInline let reference: ZeroingReference<Object>

  @inlinable public init(_ object: Object? = nil) { reference = ZeroingReference(object) }

  @inlinable public var object: Object? { reference.object }
}
