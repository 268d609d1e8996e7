import Testing
import TouchstoneTesting
import UIKit

/// A delegate that records highlights and selections.
@MainActor
final class FreshSelector: NSObject, UITableViewDelegate {
  var log: [String] = []
  var highlights = true
  var onWillSelect: (UITableView, IndexPath) -> IndexPath? = { $1 }
  var onWillDeselect: (UITableView, IndexPath) -> IndexPath? = { $1 }
  var onDidSelect: (UITableView, IndexPath) -> Void = { _, _ in }
  var onDidHighlight: (UITableView, IndexPath) -> Void = { _, _ in }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
    onDidHighlight(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return onWillSelect(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
    onDidSelect(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return onWillDeselect(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

/// A delegate that records which cells are displayed.
@MainActor
final class FreshDisplay: NSObject, UITableViewDelegate {
  var log: [String] = []
  var onDisplay: (UITableView, UITableViewCell, IndexPath) -> Void = { _, _, _ in }
  var onEnd: (UITableView, UITableViewCell, IndexPath) -> Void = { _, _, _ in }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("will \(indexPath.row)")
    onDisplay(tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.row)")
    onEnd(tableView, cell, indexPath)
  }
}

/// A delegate with a height for each row.
@MainActor
final class FreshHeights: NSObject, UITableViewDelegate {
  var log: [String] = []
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  var onDidSelect: (UITableView, IndexPath) -> Void = { _, _ in }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.append("height \(indexPath.row)")
    return height(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onDidSelect(tableView, indexPath)
  }
}

/// A delegate with headers and footers.
@MainActor
final class FreshHeaders: NSObject, UITableViewDelegate {
  var header: CGFloat = 30
  var footer: CGFloat = 0
  var view: (Int) -> UIView? = { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
  var selected: [IndexPath] = []

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footer
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(section)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A delegate with trailing swipe actions.
@MainActor
final class FreshSwiper: NSObject, UITableViewDelegate {
  var log: [String] = []
  var actions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.append("trailing \(indexPath.row)")
    return actions(indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("willBegin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
}

/// A data source of one section whose rows are edited and moved.
@MainActor
final class FreshEditableRows: NSObject, UITableViewDataSource {
  var items: [String]
  var log: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var onCommit: (UITableView, IndexPath) -> Void = { _, _ in }

  init(_ count: Int) { items = (0..<count).map { "\($0)" } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    onCommit(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
