import Testing
import TouchstoneTesting
import UIKit

@Suite("Lifetimes of first responders") @MainActor
struct ResponderLeakTests {
  @Test("a released first responder, its input views and its controller are deallocated")
  func letGo() {
    weak var weakField: Field?
    weak var weakInput: UIView?
    weak var weakKeys: UIInputViewController?
    let stage = Stage()
    do {
      let field = Field("field", input: board(100), accessory: board(20))
      let keys = UIInputViewController()
      field.ownAccessoryController = keys
      weakField = field
      weakInput = field.ownInputView
      weakKeys = keys
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      stage.settle()
      field.removeFromSuperview()
      stage.settle()
    }
    stage.clearTrace()
    #expect(weakField == nil)
    #expect(weakInput == nil)
    #expect(weakKeys == nil)
  }

  @Test("an application is deallocated although its keyboard was visible at the end")
  func applications() {
    weak var application: UIApplication?
    weak var input: UIView?
    do {
      let stage = Stage()
      application = stage.application
      let field = Field("field", input: board(100))
      input = field.ownInputView
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      stage.settle()
    }
    #expect(input == nil)
    #expect(application == nil)
  }

  @Test("a window is deallocated with its undo manager and its registrations")
  func undo() {
    final class Document {}
    weak var manager: UndoManager?
    weak var kept: Document?
    let stage = Stage()
    do {
      let window = UIWindow(frame: wholeScreen)
      let document = Document()
      kept = document
      manager = window.undoManager
      manager?.registerUndo(withTarget: window) { _ in _ = document }
      stage.advance(by: 0.1)
      #expect(manager?.canUndo == true)
    }
    stage.advance(by: 0.1)
    #expect(manager == nil)
    #expect(kept == nil)
  }
}
