import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Keys and the focus on rows.
@MainActor @Suite(.staged)
struct FocusSelectionTests {
  private let scene = SelectionScene()

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: scene.table) }

  /// The row whose cell has the focus, or `nil`.
  private var focused: Int? { focusedRow(of: scene.table) }

  private func focusedRow(of table: UITableView) -> Int? {
    let item = UIFocusSystem.focusSystem(for: table)?.focusedItem
    return (item as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
  }

  private func press(_ key: UIKeyboardHIDUsage, times: Int = 1) {
    for _ in 0..<times {
      scene.stage.press(key)
      scene.stage.advance(by: 0.05)
    }
  }

  // statement 981
  @Test func `arrow keys move the focus row by row, and scroll the row into view`() {
    press(.keyboardDownArrow)
    #expect(focused == 0)
    press(.keyboardDownArrow, times: 15)
    scene.stage.settle()
    #expect(focused == 15)
    let row = scene.table.rectForRow(at: [0, 15])
    #expect(row.minY >= scene.table.bounds.minY && row.maxY <= scene.table.bounds.maxY)
    press(.keyboardUpArrow, times: 12)
    scene.stage.settle()
    #expect(focused == 3)
    #expect(scene.table.rectForRow(at: [0, 3]).minY >= scene.table.bounds.minY)
    #expect(scene.calls() == [])
  }

  @Test func `the next row is found although the screen shows whole rows only`() {
    let exact = SelectionScene(30) { $0.rowHeight = 48 }
    for _ in 0..<13 {
      exact.stage.press(.keyboardDownArrow)
      exact.stage.settle()
    }
    #expect(focusedRow(of: exact.table) == 12)
    #expect(exact.table.bounds.contains(exact.table.rectForRow(at: [0, 12])))
  }

  @Test func `the row with the focus isn't left below a floating header`() {
    let titled = TitleScene(rows: [30, 30])
    let system = UIFocusSystem.focusSystem(for: titled.table)
    titled.table.contentOffset.y = 500
    titled.table.layoutIfNeeded()
    titled.stage.press(.keyboardDownArrow)
    for _ in 0..<20 {
      titled.stage.press(.keyboardUpArrow)
      titled.stage.settle()
      guard let cell = system?.focusedItem as? UITableViewCell,
        let path = titled.table.indexPath(for: cell)
      else { continue }
      let header = titled.table.rectForHeader(inSection: path.section).height
      let top = titled.table.bounds.minY + (path.row == 0 ? 0 : header)
      #expect(titled.table.rectForRow(at: path).minY >= top - 0.5)
    }
  }

  // statement 981
  @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar])
  func `Return and Space act as a tap`(key: UIKeyboardHIDUsage) {
    press(.keyboardDownArrow, times: 2)
    let held = scene.stage.hold(key)
    scene.stage.advance(by: 0.02)
    #expect(scene.calls() == ["should highlight 1", "did highlight 1"])
    #expect(scene.pressed == [1])
    held.release()
    #expect(scene.calls() == ["did unhighlight 1"])
    scene.stage.advance(by: 0.02)
    #expect(scene.calls() == ["will select 1", "did select 1", "primary 1"])
    #expect(scene.selected == [1] && scene.pressed == [])
  }

  @Test func `a key that is cancelled selects nothing, and others pass through the table`() {
    press(.keyboardDownArrow)
    let held = scene.stage.hold(.keyboardReturnOrEnter)
    held.cancel()
    scene.stage.advance(by: 0.02)
    #expect(scene.pressed == [] && scene.selected == [])
    scene.table.allowsSelection = false
    _ = scene.calls()
    press(.keyboardReturnOrEnter)
    #expect(scene.calls() == [])
  }

  @Test func `a button with the focus inside a row acts, and the row isn't selected`() {
    var actions = 0
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
    button.addAction(UIAction { _ in actions += 1 }, for: .primaryActionTriggered)
    scene.cell(1)?.contentView.addSubview(button)
    press(.keyboardDownArrow)
    system?.requestFocusUpdate(to: button)
    system?.updateFocusIfNeeded()
    press(.keyboardReturnOrEnter)
    #expect(actions == 1 && scene.calls() == [] && scene.selected == [])
  }

  // statement 980
  @Test func `with selectionFollowsFocus the row that gets the focus is selected, with the calls`()
  {
    scene.table.selectionFollowsFocus = true
    press(.keyboardDownArrow, times: 2)
    #expect(
      scene.calls() == [
        "will select 0", "did select 0",
        "will select 1", "will deselect 0", "did deselect 0", "did select 1",
      ])
    #expect(scene.selected == [1] && scene.shining == [1])
  }

  // statement 980
  @Test func `rows can't get the focus if the table doesn't allow it`() {
    scene.table.allowsFocus = false
    press(.keyboardDownArrow)
    #expect(focused == nil)
    scene.table.allowsFocus = true
    press(.keyboardDownArrow)
    #expect(focused == 0)
  }

  // statement 980
  @Test func `the delegate decides which rows can get the focus, and hears of each move`() {
    let source = FocusSource()
    scene.table.allowsFocus = false
    scene.table.delegate = source
    source.refused = [1]
    press(.keyboardDownArrow, times: 2)
    #expect(focused == 2)
    #expect(source.log.take() == ["may nil 0", "did nil 0", "may 0 2", "did 0 2"])
    source.isAllowed = false
    press(.keyboardDownArrow)
    #expect(focused == 2)
    #expect(source.log.take() == ["may 2 3"])
    source.isAllowed = true
    source.follows = [3]
    press(.keyboardDownArrow)
    #expect(scene.selected == [3])
    press(.keyboardDownArrow)
    #expect(scene.selected == [3])
  }

  // statement 980
  @Test func `a table that remembers its last row with the focus gives it the focus again`() {
    scene.table.remembersLastFocusedIndexPath = true
    let button = UIButton(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
    button.focusGroupIdentifier = "bar"
    scene.stage.window.addSubview(button)
    press(.keyboardDownArrow, times: 3)
    #expect(focused == 2)
    system?.requestFocusUpdate(to: button)
    system?.updateFocusIfNeeded()
    #expect(focused == nil)
    scene.table.contentOffset.y = 700
    scene.stage.advance(by: 0.05)
    system?.requestFocusUpdate(to: scene.table)
    system?.updateFocusIfNeeded()
    scene.stage.settle()
    #expect(focused == 2)
    #expect(scene.table.bounds.contains(scene.table.rectForRow(at: [0, 2])))
  }

  @Test func `the row with the focus stays when the table scrolls away from it`() {
    press(.keyboardDownArrow, times: 3)
    scene.table.contentOffset.y = 700
    scene.stage.advance(by: 0.1)
    #expect(focused == 2)
    press(.keyboardDownArrow)
    scene.stage.settle()
    #expect(focused == 3)
    #expect(scene.table.bounds.contains(scene.table.rectForRow(at: [0, 3])))
  }

  @Test func `a touch hides the focus, and the row's cell can be used again`() {
    press(.keyboardDownArrow, times: 3)
    scene.tap(5)
    #expect(focused == nil && scene.selected == [5])
    scene.table.contentOffset.y = 700
    scene.table.layoutIfNeeded()
    #expect(scene.cell(2) == nil)
  }
}

@MainActor
private final class FocusSource: NSObject, UITableViewDelegate {
  let log = CallLog()
  var refused: Set<Int> = []
  var isAllowed = true
  var follows: Set<Int> = []
  var preferred: IndexPath?

  private func names(_ context: UITableViewFocusUpdateContext) -> String {
    func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "nil" }
    return "\(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))"
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    !refused.contains(indexPath.row)
  }
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    log.record("may \(names(context))")
    return isAllowed
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { log.record("did \(names(context))") }
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { follows.contains(indexPath.row) }
}
