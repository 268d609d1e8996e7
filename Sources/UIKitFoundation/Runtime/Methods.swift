public import UIKitCore

/// A method of a class as in the Objective-C runtime, which here has a name but no code.
public typealias Method = OpaquePointer
/// The code of a method, which here is only a placeholder.
public typealias IMP = OpaquePointer

/// Returns the class of an object, or the class itself, or `nil` if `object` is `nil` or not an
/// object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  guard let object else { return nil }
  return (object as? AnyClass) ?? (type(of: object) as? AnyClass)
}

/// Returns the superclass of `cls`, or `nil` if `cls` is `nil` or a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns an instance method of a class by its name, or `nil` if `cls` is `nil`.
///
/// The result represents the name, whether the class has such a method or not, because classes have
/// no list of methods here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { MethodNames.method(of: $0, name) }
}

/// Returns a class method by its name, like ``class_getInstanceMethod(_:_:)``.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}

/// Returns the name of a method.
public func method_getName(_ method: Method) -> Selector { MethodNames.selector(of: method) }

/// Returns a placeholder for the code of a method.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// Returns `nil`, because the types of a method's arguments aren't known here.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Does nothing, because methods can't be changed at run time.
///
/// A reported line names the remedy, which is to override the method in a subclass.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  MethodNames.refuse("exchanging \(method_getName(m1)) and \(method_getName(m2))")
}

/// Does nothing, like ``method_exchangeImplementations(_:_:)``.
///
/// - Returns: The unchanged code of the method.
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP {
  MethodNames.refuse("replacing \(method_getName(method))")
  return method
}

/// Does nothing, like ``method_exchangeImplementations(_:_:)``.
///
/// - Returns: `true`, as if a method had been added. Swizzling code then calls
///   ``class_replaceMethod(_:_:_:_:)``.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodNames.refuse("adding \(name)")
  return true
}

/// Does nothing, like ``method_exchangeImplementations(_:_:)``.
///
/// - Returns: `nil`, because there was no such code.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodNames.refuse("replacing \(name)")
  return nil
}

/// Returns a placeholder for the code of a closure, which runs nothing.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  MethodNames.method(of: NSObject.self, Selector("a block"))
}
