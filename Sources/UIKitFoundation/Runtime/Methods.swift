public import UIKitCore

/// A method of a class as the runtime of Objective-C has it; here it knows its name and no code.
public typealias Method = OpaquePointer
/// The code of a method; here it stands for none.
public typealias IMP = OpaquePointer

/// The class of an object, or of a class that class itself; nil for nil and for what is no object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  guard let object else { return nil }
  return (object as? AnyClass) ?? (type(of: object) as? AnyClass)
}

/// What a class stands on; nil for one that stands on nothing.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// A method of a class's objects by its name: one that stands for the name, whether there is such a
/// method or not, as classes have no list of them here. For no class it is nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { MethodNames.method(of: $0, name) }
}

/// A method of the class itself by its name: see ``class_getInstanceMethod(_:_:)``.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}

/// The name of a method.
public func method_getName(_ method: Method) -> Selector { MethodNames.selector(of: method) }

/// The code of a method: something that stands for it, and for nothing else.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// The types of a method's arguments, which nothing here knows: nil.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Does nothing: a method's code is chosen when the program is built. A line names the remedy, which is
/// to override the method in a subclass.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  MethodNames.refuse("exchanging \(method_getName(m1)) and \(method_getName(m2))")
}

/// Does nothing, as ``method_exchangeImplementations(_:_:)`` does.
///
/// - Returns: The code that the method has.
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP {
  MethodNames.refuse("replacing \(method_getName(method))")
  return method
}

/// Does nothing, as ``method_exchangeImplementations(_:_:)`` does.
///
/// - Returns: True, as if a method had been added. Who swizzles then calls
///   ``class_replaceMethod(_:_:_:_:)``.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodNames.refuse("adding \(name)")
  return true
}

/// Does nothing, as ``method_exchangeImplementations(_:_:)`` does.
///
/// - Returns: nil: there was no such code.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodNames.refuse("replacing \(name)")
  return nil
}

/// The code of a closure: something that stands for it, and runs nothing.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  MethodNames.method(of: NSObject.self, Selector("a block"))
}
