import Testing
import TouchstoneTesting
import UIKit

private final class Editor: UIResponder {
  var calls: [String] = []
  weak var above: UIResponder?
  override var next: UIResponder? { above }

  func plain() { calls.append("plain") }
  func withSender(_ sender: UIView) { calls.append("sender \(sender.tag)") }
  func withEvent(_ sender: UIView, _ event: UIEvent?) {
    calls.append("event \(sender.tag) \(event == nil)")
  }
  func anySender(_ sender: Any?) { calls.append("any \(sender == nil)") }
}

private final class Notebook: UIResponder {
  var calls: [String] = []
  func save(_ sender: Any?) { calls.append("notebook") }
}

@MainActor
struct SelectorTests {
  @Test("two selectors are equal when their names are, whatever their methods")
  func identity() {
    let one = Selector("savePage:", Editor.anySender(_:))
    let other = Selector("savePage:", Notebook.save(_:))
    #expect(one == other)
    #expect(one == Selector("savePage:"))
    #expect(one == "savePage:")
    #expect(one != Selector("savePage"))
    #expect(Set([one, other, Selector("savePage:")]).count == 1)
    #expect(one.description == "savePage:")
    #expect(one.name == "savePage:")
  }

  @Test("a name with a method is called in each of its three shapes")
  func shapes() {
    let stage = Stage()
    let editor = Editor()
    let sender = UIView()
    sender.tag = 7
    let application = stage.application
    let plain = Selector("shapePlain", Editor.plain)
    let withSender = Selector("shapeSender:", Editor.withSender(_:))
    let withEvent = Selector("shapeSender:event:", Editor.withEvent(_:_:))
    #expect(application.sendAction(plain, to: editor, from: sender, for: nil))
    #expect(application.sendAction(withSender, to: editor, from: sender, for: nil))
    #expect(application.sendAction(withEvent, to: editor, from: sender, for: nil))
    #expect(editor.calls == ["plain", "sender 7", "event 7 true"])
  }

  @Test("a method with a sender of any type also accepts nil")
  func senderOfNil() {
    let stage = Stage()
    let editor = Editor()
    let action = Selector("anySenderAtAll:", Editor.anySender(_:))
    #expect(stage.application.sendAction(action, to: editor, from: nil, for: nil))
    #expect(editor.calls == ["any true"])
  }

  @Test("a sender of a type that the method doesn't accept is refused and in the trace")
  func senderOfAnotherType() {
    let stage = Stage()
    let editor = Editor()
    let action = Selector("typedSender:", Editor.withSender(_:))
    #expect(!stage.application.sendAction(action, to: editor, from: nil, for: nil))
    #expect(!stage.application.sendAction(action, to: editor, from: NSObject(), for: nil))
    #expect(editor.calls.isEmpty)
    #expect(stage.trace.filter { $0.kind == .action && $0.delivery == .noAction }.count == 2)
  }

  @Test(
    "a nil target finds any class in the chain that declares the name, not only the method's own")
  func nilTargetByName() {
    let stage = Stage()
    let editor = Editor()
    let notebook = Notebook()
    editor.above = notebook
    _ = Selector("saveByName:", Notebook.save(_:))
    let action = Selector("saveByName:")
    #expect(stage.application.sendAction(action, to: nil, from: editor, for: nil))
    #expect(notebook.calls == ["notebook"])
    let own = Selector("saveByName:", Editor.anySender(_:))
    #expect(stage.application.sendAction(own, to: nil, from: editor, for: nil))
    #expect(editor.calls == ["any false"])
    #expect(notebook.calls.count == 1)
  }

  @Test("a name alone, declared by no class, finds no handler")
  func nameAlone() {
    let stage = Stage()
    let editor = Editor()
    let action = Selector("declaredByNobody:")
    #expect(!editor.canPerformAction(action, withSender: nil))
    #expect(editor.target(forAction: action, withSender: nil) == nil)
    #expect(!stage.application.sendAction(action, to: editor, from: nil, for: nil))
    #expect(!stage.application.sendAction(action, to: nil, from: editor, for: nil))
    let found = stage.trace.filter { $0.kind == .action }.map(\.delivery)
    #expect(found == [.noAction, .discarded])
  }

  @Test("a declaration in a subclass takes precedence over its superclass's")
  func mostDerived() {
    class Base: UIResponder {
      var calls: [String] = []
      func base() { calls.append("base") }
    }
    final class Derived: Base {
      func derived() { calls.append("derived") }
    }
    let stage = Stage()
    _ = Selector("overriddenName", Derived.derived)
    let action = Selector("overriddenName", Base.base)
    let derived = Derived()
    let base = Base()
    #expect(stage.application.sendAction(action, to: derived, from: nil, for: nil))
    #expect(stage.application.sendAction(action, to: base, from: nil, for: nil))
    #expect(derived.calls == ["derived"])
    #expect(base.calls == ["base"])
  }
}
