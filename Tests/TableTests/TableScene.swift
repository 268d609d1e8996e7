import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A window of a stage with one table, whose data source and delegate record their calls.
@MainActor
final class TableScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let window: UIWindow
  let table: UITableView
  let source: RecordingSource
  var log: CallLog { source.log }

  /// Creates a scene that shows sections with numbers of rows in a window, and lays it out.
  ///
  /// The log is empty afterwards.
  init(
    _ rows: [Int], style: UITableView.Style = .plain, source: RecordingSource? = nil,
    prepare: (UITableView) -> Void = { _ in }
  ) {
    window = stage.window
    table = UITableView(frame: window.bounds, style: style)
    self.source = source ?? RecordingSource()
    self.source.rows = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    prepare(table)
    table.dataSource = self.source
    table.delegate = self.source
    window.addSubview(table)
    stage.advance(by: 0.02)
    _ = log.take()
  }

  /// The window's frame rectangle of a row.
  func rect(_ section: Int, _ row: Int) -> CGRect {
    table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
  }

  /// The middle of a row in the window.
  func middle(_ section: Int, _ row: Int) -> CGPoint {
    let rect = rect(section, row)
    return CGPoint(x: rect.midX, y: rect.midY)
  }
}

/// A data source and delegate that records its calls, such as `cell 0.1` and `did select 0.1`.
@MainActor
class RecordingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  /// The numbers of rows by section.
  var rows: [Int] = []
  /// Returns the cell of a row, or `nil` for a dequeued one with the row's path as its text.
  var cell: ((UITableView, IndexPath) -> UITableViewCell)?

  func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.record("sections")
    return rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.record("rows \(section)")
    return rows[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.record("cell \(name(indexPath))")
    if let cell { return cell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = name(indexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.record("will display \(name(indexPath))") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.record("did end displaying \(name(indexPath))") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.record("should highlight \(name(indexPath))")
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.record("did highlight \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.record("did unhighlight \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.record("will select \(name(indexPath))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("did select \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.record("will deselect \(name(indexPath))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.record("did deselect \(name(indexPath))")
  }
}

extension Stage {
  /// The faults that the kit has reported so far, each in one line.
  var faults: [String] { trace.filter { $0.kind == .fault }.compactMap(\.detail) }
}
