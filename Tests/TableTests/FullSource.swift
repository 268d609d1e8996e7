import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A data source and delegate that states the heights of rows, headers and footers, makes views for
/// sections, and records its calls in order, such as `header height 0`.
@MainActor
final class FullSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var rows: [Int]
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  var estimate = UITableView.automaticDimension
  var headerHeight = UITableView.automaticDimension
  var footerHeight = UITableView.automaticDimension
  var headerTitle: String?
  var footerTitle: String?
  var header: (() -> UIView)?
  var footer: (() -> UIView)?

  init(rows: [Int]) { self.rows = rows }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  // MARK: Rows

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
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.record("height \(name(indexPath))")
    return height(indexPath)
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.record("will display \(name(indexPath))") }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerTitle
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footerTitle
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    log.record("header height \(section)")
    return headerHeight
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    log.record("footer height \(section)")
    return footerHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.record("header \(section)")
    return header?()
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    log.record("footer \(section)")
    return footer?()
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { log.record("will display header \(section)") }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { log.record("will display footer \(section)") }
}

/// A window of a stage with one table of a full source, without prefetching.
@MainActor
struct FullScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: FullSource
  var log: CallLog { source.log }

  /// Creates a scene whose table is laid out. The log has the calls of the load.
  init(
    _ rows: [Int], style: UITableView.Style = .plain,
    prepare: (UITableView, FullSource) -> Void = { _, _ in }
  ) {
    source = FullSource(rows: rows)
    table = UITableView(frame: stage.window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.isPrefetchingEnabled = false
    prepare(table, source)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
  }
}
