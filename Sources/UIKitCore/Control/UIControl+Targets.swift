/// Methods alone, as an action: the compiler checks them, and they have no name.
///
/// Such an action is never merged with another one and can be removed only together with its
/// target's other actions, with `action: nil`; with a nil target it goes to the first responder in
/// the chain that is of the method's type.
extension UIControl {
  /// Calls a method of `target` for events.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(bare: ActionMethod(action)), for: controlEvents)
  }

  /// Calls a method of `target` with the control for events.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(bare: ActionMethod(action)), for: controlEvents)
  }

  /// Calls a method of `target` with the control and the touches' event for events.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(bare: ActionMethod(action)), for: controlEvents)
  }
}
