import Testing
import TouchstoneTesting
import UIKit

/// The end of batches, and batches that aren't animated.
@MainActor @Suite(.staged)
struct BatchCompletionTests {
  private func delete(_ scene: NamedScene, _ completion: ((Bool) -> Void)? = nil) {
    scene.table.performBatchUpdates {
      scene.source.sections[0].removeFirst()
      scene.table.deleteRows(at: [[0, 0]], with: .fade)
    } completion: {
      completion?($0)
    }
  }

  // statement 854
  @Test func `the completion gets true when the animations end`() {
    let scene = NamedScene([["a", "b"]])
    var ended: [Bool] = []
    delete(scene) { ended.append($0) }
    scene.stage.advance(by: 0.25)
    #expect(ended == [])
    scene.stage.advance(by: 0.1)
    #expect(ended == [true])
  }

  // statement 854
  @Test func `the completion comes later even if nothing changes`() {
    let scene = NamedScene([["a"]])
    var ended: [Bool] = []
    scene.table.performBatchUpdates(nil) { ended.append($0) }
    #expect(ended == [])
    scene.stage.advance(by: 0.02)
    #expect(ended == [true])
  }

  // statement 854
  @Test func `outside a window nothing is animated and the completion comes later`() {
    let scene = NamedScene([["a", "b"]], isInWindow: false)
    var ended: [Bool] = []
    delete(scene) { ended.append($0) }
    #expect(scene.tops == [0])
    #expect(scene.take("did end") == ["did end displaying 0.0"])
    #expect(ended == [])
    scene.stage.advance(by: 0.02)
    #expect(ended == [true])
  }

  @Test func `a table that leaves its window during the animation ends it with true`() {
    let scene = NamedScene([["a", "b"]])
    var ended: [Bool] = []
    delete(scene) { ended.append($0) }
    scene.stage.advance(by: 0.1)
    scene.table.removeFromSuperview()
    scene.stage.settle()
    #expect(ended == [true])
    #expect(scene.take("did end").contains("did end displaying 0.0"))
  }

  @Test func `performWithoutAnimation shows the result at once`() {
    let scene = NamedScene([["a", "b", "c"]])
    UIView.performWithoutAnimation { delete(scene) }
    #expect(scene.shown("b").minY == 0 && scene.opacity("b") == 1)
    #expect(scene.cell("a") == nil)
    #expect(scene.cell("b")?.layer.animationKeys() ?? [] == [])
    #expect(scene.take("did end") == ["did end displaying 0.0"])
    scene.stage.settle()
  }

  @Test func `disabled animations show the result at once`() {
    let scene = NamedScene([["a", "b", "c"]])
    UIView.setAnimationsEnabled(false)
    delete(scene)
    UIView.setAnimationsEnabled(true)
    #expect(scene.shown("b").minY == 0)
    #expect(scene.cell("a") == nil)
    scene.stage.settle()
  }

  @Test func `inside an animation block a batch takes the block's duration`() {
    let scene = NamedScene([["a", "b", "c"]])
    var ended = 0
    UIView.animate(withDuration: 1) { delete(scene) { _ in ended += 1 } }
    scene.stage.advance(by: 0.5)
    #expect(ended == 0)
    #expect(scene.shown("b").minY > 0)
    scene.stage.advance(by: 0.6)
    #expect(ended == 1 && scene.shown("b").minY == 0)
  }

  @Test func `animations that willDisplay begins run beside the table's own`() {
    let scene = NamedScene([["a"]])
    scene.source.willDisplay = { path in
      guard let cell = scene.table.cellForRow(at: path) else { return }
      cell.contentView.transform = CGAffineTransform(translationX: 100, y: 0)
      UIView.animate(withDuration: 0.6) { cell.contentView.transform = .identity }
    }
    scene.source.sections[0].append("b")
    scene.table.insertRows(at: [[0, 1]], with: .fade)
    scene.stage.advance(by: 0.4)
    let content = scene.cell("b")?.contentView
    #expect((content?.layer.presentation()?.affineTransform().tx ?? 0) > 0)
    #expect(scene.opacity("b") == 1)
    scene.stage.settle()
    scene.source.willDisplay = nil
  }

  @Test func `a touch goes through a row that leaves`() {
    let scene = NamedScene([["a", "b"]])
    delete(scene)
    #expect(scene.cell("a")?.isUserInteractionEnabled == false)
    scene.stage.settle()
  }

  @Test func `a table may be gone before its animations end`() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    var ended = 0
    do {
      let source = NamedSource([["a", "b"]])
      let table = UITableView(frame: stage.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      stage.window.addSubview(table)
      stage.advance(by: 0.02)
      table.performBatchUpdates {
        source.sections[0].removeLast()
        table.deleteRows(at: [[0, 1]], with: .fade)
      } completion: { _ in
        ended += 1
      }
      table.removeFromSuperview()
    }
    stage.settle()
    #expect(ended == 1)
  }
}
