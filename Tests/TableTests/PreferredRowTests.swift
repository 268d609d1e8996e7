import Testing
import TouchstoneTesting
import UIKit

/// The row that receives the focus when the focus enters a table.
@MainActor @Suite(.staged)
struct PreferredRowTests {
  /// A table with nine visible rows above a button, in one focus group.
  private let scene = SelectionScene {
    $0.isPrefetchingEnabled = false
    $0.frame.size.height = 396
  }
  private let button = UIButton(frame: CGRect(x: 0, y: 420, width: 320, height: 40))
  private let source = PreferringSource()

  init() {
    scene.stage.window.addSubview(button)
    scene.table.delegate = source
  }

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: scene.table) }

  private var focused: Int? {
    (system?.focusedItem as? UITableViewCell).flatMap { scene.table.indexPath(for: $0)?.row }
  }

  private func press(_ key: UIKeyboardHIDUsage, times: Int = 1) {
    for _ in 0..<times {
      scene.stage.press(key)
      scene.stage.advance(by: 0.05)
    }
  }

  private func focus(_ environment: any UIFocusEnvironment) {
    system?.requestFocusUpdate(to: environment)
    system?.updateFocusIfNeeded()
    scene.stage.settle()
  }

  // statement 980
  @Test func `an update of the focus goes to the row that the delegate prefers, also below`() {
    press(.keyboardDownArrow)
    #expect(focused == 0)
    source.preferred = [0, 20]
    scene.table.setNeedsFocusUpdate()
    scene.stage.settle()
    #expect(focused == 20)
    #expect(scene.table.bounds.contains(scene.table.rectForRow(at: [0, 20])))
  }

  @Test func `a preferred row that doesn't exist leaves the focus where it is`() {
    press(.keyboardDownArrow, times: 2)
    source.preferred = [0, 99]
    scene.table.setNeedsFocusUpdate()
    scene.stage.settle()
    #expect(focused == 1)
  }

  // statement 980
  @Test func `the remembered row counts before the row that the delegate prefers`() {
    scene.table.remembersLastFocusedIndexPath = true
    press(.keyboardDownArrow, times: 3)
    source.preferred = [0, 5]
    focus(button)
    focus(scene.table)
    #expect(focused == 2)
    scene.table.remembersLastFocusedIndexPath = false
    focus(button)
    focus(scene.table)
    #expect(focused == 5)
  }

  // statement 980
  @Test(arguments: [(UIKeyboardHIDUsage.keyboardUpArrow, 8), (.keyboardTab, 0)])
  func `a key enters a table at its nearest row unless the table remembers one`(
    key: UIKeyboardHIDUsage, nearest: Int
  ) {
    press(.keyboardDownArrow, times: 3)
    focus(button)
    press(key)
    #expect(focused == nearest)
    focus(scene.table.cellForRow(at: [0, 2]) ?? button)
    focus(button)
    scene.table.remembersLastFocusedIndexPath = true
    press(key)
    #expect(focused == 2)
  }

  @Test func `a key inside a table that remembers a row moves row by row`() {
    scene.table.remembersLastFocusedIndexPath = true
    press(.keyboardDownArrow, times: 3)
    press(.keyboardUpArrow)
    #expect(focused == 1)
  }

  @Test func `a table that remembers no row yet is entered at the row that the delegate prefers`() {
    scene.table.remembersLastFocusedIndexPath = true
    source.preferred = [0, 5]
    focus(button)
    press(.keyboardUpArrow)
    #expect(system?.focusedItem === button)
    press(.keyboardUpArrow)
    #expect(focused == 5)
  }

  @Test func `a remembered row that can't have the focus anymore is passed over`() {
    scene.table.remembersLastFocusedIndexPath = true
    press(.keyboardDownArrow, times: 3)
    focus(button)
    source.refused = 2
    press(.keyboardUpArrow)
    #expect(focused == 8)
  }

  // statement 980
  @Test func `the first key goes to the row that a table controller prefers`() {
    let controller = PreferringController()
    scene.table.removeFromSuperview()
    button.removeFromSuperview()
    scene.stage.window.rootViewController = controller
    scene.stage.advance(by: 0.1)
    press(.keyboardDownArrow)
    let cell = system(of: controller)?.focusedItem as? UITableViewCell
    #expect(cell.flatMap { controller.tableView.indexPath(for: $0) } == [0, 3])
  }

  private func system(of controller: UIViewController) -> UIFocusSystem? {
    UIFocusSystem.focusSystem(for: controller)
  }
}

@MainActor
private final class PreferringSource: NSObject, UITableViewDelegate {
  var preferred: IndexPath?
  var refused: Int?

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != refused
  }
}

private final class PreferringController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    [0, 3]
  }
}
