internal import Foundation
internal import TouchstoneTesting
internal import UIKit

/// Tables that scroll, load and change.
@MainActor
enum Tables {
  static var all: [Workload] {
    [100, 100_000].flatMap { [scroll($0), bring($0), reload($0)] }
      + [fitting, reloadWithoutEstimates, heightLoop]
      + [1_000, 100_000].flatMap { [insert($0), insertStated($0), resize($0)] }
      + [apply, dictionary]
  }

  /// Returns a workload in which a table scrolls up and down without showing another row.
  private static func scroll(_ rows: Int) -> Workload {
    Workload(TableSubject.scroll(rows), count: 500) {
      let bench = TableBench(rows)
      bench.table.contentOffset.y = TableSubject.offset(inFrame: 0)
      bench.stage.advance(by: 1)
      var frame = 0
      return { count in
        for _ in 0..<count {
          frame += 1
          bench.table.contentOffset.y = TableSubject.offset(inFrame: frame)
          bench.stage.advance(by: 1.0 / 60)
        }
      }
    }
  }

  /// Returns a workload in which each frame of a scrolling table shows one more row.
  private static func bring(_ rows: Int) -> Workload {
    Workload(TableSubject.bring(rows), count: 200) {
      let bench = TableBench(rows)
      bench.stage.advance(by: 1)
      var frame = 0
      return { count in
        for _ in 0..<count {
          frame += 1
          bench.table.contentOffset.y = TableSubject.offset(bringingRowInFrame: frame)
          bench.stage.advance(by: 1.0 / 60)
        }
      }
    }
  }

  /// One fitting and one layout of the cell that ``bring(_:)`` shows.
  private static var fitting: Workload {
    Workload("a fitting and a layout of a cell with eight constraints", count: 200) {
      let stage = Stage()
      let cell = BenchCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: TableSubject.rowHeight)
      stage.window.addSubview(cell)
      stage.advance(by: 1)
      var frame = 0
      return { count in
        for _ in 0..<count {
          frame += 1
          cell.show(frame)
          consume(
            cell.systemLayoutSizeFitting(
              CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel
            ).height > 0)
          cell.layoutIfNeeded()
          stage.advance(by: 1.0 / 60)
        }
      }
    }
  }

  private static func reload(_ rows: Int) -> Workload {
    Workload(timed: TableSubject.reload(rows), count: 1) {
      let bench = TableBench(rows)
      bench.stage.advance(by: 1)
      return { count in
        var time: UInt64 = 0
        for _ in 0..<count {
          time += nanoseconds {
            bench.table.reloadData()
            bench.table.layoutIfNeeded()
          }
        }
        return time
      }
    }
  }

  private static var reloadWithoutEstimates: Workload {
    Workload(timed: "reload of 100000 rows without estimates", count: 1) {
      let bench = TableBench(100_000, HeightBenchSource())
      bench.table.estimatedRowHeight = 0
      bench.stage.advance(by: 1)
      return { count in
        var time: UInt64 = 0
        for _ in 0..<count {
          time += nanoseconds {
            bench.table.reloadData()
            consume(bench.table.numberOfSections == 1)
          }
        }
        return time
      }
    }
  }

  private static var heightLoop: Workload {
    Workload(timed: "reload of 100000 rows without estimates", .plain, count: 1) {
      let source: any UITableViewDelegate = HeightBenchSource()
      let table = UITableView()
      return { count in
        var time: UInt64 = 0
        for _ in 0..<count {
          time += nanoseconds {
            var height: CGFloat = 0
            for row in 0..<100_000 {
              height += source.tableView(table, heightForRowAt: IndexPath(row: row, section: 0))
            }
            consume(height > 0)
          }
        }
        return time
      }
    }
  }

  /// Returns a workload that inserts a row in the middle and removes it again.
  private static func insert(_ rows: Int) -> Workload {
    insert(TableSubject.insert(rows), rows) { TableBench(rows) }
  }

  /// Returns the same workload with a table that knows the height of each row.
  private static func insertStated(_ rows: Int) -> Workload {
    insert("insertion and removal of a row among \(rows) of stated heights", rows) {
      let bench = TableBench(rows, HeightBenchSource())
      bench.table.estimatedRowHeight = 0
      return bench
    }
  }

  private static func insert(
    _ subject: String, _ rows: Int, _ make: @escaping @MainActor () -> TableBench
  ) -> Workload {
    Workload(subject, count: 100) {
      let bench = make()
      bench.stage.advance(by: 1)
      let path = IndexPath(row: rows / 2, section: 0)
      return { count in
        for _ in 0..<count {
          bench.source.rows += 1
          bench.table.insertRows(at: [path], with: .none)
          bench.source.rows -= 1
          bench.table.deleteRows(at: [path], with: .none)
          bench.table.layoutIfNeeded()
        }
      }
    }
  }

  /// Returns a workload in which a visible row changes its height.
  private static func resize(_ rows: Int) -> Workload {
    Workload("a changed height of a row among \(rows)", count: 100) {
      let bench = TableBench(rows)
      bench.stage.advance(by: 1)
      bench.table.contentOffset.y = Double(rows / 2) * TableSubject.rowHeight
      bench.stage.advance(by: 1)
      var turn = 0
      return { count in
        for _ in 0..<count {
          turn += 1
          // Animations would add up, because no time passes.
          UIView.performWithoutAnimation {
            (bench.table.visibleCells.first as? BenchCell)?.isTall = turn.isMultiple(of: 2)
            bench.table.layoutIfNeeded()
          }
        }
      }
    }
  }

  /// A snapshot with ten thousand items of which one of a hundred is new.
  private static var apply: Workload {
    Workload(timed: "apply of 10000 items with 100 changes", count: 1) {
      let bench = DiffableBench()
      return { count in
        var time: UInt64 = 0
        for turn in 0..<count {
          let snapshot = DiffableBench.snapshot(turn + 1)
          time += nanoseconds { bench.apply(snapshot) }
        }
        return time
      }
    }
  }

  /// Ten thousand identifiers as the keys of a dictionary.
  private static var dictionary: Workload {
    Workload(timed: "apply of 10000 items with 100 changes", .plain, count: 1) {
      { count in
        var time: UInt64 = 0
        for turn in 0..<count {
          let items = DiffableBench.items(turn)
          time += nanoseconds {
            var places: [String: Int] = [:]
            for (place, item) in items.enumerated() { places[item] = place }
            consume(places.count == 10_000)
          }
        }
        return time
      }
    }
  }
}

/// A stage with a table of cells with constraints.
@MainActor
private final class TableBench {
  let stage = Stage()
  let table: UITableView
  let source: BenchSource

  init(_ rows: Int, _ source: BenchSource = BenchSource()) {
    self.source = source
    source.rows = rows
    table = UITableView(
      frame: CGRect(x: 0, y: 0, width: TableSubject.width, height: TableSubject.height))
    table.isPrefetchingEnabled = false
    table.register(BenchCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = TableSubject.rowHeight
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
  }
}

/// A data source of equal rows.
private class BenchSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? BenchCell)?.show(indexPath.row)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

/// A data source that states the height of each row.
private final class HeightBenchSource: BenchSource {
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(44 + indexPath.row % 3) }
}

/// A cell with two labels and eight constraints.
private final class BenchCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()
  private var height: NSLayoutConstraint?
  var isTall = false {
    didSet {
      height?.constant = isTall ? 60 : 20
      invalidateIntrinsicContentSize()
    }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let height = detail.heightAnchor.constraint(equalToConstant: 20)
    self.height = height
    // Until the table has measured the cell, its frame contradicts a changed height.
    let bottom = detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      title.heightAnchor.constraint(equalToConstant: 20),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      height, bottom,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ row: Int) {
    title.text = Self.texts[row % 2]
    detail.text = Self.texts[1 - row % 2]
  }

  private static let texts = ["A row of the table", "Another text of it"]
}

/// A table with a diffable data source of ten thousand items.
@MainActor
private final class DiffableBench {
  private let stage = Stage()
  private let table: UITableView
  private let source: UITableViewDiffableDataSource<Int, String>

  init() {
    table = UITableView(frame: stage.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    stage.window.addSubview(table)
    apply(Self.snapshot(0))
    stage.advance(by: 1)
  }

  /// Returns the items of a turn, of which every hundredth differs from those of other turns.
  static func items(_ turn: Int) -> [String] {
    (0..<10_000).map { $0 % 100 == 50 ? "item \($0) of turn \(turn)" : "item \($0)" }
  }

  static func snapshot(_ turn: Int) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items(turn))
    return snapshot
  }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) {
    source.apply(snapshot, animatingDifferences: false)
  }
}
