import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// Moving rows by a finger.
@MainActor @Suite(.staged)
struct ReorderTests {
  private func editing(
    _ texts: [[String]] = [["a", "b", "c", "d"]], style: UITableView.Style = .plain,
    prepare: (UITableView, EditingSource) -> Void = { _, _ in }
  ) -> EditingScene {
    let scene = EditingScene(texts, style: style, prepare: prepare)
    scene.table.isEditing = true
    scene.stage.settle()
    _ = scene.log.take()
    return scene
  }

  // statement 841
  @Test func `a row is dropped at another place, and the data source is told once`() {
    let scene = editing()
    let cell = scene.cell(0, 0)
    scene.drag(0, 0, by: 80)
    #expect(scene.log.take() == ["target 0.0 0.2", "move 0.0 0.2"])
    #expect(scene.source.texts == [["b", "c", "a", "d"]])
    #expect(scene.shownTexts == ["b", "c", "a", "d"])
    #expect(scene.cell(0, 2) === cell)
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(scene.table.hasUncommittedUpdates == false)
  }

  @Test func `a row moves up as well`() {
    let scene = editing()
    scene.drag(0, 3, by: -100)
    #expect(scene.log.take() == ["target 0.3 0.1", "move 0.3 0.1"])
    #expect(scene.shownTexts == ["a", "d", "b", "c"])
  }

  // statement 842
  @Test func `a row that is dropped where it came from isn't moved`() {
    let scene = editing()
    scene.drag(0, 1, by: 15)
    #expect(scene.log.take() == [])
    let finger = scene.stage.touch(at: scene.grip(0, 1))
    finger.move(by: CGVector(dx: 0, dy: 50))
    finger.move(by: CGVector(dx: 0, dy: -50))
    finger.lift()
    scene.stage.settle()
    #expect(scene.log.take() == ["target 0.1 0.2", "target 0.1 0.1"])
    #expect(scene.shownTexts == ["a", "b", "c", "d"])
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }

  // statement 715, 840
  @Test func `a touch lifts the row at once, and the others make room`() {
    let scene = editing()
    let finger = scene.stage.touch(at: scene.grip(0, 0))
    #expect(scene.table.hasUncommittedUpdates)
    finger.move(by: CGVector(dx: 0, dy: 50))
    scene.stage.advance(by: 0.02)
    #expect(scene.cell(0, 0)?.frame.minY == 50)
    #expect(scene.cell(0, 1)?.frame.minY == 0)
    #expect(scene.cell(0, 2)?.frame.minY == 88)
    #expect((scene.cell(0, 0)?.layer.zPosition ?? 0) > 0)
    #expect((scene.cell(0, 0)?.layer.shadowOpacity ?? 0) > 0)
    finger.lift()
    scene.stage.settle()
    #expect(!scene.table.hasUncommittedUpdates)
    #expect(scene.cell(0, 1)?.layer.zPosition == 0)
    #expect(scene.cell(0, 1)?.layer.shadowOpacity == 0)
  }

  // statement 841
  @Test func `each place that the row comes to is proposed once`() {
    let scene = editing()
    let finger = scene.stage.touch(at: scene.grip(0, 0))
    finger.move(by: CGVector(dx: 0, dy: 130), duration: 0.5)
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "target 0.0 0.1", "target 0.0 0.2", "target 0.0 0.3", "move 0.0 0.3",
      ])
  }

  // statement 841
  @Test func `the delegate's target is the gap and the place of the drop`() {
    let scene = editing { _, source in source.target = { _ in [0, 1] } }
    let finger = scene.stage.touch(at: scene.grip(0, 0))
    finger.move(by: CGVector(dx: 0, dy: 130))
    scene.stage.advance(by: 0.02)
    #expect(scene.cell(0, 1)?.frame.minY == 0)
    #expect(scene.cell(0, 2)?.frame.minY == 88)
    finger.lift()
    scene.stage.settle()
    #expect(scene.log.take() == ["target 0.0 0.3", "move 0.0 0.1"])
    #expect(scene.shownTexts == ["b", "a", "c", "d"])
  }

  @Test func `a target that doesn't exist is one line, and the gap stays`() {
    let scene = editing { _, source in source.target = { _ in [4, 1] } }
    scene.drag(0, 0, by: 60)
    #expect(scene.stage.faults.count == 1)
    #expect(scene.stage.faults.first?.contains("doesn't exist") == true)
    #expect(scene.log.take() == ["target 0.0 0.1"])
  }

  @Test func `rows of different heights change places at their middles`() {
    let scene = editing([["a", "b", "c"]]) { _, source in source.heights = ["b": 100] }
    scene.drag(0, 0, by: 45)
    #expect(scene.log.take() == [])
    scene.drag(0, 0, by: 55)
    #expect(scene.log.take() == ["target 0.0 0.1", "move 0.0 0.1"])
    #expect(scene.table.rectForRow(at: [0, 0]).height == 100)
    #expect(scene.table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 100, width: 320, height: 44))
  }

  @Test func `a row moves into another section behind the middle of its header`() {
    func scene() -> EditingScene {
      editing([["a", "b"], ["c"]]) { _, source in source.headerHeight = 20 }
    }
    let near = scene()
    near.drag(0, 0, by: 50)
    #expect(near.log.take() == ["target 0.0 0.1", "move 0.0 0.1"])
    let far = scene()
    far.drag(0, 0, by: 60)
    #expect(far.log.take() == ["target 0.0 1.0", "move 0.0 1.0"])
    #expect(far.source.texts == [["b"], ["a", "c"]])
    #expect(far.table.numberOfRows(inSection: 0) == 1)
    #expect(far.table.rectForHeader(inSection: 1).minY == 64)
    #expect(far.shownTexts == ["b", "a", "c"])
  }

  @Test func `a row moves into an empty section`() {
    let scene = editing([["a"], [], ["b"]]) { _, source in source.headerHeight = 20 }
    scene.drag(0, 0, by: 25)
    #expect(scene.log.take() == ["target 0.0 1.0", "move 0.0 1.0"])
    #expect(scene.source.texts == [[], ["a"], ["b"]])
    #expect(scene.table.rectForRow(at: [1, 0]).minY == 40)
  }

  @Test func `a section without headers is entered only by moving`() {
    let scene = editing([["a"], ["b"]])
    scene.drag(0, 0, by: 0)
    scene.drag(1, 0, by: 0)
    #expect(scene.log.take() == [])
    scene.drag(1, 0, by: -5)
    #expect(scene.log.take() == ["target 1.0 0.1", "move 1.0 0.1"])
  }

  @Test func `the headers between the row and the gap make room too`() {
    let scene = editing([["a"], ["b"], ["c"]], style: .grouped) { _, source in
      source.headerHeight = 20
    }
    let before = scene.table.rectForHeader(inSection: 1).minY
    let header = scene.stage.window.descendants.first {
      $0.superview === scene.table && $0.frame.minY == before && $0.frame.height == 20
    }
    let finger = scene.stage.touch(at: scene.grip(0, 0))
    finger.move(by: CGVector(dx: 0, dy: scene.table.rectForRow(at: [1, 0]).minY - 10))
    scene.stage.advance(by: 0.02)
    #expect(header?.frame.minY == before - 44)
    finger.cancel()
    scene.stage.settle()
    #expect(header?.frame.minY == before)
  }
}

extension UIView {
  /// All views below the view.
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
