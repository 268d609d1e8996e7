internal import TouchstoneLists
@_spi(Kit) public import UIKitCore
@_spi(Kit) public import UIKitScroll

/// A scroll view that shows the rows of a data source in one column of cells.
///
/// The table calls its data source for the numbers of sections and rows when it is laid out, or
/// earlier if a member needs them. It requests cells for the visible rows and for those that it
/// prepares. A cell that has left the screen is used again for another row.
///
/// The property ``delegate`` has the type of a scroll view's delegate. An object that is also a
/// ``UITableViewDelegate`` decides about rows and is notified of them.
///
/// The class body is a table of contents. The implementation is in the files of the facets.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The value for a height that the table determines itself, such as by the constraints of a cell.
  ///
  /// It is UIKit's value, -1.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that the index shows as a magnifying glass.
  public static let indexSearch = "{search}"
  /// Posted when the user has changed the selection. Its object is the table.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  var tableSettings: TableSettings
  let content = TableContent()
  let choice = TableSelection()
  let batches = TableBatches()
  let swipes = TableSwipes()
  let editor = TableEditor()
  let index = TableIndex()
  let prefetcher = TablePrefetcher()
  let reading = TableReading()
  /// The last touch that selected or deselected a row, or `nil` before the first one.
  package final internal(set) var latestRowTouch: RowTouch?
  /// The delegate, if it is a delegate of tables.
  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  // MARK: Creation

  /// Creates a table with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    tableSettings = TableSettings(style: style)
    super.init(frame: frame)
    prepareTable()
  }

  /// Creates a plain table with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) {
    tableSettings = TableSettings(style: .plain)
    super.init(coder: coder)
    prepareTable()
  }

  /// The style, which is set when the table is created.
  open var style: Style { tableSettings.style }

  // MARK: The data

  /// The object that states the rows and makes their cells.
  ///
  /// It isn't retained.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { dataSourceDidChange() } }
  /// The object that is notified of scrolling, and of rows if it is a ``UITableViewDelegate``.
  ///
  /// It isn't retained.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      editor.prepareInteractions(of: self)
    }
  }
  /// The object that prepares the data of rows before they are shown.
  ///
  /// It isn't retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the table makes cells and announces rows before they are visible.
  open var isPrefetchingEnabled = true

  /// Loads all data again.
  ///
  /// The next layout calls the data source and shows the cells. The selection is cleared without
  /// notifying the delegate, and measured heights become estimates. The offset stays unless it is
  /// out of range.
  open func reloadData() { reload() }
  /// Loads the titles of the index again.
  open func reloadSectionIndexTitles() { index.reload(in: self) }
  /// Whether the order of the rows on the screen differs from the data source's, because the user
  /// is reordering a row.
  open var hasUncommittedUpdates: Bool { editor.isReordering }
  /// The number of sections.
  open var numberOfSections: Int { loadedGeometry.sections.count }
  /// Returns the number of rows of a section, or 0 if the section doesn't exist.
  open func numberOfRows(inSection section: Int) -> Int { loadedGeometry.rowCount(in: section) }

  // MARK: Heights

  /// The height of rows in points, or ``automaticDimension``.
  ///
  /// An automatic height is the height that the constraints of the cell require, rounded up to
  /// pixels. Rows that aren't measured, because ``estimatedRowHeight`` is 0, have the default height
  /// of a row with one line, 44 points. The delegate's `tableView(_:heightForRowAt:)` takes
  /// precedence.
  open var rowHeight: CGFloat {
    get { tableSettings.rowHeight }
    set { setHeight(newValue, \.rowHeight, "rowHeight") }
  }
  /// The height of section headers in points, or ``automaticDimension`` to fit the header's content.
  ///
  /// In a grouped table, 0 stands for the default gap between groups.
  open var sectionHeaderHeight: CGFloat {
    get { tableSettings.headerHeight }
    set { setHeight(newValue, \.headerHeight, "sectionHeaderHeight") }
  }
  /// The height of section footers in points, or ``automaticDimension`` to fit the footer's content.
  ///
  /// In a grouped table, 0 stands for the default gap between groups.
  open var sectionFooterHeight: CGFloat {
    get { tableSettings.footerHeight }
    set { setHeight(newValue, \.footerHeight, "sectionFooterHeight") }
  }
  /// The expected height in points of rows that haven't been shown, ``automaticDimension`` for the
  /// default height, or 0 to determine all heights when the data is loaded.
  ///
  /// A row is measured when it is shown. If its height differs from the estimate, the visible rows
  /// stay in place, and the offset changes.
  open var estimatedRowHeight: CGFloat {
    get { tableSettings.estimatedRowHeight }
    set { setHeight(newValue, \.estimatedRowHeight, "estimatedRowHeight") }
  }
  /// The expected height in points of section headers that haven't been shown,
  /// ``automaticDimension`` for the default height, or 0 to determine all heights when the data is
  /// loaded.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { tableSettings.estimatedHeaderHeight }
    set { setHeight(newValue, \.estimatedHeaderHeight, "estimatedSectionHeaderHeight") }
  }
  /// The expected height in points of section footers that haven't been shown,
  /// ``automaticDimension`` for the default height, or 0 to determine all heights when the data is
  /// loaded.
  open var estimatedSectionFooterHeight: CGFloat {
    get { tableSettings.estimatedFooterHeight }
    set { setHeight(newValue, \.estimatedFooterHeight, "estimatedSectionFooterHeight") }
  }
  /// The space above each section header of a plain table in points, or ``automaticDimension`` for
  /// 22 points, the space since iOS 15.
  ///
  /// A section without a header, and a grouped table, have no such space.
  open var sectionHeaderTopPadding: CGFloat {
    get { tableSettings.headerTopPadding }
    set { setHeight(newValue, \.headerTopPadding, "sectionHeaderTopPadding") }
  }
  /// The height of the empty rows below the last row of a plain table in points, or
  /// ``automaticDimension`` for no empty rows.
  ///
  /// The value is stored but has no effect.
  open var fillerRowHeight: CGFloat {
    get { tableSettings.fillerRowHeight }
    set { setHeight(newValue, \.fillerRowHeight, "fillerRowHeight") }
  }
  /// The changes of a cell's content that change the height of its row.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Around the rows

  /// A view above all rows, which scrolls with them.
  ///
  /// It is as wide as the table and as high as its frame when it was set. To change its height, set
  /// it again.
  open var tableHeaderView: UIView? {
    get { content.headerView }
    set { setTableHeaderView(newValue) }
  }
  /// A view below all rows, which scrolls with them.
  ///
  /// It is as wide as the table and as high as its frame when it was set. To change its height, set
  /// it again.
  open var tableFooterView: UIView? {
    get { content.footerView }
    set { setTableFooterView(newValue) }
  }
  /// A view behind all rows, which is as large as the table and doesn't scroll.
  open var backgroundView: UIView? {
    get { content.backgroundView }
    set { setBackgroundView(newValue) }
  }
  /// Whether the content of cells stays within the horizontal safe area.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Whether the margins of cells follow the width in which text is readable.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
  /// The style of the lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { tableSettings.separatorStyle }
    set { setSeparator(newValue, \.separatorStyle) }
  }
  /// The color of the lines between rows, or `nil` for the default.
  open var separatorColor: UIColor? {
    get { tableSettings.separatorColor }
    set { setSeparator(newValue, \.separatorColor) }
  }
  /// The distances in points from the sides to the ends of the lines between rows. The top and
  /// bottom values aren't used.
  ///
  /// The left value applies to the leading edge, also in a right-to-left layout.
  open var separatorInset: UIEdgeInsets {
    get { tableSettings.separatorInset ?? TableMetrics.inForce.separatorInset }
    set {
      setSeparator(
        NumberCheck.admit(newValue, else: separatorInset, "separatorInset", of: self),
        \.separatorInset)
    }
  }
  /// The edges from which ``separatorInset`` is measured.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { updateSeparators() }
  }

  // MARK: Places

  // Rectangles and points are in the table's own coordinates, and move with the content.

  /// Returns the rectangle of a section with its header and footer, or `.zero` if the section
  /// doesn't exist.
  open func rect(forSection section: Int) -> CGRect { rect(of: loadedGeometry.section(section)) }
  /// Returns the rectangle of a section's header when it doesn't float, or `.zero` if the section
  /// doesn't exist.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: loadedGeometry.header(section))
  }
  /// Returns the rectangle of a section's footer when it doesn't float, or `.zero` if the section
  /// doesn't exist.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: loadedGeometry.footer(section))
  }
  /// Returns the rectangle of a row, or `.zero` if the row doesn't exist.
  ///
  /// The rectangle of a row that hasn't been shown is based on estimates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    ListPath(at: indexPath).map { rowRect($0) } ?? .zero
  }
  /// Returns the row at a point, or `nil` if the point is in a header, a footer or a gap, or outside
  /// the rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.indexPath }
  /// Returns the row that a cell shows or is prepared for, or `nil` if the table doesn't use the
  /// cell for a row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.path(of: cell)?.indexPath
  }
  /// Returns the rows that a rectangle intersects, or `nil` if the rectangle isn't finite.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the cell of a visible or prepared row, or `nil` if the row has none.
  ///
  /// The method doesn't call the data source.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    ListPath(at: indexPath).flatMap { content.cell(at: $0) }
  }
  /// The cells in the visible part, from top to bottom.
  ///
  /// After scrolling, a row that comes into view has a cell from the next layout on.
  open var visibleCells: [UITableViewCell] { visiblePaths.compactMap { content.cell(at: $0) } }
  /// The rows of ``visibleCells``, from top to bottom.
  ///
  /// The array is empty if there are none, and never `nil`.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths.map(\.indexPath) }
  /// Returns the visible header of a section, or `nil` if the section shows none, or a view of
  /// another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns the visible footer of a section, or `nil` if the section shows none, or a view of
  /// another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.footers[section] as? UITableViewHeaderFooterView
  }
  /// Scrolls to a row, or to the header of the section if the row is `NSNotFound`.
  ///
  /// A row that doesn't exist is reported in one line, and the table doesn't scroll.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the middle of the visible part, if there is one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Registers the class of cells with an identifier, or removes the registration if the class is
  /// `nil`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    content.register(cell: cellClass, identifier, for: self)
  }
  /// Registers the class of headers and footers with an identifier, or removes the registration if
  /// the class is `nil`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    content.register(headerFooter: aClass, identifier, for: self)
  }
  /// Returns a cell to use again, or a new one of the registered class, or `nil` if there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }
  /// Returns a cell for a row: one to use again, or a new one of the registered class.
  ///
  /// The identifier must be registered. Otherwise, one line is reported, and the result is an empty
  /// cell of the default style.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { dequeue(identifier, for: indexPath) }
  /// Returns a header or footer to use again, or a new one of the registered class, or `nil` if
  /// there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { dequeueHeaderFooter(identifier) }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select rows during editing.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select several rows during editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      selectionRulesDidChange()
      editor.askAgain(in: self)
    }
  }
  /// Whether a row is selected when it gets the focus.
  open var selectionFollowsFocus = false
  /// Whether cells can get the focus.
  open var allowsFocus = true
  /// Whether cells can get the focus during editing.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to the row that had it last.
  ///
  /// A key that moves the focus into the table moves it to that row. The delegate chooses the row
  /// until a row has had the focus.
  open var remembersLastFocusedIndexPath = false
  /// The selected row, or the first of several, or `nil` if there is none.
  open var indexPathForSelectedRow: IndexPath? { choice.first?.indexPath }
  /// The selected rows in the order of their selection, or `nil` if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { choice.all }
  /// Selects a row without notifying the delegate, or clears the selection if the index path is
  /// `nil`.
  ///
  /// The position ``ScrollPosition/none`` doesn't scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether the table is in editing mode, in which the user can insert, delete and reorder rows.
  ///
  /// Also `true` while a row shows its swipe actions. Setting the property isn't animated.
  open var isEditing: Bool {
    get { editor.isEditing || swipes.isOpen }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // MARK: Updates

  // Numbers of rows and sections in a batch: those of deletions, reloads and the starts of moves are
  // before the batch, and those of insertions and the ends of moves are after it (statement 846).

  /// Begins a batch of changes.
  ///
  /// The batch ends with the matching call of ``endUpdates()``. Calls can be nested. Between them,
  /// the app changes its data and calls the methods below. A change outside of a batch is a batch of
  /// its own.
  open func beginUpdates() { batches.begin(in: self) }
  /// Ends a batch of changes, and animates to the new rows and heights.
  ///
  /// The outermost call compares the changes with the data source's numbers of rows. If they
  /// contradict each other, one line is reported and all data is loaded again.
  open func endUpdates() { batches.end(in: self) }
  /// Calls `updates` in a batch, and `completion` when the batch's animations have ended.
  ///
  /// Without animations, `completion` is called in the next turn of the event loop. Its argument is
  /// always `true`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches.perform(updates, completion, in: self)
  }
  /// Shows rows that the data source has inserted, by their index paths after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batches.insert(rows: indexPaths, animation, in: self)
  }
  /// Removes rows that the data source has deleted, by their index paths before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batches.delete(rows: indexPaths, animation, in: self)
  }
  /// Shows rows in new cells, by their index paths before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batches.reload(rows: indexPaths, animation, in: self)
  }
  /// Calls the data source for the rows again, to update their existing cells.
  ///
  /// In this call, dequeuing a cell for the row returns the existing one. Rows without a cell are
  /// ignored.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    batches.reconfigure(indexPaths, in: self)
  }
  /// Moves a row that the data source has moved, with its cell, from its index path before the batch
  /// to its index path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batches.move(indexPath, to: newIndexPath, in: self)
  }
  /// Shows sections that the data source has inserted, by their indexes after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batches.insert(sections: sections, animation, in: self)
  }
  /// Removes sections that the data source has deleted, by their indexes before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batches.delete(sections: sections, animation, in: self)
  }
  /// Shows the rows of sections in new cells, by the sections' indexes before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    batches.reload(sections: sections, animation, in: self)
  }
  /// Moves a section that the data source has moved, with its cells, from its index before the batch
  /// to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    batches.move(section: section, to: newSection, in: self)
  }

  // MARK: The index

  /// The number of rows in all sections from which on the table shows its index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The color of the index titles, or `nil` for the tint color.
  open var sectionIndexColor: UIColor? { didSet { index.updateColors(in: self) } }
  /// The color behind the index titles, or `nil` for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { index.updateColors(in: self) } }
  /// The color behind the index titles during a touch, or `nil` for none.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { index.updateColors(in: self) }
  }

  // MARK: Menus

  /// The interaction that shows the context menus of rows.
  ///
  /// `nil` until the table has a delegate and is in a window.
  open var contextMenuInteraction: UIContextMenuInteraction? { editor.menuInteraction }

  // MARK: Accessibility

  /// The number of headers, rows and footers, also of those that aren't on the screen.
  open override func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? reading.count(in: self)
  }
  /// Returns the view of a header, row or footer by its index, or an element in place of a row that
  /// has no cell.
  open override func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements == nil
      ? reading.element(at: index, in: self) : super.accessibilityElement(at: index)
  }
  /// Returns the index of an element, or `NSNotFound` if it isn't in the table.
  open override func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements == nil
      ? reading.index(of: element as AnyObject, in: self) ?? NSNotFound
      : super.index(ofAccessibilityElement: element)
  }
  /// Scrolls by one page and announces the rows that are shown.
  ///
  /// Returns `false` if there is no further page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    reading.scroll(direction, in: self)
  }

  // MARK: Overridden members

  /// Makes the cells of visible rows, and positions everything.
  open override func layoutSubviews() {
    super.layoutSubviews()
    batches.layoutWillBegin(in: self)
    layOutTable()
    batches.layoutDidEnd(in: self)
    editor.makeRoom(in: self)
  }
  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !choice.begin(touches, in: self) { super.touchesBegan(touches, with: event) }
  }
  /// Ends the highlight if the finger leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !choice.move(touches, in: self) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the touched row at the end of the frame.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !choice.end(touches, in: self) { super.touchesEnded(touches, with: event) }
  }
  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !choice.cancel(touches, in: self) { super.touchesCancelled(touches, with: event) }
  }
  /// Highlights the row with the focus for Return, Space and the select button.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !choice.begin($0, in: self) }
    if !others.isEmpty || presses.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Selects the row with the focus at the end of the frame.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !choice.end($0, selects: true, in: self) }
    if !others.isEmpty || presses.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// Ends the highlight of the row with the focus.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !choice.end($0, selects: false, in: self) }
    if !others.isEmpty || presses.isEmpty { super.pressesCancelled(others, with: event) }
  }
  /// The cell that the table remembers or the delegate prefers, or the table itself.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
  }
  /// Returns the subviews in a rectangle, among them the rows next to the row with the focus.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    showRowsAroundFocus()
    return super.focusItems(in: rect)
  }
  /// Returns whether the delegate allows a move of the focus.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && allowsFocusUpdate(context)
  }
  /// Shows the row with the focus, and notifies the delegate.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidUpdate(context, coordinator)
  }
  /// Returns whether a recognizer may begin, such as a horizontal swipe that opens a row.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    swipes.allows(recognizer, in: self) && editor.allows(recognizer, in: self)
      && super.gestureRecognizerShouldBegin(recognizer)
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
    editor.windowDidChange(in: self)
  }
  /// Measures the rows again, because their fonts or widths may have changed.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    measureAgain()
  }
}
