import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The scrolling of a table while a row is moved, and the ends of moves.
@MainActor @Suite(.staged)
struct ReorderEndTests {
  private func editing(_ count: Int = 4) -> EditingScene {
    let scene = EditingScene([(0..<count).map { "\($0)" }])
    scene.table.isEditing = true
    scene.stage.settle()
    _ = scene.log.take()
    return scene
  }

  private func expectUntouched(
    _ scene: EditingScene, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(scene.table.hasUncommittedUpdates == false, sourceLocation: sourceLocation)
    #expect(
      scene.log.take().filter { $0.hasPrefix("move") } == [], sourceLocation: sourceLocation)
    #expect(scene.shownTexts.prefix(4) == ["0", "1", "2", "3"], sourceLocation: sourceLocation)
    #expect(
      scene.table.visibleCells.prefix(4).map(\.frame.minY) == [0, 44, 88, 132],
      sourceLocation: sourceLocation)
    #expect(
      scene.table.visibleCells.allSatisfy { $0.layer.zPosition == 0 },
      sourceLocation: sourceLocation)
  }

  /// Lifts the first row and moves it over the third place.
  private func lifted(_ scene: EditingScene) -> Finger {
    let finger = scene.stage.touch(at: scene.grip(0, 0))
    finger.move(by: CGVector(dx: 0, dy: 80))
    scene.stage.advance(by: 0.02)
    #expect(scene.table.hasUncommittedUpdates)
    return finger
  }

  // statement 840
  @Test func `the table scrolls while the finger is near an edge`() {
    let scene = editing(60)
    let finger = scene.stage.touch(at: scene.grip(0, 2))
    finger.move(to: CGPoint(x: finger.location.x, y: 475), duration: 0.3)
    scene.stage.advance(by: 2)
    let offset = scene.table.contentOffset.y
    #expect(offset > 500)
    #expect(scene.shownTexts.contains("25"))
    // The lifted row stays under the finger.
    #expect(abs((scene.cell(0, 2)?.frame.midY ?? 0) - offset - 475) < 30)
    finger.move(to: CGPoint(x: finger.location.x, y: 240))
    scene.stage.advance(by: 0.1)
    let rest = scene.table.contentOffset.y
    scene.stage.advance(by: 1)
    #expect(scene.table.contentOffset.y == rest)
    finger.lift()
    scene.stage.settle()
    let moves = scene.log.take().filter { $0.hasPrefix("move") }
    #expect(moves.count == 1)
    #expect(scene.source.texts[0].firstIndex(of: "2").map { $0 > 10 } == true)
    #expect(
      scene.shownTexts
        == scene.table.indexPathsForVisibleRows?.map {
          scene.source.texts[0][$0.row]
        })
  }

  @Test func `scrolling ends at the end of the content`() {
    let scene = editing(15)
    let finger = scene.stage.touch(at: scene.grip(0, 0))
    finger.move(to: CGPoint(x: finger.location.x, y: 479), duration: 0.3)
    scene.stage.advance(by: 3)
    #expect(isSame(scene.table.contentOffset.y, 15 * 44 - 480))
    finger.lift()
    scene.stage.settle()
    #expect(scene.source.texts[0].last == "0")
    #expect(scene.shownTexts.last == "0")
  }

  @Test func `no gap is left at the edges while the rows make room`() {
    let scene = editing(60)
    let finger = scene.stage.touch(at: scene.grip(0, 0))
    finger.move(to: CGPoint(x: finger.location.x, y: 475), duration: 0.3)
    scene.stage.advance(by: 1.5)
    let frames = scene.table.visibleCells.filter { $0.layer.zPosition == 0 }.map(\.frame)
    #expect((frames.map(\.minY).min() ?? .infinity) <= scene.table.bounds.minY)
    #expect((frames.map(\.maxY).max() ?? 0) >= scene.table.bounds.maxY - 44)
    finger.cancel()
    scene.stage.settle()
  }

  @Test func `a drag of the control doesn't scroll the table`() {
    let scene = editing(60)
    let finger = scene.stage.touch(at: scene.grip(0, 5))
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
    scene.stage.advance(by: 0.05)
    #expect(scene.table.contentOffset.y == 0)
    #expect(!scene.table.isDragging)
    finger.lift()
    scene.stage.settle()
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func `a cancelled touch returns the row and calls nothing`() {
    let scene = editing()
    lifted(scene).cancel()
    scene.stage.settle()
    expectUntouched(scene)
  }

  @Test func `a reload returns the row and calls nothing`() {
    let scene = editing()
    let finger = lifted(scene)
    scene.table.reloadData()
    scene.stage.advance(by: 0.02)
    finger.move(by: CGVector(dx: 0, dy: 40))
    finger.lift()
    scene.stage.settle()
    expectUntouched(scene)
  }

  @Test func `the end of editing returns the row and calls nothing`() {
    let scene = editing()
    let finger = lifted(scene)
    scene.table.setEditing(false, animated: true)
    finger.lift()
    scene.stage.settle()
    expectUntouched(scene)
  }

  @Test func `a table that leaves its window returns the row and calls nothing`() {
    let scene = editing()
    let finger = lifted(scene)
    scene.table.removeFromSuperview()
    finger.lift()
    scene.stage.window.addSubview(scene.table)
    scene.stage.settle()
    expectUntouched(scene)
  }

  @Test func `a batch during a move returns the row and follows the batch`() {
    let scene = editing()
    let finger = lifted(scene)
    scene.source.texts[0].append("4")
    scene.table.insertRows(at: [[0, 4]], with: .none)
    finger.lift()
    scene.stage.settle()
    expectUntouched(scene)
    #expect(scene.table.numberOfRows(inSection: 0) == 5)
  }

  @Test func `a second finger can't move another row`() {
    let scene = editing()
    let first = lifted(scene)
    let second = scene.stage.touch(at: scene.grip(0, 3))
    second.move(by: CGVector(dx: 0, dy: -120))
    scene.stage.advance(by: 0.3)
    second.lift()
    #expect(scene.table.hasUncommittedUpdates)
    first.lift()
    scene.stage.settle()
    #expect(scene.log.take().filter { $0.hasPrefix("move") } == ["move 0.0 0.2"])
  }

  @Test func `the selection follows a moved row`() {
    let scene = editing()
    scene.table.allowsSelectionDuringEditing = true
    scene.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    scene.drag(0, 0, by: 80)
    #expect(scene.table.indexPathForSelectedRow == [0, 2])
    #expect(scene.cell(0, 2)?.isSelected == true)
  }
}
