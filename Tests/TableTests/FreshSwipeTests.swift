import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite(.staged)
struct FreshSwipeTests {
  private let scene = FreshScene([])
  private let source = FreshEditableRows(30)
  private let swiper = FreshSwiper()
  private let note = Note()
  private var table: UITableView { scene.table }
  private var stage: Stage { scene.stage }

  /// The calls of an action's handler, and its completion.
  @MainActor
  private final class Note {
    var calls = 0
    var completion: ((Bool) -> Void)?
  }

  init() {
    scene.feed(source)
    scene.use(swiper)
    scene.show()
  }

  private func useAction(performsFirst: Bool = false) {
    swiper.actions = { [note] _ in
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
        note.calls += 1
        note.completion = completion
      }
      let configuration = UISwipeActionsConfiguration(actions: [action])
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }
  }

  /// Swipes a row to the left without an expectation.
  private func pull(_ row: Int, by distance: CGFloat = 100) {
    let start = CGPoint(x: 260, y: scene.middle(row).y)
    stage.drag(from: start, to: CGPoint(x: start.x - distance, y: start.y), duration: 0.2)
    stage.advance(by: 0.6)
  }

  // statement 819, 831
  @Test func `nil from the delegate shows the default button, which commits a deletion`() {
    source.onCommit = { [source] table, path in
      source.items.remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    }
    stage.swipe(row: .fresh(2), in: table)
    stage.tap(action: "Delete", ofRow: .fresh(2), in: table)
    stage.settle()
    #expect(source.log == ["commit 1 2"])
    #expect(scene.texts.prefix(3) == ["0", "1", "3"])
    #expect(!table.isEditing)
  }

  // statement 820, 819
  @Test func `a row that can't be edited and one without actions don't open`() {
    useAction()
    source.canEdit = { $0.row != 2 }
    pull(2)
    #expect(!table.isEditing)
    swiper.actions = { _ in UISwipeActionsConfiguration(actions: []) }
    pull(4)
    #expect(!table.isEditing)
    #expect(!swiper.log.contains("trailing 2"))
    #expect(source.log.isEmpty)
  }

  // statement 823, 829, 831
  @Test func `a row stays open until its action completes`() throws {
    useAction()
    stage.swipe(row: .fresh(2), in: table)
    #expect(table.isEditing)
    #expect(table.cellForRow(at: .fresh(2))?.showingDeleteConfirmation == true)
    #expect(table.cellForRow(at: .fresh(3))?.isEditing == false)
    #expect(swiper.log.filter { !$0.hasPrefix("trailing") } == ["willBegin 2"])
    stage.tap(action: "Flag", ofRow: .fresh(2), in: table)
    stage.settle()
    #expect(note.calls == 1)
    #expect(table.isEditing)
    let complete = try #require(note.completion)
    complete(true)
    stage.settle()
    #expect(!table.isEditing)
    #expect(swiper.log.last == "didEnd 2")
    #expect(source.log.isEmpty)
  }

  // statement 825, 829
  @Test func `a row that its action deletes ends its editing without a path`() {
    swiper.actions = { [source, table] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
          source.items.remove(at: path.row)
          table.deleteRows(at: [path], with: .automatic)
          completion(true)
        }
      ])
    }
    stage.swipe(row: .fresh(2), in: table)
    stage.tap(action: "Remove", ofRow: .fresh(2), in: table)
    stage.settle()
    #expect(scene.texts.prefix(3) == ["0", "1", "3"])
    #expect(!table.isEditing)
    #expect(swiper.log.last == "didEnd nil")
    #expect(!scene.hasFault)
  }

  // statement 826
  @Test func `a touch on another row closes the open one and does nothing else`() {
    useAction()
    stage.swipe(row: .fresh(2), in: table)
    scene.tap(5)
    stage.settle()
    #expect(!table.isEditing)
    #expect(!swiper.log.contains("didSelect 5"))
    scene.tap(5)
    #expect(swiper.log.last == "didSelect 5")
  }

  // statement 826
  @Test func `a swipe on another row closes the open one and opens nothing`() {
    useAction()
    stage.swipe(row: .fresh(2), in: table)
    pull(5)
    stage.settle()
    #expect(!table.isEditing)
    #expect(!swiper.log.contains("willBegin 5"))
    pull(5)
    #expect(table.isEditing)
    #expect(swiper.log.last == "willBegin 5")
  }

  // statement 827
  @Test func `a reload, setEditing and a scroll close the open row`() {
    useAction()
    let closings: [() -> Void] = [
      { [table] in table.reloadData() },
      { [table] in table.setEditing(false, animated: false) },
      { [scene] in
        let start = scene.middle(6)
        scene.stage.drag(
          from: start, to: CGPoint(x: start.x, y: start.y - 60), duration: 0.3)
      },
    ]
    for close in closings {
      stage.swipe(row: .fresh(4), in: table)
      #expect(table.isEditing)
      close()
      stage.settle()
      #expect(!table.isEditing)
      #expect(swiper.log.last?.hasPrefix("didEnd") == true)
      #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }
    #expect(note.calls == 0)
  }

  // statement 830
  @Test(arguments: [true, false])
  func `a full swipe performs the first action if the configuration says so`(_ performs: Bool) {
    useAction(performsFirst: performs)
    stage.swipe(row: .fresh(2), in: table, isFull: true)
    stage.settle()
    #expect(note.calls == (performs ? 1 : 0))
    note.completion?(true)
    table.setEditing(false, animated: false)
    stage.settle()
    #expect(!table.isEditing)
  }

  // statement 821, 822
  @Test func `the actions are requested when a horizontal pan begins, not by other touches`() {
    useAction()
    scene.tap(1)
    let start = scene.middle(5)
    let finger = stage.touch(at: start)
    finger.move(by: CGVector(dx: -3, dy: -30), duration: 0.1)
    finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
    finger.lift()
    stage.settle()
    #expect(!swiper.log.contains { $0.hasPrefix("trailing") })
    #expect(!table.isEditing)
    pull(5)
    #expect(swiper.log.contains("trailing 5"))
    table.setEditing(false, animated: false)
    stage.settle()
  }

  // statement 824
  @Test func `a swipe that is taken back in the same movement ends`() {
    useAction()
    let start = CGPoint(x: 260, y: scene.middle(2).y)
    let finger = stage.touch(at: start)
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.2)
    finger.move(to: start, duration: 0.2)
    finger.lift()
    stage.settle()
    #expect(!table.isEditing)
    #expect(note.calls == 0)
  }

  // statement 827, 825
  @Test func `a deletion of the open row by the app ends its editing`() {
    useAction()
    stage.swipe(row: .fresh(2), in: table)
    source.items.remove(at: 2)
    table.deleteRows(at: [.fresh(2)], with: .fade)
    stage.settle()
    #expect(!table.isEditing)
    #expect(swiper.log.last == "didEnd nil")
    scene.tap(3)
    #expect(swiper.log.last == "didSelect 3")
  }
}
