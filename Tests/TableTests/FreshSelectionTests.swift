import Testing
import TouchstoneTesting
import UIKit

/// A cell that records the calls of its setters and the end of its touches.
@MainActor
private final class LoggingCell: UITableViewCell {
  var note: (String) -> Void = { _ in }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    note("cell highlighted \(highlighted)")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    note("cell selected \(selected)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    note("touches ended")
  }
}

/// A delegate with a primary action.
@MainActor
private final class PrimaryDelegate: NSObject, UITableViewDelegate {
  var log: [String] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    log.append("can \(indexPath.row)")
    return indexPath.row != 2
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("perform \(indexPath.row)")
  }
}

/// The number of notifications.
@MainActor
private final class PostCount {
  var count = 0
}

@MainActor @Suite(.staged)
struct FreshSelectionTests {
  private let scene = FreshScene([40])
  private let selector = FreshSelector()

  init() {
    scene.use(selector)
    scene.show()
  }

  private var table: UITableView { scene.table }

  // statement 776, 782, 783, 784
  @Test func `a tap on another row deselects the old row inside the new selection`() {
    scene.tap(1)
    let first = [
      "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
    ]
    #expect(selector.take() == first)
    scene.tap(3)
    let second = [
      "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
      "willDeselect 1", "didDeselect 1", "didSelect 3",
    ]
    #expect(selector.take() == second)
    #expect(table.indexPathsForSelectedRows == [.fresh(3)])
    #expect(table.cellForRow(at: .fresh(1))?.isSelected == false)
    #expect(table.cellForRow(at: .fresh(3))?.isSelected == true)
  }

  // statement 777
  @Test func `a refused highlight stops the selection and keeps the old one`() {
    scene.tap(1)
    _ = selector.take()
    selector.highlights = false
    scene.tap(3)
    #expect(selector.take() == ["shouldHighlight 3"])
    #expect(table.indexPathForSelectedRow == .fresh(1))
    #expect(table.cellForRow(at: .fresh(1))?.isSelected == true)
  }

  // statement 785
  @Test func `nil from willSelect keeps the old selection`() {
    scene.tap(1)
    _ = selector.take()
    selector.onWillSelect = { _, _ in nil }
    scene.tap(3)
    #expect(selector.take().last == "willSelect 3")
    #expect(table.indexPathsForSelectedRows == [.fresh(1)])
    #expect(table.cellForRow(at: .fresh(1))?.isSelected == true)
  }

  // statement 786
  @Test(arguments: [4, 35])
  func `another path from willSelect is selected and reported`(_ row: Int) {
    selector.onWillSelect = { _, _ in .fresh(row) }
    scene.tap(2)
    #expect(selector.take().suffix(2) == ["willSelect 2", "didSelect \(row)"])
    #expect(table.indexPathsForSelectedRows == [.fresh(row)])
    table.scrollToRow(at: .fresh(row), at: .middle, animated: false)
    scene.show()
    #expect(table.cellForRow(at: .fresh(row))?.isSelected == true)
  }

  // statement 787
  @Test func `nil from willDeselect keeps the row selected`() {
    scene.tap(1)
    _ = selector.take()
    selector.onWillDeselect = { _, _ in nil }
    scene.tap(3)
    let calls = selector.take()
    #expect(calls.contains("willDeselect 1"))
    #expect(!calls.contains("didDeselect 1"))
    #expect(table.indexPathsForSelectedRows?.contains(.fresh(1)) == true)
    #expect(table.cellForRow(at: .fresh(1))?.isSelected == true)
  }

  // statement 789
  @Test func `a tap on the selected row selects it again`() {
    scene.tap(1)
    _ = selector.take()
    scene.tap(1)
    #expect(selector.take().suffix(2) == ["willSelect 1", "didSelect 1"])
    #expect(table.indexPathsForSelectedRows == [.fresh(1)])
  }

  // statement 790
  @Test func `with multiple selection a tap toggles its row only`() {
    table.allowsMultipleSelection = true
    scene.tap(1)
    scene.tap(2)
    _ = selector.take()
    scene.tap(1)
    #expect(selector.take().suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(table.indexPathsForSelectedRows == [.fresh(2)])
  }

  // statement 791, 792, 794
  @Test func `selections by code call no method and post no notification`() {
    let posts = PostCount()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts.count += 1 } }
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: .fresh(1), animated: false, scrollPosition: .none)
    table.selectRow(at: .fresh(2), animated: true, scrollPosition: .none)
    scene.stage.settle()
    #expect(table.indexPathsForSelectedRows == [.fresh(2)])
    table.deselectRow(at: .fresh(30), animated: true)
    #expect(table.indexPathForSelectedRow == .fresh(2))
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    scene.stage.settle()
    #expect(selector.take().isEmpty)
    #expect(posts.count == 0)
    scene.tap(4)
    #expect(posts.count == 1)
    NotificationCenter.default.removeObserver(token)
  }

  // statement 795
  @Test func `a cell with the selection style none has all calls`() {
    table.cellForRow(at: .fresh(1))?.selectionStyle = .none
    scene.tap(1)
    #expect(selector.take().count == 5)
    #expect(table.indexPathForSelectedRow == .fresh(1))
  }

  // statement 796
  @Test func `a cell without interaction and a table without selection have no calls`() {
    table.cellForRow(at: .fresh(1))?.isUserInteractionEnabled = false
    scene.tap(1)
    #expect(selector.take().isEmpty)
    table.allowsSelection = false
    scene.tap(2)
    #expect(selector.take().isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
    scene.stage.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 250), duration: 0.3)
    #expect(table.contentOffset.y > 0)
    scene.stage.settle()
  }

  // statement 788
  @Test func `a tap during editing selects only if the table allows it`() {
    table.setEditing(true, animated: false)
    scene.show()
    scene.tap(1)
    #expect(!selector.take().contains { $0.contains("Select") })
    table.allowsSelectionDuringEditing = true
    scene.tap(1)
    #expect(selector.take().suffix(2) == ["willSelect 1", "didSelect 1"])
  }

  // statement 770
  @Test func `the selection returns with its row, whatever the cell was set to`() {
    scene.tap(1)
    table.cellForRow(at: .fresh(1))?.isSelected = false
    table.contentOffset.y = 1200
    scene.show()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    #expect(table.indexPathForSelectedRow == .fresh(1))
    table.contentOffset.y = 0
    scene.show()
    #expect(table.cellForRow(at: .fresh(1))?.isSelected == true)
    #expect(table.visibleCells.filter { $0.isSelected }.count == 1)
  }

  // statement 776, 782, 783
  @Test func `a cell's overrides are called, and the selection comes after its touches ended`() {
    var log: [String] = []
    scene.rows.onCell = { _, path in
      let cell = LoggingCell(style: .default, reuseIdentifier: nil)
      if path.row == 1 { cell.note = { log.append($0) } }
      return cell
    }
    table.reloadData()
    scene.show()
    log = []
    selector.onDidSelect = { _, _ in log.append("didSelect") }
    scene.tap(1)
    let expected = [
      "cell highlighted true", "cell highlighted false", "touches ended", "cell selected true",
      "didSelect",
    ]
    #expect(log == expected)
    scene.rows.onCell = nil
    selector.onDidSelect = { _, _ in }
  }

  // statement 783, 803
  @Test func `a primary action comes after the selection, if the delegate allows it`() {
    let delegate = scene.use(PrimaryDelegate())
    scene.tap(1)
    #expect(delegate.log == ["didSelect 1", "can 1", "perform 1"])
    delegate.log = []
    scene.tap(2)
    #expect(delegate.log == ["didSelect 2", "can 2"])
  }

  // statement 802
  @Test func `a table controller clears the selection when it appears again, unless told not to`() {
    for clears in [true, false] {
      let controller = UITableViewController(style: .plain)
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.dataSource = scene.rows
      controller.tableView.register(FreshCell.self, forCellReuseIdentifier: "cell")
      scene.stage.window.rootViewController = controller
      scene.stage.settle()
      controller.tableView.selectRow(at: .fresh(1), animated: false, scrollPosition: .none)
      scene.stage.window.rootViewController = UIViewController()
      scene.stage.settle()
      scene.stage.window.rootViewController = controller
      scene.stage.settle()
      #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }
}
