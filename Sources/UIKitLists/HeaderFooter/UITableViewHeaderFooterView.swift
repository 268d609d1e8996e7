@_spi(Kit) public import UIKitControls
@_spi(Kit) public import UIKitCore

/// The header or footer of a section of a table.
///
/// The class body is a table of contents. The implementation is in the files of the facets.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// A closure that updates the view's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  final var state: HeaderFooterState
  /// The table that shows the view, or `nil` if the view is in none.
  final weak var table: UITableView?
  /// The element for the texts of a view that also has other elements, or `nil` before it is read.
  final var textElement: TextElement?

  /// Creates a view, which the table uses again for sections with the same identifier.
  public init(reuseIdentifier: String?) {
    state = HeaderFooterState(reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
    prepareHeaderFooter()
  }

  /// Creates a view without an identifier, with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without an identifier and without reading the archive, because archives aren't
  /// supported.
  public required init?(coder: NSCoder) {
    state = HeaderFooterState(reuseIdentifier: nil)
    super.init(coder: coder)
    prepareHeaderFooter()
  }

  /// The identifier of views that can replace each other, or `nil` if the view isn't used again.
  open var reuseIdentifier: String? { state.reuseIdentifier }
  /// Called before the table uses the view again.
  ///
  /// Overrides call `super`.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Content

  /// The view that contains the content. Add subviews and constraints to it.
  open var contentView: UIView { contentViewInUse }
  /// The label of the title, or `nil` if the view has a content configuration.
  open var textLabel: UILabel? { titleLabel }
  /// The second label of a grouped header, or `nil` if the view has a content configuration.
  open var detailTextLabel: UILabel? { secondLabel }
  /// The description of the content, which replaces the labels, or `nil` to use the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { state.content }
    set { setContent(newValue) }
  }
  /// Whether the content configuration is updated for each new state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns the system's content configuration for the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }

  // MARK: Background

  /// The description of the background, or `nil` if the view has none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.background }
    set { setBackground(newValue) }
  }
  /// Whether the background configuration is updated for each new state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the system's background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styleBackground }
  /// The view behind all others, or `nil` if there is none.
  open var backgroundView: UIView? {
    get { state.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: State

  /// The state that configurations are updated for.
  open var configurationState: UIViewConfigurationState { currentState }
  /// Requests one call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdate() }
  /// Updates the configurations for a state.
  ///
  /// Overrides call `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) { update(for: state) }
  /// Called after ``updateConfiguration(using:)``; setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { requestUpdate() } }

  // MARK: Overridden members

  /// Positions the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutHeaderFooter()
  }
  /// Returns the size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  /// Returns the size that the constraints of the content view require, or else
  /// ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { constrainedSize(targetSize, horizontal, vertical) }
  /// Updates the configurations for the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    requestUpdate()
  }
  /// Updates the configurations for the new traits.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    requestUpdate()
  }

  // MARK: Accessibility

  /// The texts of the view, which is one element unless its content has elements (statement 982).
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    let content = ReadableContent(of: self)
    return AccessibilityDefaults(
      isElement: content.elements.isEmpty && content.text != nil, label: content.text,
      traits: isFooter ? .staticText : .header)
  }
}
