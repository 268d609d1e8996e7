package import TouchstoneActions

/// A method of the kit that programs name in selectors.
package struct KitAction: Sendable {
  /// The name, as an Objective-C selector's.
  package let name: String
  /// The method.
  package let method: ActionMethod

  package init<Target, Result>(_ name: String, _ method: @escaping PlainAction<Target, Result>) {
    self.init(name, ActionMethod(method))
  }

  package init<Target, Sender, Result>(
    _ name: String, _ method: @escaping SenderAction<Target, Sender, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// A method and its Objective-C name.
  package init(_ name: String, _ method: ActionMethod) {
    self.name = name
    self.method = method
  }
}
