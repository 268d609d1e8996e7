import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A window of a stage with one table, whose diffable data source shows numbers in named sections.
@MainActor
final class DiffableScene {
  typealias Source = UITableViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: Source
  /// The calls of the cell provider, such as `cell 7` for the item 7.
  let log: CallLog

  /// Creates a scene with rows of 44 points and no items.
  init(
    isInWindow: Bool = true,
    make: (UITableView, @escaping Source.CellProvider) -> Source = {
      Source(tableView: $0, cellProvider: $1)
    }
  ) {
    table = UITableView(frame: stage.window.bounds)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let log = CallLog()
    self.log = log
    source = make(table) { table, path, item in
      log.record("cell \(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    if isInWindow { stage.window.addSubview(table) }
    stage.advance(by: 0.02)
  }

  /// Creates a scene that shows sections, with an empty log.
  convenience init(_ sections: KeyValuePairs<String, [Int]>) {
    self.init()
    apply(Self.snapshot(sections))
    _ = log.take()
  }

  static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  /// Applies a snapshot and lets all animations end.
  func apply(_ snapshot: Snapshot, animated: Bool = true) {
    source.apply(snapshot, animatingDifferences: animated)
    stage.advance(by: 1)
  }

  /// Changes the current snapshot, applies it and lets all animations end.
  func change(animated: Bool = true, _ change: (inout Snapshot) -> Void) {
    var snapshot = source.snapshot()
    change(&snapshot)
    apply(snapshot, animated: animated)
  }

  /// The numbers of rows that the table knows, by section.
  var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
  /// The texts of the visible cells, from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  /// The reported faults.
  var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}
