import Testing
import TouchstoneTesting
import UIKit

/// Heights that change without a change of the data.
@MainActor @Suite(.staged)
struct HeightChangeTests {
  // statement 727
  @Test func `an empty pair of updates opens an accordion without asking for cells`() {
    let scene = NamedScene([["a", "b", "c"]])
    let cells = scene.table.visibleCells
    scene.source.heights["b"] = 144
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(scene.tops == [0, 44, 188])
    #expect(scene.table.contentSize.height == 232)
    #expect(scene.shown("c").minY == 88 && scene.shown("b").height == 44)
    scene.stage.advance(by: 0.15)
    #expect(scene.shown("c").minY > 110 && scene.shown("c").minY < 165)
    #expect(scene.shown("b").height > 60 && scene.shown("b").height < 128)
    scene.stage.settle()
    #expect(scene.shown("c").minY == 188)
    #expect(scene.table.visibleCells == cells)
    let lines = scene.log.take()
    #expect(!lines.contains { $0.hasPrefix("cell") || $0.hasPrefix("did end") })
    #expect(lines.contains("height 0.0") && lines.contains("height 0.1"))
  }

  // statement 727
  @Test func `an empty performBatchUpdates does the same`() {
    let scene = NamedScene([["a", "b", "c"]])
    scene.source.heights["a"] = 100
    scene.table.performBatchUpdates(nil)
    #expect(scene.tops == [0, 100, 144])
    scene.stage.settle()
  }

  @Test func `a closing accordion brings rows into sight from below`() {
    let scene = NamedScene([(0..<20).map(String.init)]) { _, source in
      source.heights["0"] = 300
    }
    scene.source.heights["0"] = 44
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(scene.names == (0..<11).map(String.init))
    #expect(scene.cell("10")?.frame.minY == 440)
    #expect(scene.shown("10").minY == 480)
    scene.stage.settle()
    #expect(scene.shown("10").minY == 440)
  }

  @Test func `a new row height inside a block counts at its end`() {
    let scene = TableScene([3])
    scene.table.beginUpdates()
    scene.table.rowHeight = 90
    scene.table.endUpdates()
    scene.stage.settle()
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 90, 180])
    #expect(scene.stage.faults == [])
  }

  @Test func `content that grows inside a cell moves with the cell's bottom`() {
    let scene = NamedScene([["a", "b"]]) { table, _ in
      table.register(BottomCell.self, forCellReuseIdentifier: "row")
    }
    let cell = scene.table.visibleCells.first as? BottomCell
    scene.source.heights["a"] = 144
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(cell?.line.frame.minY == 142)
    #expect(cell?.line.layer.presentation()?.frame.minY == 42)
    scene.stage.settle()
    #expect(cell?.line.layer.presentation()?.frame.minY == 142)
  }

  /// A scene with three rows that size themselves.
  private func selfSizing(_ invalidation: UITableView.SelfSizingInvalidation) -> TableScene {
    TableScene([3]) {
      $0.register(SizingCell.self, forCellReuseIdentifier: "row")
      $0.selfSizingInvalidation = invalidation
      $0.isPrefetchingEnabled = false
    }
  }

  // statement 728
  @Test func `a cell that invalidates its size gets its new height at the next layout`() {
    let scene = selfSizing(.enabled)
    let cell = scene.table.visibleCells.first as? SizingCell
    cell?.wanted = 120
    cell?.invalidateIntrinsicContentSize()
    cell?.wanted = 130
    cell?.invalidateIntrinsicContentSize()
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 60, 120])
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 130, 190])
    #expect(scene.table.contentSize.height == 250)
    scene.stage.settle()
    #expect(!scene.log.take().contains { $0.hasPrefix("cell") })
  }

  // statement 728
  @Test func `disabled invalidation keeps the height`() {
    let scene = selfSizing(.disabled)
    let cell = scene.table.visibleCells.first as? SizingCell
    cell?.wanted = 120
    cell?.invalidateIntrinsicContentSize()
    scene.stage.settle()
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 60, 120])
  }

  @Test func `a new height is animated unless it was requested without animation`() {
    let scene = selfSizing(.enabled)
    let cells = scene.table.visibleCells
    let cell = cells.first as? SizingCell
    cell?.wanted = 120
    cell?.invalidateIntrinsicContentSize()
    scene.table.layoutIfNeeded()
    #expect(cells[1].layer.presentation()?.frame.minY == 60)
    scene.stage.settle()
    #expect(cells[1].layer.presentation()?.frame.minY == 120)
    cell?.wanted = 80
    UIView.performWithoutAnimation { cell?.invalidateIntrinsicContentSize() }
    scene.table.layoutIfNeeded()
    #expect(cells[1].layer.presentation()?.frame.minY == 80)
  }

  @Test func `a new height inside an animation block takes the block's duration`() {
    let scene = selfSizing(.enabled)
    let cells = scene.table.visibleCells
    let cell = cells.first as? SizingCell
    UIView.animate(withDuration: 1) {
      cell?.wanted = 160
      cell?.invalidateIntrinsicContentSize()
      scene.table.layoutIfNeeded()
    }
    scene.stage.advance(by: 0.5)
    let top = cells[1].layer.presentation()?.frame.minY ?? 0
    #expect(top > 80 && top < 140)
    scene.stage.settle()
  }

  @Test func `an invalidation without a new height changes nothing`() {
    let scene = selfSizing(.enabled)
    scene.table.visibleCells.first?.invalidateIntrinsicContentSize()
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty })
  }
}

/// A cell with a line at its bottom.
private final class BottomCell: UITableViewCell {
  let line = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if line.superview == nil { contentView.addSubview(line) }
    line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
  }
}

/// A cell that states its height.
private final class SizingCell: UITableViewCell {
  var wanted: CGFloat = 60

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: wanted) }
}
