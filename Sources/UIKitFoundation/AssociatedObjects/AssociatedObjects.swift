internal import UIKitCore

/// Policies for storing an associated value.
///
/// All of them are safe on every thread here, so the atomic and nonatomic variants are equivalent.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference, which is `nil` after the value's deallocation; reading it then crashes the
  /// app on iOS.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy, or to the value itself if it can't be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference to a copy, or to the value itself if it can't be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object of any class under a key, until the object is deallocated.
///
///     objc_setAssociatedObject(view, &Keys.badge, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// Values are released after the object's own properties, as on iOS.
///
/// - Parameters:
///   - object: The object. If it isn't an object, the call has no effect, as on iOS.
///   - key: An address that no other code uses, such as that of a static variable.
///   - value: The value, or `nil` to remove the present value.
///   - policy: Whether the value is retained, copied, or neither.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = AssociatedObjects.keeper(object) else { return }
  let held = value.map { value in
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: AssociationTable.Held(value, isWeak: true)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      AssociationTable.Held(value, isWeak: false)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      AssociationTable.Held((value as? any NSCopying)?.copy(with: nil) ?? value, isWeak: false)
    }
  }
  AssociationTable.shared.set(held, key, of: object)
}

/// Returns the value associated with an object under a key, or `nil` if the key has no value.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.keeper(object).flatMap { AssociationTable.shared.value(key, of: $0) }
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let object = AssociatedObjects.keeper(object) {
    AssociationTable.shared.removeAll(of: object)
  }
}

/// Determines the objects that can have associated values.
private enum AssociatedObjects {
  /// Returns the object itself, or `nil` for a structure or another value.
  static func keeper(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }
}
