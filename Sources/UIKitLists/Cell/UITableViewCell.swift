@_spi(Kit) public import UIKitControls
@_spi(Kit) public import UIKitCore

/// The view of one row of a table.
///
/// The table owns the selection, the highlight and the editing state of its rows. It sets them on
/// each cell that it shows.
///
/// The class body is a table of contents. The implementation is in the files of the facets.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// A closure that updates the cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  final var looks: CellLooks
  final var parts = CellParts()
  final var configurations = CellConfigurations()
  final let editingControls = CellEditingControls()
  /// The table that shows the cell, or `nil` if the cell is in none.
  final weak var table: UITableView?
  /// The element for the texts of a cell that also has other elements, or `nil` before it is read.
  final var textElement: TextElement?

  // MARK: Creation

  /// Creates a cell of a style, which the table uses again for rows with the same identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    looks = CellLooks(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: CGRect(origin: .zero, size: TableMetrics.inForce.newCellSize))
    prepareCell()
  }

  /// Creates a cell of the default style without an identifier, with a frame in its future
  /// superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style without reading the archive, because archives aren't
  /// supported.
  public required init?(coder: NSCoder) {
    looks = CellLooks(style: .default, reuseIdentifier: nil)
    super.init(coder: coder)
    prepareCell()
  }

  /// The identifier of cells that can replace each other, or `nil` if the cell isn't used again.
  open var reuseIdentifier: String? { looks.reuseIdentifier }
  /// Called before the table uses the cell again.
  ///
  /// Overrides call `super`.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Content

  /// The view that contains the content.
  open var contentView: UIView { contentViewInUse }
  /// The main label, or `nil` if the cell has a content configuration.
  open var textLabel: UILabel? { label(.text) }
  /// The second label, or `nil` if the style has none or the cell has a content configuration.
  open var detailTextLabel: UILabel? { label(.detail) }
  /// The image view, or `nil` if the cell has a content configuration.
  open var imageView: UIImageView? { styleImageView }
  /// The description of the content, or `nil` if the cell has none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// Whether the content configuration is updated for each new state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns the system's content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }

  // MARK: Background

  /// The description of the background, or `nil` if the cell has none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// Whether the background configuration is updated for each new state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the system's background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styleBackground }
  /// The view behind all others, or `nil` if there is none.
  open var backgroundView: UIView? {
    get { parts.background }
    set { setBackgroundView(newValue, \.background) }
  }
  /// The view that covers the background of a selected cell, or `nil` for the default.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { setBackgroundView(newValue, \.selectedBackground) }
  }
  /// The view that covers the background of a selected cell of a table with multiple selection, or
  /// `nil` for ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    get { parts.multipleSelectionBackground }
    set { setBackgroundView(newValue, \.multipleSelectionBackground) }
  }

  // MARK: State

  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests one call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdate() }
  /// Updates the configurations for a state.
  ///
  /// Overrides call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) { update(for: state) }
  /// Called after ``updateConfiguration(using:)``; setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { requestUpdate() } }
  /// The appearance of a selected or highlighted cell.
  open var selectionStyle = SelectionStyle.default { didSet { requestUpdate() } }
  /// Whether the cell looks selected.
  open var isSelected: Bool {
    get { looks.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell looks touched.
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Makes the cell look selected or not, at once or in a cross-fade.
  open func setSelected(_ selected: Bool, animated: Bool) {
    showSelected(selected, animated)
    editingControls.followSelection(of: self)
  }
  /// Makes the cell look touched or not, at once or in a cross-fade.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    showHighlighted(highlighted, animated)
  }
  /// The appearance of a cell that has the focus.
  open var focusStyle = FocusStyle.default
  /// Whether the cell receives touches while the user drags rows.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the state of a drag that contains the cell has changed.
  ///
  /// Never called, because tables don't begin drags yet.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Accessories

  /// The sign or button at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// The view at the trailing edge, which replaces the sign of ``accessoryType``.
  open var accessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// The sign or button at the trailing edge during editing.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// The view at the trailing edge during editing.
  open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// The level of indentation of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one level of indentation, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      indentationWidth = NumberCheck.admit(
        indentationWidth, else: oldValue, "indentationWidth", of: self)
      setNeedsLayout()
    }
  }
  /// The distances from the sides to the ends of the line below the cell, in points.
  ///
  /// By default, that of the table.
  open var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? table?.separatorInset ?? TableMetrics.inForce.separatorInset }
    set {
      setSeparatorInset(
        NumberCheck.admit(newValue, else: separatorInset, "separatorInset", of: self))
    }
  }

  // MARK: Editing

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { looks.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls.
  ///
  /// Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated) }
  /// The control that the cell shows during editing.
  open var editingStyle: EditingStyle { looks.editingStyle }
  /// Whether the background is indented during editing in a grouped table.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the cell shows the control that moves its row.
  ///
  /// The control appears during editing if the data source moves rows, also without this property.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the cell shows the button that deletes its row.
  open var showingDeleteConfirmation: Bool { looks.states.contains(.showingDeleteConfirmation) }
  /// Called when the cell is about to show or hide editing controls.
  ///
  /// Overrides call `super`.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell has shown or hidden editing controls.
  ///
  /// Overrides call `super`.
  open func didTransition(to state: StateMask) {}

  // MARK: Overridden members

  /// Positions the content, the accessories and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
    editingControls.place(in: self)
  }
  /// Returns the size of the content with its accessories.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  /// Returns the size that the constraints of the content view require, or else
  /// ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { constrainedSize(targetSize, horizontal, vertical) }
  /// Informs the table of a new height of the content.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !looks.isMeasured { table?.heightMayHaveChanged(of: self) }
  }
  /// Informs the table of a new height of the content.
  @_spi(Kit) open override func followsContent(_ change: ContentChange, in view: UIView) -> Bool {
    followContent(change, in: view)
    return true
  }
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
  /// Updates the configurations for the new state.
  open override var isUserInteractionEnabled: Bool { didSet { requestUpdate() } }
  /// Updates the configurations for the new state.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    requestUpdate()
  }

  // MARK: Gesture recognizers

  /// Returns whether both gestures may be recognized simultaneously, which is `false` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether the first recognizer waits for the second one to fail, which is `false` by
  /// default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether the second recognizer waits for the first one to fail, which is `false` by
  /// default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether the recognizer receives a new touch, which is `true` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns whether the recognizer receives a new press, which is `true` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns whether the recognizer receives any part of an event, which is `true` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  /// Whether the row can get the focus.
  open override var canBecomeFocused: Bool { table?.allowsFocus(of: self) ?? false }
  /// The actions that a swipe of the row offers, unless app code set others.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? swipeActionsForReading }
    set { super.accessibilityCustomActions = newValue }
  }

  // MARK: Accessibility

  /// The texts of the cell, which is one element unless its content has elements (statement 982).
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    let content = ReadableContent(of: self)
    return AccessibilityDefaults(isElement: content.elements.isEmpty, label: content.text)
  }
  @_spi(Kit) open override var accessibilityStateTraits: UIAccessibilityTraits {
    isSelected ? .selected : []
  }
  /// Scrolls the row into view.
  open override func accessibilityElementDidBecomeFocused() { table?.reading.reveal(self) }
  @_spi(Kit) open override var ownLabel: String? { shownRow?.label }
}
