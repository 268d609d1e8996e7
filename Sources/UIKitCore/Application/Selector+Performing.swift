internal import TouchstoneHitTree
internal import TouchstoneTrace

extension Selector {
  /// Returns whether `target` implements the method.
  @MainActor
  package func isImplemented(by target: AnyObject) -> Bool { method(of: target) != nil }

  /// Calls the method on `target`.
  ///
  /// Returns `false` if the target doesn't implement it, or if the sender isn't of the type that
  /// the method accepts.
  @MainActor
  package func perform(on target: AnyObject, sender: Any?, event: AnyObject?) -> Bool {
    if let sender, type(of: sender) is AnyClass {
      return send(to: target, from: sender as AnyObject, event: event)
    }
    if let bare { return bare.method.call(target, sender, event) != nil }
    return method(of: target)?.call(target, sender, event) != nil
  }

  /// Calls the method with an object as the sender, which avoids boxing the return value.
  @MainActor
  func send(to target: AnyObject, from sender: AnyObject, event: AnyObject?) -> Bool {
    if let bare { return Borrowed(bare).use { $0.method.send(target, sender, event) } }
    return method(of: target)?.send(target, sender, event) ?? false
  }

  /// Calls the method on `target` and returns its result, or `nil` if it can't be called.
  @MainActor
  package func result(on target: AnyObject, sender: Any?, event: UIEvent?) -> Any? {
    method(of: target)?.call(target, sender, event)
  }

  /// Calls the method for a caller that ignores the result, such as a timer. Reports a failure.
  @MainActor
  package func performOrReport(
    on target: AnyObject, sender: Any?, for application: UIApplication?, _ caller: String
  ) {
    guard !perform(on: target, sender: sender, event: nil) else { return }
    Fault.report(
      "\(caller) can't call \(label) of \(ViewDescription.name(target))",
      about: application ?? target)
  }

  /// Returns the method that a call on `target` would run.
  @MainActor
  private func method(of target: AnyObject) -> ActionMethod? {
    if let bare { return bare.method.accepts(target) ? bare.method : nil }
    // All responders inherit `UIResponder.cut(_:)`, which does nothing: only overrides count.
    if let editing = StandardEditAction(name), let responder = target as? UIResponder {
      return editing.isOverridden(in: type(of: responder)) ? editing.method : nil
    }
    return ActionMethods.find(name, for: target)
  }
}

extension TraceStep.Action {
  /// Creates the trace representation of an action.
  init(_ action: Selector) {
    self =
      action.bare.map { .method(of: ClassNames.shortened($0.method.target)) } ?? .named(action.name)
  }
}
