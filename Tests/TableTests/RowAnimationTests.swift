import Testing
import TouchstoneTesting
import UIKit

/// The animations of batches, on the screen.
@MainActor @Suite(.staged)
struct RowAnimationTests {
  /// Inserts a row named x between a and b with an animation.
  private func inserted(_ animation: UITableView.RowAnimation) -> NamedScene {
    let scene = NamedScene([["a", "b"]])
    scene.source.sections[0].insert("x", at: 1)
    scene.table.insertRows(at: [[0, 1]], with: animation)
    return scene
  }

  /// Deletes the row b between a and c with an animation.
  private func deleted(_ animation: UITableView.RowAnimation) -> NamedScene {
    let scene = NamedScene([["a", "b", "c"]])
    scene.source.sections[0].remove(at: 1)
    scene.table.deleteRows(at: [[0, 1]], with: animation)
    return scene
  }

  @Test func `the rows below an inserted one slide down within 0.3 seconds`() {
    let scene = inserted(.fade)
    #expect(scene.cell("b")?.frame.minY == 88)
    #expect(scene.shown("b").minY == 44)
    scene.stage.advance(by: 0.15)
    #expect(scene.shown("b").minY > 55 && scene.shown("b").minY < 77)
    #expect(scene.shown("a").minY == 0)
    scene.stage.advance(by: 0.17)
    #expect(scene.shown("b").minY == 88)
  }

  // statement 855
  @Test func `an inserted row fades in at its place, also with the automatic animation`() {
    for animation in [UITableView.RowAnimation.fade, .automatic] {
      let scene = inserted(animation)
      #expect(scene.cell("x")?.alpha == 1)
      #expect(scene.opacity("x") == 0)
      #expect(scene.shown("x") == CGRect(x: 0, y: 44, width: 320, height: 44))
      scene.stage.advance(by: 0.15)
      #expect(scene.opacity("x") > 0.3 && scene.opacity("x") < 0.7)
      scene.stage.settle()
      #expect(scene.opacity("x") == 1)
    }
  }

  // statement 855
  @Test func `inserted rows slide in from the side that the animation names`() {
    let starts: [(UITableView.RowAnimation, CGPoint)] = [
      (.right, CGPoint(x: 320, y: 44)), (.left, CGPoint(x: -320, y: 44)),
      (.top, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 0, y: 88)),
      (.middle, CGPoint(x: 0, y: 22)),
    ]
    for (animation, start) in starts {
      let scene = inserted(animation)
      #expect(scene.shown("x").origin == start)
      #expect(scene.opacity("x") == 1)
      scene.stage.settle()
      #expect(scene.shown("x").origin == CGPoint(x: 0, y: 44))
    }
  }

  // statement 855
  @Test func `deleted rows leave to the side that the animation names`() {
    let ends: [(UITableView.RowAnimation, CGPoint)] = [
      (.right, CGPoint(x: 320, y: 44)), (.left, CGPoint(x: -320, y: 44)),
      (.top, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 0, y: 88)),
      (.middle, CGPoint(x: 0, y: 22)), (.fade, CGPoint(x: 0, y: 44)),
    ]
    for (animation, end) in ends {
      let scene = deleted(animation)
      #expect(scene.shown("b").origin == CGPoint(x: 0, y: 44))
      #expect(scene.cell("b")?.frame.origin == end)
      #expect(scene.cell("b")?.alpha == (animation == .fade ? 0 : 1))
      #expect(scene.names == ["a", "c"])
      scene.stage.settle()
      #expect(scene.cell("b") == nil)
    }
  }

  // statement 768
  @Test func `a deleted row is recycled with its old path when its animation ends`() {
    let scene = deleted(.fade)
    let cell = scene.cell("b")
    #expect(cell.flatMap { scene.table.indexPath(for: $0) } == nil)
    scene.stage.advance(by: 0.2)
    #expect(scene.take("did end") == [])
    scene.stage.advance(by: 0.15)
    #expect(scene.take("did end") == ["did end displaying 0.1"])
    #expect(cell?.alpha == 1 && cell?.isUserInteractionEnabled == true)
    scene.source.sections[0].append("d")
    scene.table.insertRows(at: [[0, 2]], with: .none)
    #expect(scene.table.cellForRow(at: [0, 2]) === cell)
    scene.stage.settle()
  }

  // statement 855
  @Test func `without an animation rows come and go at once and their neighbors still move`() {
    let scene = deleted(.none)
    #expect(scene.take("did end") == ["did end displaying 0.1"])
    #expect(scene.cell("b") == nil)
    #expect(scene.shown("c").minY == 88)
    scene.stage.settle()
    #expect(scene.shown("c").minY == 44)
    let other = inserted(.none)
    #expect(other.opacity("x") == 1 && other.shown("x").minY == 44)
    #expect(other.shown("b").minY == 44)
    other.stage.settle()
  }

  @Test func `a moved row slides to its place`() {
    let scene = NamedScene([["a", "b", "c"]])
    scene.source.sections[0] = ["b", "c", "a"]
    scene.table.moveRow(at: [0, 0], to: [0, 2])
    #expect(scene.shown("a").minY == 0)
    #expect(scene.cell("a")?.frame.minY == 88)
    scene.stage.advance(by: 0.15)
    #expect(scene.shown("a").minY > 20 && scene.shown("a").minY < 70)
    scene.stage.settle()
    #expect(scene.names == ["b", "c", "a"])
  }

  @Test func `rows that come into sight slide in from below and those that leave it slide out`() {
    let scene = NamedScene([(0..<20).map(String.init)])
    scene.source.sections[0].removeFirst()
    scene.table.deleteRows(at: [[0, 0]], with: .fade)
    #expect(scene.cell("11")?.frame.minY == 440)
    #expect(scene.shown("11").minY == 480)
    scene.stage.settle()
    _ = scene.log.take()
    scene.source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
    scene.table.insertRows(at: [[0, 0], [0, 1]], with: .fade)
    #expect(scene.shown("11").minY == 440)
    #expect(scene.take("did end") == [])
    scene.stage.settle()
    #expect(scene.take("did end") == ["did end displaying 0.11", "did end displaying 0.12"])
  }

  @Test func `an offset that comes back into range doesn't make the rows jump`() {
    let scene = NamedScene([(0..<20).map(String.init)])
    scene.table.contentOffset.y = 400
    scene.table.layoutIfNeeded()
    #expect(scene.cell("15")?.frame.minY == 660)
    scene.source.sections[0].removeLast(3)
    scene.table.deleteRows(at: [[0, 17], [0, 18], [0, 19]], with: .fade)
    #expect(scene.table.contentOffset.y == 268)
    #expect(isSame(scene.shown("15").minY - 268, 660 - 400))
    scene.stage.settle()
    #expect(scene.shown("15").minY == 660)
  }

  @Test func `headers move with their sections and those of deleted sections fade out`() {
    let scene = NamedScene([["a", "b"], ["c"], ["d"]], style: .grouped) { table, source in
      table.sectionHeaderHeight = 28
      source.titles = ["A", "B", "C"]
    }
    let header = scene.table.headerView(forSection: 1)
    let last = scene.table.headerView(forSection: 2)
    let top = last?.frame.minY ?? 0
    scene.source.sections.remove(at: 1)
    scene.source.titles.remove(at: 1)
    scene.table.deleteSections([1], with: .fade)
    #expect(header?.alpha == 0 && header?.superview === scene.table)
    #expect(last?.layer.presentation()?.frame.minY == top)
    #expect(scene.table.headerView(forSection: 1) === last)
    scene.stage.settle()
    #expect(header?.isHidden == true && header?.alpha == 1)
    #expect((last?.frame.minY ?? 0) < top)
  }

  @Test func `a view below the rows moves with their end`() {
    let scene = NamedScene([["a"]]) { table, _ in
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    }
    let footer = scene.table.tableFooterView
    scene.source.sections[0].append("b")
    scene.table.insertRows(at: [[0, 1]], with: .fade)
    #expect(footer?.frame.minY == 88)
    #expect(footer?.layer.presentation()?.frame.minY == 44)
    scene.stage.settle()
  }

  @Test func `a second batch continues from the running animation of the first one`() {
    let scene = inserted(.fade)
    scene.stage.advance(by: 0.15)
    let before = scene.shown("b").minY
    scene.source.sections[0].insert("y", at: 0)
    scene.table.insertRows(at: [[0, 0]], with: .fade)
    #expect(abs(scene.shown("b").minY - before) < 1)
    scene.stage.settle()
    #expect(scene.tops == [0, 44, 88, 132])
  }
}
