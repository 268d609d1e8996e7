import Testing
import TouchstoneTesting
import UIKit

/// A diffable data source with titles and a Delete button, as tutorials write it.
final class OutsideEditableSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { sectionIdentifier(for: section) }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    apply(snapshot)
  }
}

/// A delegate that applies a snapshot in a callback of the table.
@MainActor
final class OutsideReactingDelegate: NSObject, UITableViewDelegate {
  var onSelect: (IndexPath) -> Void = { _ in }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(indexPath)
  }
}

/// Diffable data sources in use, from the specification only.
@MainActor @Suite(.staged)
struct OutsideDiffableUseTests {
  // statement 960, 819, 831
  @Test func `A subclass with titles and a Delete button deletes the item that is swiped`() {
    let scene = OutsideDiffable { OutsideEditableSource(tableView: $0, cellProvider: $1) }
    scene.apply([("fruit", [1, 2, 3])])
    #expect(scene.stage.shows("fruit"))
    scene.stage.tap(action: "Delete", ofRow: outsidePath(1))
    scene.stage.settle()
    #expect(scene.texts == ["item 1", "item 3"])
    #expect(scene.source.snapshot().itemIdentifiers == [1, 3])
    #expect(!scene.table.isEditing)
  }

  // statement 956, 782
  @Test func `A selection can apply a snapshot without its own item`() {
    let scene = OutsideDiffable()
    let delegate = OutsideReactingDelegate()
    scene.table.delegate = delegate
    scene.apply([("a", [1, 2, 3])])
    delegate.onSelect = { [unowned scene] path in
      guard let item = scene.source.itemIdentifier(for: path) else { return }
      var snapshot = scene.source.snapshot()
      snapshot.deleteItems([item])
      scene.source.apply(snapshot)
    }
    scene.stage.tap(at: CGPoint(x: 100, y: 75))
    scene.stage.settle()
    #expect(scene.texts == ["item 1", "item 3"])
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.faults == 0)
  }

  // statement 956, 857
  @Test func `A snapshot during a drag changes the rows and leaves the drag alone`() {
    let scene = OutsideDiffable()
    scene.apply([("a", Array(0..<100))])
    let finger = scene.stage.touch(at: CGPoint(x: 100, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
    scene.stage.advance(by: 0.05)
    let offset = scene.table.contentOffset.y
    scene.apply([("a", Array(0..<100).reversed())], settles: false)
    scene.stage.advance(by: 0.05)
    #expect(scene.table.isDragging)
    #expect(isSame(scene.table.contentOffset.y, offset))
    finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.2)
    #expect(isSame(scene.table.contentOffset.y, offset + 50))
    scene.stage.advance(by: 0.3)
    finger.lift()
    scene.stage.settle()
    #expect(scene.source.itemIdentifier(for: outsidePath(0)) == 99)
    #expect(scene.texts.allSatisfy { $0.hasPrefix("item ") })
  }

  // statement 954, 956
  @Test func `A hundred snapshots in one turn end with the last one`() {
    let scene = OutsideDiffable()
    for number in 0..<100 {
      scene.apply([("a", Array(number..<number + 5))], settles: false)
    }
    #expect(scene.table.numberOfRows(inSection: 0) == 5)
    scene.stage.settle()
    #expect(scene.texts == (99..<104).map { "item \($0)" })
    #expect(scene.faults == 0)
  }

  // statement 956, 984
  @Test func `A snapshot of ten thousand items asks for a screenful of cells`() {
    let scene = OutsideDiffable()
    scene.apply([("a", Array(0..<10_000))], animated: false)
    #expect(scene.table.numberOfRows(inSection: 0) == 10_000)
    #expect(scene.provided.count <= 30)
    scene.provided = []
    scene.apply([("a", (0..<10_000).filter { $0 % 2 == 0 })], animated: false)
    #expect(scene.texts.prefix(3) == ["item 0", "item 2", "item 4"])
    #expect(scene.provided.count <= 40)
  }

  // statement 956
  @Test func `An empty section stays until it is deleted`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1]), ("b", []), ("c", [2])])
    #expect(scene.table.numberOfSections == 3)
    #expect(scene.table.numberOfRows(inSection: 1) == 0)
    scene.apply([("c", [2]), ("a", [])])
    #expect(scene.source.snapshot().sectionIdentifiers == ["c", "a"])
    #expect(scene.texts == ["item 2"])
  }

  // statement 956, 854
  @Test func `A snapshot for a table outside of its window is shown when the table returns`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2])])
    scene.table.removeFromSuperview()
    var completions = 0
    scene.apply([("a", [2, 3])]) { completions += 1 }
    #expect(completions == 1)
    scene.stage.window.addSubview(scene.table)
    scene.stage.settle()
    #expect(scene.texts == ["item 2", "item 3"])
  }

  // statement 958
  @Test func `A provider that returns nil is reported`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let source = OutsideDiffable.Source(tableView: table) { _, _, _ in nil }
    stage.window.addSubview(table)
    var snapshot = OutsideDiffable.Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    source.apply(snapshot)
    stage.settle()
    #expect(stage.trace.contains { $0.kind == .fault })
    #expect(table.numberOfRows(inSection: 0) == 1)
  }
}
