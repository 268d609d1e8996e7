import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Animations and completions of diffable data sources (statements 953, 955 and 960).
@MainActor @Suite(.staged)
struct DiffableCompletionTests {
  // statement 953
  @Test func `a completion is called after the animations`() {
    let scene = DiffableScene(["a": [1, 2]])
    var isCompleted = false
    scene.source.apply(DiffableScene.snapshot(["a": [2, 3]])) { isCompleted = true }
    scene.stage.advance(by: 0.05)
    #expect(!isCompleted)
    scene.stage.advance(by: 1)
    #expect(isCompleted)
  }

  // statement 955
  @Test func `without animations the rows change at once, and the completion follows`() {
    let scene = DiffableScene(["a": [1, 2]])
    var isCompleted = false
    let snapshot = DiffableScene.snapshot(["a": [2, 3, 1]])
    scene.source.apply(snapshot, animatingDifferences: false) { isCompleted = true }
    #expect(scene.counts == [3] && !isCompleted)
    scene.stage.advance(by: 0.02)
    #expect(isCompleted && scene.texts == ["2", "3", "1"])
    #expect(scene.table.visibleCells.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty })
    #expect(scene.log.take() == ["cell 3"])
  }

  @Test func `a snapshot without changes is completed`() {
    let scene = DiffableScene(["a": [1]])
    var count = 0
    scene.source.apply(scene.source.snapshot()) { count += 1 }
    scene.stage.advance(by: 1)
    #expect(count == 1 && scene.log.take().isEmpty)
  }

  // statement 955
  @Test func `loading all rows again makes all cells again`() {
    let scene = DiffableScene(["a": [1, 2]])
    var isCompleted = false
    scene.source.applySnapshotUsingReloadData(DiffableScene.snapshot(["a": [1, 2, 3]])) {
      isCompleted = true
    }
    #expect(scene.counts == [3])
    scene.stage.advance(by: 0.02)
    #expect(isCompleted)
    #expect(scene.log.take().sorted() == ["cell 1", "cell 2", "cell 3"])
  }

  @Test func `a completion may apply another snapshot, again and again`() {
    let scene = DiffableScene(["a": [0]])
    var rounds = 0
    func next() {
      guard rounds < 100 else { return }
      rounds += 1
      let snapshot = DiffableScene.snapshot(["a": [rounds]])
      scene.source.apply(snapshot, animatingDifferences: false) { next() }
    }
    next()
    for _ in 0..<300 where rounds < 100 { scene.stage.advance(by: 0.02) }
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["100"] && scene.faults.isEmpty)
  }

  @Test func `a snapshot that is applied during an animation is shown`() {
    let scene = DiffableScene(["a": [1, 2, 3]])
    var ends: [String] = []
    scene.source.apply(DiffableScene.snapshot(["a": [3, 4, 1]])) { ends.append("first") }
    scene.stage.advance(by: 0.1)
    scene.source.apply(DiffableScene.snapshot(["a": [5, 3], "b": [2]])) { ends.append("second") }
    scene.stage.advance(by: 1)
    #expect(ends == ["first", "second"])
    #expect(scene.texts == ["5", "3", "2"] && scene.faults.isEmpty)
  }

  // statement 960
  @Test func `the animation of rows can be chosen before each snapshot`() {
    let scene = DiffableScene(["a": [1]])
    #expect(scene.source.defaultRowAnimation == .automatic)
    for animation: UITableView.RowAnimation in [.fade, .left, .top, .middle, .none] {
      scene.source.defaultRowAnimation = animation
      scene.change { $0.appendItems([10 + animation.rawValue]) }
    }
    #expect(scene.counts == [6] && scene.faults.isEmpty)
  }

  @Test func `an awaited snapshot without animations is shown without a frame`() async {
    let scene = DiffableScene()
    await scene.source.apply(DiffableScene.snapshot(["a": [1]]))
    await scene.source.apply(DiffableScene.snapshot(["a": [1, 2]]), animatingDifferences: false)
    #expect(scene.counts == [2])
    await scene.source.applySnapshotUsingReloadData(DiffableScene.snapshot(["a": [3]]))
    #expect(scene.counts == [1] && scene.faults.isEmpty)
    scene.stage.settle()
  }

  @Test func `an awaited animation ends with the stage's clock`() async {
    let scene = DiffableScene(["a": [1]])
    var isOver = false
    let task = Task {
      await scene.source.apply(DiffableScene.snapshot(["a": [2]]))
      isOver = true
    }
    while scene.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) != 2 {
      await Task.yield()
    }
    #expect(!isOver)
    scene.stage.advance(by: 1)
    await task.value
    #expect(isOver && scene.texts == ["2"])
  }
}
