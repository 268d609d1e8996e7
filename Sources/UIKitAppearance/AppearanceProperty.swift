public import UIKitCore

/// A property of views that appearances set.
@preconcurrency @MainActor
public struct AppearanceProperty {
  /// The class that declares the property.
  let owner: UIView.Type
  /// Returns the property's value for a view.
  let read: (UIView) -> Any
  /// Sets the property's value for a view.
  let write: (UIView, Any) -> Void
  /// Returns whether two values are equal.
  let isSame: (Any, Any) -> Bool

  /// Creates a property from a key path.
  public init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(
      read: { (view: Owner) in view[keyPath: path] },
      write: { (view: Owner, value: Value) in view[keyPath: path] = value })
  }

  /// Creates a property from closures that read and write its value.
  init<Owner: UIView, Value: Equatable>(
    read: @escaping (Owner) -> Value, write: @escaping (Owner, Value) -> Void
  ) {
    owner = Owner.self
    self.read = { view in
      guard let view = view as? Owner else { return () }
      return read(view)
    }
    self.write = { view, value in
      if let view = view as? Owner, let value = value as? Value { write(view, value) }
    }
    isSame = { $0 as? Value == $1 as? Value }
  }

  /// Returns a property for each state of a control.
  static func states<Owner: UIControl, Value: Equatable>(
    _ read: @escaping (Owner, UIControl.State) -> Value?,
    _ write: @escaping (Owner, Value?, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    return states.map { state in
      AppearanceProperty(
        read: { (control: Owner) in read(control, state) },
        write: { control, value in write(control, value, state) })
    }
  }
}
