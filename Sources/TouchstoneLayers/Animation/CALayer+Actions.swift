internal import TouchstoneGeometry

/// A property change and the action that runs after it.
@MainActor struct PendingChange {
  let layer: CALayer
  let key: String
  let action: any CAAction

  /// Runs the action. Call it when the property has its new value.
  func end() { action.run(forKey: key, object: layer, arguments: nil) }
}

extension CALayer {
  /// Whether the current transaction disables actions.
  var isWithoutActions: Bool {
    Transaction.withoutActions > 0 && LayerClock.current().transaction.disablesActions
  }

  /// Returns the change to end with ``PendingChange/end()``, or `nil` if no action follows it.
  ///
  /// - Complexity: One call of the delegate, or no call without a delegate, actions and style.
  func beginChange(_ key: String) -> PendingChange? {
    looksDifferent()
    guard modelLayer == nil, !isWithoutActions else { return nil }
    guard delegate != nil || actions != nil || style != nil || type(of: self) != CALayer.self
    else { return implicitChange(key) }
    guard let action = action(forKey: key) else {
      return delegate == nil ? implicitChange(key) : nil
    }
    if action is NSNull { return nil }
    return PendingChange(layer: self, key: key, action: withOldValue(action, key))
  }

  /// Returns an implicit animation of the change if an explicit transaction specifies a duration.
  private func implicitChange(_ key: String) -> PendingChange? {
    guard LayerClock.current().animatesByItself, AnimatableValue(value(forKey: key)) != nil else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: key)
    return PendingChange(layer: self, key: key, action: withOldValue(animation, key))
  }

  /// Returns the action. A basic animation without values gets the current presentation value as
  /// its start.
  private func withOldValue(_ action: any CAAction, _ key: String) -> any CAAction {
    guard let animation = action as? CABasicAnimation, animation.hasNoValues,
      let copy = animation.copied() as? CABasicAnimation
    else { return action }
    copy.fromValue = presentation()?.value(forKey: key)
    if copy.keyPath == nil { copy.keyPath = key }
    return copy
  }

  func findAction(_ event: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let actions = style?["actions"] as? [String: any CAAction], let action = actions[event] {
      return action
    }
    return type(of: self).defaultAction(forKey: event)
  }
}
