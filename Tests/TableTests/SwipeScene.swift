import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A window of a stage with a table of rows of 44 points, which offers swipe actions.
@MainActor
final class SwipeScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: SwipeSource
  private let dataSource: (any UITableViewDataSource)?
  var log: CallLog { source.log }

  init(
    rows: Int = 30, style: UITableView.Style = .plain, source: SwipeSource? = nil,
    dataSource: (any UITableViewDataSource)? = nil, prepare: (UITableView) -> Void = { _ in }
  ) {
    table = UITableView(frame: stage.window.bounds, style: style)
    self.source = source ?? SwipeSource()
    self.source.rows = rows
    self.dataSource = dataSource
    table.rowHeight = 44
    table.register(SwipeCell.self, forCellReuseIdentifier: "row")
    prepare(table)
    table.dataSource = dataSource ?? self.source
    table.delegate = self.source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
    _ = log.take()
  }

  func cell(_ row: Int) -> SwipeCell? { table.cellForRow(at: [0, row]) as? SwipeCell }

  /// The distance of a row's cell from its place, to the right.
  func shift(_ row: Int) -> CGFloat? { cell(row)?.frame.minX }

  /// Puts a finger down at an x coordinate on a row.
  func touch(_ row: Int, x: CGFloat = 300) -> Finger {
    let rect = table.convert(table.rectForRow(at: [0, row]), to: nil)
    return stage.touch(at: CGPoint(x: x, y: rect.midY))
  }

  /// Moves a finger over a row and lifts it after a rest.
  func swipe(_ row: Int, by way: CGFloat, x: CGFloat = 300) {
    let finger = touch(row, x: x)
    finger.move(by: CGVector(dx: way, dy: 0), duration: 0.2)
    stage.advance(by: 0.2)
    finger.lift()
    stage.settle()
  }

  /// Opens the trailing actions of a row and clears the log.
  func open(_ row: Int) {
    swipe(row, by: -100)
    _ = log.take()
  }

  /// The buttons of the open row, from left to right.
  var buttons: [UIButton] {
    table.layoutIfNeeded()
    return table.subviews.filter { !($0 is UITableViewCell) && $0 !== table.tableHeaderView }
      .flatMap(\.subviews)
      .compactMap { $0 as? UIButton }.filter { !$0.isHidden }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The frame of a button in the window.
  func frame(_ button: UIButton) -> CGRect { button.convert(button.bounds, to: nil) }

  /// Expects that the log has these lines, that no row is open, and that all cells come to rest at
  /// their places.
  func expectClosed(
    _ calls: [String] = ["did end 0.1"], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!table.isEditing, sourceLocation: sourceLocation)
    #expect(log.take() == calls, sourceLocation: sourceLocation)
    stage.settle()
    #expect(buttons.isEmpty, sourceLocation: sourceLocation)
    for cell in table.visibleCells {
      #expect(cell.frame.minX == 0 && !cell.isEditing, sourceLocation: sourceLocation)
    }
  }

  /// Taps the button with a title.
  func tap(_ title: String) {
    guard let button = buttons.first(where: { $0.currentTitle == title }) else {
      Issue.record("no button \(title)")
      return
    }
    let frame = frame(button)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

/// A cell that records its editing states.
final class SwipeCell: UITableViewCell {
  var log: CallLog?

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log?.record("editing \(editing)\(showingDeleteConfirmation ? ", confirming" : "")")
  }
  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    log?.record("will \(state.rawValue)")
  }
  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    log?.record("did \(state.rawValue)")
  }
}

/// A data source and delegate that offers swipe actions and records the calls about them.
@MainActor
final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var rows = 0
  var canEdit = true
  var style = UITableViewCell.EditingStyle.delete
  var deleteTitle: String?
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var rowActions: [UITableViewRowAction]?
  /// Called for a new cell.
  var prepare: (SwipeCell) -> Void = { _ in }
  /// Called when a row is committed.
  var onCommit: (UITableView, IndexPath) -> Void = { _, _ in }
  var onBegin: (UITableView) -> Void = { _ in }

  /// Sets trailing actions that record their calls, and complete at once if `completes`.
  func offer(_ titles: [String], completes: Bool = true, fullSwipe: Bool = true) {
    trailing = UISwipeActionsConfiguration(actions: titles.map { action($0, completes) })
    trailing?.performsFirstActionWithFullSwipe = fullSwipe
  }

  func action(
    _ title: String, _ completes: Bool = true, style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [log] action, view, done in
      log.record("\(action.title ?? "") in \(type(of: view) == UIView.self ? "?" : "a button")")
      if completes { done(true) }
    }
  }

  private func name(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "nil" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? SwipeCell { prepare(cell) }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.record("commit \(editingStyle == .delete ? "delete" : "other") \(name(indexPath))")
    onCommit(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.record("leading \(name(indexPath))")
    return leading
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.record("trailing \(name(indexPath))")
    return trailing
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { rowActions }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.record("will begin \(name(indexPath))")
    onBegin(tableView)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.record("did end \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.record("did highlight \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("did select \(name(indexPath))")
  }
}

/// A data source that can't delete rows.
@MainActor
final class ReadOnlySource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
