@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

// The content, the background and the updates of a header or footer.
extension UITableViewHeaderFooterView: StyledContentOwner {
  func prepareHeaderFooter() {
    insetsLayoutMarginsFromSafeArea = false
    state.chosenMargins = layoutMargins
    adopt(state.contentView)
  }

  private func adopt(_ view: UIView) {
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = true
    // The standard margins of 8 points would be larger than those of a header of one line.
    if type(of: view) == UIView.self { view.layoutMargins = .zero }
    state.contentView = view
    addSubview(view)
    setNeedsLayout()
  }

  func resetForReuse() {
    state.isPinned = false
    requestUpdate()
  }

  /// Shows the title that the data source states, in the style of the table.
  func showTitle(_ title: String, isFooter: Bool) {
    state.isFooter = isFooter
    titleLabel?.text = title
    updateTitleStyle()
    setNeedsLayout()
  }

  /// Prepares the view for a place in a table.
  func belong(to table: UITableView, isFooter: Bool) {
    guard self.table !== table || state.isFooter != isFooter else { return }
    self.table = table
    state.isFooter = isFooter
    updateTitleStyle()
    requestUpdate()
  }

  /// Sets whether the view floats above the rows.
  func setPinned(_ isPinned: Bool) {
    guard isPinned != state.isPinned else { return }
    state.isPinned = isPinned
    requestUpdate()
  }

  var contentViewInUse: UIView { state.contentView }

  // MARK: Labels

  var titleLabel: UILabel? {
    guard state.content == nil else { return nil }
    if let label = state.text { return label }
    let label = newLabel()
    state.text = label
    updateTitleStyle()
    return label
  }

  var secondLabel: UILabel? {
    guard state.content == nil else { return nil }
    if let label = state.detail { return label }
    let label = newLabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    state.detail = label
    return label
  }

  private func newLabel() -> CellLabelView {
    let label = CellLabelView()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.owner = self
    state.contentView.addSubview(label)
    return label
  }

  func styledContentDidChange() { setNeedsLayout() }

  var isGrouped: Bool { table.map { $0.style != .plain } ?? false }

  /// Sets the font and the color of the title, unless the app has set others.
  func updateTitleStyle() {
    guard let label = state.text else { return }
    let font = HeaderStyle.font(isFooter: state.isFooter, isGrouped: isGrouped)
    let color = HeaderStyle.color(isFooter: state.isFooter, isGrouped)
    if state.chosenFont == nil || label.font == state.chosenFont, font != state.chosenFont {
      state.chosenFont = font
      label.font = font
    }
    if state.chosenColor == nil || label.textColor == state.chosenColor, color != state.chosenColor
    {
      state.chosenColor = color
      label.textColor = color
    }
  }

  // MARK: Content configurations

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard state.content != nil else { return }
      state.content = nil
      replaceContentView(with: UIView())
      return requestUpdate()
    }
    if state.isUpdating, automaticallyUpdatesContentConfiguration {
      showContent(configuration.updated(for: configurationState))
    } else {
      showContent(configuration)
      requestUpdate()
    }
  }

  private func showContent(_ configuration: any UIContentConfiguration) {
    let isFirst = state.content == nil
    state.content = configuration
    if !isFirst, let view = state.contentView as? any UIView & UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
    } else {
      replaceContentView(with: configuration.makeContentView())
    }
  }

  private func replaceContentView(with view: UIView) {
    let old = state.contentView
    (state.text, state.detail) = (nil, nil)
    (state.chosenFont, state.chosenColor) = (nil, nil)
    adopt(view)
    view.frame = old.frame
    if old !== view { old.removeFromSuperview() }
  }

  var styleConfiguration: UIListContentConfiguration {
    switch (state.isFooter, isGrouped) {
    case (false, false): .plainHeader()
    case (true, false): .plainFooter()
    case (false, true): .groupedHeader()
    case (true, true): .groupedFooter()
    }
  }

  // MARK: Updates

  var currentState: UIViewConfigurationState {
    var result = UIViewConfigurationState(traitCollection: traitCollection)
    result.isDisabled = !isUserInteractionEnabled
    result.isFocused = isFocused
    result.isPinned = state.isPinned
    return result
  }

  func requestUpdate() {
    guard !state.needsUpdate, !state.isUpdating else { return }
    state.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard state.needsUpdate, !state.isUpdating else { return }
    state.needsUpdate = false
    state.isUpdating = true
    defer { state.isUpdating = false }
    let current = configurationState
    updateConfiguration(using: current)
    configurationUpdateHandler?(self, current)
    updateStandardBackground(current)
  }

  func update(for current: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = state.content {
      showContent(content.updated(for: current))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = state.background {
      state.background = background.updated(for: current)
      showBackground(state.background)
    }
  }

  // MARK: Backgrounds

  var styleBackground: UIBackgroundConfiguration {
    isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    state.background = configuration
    if configuration != nil {
      state.backgroundView?.removeFromSuperview()
      state.backgroundView = nil
    }
    showBackground(configuration)
    requestUpdate()
  }

  /// Shows the background of the table's style if the app has set neither a configuration nor a
  /// view. That of a plain header is visible while the header floats.
  private func updateStandardBackground(_ current: UIViewConfigurationState) {
    guard state.background == nil else { return }
    let isShown = state.backgroundView == nil && state.isPinned && !isGrouped
    showBackground(isShown ? styleBackground.updated(for: current) : nil)
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      state.configuredBackground?.removeFromSuperview()
      state.configuredBackground = nil
      return
    }
    let view = state.configuredBackground ?? ConfiguredBackground(frame: bounds)
    if view.superview !== self { insertSubview(view, at: 0) }
    state.configuredBackground = view
    view.show(configuration)
  }

  func setBackgroundView(_ view: UIView?) {
    guard view !== state.backgroundView else { return }
    if view != nil {
      state.background = nil
      showBackground(nil)
    }
    state.backgroundView?.removeFromSuperview()
    state.backgroundView = view
    if let view {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    requestUpdate()
  }
}
