package import class Foundation.NSObject

/// The facts that a module declares about one of its classes, for ``ClassRecord``.
///
/// A module lists its declarations in ``KitModule/classes``.
@MainActor
package struct ClassDeclaration {
  /// The class.
  package let type: AnyClass
  /// The properties that the class adds to those of its superclass.
  package let properties: [ClassProperty]
  /// The property with the text that a view of the class shows, or `nil` if it is that of the
  /// superclass.
  package let shownText: ClassProperty?

  /// Creates the declaration of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - properties: The properties that key-value observing, appearances and the inspector use.
  ///   - shownText: The property with the text that a view of the class shows.
  package init(
    _ type: AnyClass, _ properties: [ClassProperty], shownText: ClassProperty? = nil
  ) {
    self.type = type
    self.properties = properties
    self.shownText = shownText
  }
}

/// A property of a framework class that can be read and set by name.
@MainActor
package struct ClassProperty {
  /// The name by which the property is looked up.
  ///
  /// It is the name in key-value coding without `is`, or a name that no Swift property can have, such
  /// as `titleColor(for: 0)`, if only appearances or the inspector use the property.
  package let name: String
  /// The class that declares the property.
  package let owner: AnyClass
  /// Whether appearances set the property.
  package let isAppearance: Bool
  /// Whether the value is a Boolean, so that the getter's name begins with `is`.
  let isFlag: Bool
  /// Returns the value of an object, or an empty tuple if the object isn't of the class.
  package let read: (NSObject) -> Any
  /// Sets the value of an object. Returns whether the object and the value have the right type.
  ///
  /// `nil` if the property is read-only.
  package let write: ((NSObject, Any) -> Bool)?
  /// Returns whether two values are equal.
  package let isSame: (Any, Any) -> Bool

  /// Creates a property from a key path.
  package init<Owner: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, isAppearance: Bool = false
  ) {
    self.init(
      name, read: { (object: Owner) in object[keyPath: path] },
      write: { (object: Owner, value: Value) in object[keyPath: path] = value },
      isAppearance: isAppearance)
  }

  /// Creates a read-only property from a key path.
  package init<Owner: NSObject, Value: Equatable>(
    readOnly name: String, _ path: KeyPath<Owner, Value>
  ) {
    self.init(name, read: { (object: Owner) in object[keyPath: path] }, write: nil)
  }

  /// Creates a property from closures that read and write its value.
  package init<Owner: NSObject, Value: Equatable>(
    _ name: String, read: @escaping (Owner) -> Value, write: ((Owner, Value) -> Void)?,
    isAppearance: Bool = false
  ) {
    self.name = name
    owner = Owner.self
    self.isAppearance = isAppearance
    isFlag = Value.self == Bool.self
    self.read = { object in
      guard let object = object as? Owner else { return () }
      return read(object)
    }
    self.write = write.map { write in
      { object, value in
        guard let object = object as? Owner, let value = value as? Value else { return false }
        write(object, value)
        return true
      }
    }
    isSame = { $0 as? Value == $1 as? Value }
  }

  /// Returns the name in key-value coding of a getter with the prefix `is`, or `nil` for another
  /// name.
  ///
  /// For example, `isHidden` becomes `hidden`.
  nonisolated static func nameWithoutIs(_ name: String) -> String? {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return nil }
    return first.lowercased() + rest.dropFirst()
  }
}

// MARK: States

extension ClassProperty {
  /// Returns an appearance property for each state of a control.
  ///
  /// - Parameters:
  ///   - name: The name of the getter, such as `titleColor`.
  ///   - read: A closure that returns the value for a state.
  ///   - write: A closure that sets the value for a state.
  /// - Returns: The properties, in the order normal, highlighted, disabled, selected, focused.
  package static func states<Owner: UIControl, Value: Equatable>(
    _ name: String, _ read: @escaping (Owner, UIControl.State) -> Value?,
    _ write: @escaping (Owner, Value?, UIControl.State) -> Void
  ) -> [ClassProperty] {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    return states.map { state in
      ClassProperty(
        "\(name)(for: \(state.rawValue))", read: { (control: Owner) in read(control, state) },
        write: { control, value in write(control, value, state) }, isAppearance: true)
    }
  }
}
