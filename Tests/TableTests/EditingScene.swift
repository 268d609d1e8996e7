import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// A window of a stage with one table of texts, which is edited by its data source.
@MainActor
final class EditingScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: EditingSource
  var log: CallLog { source.log }

  /// Creates a scene with sections of texts, and lays it out. The log is empty afterwards.
  init(
    _ texts: [[String]], style: UITableView.Style = .plain,
    prepare: (UITableView, EditingSource) -> Void = { _, _ in }
  ) {
    table = UITableView(frame: stage.window.bounds, style: style)
    source = EditingSource(texts)
    table.sectionHeaderTopPadding = 0
    table.register(TransitionCell.self, forCellReuseIdentifier: "row")
    prepare(table, source)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
    _ = log.take()
  }

  func cell(_ section: Int, _ row: Int) -> TransitionCell? {
    table.cellForRow(at: [section, row]) as? TransitionCell
  }

  /// The texts of the visible cells, from top to bottom on the screen.
  var shownTexts: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { ($0 as? TransitionCell)?.text }
  }

  private func middle(_ section: Int, _ row: Int) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: [section, row]), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// The middle of the sign at the leading edge of a row, in the window.
  func sign(_ section: Int, _ row: Int) -> CGPoint {
    let metrics = TableMetrics.inForce.editing
    return CGPoint(x: metrics.signSide + metrics.signSize / 2, y: middle(section, row).y)
  }

  /// The middle of the control that moves a row, in the window.
  func grip(_ section: Int, _ row: Int) -> CGPoint {
    CGPoint(x: 320 - TableMetrics.inForce.editing.reorderWidth / 2, y: middle(section, row).y)
  }

  /// The button that confirms the deletion of a row, or `nil`.
  func deleteButton(_ section: Int, _ row: Int) -> UIButton? {
    buttons(section, row).last
  }

  /// The buttons of the swipe actions of a row, from left to right.
  func buttons(_ section: Int, _ row: Int) -> [UIButton] {
    table.layoutIfNeeded()
    let middle = table.rectForRow(at: [section, row]).midY
    return table.subviews.filter { !($0 is UITableViewCell) && !$0.isHidden }
      .flatMap(\.subviews).compactMap { $0 as? UIButton }
      .filter { button in
        let frame = button.convert(button.bounds, to: table)
        return frame.minY < middle && frame.maxY > middle
      }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The middle of that button in the window.
  func deletePoint(_ section: Int, _ row: Int) -> CGPoint {
    guard let button = deleteButton(section, row) else { return .zero }
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  /// Lifts a row, moves the finger down by a distance, and lifts the finger.
  func drag(_ section: Int, _ row: Int, by distance: CGFloat) {
    let finger = stage.touch(at: grip(section, row))
    finger.move(by: CGVector(dx: 0, dy: distance))
    stage.advance(by: 0.02)
    finger.lift()
    stage.settle()
  }
}

/// A cell that shows a text and records the changes of its editing state.
final class TransitionCell: UITableViewCell {
  var text = "" { didSet { accessibilityLabel = text } }
  var calls: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    calls.append("editing \(editing)\(animated ? " animated" : "")")
    super.setEditing(editing, animated: animated)
  }
  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    calls.append("will \(state.rawValue)")
  }
  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    calls.append("did \(state.rawValue)")
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  /// The labels of the controls of editing.
  var controlLabels: [String] {
    subviews.filter { $0 !== contentView && $0.isUserInteractionEnabled }
      .compactMap(\.accessibilityLabel)
  }
}

/// A data source and delegate of texts that can be edited.
@MainActor
final class EditingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var texts: [[String]]
  var heights: [String: CGFloat] = [:]
  var headerHeight: CGFloat = 0
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var style = UITableViewCell.EditingStyle.delete
  var indents = true
  var deleteTitle: String?
  var trailing: UISwipeActionsConfiguration?
  var target: (IndexPath) -> IndexPath = { $0 }
  var onCommit: (UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _ in }
  var onMove: () -> Void = {}

  init(_ texts: [[String]]) { self.texts = texts }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { texts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TransitionCell)?.text = texts[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[texts[indexPath.section][indexPath.row]] ?? 44
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView()
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.record("can edit \(name(indexPath))")
    return canEdit(indexPath)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    log.record("style \(name(indexPath))")
    return style
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    log.record("indents \(name(indexPath))")
    return indents
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    log.record("can move \(name(indexPath))")
    return canMove(indexPath)
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) { log.record("will begin \(name(indexPath))") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.record("did end")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.record("commit \(editingStyle) \(name(indexPath))")
    onCommit(editingStyle, indexPath)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.record("target \(name(sourceIndexPath)) \(name(proposedDestinationIndexPath))")
    return target(proposedDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.record("move \(name(sourceIndexPath)) \(name(destinationIndexPath))")
    let text = texts[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    texts[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    onMove()
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.record("did highlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("did select \(name(indexPath))")
  }
}
