public import TouchstoneActions

/// Actions given as unnamed methods instead of selectors. The compiler checks them.
///
/// Such an action is never merged with another one. It can be removed only together with its
/// target's other actions, with `action: nil`. If the target is `nil`, the action goes to the first
/// responder in the chain that has the method's type. The method's return value is ignored.
extension UIControl {
  /// Calls a method of `target` for control events.
  @inlinable public final func addTarget<Target, Result>(
    _ target: Target?, action: @escaping PlainAction<Target, Result>,
    for controlEvents: Event, file: StaticString = #fileID, line: UInt = #line
  ) {
    add(target, ActionMethod(action), controlEvents, SourcePlace(file, line))
  }

  /// Calls a method of `target` with the control for control events.
  @inlinable public final func addTarget<Target, Sender, Result>(
    _ target: Target?, action: @escaping SenderAction<Target, Sender, Result>,
    for controlEvents: Event, file: StaticString = #fileID, line: UInt = #line
  ) {
    add(target, ActionMethod(action), controlEvents, SourcePlace(file, line))
  }

  /// Calls a method of `target` with the control and the touch event for control events.
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
