import Testing
import TouchstoneTesting
import UIKit

/// A table of rows with swipe actions that a test chooses.
@MainActor
final class OutsideSwipeScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(size: CGSize(width: 375, height: 600))
  let table: UITableView
  var names = ["a", "b", "c", "d"]
  var log: [String] = []
  /// The last completion of an action, which a test calls.
  var finish: ((Bool) -> Void)?
  var canEdit = true
  lazy var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { [unowned self] _ in
    UISwipeActionsConfiguration(actions: [action("Bin"), action("Flag")])
  }

  override init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    super.init()
    table.register(OutsideCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 60
    table.estimatedRowHeight = 0
    table.dataSource = self
    table.delegate = self
    stage.window.addSubview(table)
    stage.settle()
  }

  /// Returns an action that logs itself and keeps its completion.
  func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [unowned self] action, view, finish in
      log.append("action \(title)")
      self.finish = finish
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(indexPath.row)")
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.append("ask \(indexPath.row)")
    return trailing(indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append(indexPath.map { "end \($0.row)" } ?? "end nil")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  /// Returns how often the log contains an entry.
  func count(_ entry: String) -> Int { log.filter { $0 == entry }.count }
}

/// Swipe actions, from the specification only.
@MainActor @Suite(.staged)
struct OutsideSwipeTests {
  // statement 821
  @Test func `A row is asked for its actions when a swipe begins and not for a tap`() {
    let scene = OutsideSwipeScene()
    scene.stage.tap(at: CGPoint(x: 100, y: 90))
    scene.stage.settle()
    #expect(!scene.log.contains { $0.hasPrefix("ask") })
    scene.stage.swipe(row: outsidePath(1))
    #expect(scene.log.contains("ask 1"))
    #expect(!scene.log.contains("ask 0"))
  }

  // statement 822
  @Test func `A movement that begins vertically can't become a swipe`() {
    let scene = OutsideSwipeScene()
    let finger = scene.stage.touch(at: CGPoint(x: 300, y: 90))
    finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.1)
    finger.move(by: CGVector(dx: -200, dy: 0), duration: 0.3)
    finger.lift()
    scene.stage.settle()
    #expect(scene.log == [])
    #expect(!scene.table.isEditing)
  }

  // statement 820, 819
  @Test func `A row that can't be edited, and one with no actions, don't open`() {
    for empty in [false, true] {
      let scene = OutsideSwipeScene()
      scene.canEdit = empty
      if empty { scene.trailing = { _ in UISwipeActionsConfiguration(actions: []) } }
      scene.stage.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 150, y: 90))
      scene.stage.settle()
      #expect(!scene.table.isEditing)
      #expect(scene.count("commit 1") == 0)
      #expect(!scene.log.contains { $0.hasPrefix("action") })
    }
  }

  // statement 823
  @Test func `An open row is being edited until it closes`() {
    let scene = OutsideSwipeScene()
    scene.stage.swipe(row: outsidePath(1))
    #expect(scene.table.isEditing)
    #expect(scene.table.cellForRow(at: outsidePath(1))?.isEditing == true)
    #expect(scene.table.cellForRow(at: outsidePath(0))?.isEditing == false)
    scene.table.setEditing(false, animated: true)
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.log.filter { !$0.hasPrefix("ask") } == ["begin 1", "end 1"])
  }

  // statement 824
  @Test func `A swipe that is taken back in one movement ends the editing`() {
    let scene = OutsideSwipeScene()
    let finger = scene.stage.touch(at: CGPoint(x: 300, y: 90))
    finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
    finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.count("begin 1") == scene.count("end 1"))
  }

  // statement 826
  @Test func `A touch on another row closes the open one and selects nothing`() {
    let scene = OutsideSwipeScene()
    scene.stage.swipe(row: outsidePath(1))
    scene.stage.tap(at: CGPoint(x: 100, y: 200))
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.log.last == "end 1")
    scene.stage.tap(at: CGPoint(x: 100, y: 200))
    scene.stage.settle()
    #expect(scene.log.last == "select 3")
  }

  // statement 827
  @Test func `reloadData closes an open row`() {
    let scene = OutsideSwipeScene()
    scene.stage.swipe(row: outsidePath(1))
    scene.table.reloadData()
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.log.filter { $0.hasPrefix("end") }.count == 1)
    #expect(!scene.stage.shows("Bin"))
  }

  // statement 829
  @Test func `A row stays open until its action is complete, and the action runs once`() {
    let scene = OutsideSwipeScene()
    scene.stage.tap(action: "Flag", ofRow: outsidePath(2))
    scene.stage.settle()
    #expect(scene.count("action Flag") == 1)
    #expect(scene.table.isEditing)
    scene.finish?(true)
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.names.count == 4)
    #expect(scene.count("commit 2") == 0)
  }

  // statement 828
  @Test func `The first action is next to the edge`() {
    let scene = OutsideSwipeScene()
    scene.stage.swipe(row: outsidePath(0))
    let bin = scene.stage.frame(of: "Bin")
    let flag = scene.stage.frame(of: "Flag")
    #expect((bin?.midX ?? 0) > (flag?.midX ?? 0))
  }

  // statement 830
  @Test func `A full swipe performs the first action at the lift, unless it is switched off`() {
    let scene = OutsideSwipeScene()
    scene.stage.swipe(row: outsidePath(1), isFull: true)
    #expect(scene.count("action Bin") == 1)
    #expect(scene.count("action Flag") == 0)
    let other = OutsideSwipeScene()
    other.trailing = { [unowned other] _ in
      let configuration = UISwipeActionsConfiguration(actions: [other.action("Bin")])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    other.stage.drag(from: CGPoint(x: 360, y: 90), to: CGPoint(x: 10, y: 90))
    other.stage.settle()
    #expect(other.count("action Bin") == 0)
  }

  // statement 819, 831, 825
  @Test func `A configuration of nil shows Delete, which commits the deletion`() {
    let scene = OutsideSwipeScene()
    scene.trailing = { _ in nil }
    scene.stage.tap(action: "Delete", ofRow: outsidePath(1))
    scene.stage.settle()
    #expect(scene.count("commit 1") == 1)
    #expect(scene.table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "c", "d"])
    #expect(!scene.table.isEditing)
  }

  // statement 829, 825
  @Test func `An action can delete its own row before it is complete`() {
    let scene = OutsideSwipeScene()
    scene.trailing = { [unowned scene] path in
      let bin = UIContextualAction(style: .destructive, title: "Bin") { _, _, finish in
        scene.names.remove(at: path.row)
        scene.table.deleteRows(at: [path], with: .automatic)
        finish(true)
      }
      return UISwipeActionsConfiguration(actions: [bin])
    }
    scene.stage.tap(action: "Bin", ofRow: outsidePath(0))
    scene.stage.settle()
    #expect(scene.table.visibleCells.compactMap { $0.textLabel?.text } == ["b", "c", "d"])
    #expect(!scene.table.isEditing)
    #expect(scene.count("begin 0") == 1)
    #expect(scene.log.filter { $0.hasPrefix("end") }.count == 1)
  }

  // statement 825
  @Test func `An open row that the app deletes ends its editing without an index path`() {
    let scene = OutsideSwipeScene()
    scene.stage.swipe(row: outsidePath(1))
    scene.names.remove(at: 1)
    scene.table.deleteRows(at: [outsidePath(1)], with: .fade)
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.log.last == "end nil")
    #expect(!scene.stage.shows("Bin"))
  }

  // statement 827, 826
  @Test func `reloadData under a finger that swipes ends the swipe`() {
    let scene = OutsideSwipeScene()
    let finger = scene.stage.touch(at: CGPoint(x: 300, y: 90))
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.2)
    scene.names = ["x"]
    scene.table.reloadData()
    scene.stage.advance(by: 0.05)
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.table.visibleCells.compactMap { $0.textLabel?.text } == ["x"])
    #expect(scene.log.filter { $0.hasPrefix("action") } == [])
  }
}
