import Testing
import TouchstoneTesting
import UIKit

@Suite("Editing a text field", .staged) @MainActor
struct FieldEditingTests {
  private let stage = Stage()
  private let log = FieldLog()

  // statement 311
  @Test("a field calls its delegate, becomes first responder, and then reports the beginning")
  func beginning() {
    let field = stage.field("a", log)
    var atBegin: Bool?
    field.addAction(
      UIAction { [weak field] _ in atBegin = field?.isFirstResponder }, for: .editingDidBegin)
    #expect(field.becomeFirstResponder())
    #expect(log.take() == ["a.shouldBegin", "a.didBegin"])
    #expect(atBegin == true)
    #expect(field.isEditing)
  }

  // statement 311
  @Test("a field whose delegate refuses does not begin, and the other one continues")
  func refusedBeginning() {
    let first = stage.field("a", log)
    let second = stage.field("b", y: 200, log)
    first.becomeFirstResponder()
    _ = log.take()
    log.refuses = ["b.shouldBegin"]
    #expect(!second.becomeFirstResponder())
    #expect(log.take() == ["b.shouldBegin"])
    #expect(first.isFirstResponder)
  }

  // statement 312
  @Test("between fields: the new one is queried, the old queried and ended, the new begun")
  func movingBetweenFields() {
    let first = stage.field("a", log)
    let second = stage.field("b", y: 200, log)
    first.becomeFirstResponder()
    _ = log.take()
    second.becomeFirstResponder()
    #expect(log.take() == ["b.shouldBegin", "a.shouldEnd", "a.didEnd", "b.didBegin"])
  }

  // statement 312
  @Test("a field whose delegate refuses to end stays, and the new one does not begin")
  func refusedEnding() {
    let first = stage.field("a", log)
    let second = stage.field("b", y: 200, log)
    first.becomeFirstResponder()
    log.refuses = ["a.shouldEnd"]
    _ = log.take()
    #expect(!second.becomeFirstResponder())
    #expect(log.take() == ["b.shouldBegin", "a.shouldEnd"])
    #expect(first.isEditing)
    #expect(!second.isEditing)
    log.refuses = []
  }

  // statement 313
  @Test("a field that leaves its window ends although its delegate refuses")
  func leavingWindow() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    log.refuses = ["a.shouldEnd"]
    _ = log.take()
    field.removeFromSuperview()
    #expect(log.take() == ["a.shouldEnd", "a.didEnd"])
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
  }

  // statement 313
  @Test("endEditing(true) ends a field that refuses; endEditing(false) does not")
  func endEditing() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    log.refuses = ["a.shouldEnd"]
    #expect(!stage.window.endEditing(false))
    #expect(field.isEditing)
    #expect(stage.window.endEditing(true))
    #expect(!field.isEditing)
  }

  // statement 318
  @Test("a tap on a field makes it first responder, and a tap on a plain view does not change it")
  func tapping() {
    let field = stage.field("a", log)
    let plain = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
    stage.window.addSubview(plain)
    stage.tap(field)
    #expect(field.isEditing)
    stage.advance(by: 1)
    stage.tap(plain, expecting: .nothing)
    #expect(field.isEditing)
    stage.settle()
  }

  @Test("typed keys are inserted, each after a query, and each with editingChanged")
  func typing() {
    let field = stage.field("a", log)
    var texts: [String] = []
    field.addAction(
      UIAction { [weak field] _ in texts.append(field?.text ?? "") }, for: .editingChanged)
    field.becomeFirstResponder()
    _ = log.take()
    stage.type("Hi")
    #expect(texts == ["H", "Hi"])
    #expect(log.take() == ["a.shouldChange(0,0,H)", "a.shouldChange(1,0,i)"])
  }

  @Test("text that the delegate refuses is not inserted")
  func refusedChange() {
    let field = stage.field("a", log, text: "1")
    field.becomeFirstResponder()
    log.refuses = ["a.shouldChange(1,0,x)"]
    stage.type("x2")
    #expect(field.text == "12")
  }

  @Test("setting the text sends no event")
  func programmaticText() {
    let field = stage.field("a", log)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "new"
    #expect(changes == 0)
    #expect(log.take() == [])
  }

  // statement 247
  @Test("Return calls the delegate, and with an action for editingDidEndOnExit the field resigns")
  func returning() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    _ = log.take()
    stage.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["a.shouldReturn"])
    #expect(field.isEditing)
    var exits = 0
    field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    log.refuses = ["a.shouldReturn"]
    stage.press(.keyboardReturnOrEnter)
    #expect(exits == 0)
    log.refuses = []
    _ = log.take()
    stage.press(.keyboardReturnOrEnter)
    #expect(exits == 1)
    #expect(log.take() == ["a.shouldReturn", "a.shouldEnd", "a.didEnd"])
  }

  @Test("the clear button shows by its mode, calls the delegate, and empties the field")
  func clearing() {
    let field = stage.field("a", log, text: "much")
    field.clearButtonMode = .whileEditing
    field.layoutIfNeeded()
    let place = field.clearButtonRect(forBounds: field.bounds)
    let point = field.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    stage.tap(at: point)
    #expect(field.text == "much")
    stage.advance(by: 1)
    _ = log.take()
    stage.tap(at: point)
    #expect(log.take() == ["a.shouldClear"])
    #expect(field.text == "")
    #expect(field.isEditing)
    stage.settle()
  }

  // statement 319
  @Test("a field has an undo manager of its own, which is emptied when it resigns")
  func ownUndoManager() throws {
    let field = stage.field("a", log)
    #expect(field.undoManager === stage.window.undoManager)
    field.becomeFirstResponder()
    let undo = try #require(field.undoManager)
    #expect(undo !== stage.window.undoManager)
    stage.type("ab")
    #expect(undo.canUndo)
    field.resignFirstResponder()
    #expect(!undo.canUndo)
  }

  @Test("a run of typing is undone in one step, and redone")
  func undoing() throws {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    let undo = try #require(field.undoManager)
    stage.type("one")
    stage.press(.keyboardLeftArrow)
    stage.type("X")
    #expect(field.text == "onXe")
    undo.undo()
    #expect(field.text == "one")
    undo.undo()
    #expect(field.text == "")
    undo.redo()
    #expect(field.text == "one")
    undo.redo()
    #expect(field.text == "onXe")
  }

  // statement 317
  @Test("a field's new input view shows after reloadInputViews, and nil restores the chain's")
  func ownInputView() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    field.inputView = pad
    stage.advance(by: 0.5)
    #expect(pad.window == nil)
    field.reloadInputViews()
    stage.advance(by: 0.5)
    #expect(pad.window != nil)
    field.inputView = nil
    field.reloadInputViews()
    stage.advance(by: 0.5)
    #expect(pad.window == nil)
  }

  @Test("a disabled field handles no tap and takes no focus")
  func disabled() {
    let field = stage.field("a", log)
    field.isEnabled = false
    stage.tap(at: CGPoint(x: 100, y: 117))
    #expect(!field.isEditing)
    #expect(!field.becomeFirstResponder())
    stage.settle()
  }

  @Test("a field that is edited settles")
  func rest() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    stage.settle()
    #expect(field.isEditing)
  }
}
