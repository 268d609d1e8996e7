@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

// The state, and the updates of the configurations.
extension UITableViewCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = looks.isHighlighted
    state.isSelected = looks.isSelected
    state.isFocused = isFocused
    state.isEditing = looks.isEditing
    state.isSwiped = looks.isSwiped
    state.isReordering = looks.isReordering
    return state
  }

  /// Requests one update before the next layout, however often it is called (statement 941).
  func requestUpdate() {
    guard !looks.needsUpdate, !looks.isUpdating else { return }
    looks.needsUpdate = true
    setNeedsLayout()
  }

  /// Performs a requested update now.
  func updateConfigurationIfNeeded() {
    guard looks.needsUpdate, !looks.isUpdating else { return }
    looks.needsUpdate = false
    looks.isUpdating = true
    defer { looks.isUpdating = false }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Updates the configurations for a state (statement 942).
  func update(for state: UICellConfigurationState) {
    followTint()
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      showContent(content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      showBackground(background.updated(for: looked(state)))
    }
  }

  /// Returns the state as the background shows it: neither selected nor touched if the selection
  /// has no look (statement 795).
  private func looked(_ state: UICellConfigurationState) -> UICellConfigurationState {
    guard selectionStyle == .none else { return state }
    var state = state
    state.isSelected = false
    state.isHighlighted = false
    return state
  }

  /// Sets whether the user moves the row.
  func setReordering(_ isReordering: Bool) {
    guard isReordering != looks.isReordering else { return }
    looks.isReordering = isReordering
    requestUpdate()
  }

  // MARK: Backgrounds

  /// The system's background for the style of the table.
  var styleBackground: UIBackgroundConfiguration {
    table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// Sets a configuration, which replaces the background views (statement 799).
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      guard configurations.background != nil else { return }
      configurations.background = nil
      parts.configuredBackground?.removeFromSuperview()
      parts.configuredBackground = nil
      showSelection(animated: false)
      return setNeedsLayout()
    }
    for view in [
      parts.background, parts.selectedBackground, parts.multipleSelectionBackground,
    ] where view?.superview === self { view?.removeFromSuperview() }
    parts.background = nil
    parts.selectedBackground = nil
    parts.multipleSelectionBackground = nil
    if looks.isUpdating, automaticallyUpdatesBackgroundConfiguration {
      showBackground(configuration.updated(for: looked(configurationState)))
    } else {
      showBackground(configuration)
      requestUpdate()
    }
    showSelection(animated: false)
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration) {
    configurations.background = configuration
    let view = parts.configuredBackground ?? ConfiguredBackground(frame: bounds)
    if view.superview !== self { insertSubview(view, at: 0) }
    parts.configuredBackground = view
    view.show(configuration)
  }

  func setBackgroundView(_ view: UIView?, _ path: WritableKeyPath<CellParts, UIView?>) {
    let old = parts[keyPath: path]
    guard view !== old else { return }
    if view != nil { setBackground(nil) }
    if parts.shownSelection?.view === old { hideSelection(animated: false) }
    if let old, old.superview === self { old.removeFromSuperview() }
    parts[keyPath: path] = view
    if path == \CellParts.background, let view {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    showSelection(animated: false)
    setNeedsLayout()
  }
}
