import Testing
import TouchstoneTesting
import UIKit

/// A cell that counts its preparations for reuse.
final class OutsideCell: UITableViewCell {
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Sections of names that are also a data source and a delegate, with a log of the calls.
@MainActor
final class OutsideSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var onWillDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
  var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = sections[indexPath.section][indexPath.row]
    log.append("cell \(name)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = name
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onWillDisplay(tableView, indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("gone \(indexPath.section).\(indexPath.row)") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.row)")
    onSelect(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  /// The number of requests for cells since the log was emptied.
  var cellRequests: Int { log.filter { $0.hasPrefix("cell") }.count }
}

/// A table with rows of 50 points that fills a stage of 375 × 600.
@MainActor
final class OutsideScene {
  static let rowHeight: CGFloat = 50

  let stage = Stage(size: CGSize(width: 375, height: 600))
  let table: UITableView
  let source: OutsideSource
  let controller = UIViewController()

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    source = OutsideSource(sections)
    table.register(OutsideCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = Self.rowHeight
    table.estimatedRowHeight = 0
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.frame = stage.window.bounds
    controller.view.addSubview(table)
    stage.window.rootViewController = controller
    stage.settle()
    source.log = []
  }

  /// Numbered names of rows.
  static func names(_ count: Int, _ letter: String = "row ") -> [String] {
    (0..<count).map { "\(letter)\($0)" }
  }

  /// The texts of the visible cells.
  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// Returns the text of a visible row.
  func text(_ row: Int, _ section: Int = 0) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
  }

  /// The faults that the stage has reported.
  var faults: [String] { stage.trace.filter { $0.kind == .fault }.map { $0.detail ?? "" } }
}

/// Returns the index path of a row of the first section, or of another one.
func outsidePath(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}
