extension UIGestureRecognizer {
  /// Makes a recognizer that calls a method of `target`, which is not kept alive.
  ///
  ///     UITapGestureRecognizer(target: self, action: Controller.cardTapped)
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: target, action: Selector(bare: ActionMethod(action)))
  }

  /// Makes a recognizer that calls a method of `target` with itself.
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(target: target, action: Selector(bare: ActionMethod(action)))
  }

  /// Calls a method of `target`, which is not kept alive, with each change of state but failing.
  ///
  /// A bare method has no identity: it is never merged, and is removed with `action: nil`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addTarget(target, action: Selector(bare: ActionMethod(action)))
  }

  /// Calls a method of `target` with the recognizer.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    addTarget(target, action: Selector(bare: ActionMethod(action)))
  }
}
