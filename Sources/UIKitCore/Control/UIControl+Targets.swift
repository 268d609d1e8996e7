public import TouchstoneActions

/// Methods alone, as an action: the compiler checks them, and they have no name.
///
/// Such an action is never merged with another one and can be removed only together with its
/// target's other actions, with `action: nil`; with a nil target it goes to the first responder in
/// the chain that is of the method's type. What the method returns is not used.
extension UIControl {
  /// Calls a method of `target` for events.
  @inlinable public final func addTarget<Target, Result>(
    _ target: Target?, action: @escaping PlainAction<Target, Result>,
    for controlEvents: Event, file: StaticString = #fileID, line: UInt = #line
  ) {
    add(target, ActionMethod(action), controlEvents, SourcePlace(file, line))
  }

  /// Calls a method of `target` with the control for events.
  @inlinable public final func addTarget<Target, Sender, Result>(
    _ target: Target?, action: @escaping SenderAction<Target, Sender, Result>,
    for controlEvents: Event, file: StaticString = #fileID, line: UInt = #line
  ) {
    add(target, ActionMethod(action), controlEvents, SourcePlace(file, line))
  }

  /// Calls a method of `target` with the control and the touches' event for events.
  @inlinable public final func addTarget<Target, Sender, TouchEvent, Result>(
    _ target: Target?,
    action: @escaping EventAction<Target, Sender, TouchEvent, Result>,
    for controlEvents: Event, file: StaticString = #fileID, line: UInt = #line
  ) {
    add(target, ActionMethod(action), controlEvents, SourcePlace(file, line))
  }

  @usableFromInline final func add(
    _ target: Any?, _ method: ActionMethod, _ events: Event, _ place: SourcePlace
  ) {
    addTarget(target, action: Selector(bare: method, at: place), for: events)
  }
}
