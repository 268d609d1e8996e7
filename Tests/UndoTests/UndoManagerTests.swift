import Testing
import TouchstoneTesting
import UIKit

/// A number that undoes its changes, and records its calls.
@MainActor
final class Counter: NSObject {
  var value = 0
  var calls: [String] = []
  let manager: UndoManager

  init(_ manager: UndoManager) { self.manager = manager }

  /// Changes the value, and registers the reverse change.
  func set(_ new: Int) {
    let old = value
    calls.append("\(old)→\(new)")
    value = new
    manager.registerUndo(withTarget: self) { $0.set(old) }
  }

  /// Adds a number, and registers the reverse change by a selector.
  func add(_ number: Int) {
    value += number
    manager.registerUndo(withTarget: self, selector: Self.addition, object: -number)
  }

  static let addition = Selector("addNumber:", Counter.add(_:))
}

@Suite("Undo managers", .staged) @MainActor
struct UndoManagerTests {
  private let stage = Stage()
  private let manager = UndoManager()

  private func counter() -> Counter { Counter(manager) }

  /// Ends the turn.
  private func endTurn() { stage.advance(by: 0.001) }

  @Test("registrations are undone, and registrations during undo are redone, any number of times")
  func undoAndRedo() {
    let counter = counter()
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
    counter.set(1)
    endTurn()
    counter.set(2)
    endTurn()
    #expect(manager.canUndo)
    #expect(manager.undoCount == 2)
    for _ in 0..<3 {
      manager.undo()
      #expect(counter.value == 1)
      #expect(manager.canRedo)
      manager.undo()
      #expect(counter.value == 0)
      #expect(!manager.canUndo)
      #expect(manager.redoCount == 2)
      manager.redo()
      #expect(counter.value == 1)
      manager.redo()
      #expect(counter.value == 2)
      #expect(!manager.canRedo)
    }
    withExtendedLifetime(counter) {}
  }

  @Test("all registrations of one turn are undone by one command, the last first")
  func turns() {
    let counter = counter()
    counter.set(1)
    counter.set(2)
    endTurn()
    counter.set(3)
    endTurn()
    counter.calls = []
    manager.undo()
    #expect(counter.calls == ["3→2"])
    counter.calls = []
    manager.undo()
    #expect(counter.calls == ["2→1", "1→0"])
    counter.calls = []
    manager.redo()
    #expect(counter.calls == ["0→1", "1→2"])
  }

  @Test("each touch, timer and frame is a turn of its own")
  func eventsAreTurns() {
    let counter = counter()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addAction(
      UIAction { _ in
        counter.set(counter.value + 1)
        counter.set(counter.value + 1)
      }, for: .touchUpInside)
    button.addAction(UIAction { _ in counter.set(counter.value + 10) }, for: .touchDown)
    stage.window.addSubview(button)
    stage.tap(button)
    #expect(manager.groupingLevel == 0, "the event is over")
    #expect(manager.undoCount == 2, "finger down, finger up")
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in counter.set(100) }
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in counter.set(200) }
    stage.advance(by: 0.2)
    #expect(manager.undoCount == 4)
    manager.undo()
    #expect(counter.value == 100)
    manager.undo()
    manager.undo()
    #expect(counter.value == 10)
  }

  @Test("undo within the same turn closes the turn's group first")
  func undoInTheTurn() {
    let counter = counter()
    counter.set(5)
    #expect(manager.groupingLevel == 1)
    #expect(manager.canUndo)
    manager.undo()
    #expect(counter.value == 0)
    #expect(manager.groupingLevel == 0)
    counter.set(7)
    endTurn()
    #expect(manager.undoCount == 1)
  }

  @Test("a method and its argument can be registered by a selector")
  func selectors() {
    let counter = counter()
    counter.add(5)
    endTurn()
    counter.add(3)
    endTurn()
    manager.undo()
    #expect(counter.value == 5)
    manager.redo()
    #expect(counter.value == 8)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0)
    manager.registerUndo(withTarget: counter, selector: Selector("nobodysMethod:"), object: nil)
    manager.undo()
    #expect(stage.trace.contains { $0.kind == .fault }, "never silent")
  }

  @Test("a new change clears the redo stack")
  func newChange() {
    let counter = counter()
    counter.set(1)
    manager.undo()
    #expect(manager.canRedo)
    counter.set(2)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test("a handler that registers nothing leaves nothing to redo")
  func oneWay() {
    let counter = counter()
    manager.registerUndo(withTarget: counter) { $0.value = 9 }
    manager.undo()
    #expect(counter.value == 9)
    #expect(!manager.canRedo)
    #expect(!manager.canUndo)
  }

  @Test("targets are not retained, and a deallocated one is not called")
  func targets() {
    weak var weakCounter: Counter?
    var calls = 0
    do {
      let counter = counter()
      weakCounter = counter
      manager.registerUndo(withTarget: counter) { _ in calls += 1 }
      endTurn()
    }
    #expect(weakCounter == nil)
    manager.undo()
    #expect(calls == 0)
  }

  @Test("isUndoing and isRedoing are true during the operation")
  func states() {
    let counter = counter()
    var seen: [String] = []
    func note(_ counter: Counter) {
      seen.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: counter) { note($0) }
    }
    note(counter)
    manager.undo()
    manager.redo()
    #expect(seen == ["false false", "true false", "false true"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  // MARK: Levels, names, forgetting

  @Test("beyond its limit the oldest groups are removed; a lower limit removes at once")
  func levels() {
    let counter = counter()
    manager.levelsOfUndo = 3
    for number in 1...5 {
      counter.set(number)
      endTurn()
    }
    #expect(manager.undoCount == 3)
    manager.levelsOfUndo = 2
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 3)
    manager.levelsOfUndo = 0
    for number in 1...50 {
      counter.set(number)
      endTurn()
    }
    #expect(manager.undoCount == 50)
  }

  @Test("an action's name is in the menu's title, and carries over to redo")
  func names() {
    let counter = counter()
    #expect(manager.undoActionName == "")
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo")
    counter.set(1)
    manager.setActionName("Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    endTurn()
    counter.set(2)
    #expect(manager.undoActionName == "", "the name was that of another group")
    endTurn()
    manager.setActionName("Drawing")
    #expect(manager.undoMenuItemTitle == "Undo Drawing", "of the group that was closed last")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    #expect(manager.redoMenuItemTitle == "Redo Drawing")
    manager.setActionName("")
    #expect(manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(manager.undoMenuItemTitle == "Undo Drawing")
    #expect(manager.redoActionName == "")
  }

  @Test("titles can be localized")
  func languages() {
    final class German: UndoManager {
      override func undoMenuTitle(forUndoActionName name: String) -> String {
        "\(name) widerrufen"
      }
    }
    let manager = German()
    let counter = Counter(manager)
    counter.set(1)
    manager.setActionName("Eingabe")
    #expect(manager.undoMenuItemTitle == "Eingabe widerrufen")
  }

  @Test("removing all actions also turns registration on again")
  func forgettingAll() {
    let counter = counter()
    counter.set(1)
    endTurn()
    counter.set(2)
    endTurn()
    manager.undo()
    counter.set(3)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
    #expect(manager.isUndoRegistrationEnabled)
    endTurn()
    #expect(!manager.canUndo, "nor does the turn's group come back")
    counter.set(4)
    #expect(manager.canUndo)
  }

  @Test("the actions of one target can be removed alone")
  func forgettingOne() {
    let one = counter()
    let other = counter()
    one.set(1)
    other.set(1)
    endTurn()
    one.set(2)
    endTurn()
    manager.removeAllActions(withTarget: one)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(one.value == 2)
    #expect(other.value == 0)
  }

  @Test("while registration is off nothing is recorded; the calls nest")
  func disabling() {
    let counter = counter()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    counter.set(1)
    manager.enableUndoRegistration()
    counter.set(2)
    #expect(!manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
    #expect(manager.groupingLevel == 0)
    manager.enableUndoRegistration()
    counter.set(3)
    #expect(manager.canUndo)
    manager.enableUndoRegistration()
    #expect(stage.trace.contains { $0.kind == .fault }, "once too often")
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test("a group may be discarded if all its operations may")
  func discarding() {
    let counter = counter()
    counter.set(1)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable)
    counter.set(2)
    #expect(!manager.undoActionIsDiscardable)
    manager.setActionIsDiscardable(true)
    endTurn()
    #expect(manager.undoActionIsDiscardable)
    manager.undo()
    #expect(!manager.redoActionIsDiscardable, "redoing is registered again")
    #expect(!manager.undoActionIsDiscardable)
    manager.redo()
    manager.setActionIsDiscardable(true)
    endTurn()
    manager.setActionIsDiscardable(false)
    #expect(!manager.undoActionIsDiscardable)
  }

  @Test("user info can be stored with an action, and carries over to redo")
  func userInfo() {
    let key = UndoManager.UserInfoKey("selection")
    let counter = counter()
    counter.set(1)
    manager.setActionUserInfoValue(7, forKey: key)
    endTurn()
    #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 7)
    manager.undo()
    #expect(manager.undoActionUserInfoValue(forKey: key) == nil)
    #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
  }
}
