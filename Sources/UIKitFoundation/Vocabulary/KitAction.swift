package import TouchstoneActions

/// A method of the framework that apps name in selectors.
package struct KitAction: Sendable {
  /// The name, in the form of an Objective-C selector.
  package let name: String
  package let method: ActionMethod

  package init<Target, Result>(_ name: String, _ method: @escaping PlainAction<Target, Result>) {
    self.init(name, ActionMethod(method))
  }

  package init<Target, Sender, Result>(
    _ name: String, _ method: @escaping SenderAction<Target, Sender, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Creates an action from a method and its Objective-C name.
  package init(_ name: String, _ method: ActionMethod) {
    self.name = name
    self.method = method
  }
}
