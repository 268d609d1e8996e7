import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A window of a stage with a table, whose rows are 44 points high and whose data source records
/// the calls about highlight and selection.
@MainActor
final class SelectionScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: SelectionSource

  init(
    _ rows: Int = 30, style: UITableView.Style = .plain, prepare: (UITableView) -> Void = { _ in }
  ) {
    source = SelectionSource(rows: rows)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(StateCell.self, forCellReuseIdentifier: "state")
    table.rowHeight = 44
    prepare(table)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
    _ = calls()
  }

  /// The middle of a row, in the window.
  func point(_ row: Int) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: [0, row]), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  func cell(_ row: Int) -> StateCell? { table.cellForRow(at: [0, row]) as? StateCell }

  /// Taps a row, and waits for the end of the frame.
  func tap(_ row: Int) {
    stage.tap(at: point(row))
    stage.advance(by: 0.02)
  }

  /// Puts a finger on a row, and waits until the content gets the touch.
  func hold(_ row: Int) -> Finger {
    let finger = stage.touch(at: point(row))
    stage.advance(by: 0.2)
    return finger
  }

  /// The selected rows, in the order of their selection.
  var selected: [Int] { table.indexPathsForSelectedRows?.map(\.row) ?? [] }
  /// The visible rows that look selected.
  var shining: [Int] { rows { $0.isSelected } }
  /// The visible rows that look touched.
  var pressed: [Int] { rows { $0.isHighlighted } }

  private func rows(_ condition: (UITableViewCell) -> Bool) -> [Int] {
    (table.indexPathsForVisibleRows ?? []).filter {
      table.cellForRow(at: $0).map(condition) ?? false
    }.map(\.row)
  }

  /// Returns the calls since the last time.
  func calls() -> [String] { source.log.take() }
}

/// A cell that counts the changes of its state.
final class StateCell: UITableViewCell {
  /// The calls of the setters that changed something, such as "selected animated".
  var changes: [String] = []
  /// The number of calls of the setters.
  var setterCalls = 0

  override func setSelected(_ selected: Bool, animated: Bool) {
    setterCalls += 1
    if selected != isSelected {
      changes.append((selected ? "selected" : "deselected") + (animated ? " animated" : ""))
    }
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    setterCalls += 1
    if highlighted != isHighlighted {
      changes.append((highlighted ? "touched" : "untouched") + (animated ? " animated" : ""))
    }
    super.setHighlighted(highlighted, animated: animated)
  }
}

/// A data source and delegate that records the calls about highlight and selection, such as
/// "did select 3".
@MainActor
final class SelectionSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var rows: Int
  /// The calls that return `false` or `nil`.
  var refusals: Set<String> = []
  /// The rows that calls name instead.
  var redirections: [String: Int] = [:]
  /// Called in each recorded call.
  var onCall: (String, UITableView, IndexPath) -> Void = { _, _, _ in }
  /// Configures the cell of a row.
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  /// Called when a cell is about to be shown.
  var onDisplay: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(rows: Int) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onDisplay(cell, indexPath) }

  @discardableResult
  private func record(_ call: String, _ table: UITableView, _ path: IndexPath) -> Bool {
    let line = "\(call) \(path.row)"
    log.record(line)
    onCall(call, table, path)
    return !refusals.contains(line)
  }

  private func answer(_ call: String, _ table: UITableView, _ path: IndexPath) -> IndexPath? {
    guard record(call, table, path) else { return nil }
    return redirections["\(call) \(path.row)"].map { [0, $0] } ?? path
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    record("should highlight", tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    record("did highlight", tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    record("did unhighlight", tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answer("will select", tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("did select", tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answer("will deselect", tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    record("did deselect", tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    record("primary", tableView, indexPath)
  }
}
