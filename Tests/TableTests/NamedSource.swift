import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A data source and delegate whose rows have names and heights, which records its calls.
@MainActor
final class NamedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var sections: [[String]]
  /// The heights of rows that aren't 44 points high.
  var heights: [String: CGFloat] = [:]
  /// The headers of sections, or empty for none.
  var titles: [String] = []
  /// Called with each shown row.
  var willDisplay: ((IndexPath) -> Void)?
  /// Called with each row whose cell has left.
  var didEndDisplaying: ((IndexPath) -> Void)?

  init(_ sections: [[String]]) { self.sections = sections }

  private func path(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.record("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.record("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.record("cell \(path(indexPath))")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessibilityIdentifier = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.record("height \(path(indexPath))")
    return heights[sections[indexPath.section][indexPath.row]] ?? 44
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.record("will display \(path(indexPath))")
    willDisplay?(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.record("did end displaying \(path(indexPath))")
    didEndDisplaying?(indexPath)
  }
}

/// A window of a stage with one table, whose rows have names.
@MainActor
struct NamedScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: NamedSource
  var log: CallLog { source.log }

  /// Creates a scene with a table that is laid out, and an empty log.
  init(
    _ sections: [[String]], style: UITableView.Style = .plain, isInWindow: Bool = true,
    prepare: (UITableView, NamedSource) -> Void = { _, _ in }
  ) {
    source = NamedSource(sections)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.isPrefetchingEnabled = false
    prepare(table, source)
    table.dataSource = source
    table.delegate = source
    if isInWindow { stage.window.addSubview(table) }
    stage.advance(by: 0.02)
    table.layoutIfNeeded()
    _ = source.log.take()
  }

  /// The names of the visible rows, from top to bottom.
  var names: [String] { table.visibleCells.map { $0.accessibilityIdentifier ?? "?" } }
  /// The tops of the visible rows, from top to bottom.
  var tops: [CGFloat] { table.visibleCells.map(\.frame.minY) }

  /// The cell of a row with a name that the table still contains, also while it leaves.
  func cell(_ name: String) -> UITableViewCell? {
    table.subviews.compactMap { $0 as? UITableViewCell }.first {
      $0.accessibilityIdentifier == name && !$0.isHidden
    }
  }

  /// The shown frame of a row, in points of the content.
  func shown(_ name: String) -> CGRect {
    cell(name).map { ($0.layer.presentation() ?? $0.layer).frame } ?? .null
  }

  /// The shown opacity of a row.
  func opacity(_ name: String) -> Float {
    cell(name).map { ($0.layer.presentation() ?? $0.layer).opacity } ?? -1
  }

  /// Returns the lines of the log that begin with a word, and clears the log.
  func take(_ word: String) -> [String] { log.take().filter { $0.hasPrefix(word) } }
}
