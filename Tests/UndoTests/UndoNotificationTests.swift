import Testing
import TouchstoneTesting
import UIKit

/// Records an undo manager's notifications.
@MainActor
private final class UndoLog {
  private(set) var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []
  var onCheckpoint: (() -> Void)?

  init(_ manager: UndoManager) {
    let names: [(String, NSNotification.Name)] = [
      ("checkpoint", .NSUndoManagerCheckpoint), ("didOpen", .NSUndoManagerDidOpenUndoGroup),
      ("willClose", .NSUndoManagerWillCloseUndoGroup),
      ("didClose", .NSUndoManagerDidCloseUndoGroup),
      ("willUndo", .NSUndoManagerWillUndoChange), ("didUndo", .NSUndoManagerDidUndoChange),
      ("willRedo", .NSUndoManagerWillRedoChange), ("didRedo", .NSUndoManagerDidRedoChange),
    ]
    for (short, name) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          [weak self] note in
          let mark = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool == true
          MainActor.assumeIsolated {
            self?.lines.append(mark ? short + "!" : short)
            if short == "checkpoint" { self?.onCheckpoint?() }
          }
        })
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Suite("An undo manager's notifications", .staged) @MainActor
struct UndoNotificationTests {
  private let stage = Stage()
  private let manager = UndoManager()

  @Test("groups notify opening and closing, after a checkpoint, except before the first")
  func groups() {
    let log = UndoLog(manager)
    let counter = Counter(manager)
    counter.set(1)
    #expect(log.take() == ["didOpen"])
    manager.beginUndoGrouping()
    #expect(log.take() == ["checkpoint", "didOpen"])
    counter.set(2)
    #expect(log.take() == [])
    manager.endUndoGrouping()
    #expect(log.take() == ["checkpoint", "willClose", "didClose"])
    stage.advance(by: 0.001)
    #expect(log.take() == ["checkpoint", "willClose", "didClose"])
    #expect(manager.canUndo)
    #expect(log.take() == [])
    _ = manager.canRedo
    #expect(log.take() == ["checkpoint"])
  }

  @Test("undo and redo are notified, with the group of their registrations inside")
  func changes() {
    let counter = Counter(manager)
    counter.set(1)
    stage.advance(by: 0.001)
    let log = UndoLog(manager)
    manager.undo()
    #expect(
      log.take() == [
        "checkpoint", "checkpoint", "willUndo", "didOpen", "checkpoint", "willClose", "didClose",
        "didUndo",
      ])
    manager.redo()
    #expect(
      log.take() == [
        "checkpoint", "willRedo", "didOpen", "checkpoint", "willClose", "didClose", "didRedo",
      ])
    manager.redo()
    #expect(log.take() == ["checkpoint"], "nothing to redo")
    withExtendedLifetime(counter) {}
  }

  @Test("a discardable group is notified as such when it is about to close")
  func discardable() {
    let log = UndoLog(manager)
    let counter = Counter(manager)
    counter.set(1)
    manager.setActionIsDiscardable(true)
    stage.advance(by: 0.001)
    #expect(log.take() == ["didOpen", "checkpoint", "willClose!", "didClose"])
    withExtendedLifetime(counter) {}
  }

  @Test("a client's registrations at a checkpoint belong to the group that is about to close")
  func pending() {
    let counter = Counter(manager)
    let log = UndoLog(manager)
    counter.set(1)
    log.onCheckpoint = { [weak log] in
      log?.onCheckpoint = nil
      counter.set(2)
    }
    stage.advance(by: 0.001)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 0)
  }
}
