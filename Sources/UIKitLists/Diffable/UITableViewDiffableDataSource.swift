internal import TouchstoneGeometry
internal import TouchstoneLists
public import UIKitCore
internal import UIKitFoundation

/// A data source that shows the items of snapshots, and animates from one snapshot to the next.
///
/// All snapshots must be applied on the main queue, or all elsewhere. The comparison of two snapshots
/// runs on the caller's queue, and the table changes on the main queue. Subclasses override the
/// methods of ``UITableViewDataSource`` for titles, editing and reordering.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A function that returns the cell for an item, on the main queue. If it returns `nil`, an empty
  /// cell is shown and one line is reported.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of inserted, deleted and reloaded rows, for snapshots that are shown from now on.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// The table. Neither it nor the data source retains the other.
  private(set) weak var tableView: UITableView?
  let changes = DiffableChanges<SectionIdentifierType, ItemIdentifierType>()
  /// The application for work that other threads submit.
  let slot = ApplicationSlot.bound
  private let cellProvider: CellProvider
  /// The number of running calls of the cell provider.
  private(set) var runningProviders = 0
  /// Whether the table is being changed.
  var isShowing = false
  /// The paths of all items, or `nil` until one is requested.
  var paths: [ItemIdentifierType: IndexPath]?

  /// Creates a data source without items, and makes it the table's data source (statement 961).
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot.
  ///
  /// The first snapshot isn't animated. On the main queue, the numbers of rows have changed when
  /// the call returns, and the cells follow in the next layout (statement 956).
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether changes of rows are animated. If it is `false`, the same
  ///     changes are made without animations (statement 955).
  ///   - completion: Called on the main queue when the animations have ended, or at the end of the
  ///     turn if there are none.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(snapshot.list, animatingDifferences ? .animated : .immediate, ending(completion))
  }
  /// Shows a snapshot, and returns when the animations have ended.
  open nonisolated(nonsending) func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      submit(snapshot.list, animatingDifferences ? .animated : .immediate) {
        continuation.resume()
      }
    }
  }
  /// Shows a snapshot by loading all rows again, and calls `completion` on the main queue at the end
  /// of the turn.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { submit(snapshot.list, .reload, ending(completion)) }
  /// Shows a snapshot by loading all rows again, and returns when the table has its rows.
  open nonisolated(nonsending) func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      submit(snapshot.list, .reload) { continuation.resume() }
    }
  }
  /// Returns a copy of the current snapshot: on the main queue the one that the table shows, and
  /// on others the one that was applied last.
  open nonisolated func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { NSDiffableDataSourceSnapshot(MainQueue.isCurrent ? changes.shown : changes.latest) }

  // MARK: Identifiers

  /// Returns the item of a row, or `nil` if the row doesn't exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ListPath(at: indexPath).flatMap { changes.shown.item(at: $0) }
  }
  /// Returns the row of an item, or `nil` if the table doesn't show the item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    path(of: itemIdentifier)
  }
  /// Returns the identifier of a section, or `nil` if the section doesn't exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = changes.shown.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Returns the index of a section, or `nil` if the table doesn't show the section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    changes.shown.sections.firstIndex(of: sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { changes.shown.sections.count }
  /// Returns the number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { changes.shown.items(in: $0).count } ?? 0
  }
  /// Returns the cell that the cell provider makes for the row's item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      return emptyCell("the snapshot has no item for row", indexPath, tableView)
    }
    runningProviders += 1
    defer { runningProviders -= 1 }
    return cellProvider(tableView, indexPath, item)
      ?? emptyCell("dataSource returned a nil cell for row", indexPath, tableView)
  }
  /// Returns `nil`.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns `nil`.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns `false` (statement 960).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Returns `false` (statement 960).
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
