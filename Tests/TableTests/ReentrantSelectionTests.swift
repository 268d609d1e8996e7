import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Apps that change the table inside the callbacks of a touch.
@MainActor @Suite(.staged)
struct ReentrantSelectionTests {
  /// The callbacks in which the app acts.
  nonisolated static let callbacks = [
    "should highlight", "did highlight", "did unhighlight", "will select", "will deselect",
    "did deselect", "did select", "primary",
  ]

  /// Things that an app does in a callback.
  enum Deed: CaseIterable {
    case reload
    case deleteRow
    case deleteAllRows
    case reloadRow
    case deselect
    case selectAnother
    case allowMultiple
    case remove
    case loseDataSource
    case loseDelegate
    case disallowSelection
    case newRoot
    case edit

    @MainActor
    func run(_ scene: SelectionScene, _ path: IndexPath) {
      let table = scene.table
      switch self {
      case .reload: table.reloadData()
      case .deleteRow:
        scene.source.rows -= 1
        table.deleteRows(at: [path], with: .none)
      case .deleteAllRows:
        let paths = (0..<scene.source.rows).map { IndexPath(row: $0, section: 0) }
        scene.source.rows = 0
        table.deleteRows(at: paths, with: .fade)
      case .reloadRow: table.reloadRows(at: [path], with: .none)
      case .deselect: table.deselectRow(at: path, animated: true)
      case .selectAnother: table.selectRow(at: [0, 6], animated: false, scrollPosition: .middle)
      case .allowMultiple: table.allowsMultipleSelection = true
      case .remove: table.removeFromSuperview()
      case .loseDataSource: table.dataSource = nil
      case .loseDelegate: table.delegate = nil
      case .disallowSelection: table.allowsSelection = false
      case .newRoot: scene.stage.window.rootViewController = UIViewController()
      case .edit: table.setEditing(true, animated: true)
      }
    }
  }

  @Test(arguments: callbacks, Deed.allCases)
  func `a change inside a callback breaks neither the selection nor the next touch`(
    callback: String, deed: Deed
  ) {
    let scene = SelectionScene()
    scene.tap(5)
    var hasActed = false
    scene.source.onCall = { call, _, path in
      guard call == callback, !hasActed else { return }
      hasActed = true
      deed.run(scene, path)
    }
    let finger = scene.stage.touch(at: scene.point(1))
    scene.stage.advance(by: 0.2)
    finger.lift()
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: CGPoint(x: 160, y: 150))
    scene.stage.settle()
    #expect(hasActed)
    #expect(scene.stage.faults.isEmpty)
    #expect(scene.pressed == [])
    let count = scene.table.numberOfSections > 0 ? scene.table.numberOfRows(inSection: 0) : 0
    #expect(scene.selected.allSatisfy { $0 < count })
    #expect(Set(scene.selected).count == scene.selected.count)
    #expect(Set(scene.shining).isSubset(of: scene.selected))
    recovers(scene)
  }

  /// Checks that a table that shows its data again can be used as before.
  private func recovers(_ scene: SelectionScene) {
    let table = scene.table
    scene.source.onCall = { _, _, _ in }
    scene.source.rows = 30
    table.setEditing(false, animated: false)
    table.allowsSelection = true
    table.allowsMultipleSelection = false
    table.dataSource = scene.source
    table.delegate = scene.source
    table.reloadData()
    scene.stage.window.addSubview(table)
    table.contentOffset = .zero
    scene.stage.advance(by: 0.1)
    _ = scene.calls()
    scene.tap(2)
    #expect(
      scene.calls() == [
        "should highlight 2", "did highlight 2", "did unhighlight 2", "will select 2",
        "did select 2", "primary 2",
      ])
    #expect(scene.selected == [2] && scene.shining == [2])
  }

  @Test func `a row that moves while it is touched is the one that is selected`() {
    let scene = SelectionScene()
    scene.table.isScrollEnabled = false
    let finger = scene.hold(1)
    scene.source.rows += 1
    scene.table.insertRows(at: [[0, 0]], with: .none)
    scene.stage.advance(by: 0.5)
    #expect(scene.pressed == [2])
    finger.move(to: scene.point(2))
    finger.lift()
    scene.stage.advance(by: 0.02)
    #expect(scene.selected == [2])
  }

  // statement 856
  @Test func `a deleted row leaves the selection without a call, and the others follow`() {
    let scene = SelectionScene { $0.allowsMultipleSelection = true }
    for row in [1, 3, 5] { scene.tap(row) }
    _ = scene.calls()
    scene.source.rows -= 1
    scene.table.deleteRows(at: [[0, 3]], with: .none)
    scene.stage.settle()
    #expect(scene.selected == [1, 4] && scene.shining == [1, 4])
    #expect(scene.calls() == [])
    scene.table.moveRow(at: [0, 1], to: [0, 6])
    scene.stage.settle()
    #expect(scene.selected == [6, 3] && scene.shining == [3, 6])
  }

  @Test func `a reloaded row is no longer selected, without a call`() {
    let scene = SelectionScene()
    scene.tap(1)
    _ = scene.calls()
    scene.table.reloadRows(at: [[0, 1]], with: .none)
    scene.stage.settle()
    #expect(scene.selected == [] && scene.shining == [] && scene.calls() == [])
  }

  @Test func `a reload in willSelect keeps the tap, because the row still exists`() {
    let scene = SelectionScene()
    scene.source.onCall = { call, table, _ in if call == "will select" { table.reloadData() } }
    scene.tap(1)
    #expect(scene.calls().suffix(2) == ["did select 1", "primary 1"])
    #expect(scene.selected == [1])
  }

  @Test func `a delegate that deletes the selected row in didSelect leaves nothing selected`() {
    let scene = SelectionScene()
    scene.source.onCall = { [source = scene.source] call, table, path in
      guard call == "did select" else { return }
      source.rows -= 1
      table.deleteRows(at: [path], with: .fade)
    }
    scene.tap(1)
    scene.stage.settle()
    #expect(scene.selected == [] && scene.shining == [])
    #expect(scene.calls().last == "did select 1")
  }

  @Test func `a table that is released in didSelect isn't used afterward`() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let source = SelectionSource(rows: 30)
    weak var released: UITableView?
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(StateCell.self, forCellReuseIdentifier: "state")
      table.dataSource = source
      table.delegate = source
      stage.window.addSubview(table)
      released = table
    }
    stage.advance(by: 0.02)
    source.onCall = { call, table, _ in
      if call == "did select" { table.removeFromSuperview() }
    }
    stage.tap(at: CGPoint(x: 160, y: 60))
    stage.settle()
    #expect(released == nil)
    #expect(source.log.take().last == "primary 1")
  }
}
