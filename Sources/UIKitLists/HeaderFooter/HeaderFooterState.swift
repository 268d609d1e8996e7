@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The state of a header or footer.
@MainActor struct HeaderFooterState {
  let reuseIdentifier: String?
  let contentView = UIView()
  var backgroundView: UIView?
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// Whether the view floats above the rows.
  var isPinned = false
  /// The title that the data source states, or `nil`.
  var title: String?
  var isFooter = false

  init(reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }
}

extension UITableViewHeaderFooterView {
  func prepareHeaderFooter() { addSubview(state.contentView) }
  func resetForReuse() {}
  /// Shows a title that the data source states.
  func showTitle(_ title: String, isFooter: Bool) {
    state.title = title
    state.isFooter = isFooter
  }
  /// Sets whether the view floats above the rows.
  func setPinned(_ isPinned: Bool) { state.isPinned = isPinned }
  var contentViewInUse: UIView { state.contentView }
  var titleLabel: UILabel? { nil }
  var secondLabel: UILabel? { nil }
  func setContent(_ configuration: (any UIContentConfiguration)?) { state.content = configuration }
  var styleConfiguration: UIListContentConfiguration { .cell() }
  var styleBackground: UIBackgroundConfiguration { .clear() }
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    state.background = configuration
  }
  func setBackgroundView(_ view: UIView?) { state.backgroundView = view }
  var currentState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  func requestUpdate() {}
  func update(for state: UIViewConfigurationState) {}
  func layOutHeaderFooter() { state.contentView.frame = bounds }
  func fittingSize(_ size: CGSize) -> CGSize { size }
  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize { target }
}
