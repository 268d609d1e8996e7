internal import TouchstoneHitTree
internal import TouchstoneTrace

extension Selector {
  /// Whether `target` implements the method.
  @MainActor
  package func isImplemented(by target: AnyObject) -> Bool { method(of: target) != nil }

  /// Calls the method on `target`; false where the target does not implement it, or where the
  /// sender is of another type than the method takes.
  @MainActor
  package func perform(on target: AnyObject, sender: Any?, event: AnyObject?) -> Bool {
    if let sender, type(of: sender) is AnyClass {
      return send(to: target, from: sender as AnyObject, event: event)
    }
    if let bare { return bare.method.call(target, sender, event) != nil }
    return method(of: target)?.call(target, sender, event) != nil
  }

  /// The same from an object, whose call needs no box for what it returns.
  @MainActor
  func send(to target: AnyObject, from sender: AnyObject, event: AnyObject?) -> Bool {
    if let bare { return Lent(bare).use { $0.method.send(target, sender, event) } }
    return method(of: target)?.send(target, sender, event) ?? false
  }

  /// Calls the method on `target` and hands on what it returns; nil where it could not be called.
  @MainActor
  package func result(on target: AnyObject, sender: Any?, event: UIEvent?) -> Any? {
    method(of: target)?.call(target, sender, event)
  }

  /// Calls the method where nobody looks at the answer, as a timer does; says so where that fails.
  @MainActor
  package func performOrReport(
    on target: AnyObject, sender: Any?, for application: UIApplication?, _ caller: String
  ) {
    guard !perform(on: target, sender: sender, event: nil) else { return }
    Fault.report(
      "\(caller) can't call \(label) of \(ViewDescription.name(target))",
      about: application ?? target)
  }

  /// What a call on `target` would run.
  @MainActor
  private func method(of target: AnyObject) -> ActionMethod? {
    if let bare { return bare.method.accepts(target) ? bare.method : nil }
    // Everybody names `UIResponder.cut(_:)`, which does nothing: what counts is who overrides it.
    if let editing = StandardEditAction(name), let responder = target as? UIResponder {
      return editing.isOverridden(in: type(of: responder)) ? editing.method : nil
    }
    return ActionMethods.find(name, for: target)
  }
}

extension TraceStep.Action {
  /// The action as a trace has it.
  init(_ action: Selector) {
    self =
      action.bare.map { .method(of: ClassNames.shortened($0.method.target)) } ?? .named(action.name)
  }
}
