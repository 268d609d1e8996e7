import Testing
import TouchstoneTesting
import UIKit

@Suite("Undo groups", .staged) @MainActor
struct UndoGroupingTests {
  private let stage = Stage()
  private let manager = UndoManager()

  private func endTurn() { stage.advance(by: 0.001) }

  @Test("groups opened manually are in the turn's group and are undone together with it")
  func inTheTurn() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    counter.set(1)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    endTurn()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("without groups by event each group opened manually is undone alone")
  func byHand() {
    let counter = Counter(manager)
    manager.groupsByEvent = false
    for number in 1...3 {
      manager.beginUndoGrouping()
      #expect(manager.groupingLevel == 1)
      counter.set(number)
      manager.endUndoGrouping()
    }
    #expect(manager.undoCount == 3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 1)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test("without groups by event an operation outside any group is refused, with a report")
  func outside() {
    let counter = Counter(manager)
    manager.groupsByEvent = false
    counter.set(1)
    #expect(!manager.canUndo)
    #expect(faults == 1)
  }

  @Test("a group inside another is undone alone, while the outer one is open")
  func nested() {
    let counter = Counter(manager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(counter.value == 1)
    #expect(manager.groupingLevel == 1)
    #expect(manager.canRedo)
    manager.redo()
    #expect(counter.value == 3)
    manager.undoNestedGroup()
    #expect(counter.value == 1, "what was redone lies in the open group again")
    manager.undoNestedGroup()
    #expect(faults == 1, "the last group is the one that is open")
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undoNestedGroup()
    #expect(counter.value == 0)
  }

  @Test("undo refuses while inner groups are open")
  func openInner() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.undo()
    #expect(counter.value == 1)
    #expect(faults == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("closing a group that is not open is refused, also while undoing")
  func unbalanced() {
    let counter = Counter(manager)
    manager.endUndoGrouping()
    #expect(faults == 1)
    manager.registerUndo(withTarget: counter) { [manager] in
      manager.endUndoGrouping()
      manager.undo()
      manager.redo()
      manager.undoNestedGroup()
      $0.set(4)
    }
    manager.undo()
    #expect(faults == 5)
    #expect(counter.value == 4)
    #expect(manager.redoCount == 1)
    #expect(manager.groupingLevel == 0)
  }

  @Test("groups opened while undoing and left open are closed with the undo")
  func leftOpen() {
    let counter = Counter(manager)
    manager.registerUndo(withTarget: counter) { [manager] in
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      $0.set(4)
    }
    manager.undo()
    #expect(manager.groupingLevel == 0)
    #expect(manager.redoCount == 1)
    manager.redo()
    #expect(counter.value == 0)
  }

  @Test("a group opened manually may outlast the turn, which waits for it")
  func acrossTurns() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    endTurn()
    endTurn()
    #expect(manager.groupingLevel == 2)
    counter.set(2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    endTurn()
    #expect(manager.groupingLevel == 0)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("a group without registrations leaves nothing to undo")
  func empty() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
    manager.undo()
    #expect(!manager.canRedo)
  }

  private var faults: Int { stage.trace.filter { $0.kind == .fault }.count }
}
