import Fuzzing
import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Random snapshots, compared with the rows and cells of the table.
@MainActor @Suite(.staged)
struct DiffableFuzzTests {
  private func randomSnapshot(_ random: inout SeededGenerator) -> DiffableScene.Snapshot {
    var snapshot = DiffableScene.Snapshot()
    snapshot.appendSections(
      Array(["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(random.below(6))))
    let items = Array((0..<40).shuffled(using: &random).prefix(random.below(30)))
    for item in items where snapshot.numberOfSections > 0 {
      snapshot.appendItems([item], toSection: random.one(of: snapshot.sectionIdentifiers))
    }
    return snapshot
  }

  /// Changes a few items and sections.
  private func change(_ snapshot: inout DiffableScene.Snapshot, _ random: inout SeededGenerator) {
    for _ in 0...random.below(4) {
      let items = snapshot.itemIdentifiers
      guard let item = random.one(of: items), let other = random.one(of: items) else { return }
      let new = 100 + random.below(1_000)
      switch random.below(6) {
      case 0: snapshot.deleteItems([item])
      case 1 where !items.contains(new): snapshot.insertItems([new], beforeItem: item)
      case 2: snapshot.moveItem(item, afterItem: other)
      case 3: snapshot.reloadItems([item])
      case 4: snapshot.reconfigureItems([item, other])
      default:
        let sections = snapshot.sectionIdentifiers
        guard let one = random.one(of: sections), let two = random.one(of: sections) else { return }
        if random.chance(3) {
          snapshot.reloadSections([one])
        } else if one != two {
          snapshot.moveSection(one, beforeSection: two)
        }
      }
    }
  }

  private func check(
    _ scene: DiffableScene, _ expected: DiffableScene.Snapshot, _ comment: Comment
  ) {
    let sections = expected.sectionIdentifiers.map { expected.itemIdentifiers(inSection: $0) }
    #expect(scene.counts == sections.map(\.count), comment)
    for (section, items) in sections.enumerated() {
      for (row, item) in items.enumerated() {
        let path = IndexPath(row: row, section: section)
        #expect(scene.source.itemIdentifier(for: path) == item, comment)
        #expect(scene.source.indexPath(for: item) == path, comment)
      }
    }
  }

  /// Compares the visible cells with the snapshot, after all animations.
  private func checkCells(
    _ scene: DiffableScene, _ expected: DiffableScene.Snapshot, _ comment: Comment
  ) {
    scene.table.contentOffset = .zero
    scene.stage.advance(by: 1)
    for cell in scene.table.visibleCells {
      let item = scene.table.indexPath(for: cell).flatMap { scene.source.itemIdentifier(for: $0) }
      #expect(cell.textLabel?.text == item.map(String.init), comment)
    }
    let isEmpty = expected.numberOfItems == 0
    #expect(scene.table.visibleCells.isEmpty == isEmpty, comment)
  }

  @Test(arguments: 0..<60)
  func `the table shows each of many random snapshots`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scene = DiffableScene()
    for step in 0..<25 {
      let comment: Comment = "seed \(seed), step \(step)"
      var snapshot = scene.source.snapshot()
      if random.chance(4) {
        snapshot = randomSnapshot(&random)
      } else {
        change(&snapshot, &random)
      }
      switch random.below(5) {
      case 0: scene.source.applySnapshotUsingReloadData(snapshot)
      case 1: scene.source.apply(snapshot, animatingDifferences: false)
      default: scene.source.apply(snapshot)
      }
      check(scene, snapshot, comment)
      switch random.below(4) {
      case 0: break
      case 1: scene.stage.advance(by: 0.05)
      case 2: scene.table.setContentOffset(CGPoint(x: 0, y: random.below(600)), animated: false)
      default: checkCells(scene, snapshot, comment)
      }
    }
    checkCells(scene, scene.source.snapshot(), "seed \(seed), end")
    #expect(scene.faults.isEmpty, "seed \(seed)")
  }
}
