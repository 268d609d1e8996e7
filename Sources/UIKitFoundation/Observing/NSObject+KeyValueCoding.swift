public import UIKitCore

/// Key-value coding, without an Objective-C runtime.
///
/// Keys are the names of properties that the framework's classes declare for appearances and
/// observation, and keys of layers. Stored properties of an app's own classes can be read but not set,
/// because Swift offers no way to set them by name. A layer's own methods take precedence.
extension NSObject {
  /// Returns the value of a property by its name, or `nil` after one line for an unknown name.
  @_disfavoredOverload @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if let value = PropertyReader.value(of: key, in: self) { return Self.unwrapped(value) }
    if self is CALayer { return nil }
    NumberCheck.tell("there is no property “\(key)” to read by name", self)
    return nil
  }

  /// Sets a property by its name.
  ///
  /// An unknown name, a read-only property or a value of another type is reported with one line,
  /// and nothing changes.
  @_disfavoredOverload @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
    guard let property = ClassRecord.of(type(of: self)).property(named: key) else {
      return NumberCheck.tell("there is no property “\(key)” to set by name", self)
    }
    guard let write = property.write else {
      return NumberCheck.tell("the property “\(key)” can only be read", self)
    }
    if !Self.readings(of: value).contains(where: { write(self, $0) }) {
      let text = value.map { "\($0)" } ?? "nil"
      NumberCheck.tell("the property “\(key)” can't be \(text)", self)
    }
  }

  /// Returns the value of a property of a property, such as `layer.cornerRadius`.
  @_disfavoredOverload @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    let (first, rest) = Self.parts(keyPath)
    guard let rest else { return value(forKey: first) }
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    return (value(forKey: first) as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets a property of a property, such as `layer.cornerRadius`.
  @_disfavoredOverload @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (first, rest) = Self.parts(keyPath)
    guard let rest else { return setValue(value, forKey: first) }
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let object = self.value(forKey: first) as? NSObject else {
      return NumberCheck.tell("the property “\(first)” is no object with properties", self)
    }
    object.setValue(value, forKeyPath: rest)
  }

  /// Returns the value in an optional value, or `nil` if the optional value is `nil`.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns a value, and a number also in the types of properties, because a number of any type sets
  /// a number.
  private static func readings(of value: Any?) -> [Any] {
    let number: Double? =
      switch value {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    guard let number else { return [value as Any] }
    return [
      value as Any, CGFloat(number), number, Float(number), Int(clamping: number), number != 0,
    ]
  }

  /// Returns the first key of a path, and the path after it.
  private static func parts(_ keyPath: String) -> (first: String, rest: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}
