import Testing
import TouchstoneTesting
import UIKit

extension IndexPath {
  /// Returns the index path of a row.
  static func fresh(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}

/// A cell that counts how often it was prepared for reuse.
final class FreshCell: UITableViewCell {
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// A data source with texts, which records the calls.
@MainActor
final class FreshRows: NSObject, UITableViewDataSource {
  var items: [[String]]
  var calls: [String] = []
  var onCell: ((UITableView, IndexPath) -> UITableViewCell)?

  init(_ counts: [Int]) {
    items = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
  }

  /// The rows for which cells were requested since the last call of this method.
  func takeCells() -> [String] {
    defer { calls = [] }
    return calls.filter { $0.hasPrefix("cell") }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("sections")
    return items.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows \(section)")
    return items[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    if let onCell { return onCell(tableView, indexPath) }
    return plainCell(tableView, indexPath)
  }

  func plainCell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let section = items.indices.contains(indexPath.section) ? items[indexPath.section] : []
    // A test may change the data without notifying the table.
    cell.textLabel?.text =
      section.indices.contains(indexPath.row) ? section[indexPath.row] : "absent"
    return cell
  }
}

/// A table without estimates and padding, 100 points below the screen's top. Rows have 50 points.
@MainActor
final class FreshScene {
  let stage = Stage()
  let table: UITableView
  let rows: FreshRows
  private var retained: [AnyObject] = []

  init(
    _ counts: [Int], style: UITableView.Style = .plain, height: CGFloat = 480,
    table made: UITableView? = nil
  ) {
    rows = FreshRows(counts)
    table = made ?? UITableView(frame: .zero, style: style)
    table.frame = CGRect(x: 0, y: 100, width: 320, height: height)
    table.rowHeight = 50
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    table.register(FreshCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    stage.window.addSubview(table)
  }

  /// Sets a delegate, and retains it.
  @discardableResult
  func use<Delegate: UITableViewDelegate>(_ delegate: Delegate) -> Delegate {
    retained.append(delegate)
    table.delegate = delegate
    return delegate
  }

  /// Sets another data source, and retains it.
  @discardableResult
  func feed<Source: UITableViewDataSource>(_ source: Source) -> Source {
    retained.append(source)
    table.dataSource = source
    return source
  }

  /// Runs the frames in which the table is laid out.
  func show() { stage.advance(by: 0.1) }

  /// The screen point in the middle of a row.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: .fresh(row, section))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Taps the middle of a row, and runs the frames in which it is selected.
  func tap(_ row: Int, _ section: Int = 0) {
    stage.tap(at: middle(row, section))
    show()
  }

  /// The texts of the visible cells.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Whether the trace contains a report of a programming mistake.
  var hasFault: Bool { stage.trace.contains { $0.kind == .fault } }
}
