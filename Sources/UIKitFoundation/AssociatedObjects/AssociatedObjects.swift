internal import UIKitCore

/// How an object keeps a value that it was given.
///
/// All of them are safe on every thread here, so that the two halves mean the same.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It is not kept. Reading it after its end gives nil; on iOS that ends the program.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept, where it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It is kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept, where it can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Lets an object of any class keep a value under a key, until the object ends.
///
///     objc_setAssociatedObject(view, &Keys.badge, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// Values are let go after the object's own properties, as on iOS.
///
/// - Parameters:
///   - object: Whose value it is. What is no object keeps nothing, as on iOS.
///   - key: An address that nobody else uses, such as that of a static variable.
///   - value: What is kept; nil forgets what there is.
///   - policy: Whether the value is kept alive, copied, or neither.
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

/// What an object keeps under a key; nil where it keeps nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.keeper(object).flatMap { AssociationTable.shared.value(key, of: $0) }
}

/// Lets an object forget everything that it was given, by whomever.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let object = AssociatedObjects.keeper(object) {
    AssociationTable.shared.removeAll(of: object)
  }
}

/// Who can be given something to keep.
private enum AssociatedObjects {
  /// The object itself; nil for a structure or another value.
  static func keeper(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }
}
