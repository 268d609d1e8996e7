/// The state of a control other than its tracking and registrations.
struct ControlSettings {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var showsMenuAsPrimaryAction = false
  var toolTip: String?
  var menuInteraction: UIContextMenuInteraction?
}

extension UIControl {
  var synthesizedState: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  func set<Value: Equatable>(_ path: WritableKeyPath<ControlSettings, Value>, _ value: Value) {
    guard settingsOfControl[keyPath: path] != value else { return }
    settingsOfControl[keyPath: path] = value
    stateDidChange()
  }

  /// Enables or disables the control. Disabling it during a touch stops tracking without sending
  /// events.
  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != settingsOfControl.isEnabled else { return }
    settingsOfControl.isEnabled = isEnabled
    if !isEnabled, !tracking.tracked.isEmpty { giveUpTracking(nil, isSilent: true) }
    stateDidChange()
  }

  /// The horizontal alignment with leading and trailing resolved to left and right (statement 246).
  var resolvedHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }
}
