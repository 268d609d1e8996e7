import RecordingObjects
import Synchronization
import Testing
import TouchstoneTesting
import UIKit

/// Snapshots that are applied off the main queue (statements 953 and 954).
@MainActor @Suite(.staged)
struct DiffableThreadTests {
  /// Runs work on a thread of its own, and returns when the main queue has run what it submitted.
  private func inBackground(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        work()
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  // statement 953
  @Test func `a snapshot that is applied in the background is shown on the main queue`() async {
    let scene = DiffableScene()
    let source = scene.source
    await inBackground {
      var snapshot = source.snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2])
      source.apply(snapshot)
      // The next snapshot on the same queue begins where this one ended.
      snapshot = source.snapshot()
      snapshot.appendItems([3])
      source.apply(snapshot)
    }
    #expect(scene.counts == [3])
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["1", "2", "3"])
    #expect(scene.faults.isEmpty)
  }

  // statement 953
  @Test func `a completion is called on the main queue`() async {
    let scene = DiffableScene()
    let source = scene.source
    final class Calls: Sendable { let onMain = Mutex<[Bool]>([]) }
    let log = Calls()
    await inBackground {
      source.apply(DiffableScene.snapshotOffMain([1])) {
        log.onMain.withLock { $0.append(ApplicationQueue.isCurrent) }
      }
      source.apply(DiffableScene.snapshotOffMain([1, 2])) {
        log.onMain.withLock { $0.append(ApplicationQueue.isCurrent) }
      }
    }
    scene.stage.advance(by: 1)
    #expect(log.onMain.withLock { $0 } == [true, true])
  }

  @Test func `the table is unchanged until the main queue is free`() async {
    let scene = DiffableScene()
    let source = scene.source
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      source.apply(DiffableScene.snapshotOffMain([1]))
      done.signal()
    }
    waitOnMain(done)
    #expect(scene.counts.isEmpty && source.snapshot().numberOfItems == 0)
    await inBackground {}
    #expect(scene.counts == [1] && source.snapshot().numberOfItems == 1)
  }

  // statement 954
  @Test func `mixing queues is one warning`() async {
    let scene = DiffableScene(["a": [1]])
    let source = scene.source
    await inBackground {
      source.apply(DiffableScene.snapshotOffMain([2]))
      source.apply(DiffableScene.snapshotOffMain([3]))
    }
    scene.change { $0.appendItems([4]) }
    #expect(scene.counts == [2])
    #expect(scene.faults.count == 1)
    #expect(
      scene.faults.first?.hasPrefix(
        "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
          + "deadlocks. Please always submit updates either always on the main queue or always off "
          + "the main queue - view=") == true)
  }

  // statement 954
  @Test func `a snapshot on the main queue before outstanding ones is one line and comes last`()
    async
  {
    let scene = DiffableScene()
    let source = scene.source
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      source.apply(DiffableScene.snapshotOffMain([1, 2]))
      done.signal()
    }
    waitOnMain(done)
    apply(DiffableScene.snapshotOffMain([2, 3]), to: source)
    #expect(scene.counts == [2])
    #expect(source.snapshot().itemIdentifiers == [2, 3])
    #expect(
      scene.faults.contains {
        $0.hasPrefix(
          "Deadlock detected: calling this method on the main queue with outstanding async updates "
            + "is not permitted and will deadlock.")
      })
    await inBackground {}
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["2", "3"])
  }

  @Test func `snapshots of many threads at once are all compared with the one before`() async {
    let scene = DiffableScene()
    let source = scene.source
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 40) { round in
          source.apply(DiffableScene.snapshotOffMain(Array(round..<round + 8)))
        }
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    scene.stage.advance(by: 1)
    #expect(scene.counts == [8])
    #expect(scene.texts == source.snapshot().itemIdentifiers.map(String.init))
    #expect(scene.faults.isEmpty)
  }

  @Test func `a data source may be gone when its snapshot is shown`() async {
    let table = UITableView()
    var source: DiffableScene.Source? = DiffableScene.Source(tableView: table) { _, _, _ in nil }
    if let source {
      await inBackground { source.apply(DiffableScene.snapshotOffMain([1])) }
    }
    source = nil
    await inBackground {}
    #expect(table.dataSource == nil && table.numberOfSections == 0)
  }

  private func waitOnMain(_ semaphore: DispatchSemaphore) {
    #expect(semaphore.wait(timeout: .now() + 20) == .success)
  }

  private func apply(_ snapshot: DiffableScene.Snapshot, to source: DiffableScene.Source) {
    source.apply(snapshot)
  }
}

extension DiffableScene {
  /// Returns a snapshot of one section, on any thread.
  nonisolated static func snapshotOffMain(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }
}
