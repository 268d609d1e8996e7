import Testing
import TouchstoneTesting
import UIKit

/// A view that performs a command of its own, and records which objects asked whether it can.
private final class CommandView: UIView {
  var performed = 0
  var isAllowed = true
  var askedBy: [Bool] = []
  var forwardTo: AnyObject?

  func runCommand(_ sender: Any?) { performed += 1 }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    askedBy.append(sender != nil)
    return isAllowed && super.canPerformAction(action, withSender: sender)
  }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    forwardTo ?? super.target(forAction: action, withSender: sender)
  }

  static let command = Selector("runCommand:", CommandView.runCommand(_:))
}

/// Performs the command without being a responder.
@MainActor
private final class Model: NSObject {
  var performed = 0
  func runCommand(_ sender: Any?) { performed += 1 }
  static let command = Selector("runCommand:", Model.runCommand(_:))
}

private final class Sender: NSObject {}

@MainActor
struct ActionTests {
  // statement 321
  @Test("an action with a target calls only that target")
  func withTarget() {
    let (stage, outer, inner) = nested()
    #expect(inner.becomeFirstResponder())
    #expect(stage.application.sendAction(CommandView.command, to: outer, from: nil, for: nil))
    #expect(outer.performed == 1)
    #expect(inner.performed == 0)
  }

  // statement 321
  @Test("an action without a target starts at the first responder and goes up the chain")
  func withoutTarget() {
    let (stage, outer, inner) = nested()
    #expect(inner.becomeFirstResponder())
    #expect(stage.application.sendAction(CommandView.command, to: nil, from: nil, for: nil))
    #expect(inner.performed == 1)
    inner.isAllowed = false
    #expect(stage.application.sendAction(CommandView.command, to: nil, from: nil, for: nil))
    #expect(inner.performed == 1)
    #expect(outer.performed == 1)
  }

  // statement 321
  @Test("an action without a handler returns false and is in the trace")
  func nobody() {
    let (stage, _, inner) = nested()
    #expect(inner.becomeFirstResponder())
    let unknown = Selector("isPerformedByNobody:")
    #expect(!stage.application.sendAction(unknown, to: nil, from: inner, for: nil))
    #expect(!stage.application.sendAction(unknown, to: inner, from: inner, for: nil))
    let actions = stage.trace.filter { $0.kind == .action }
    #expect(actions.count == 2)
    #expect(actions.allSatisfy { $0.detail == "isPerformedByNobody:" })
    #expect(actions.first?.delivery == .discarded)
    #expect(actions.last?.delivery == .noAction)
  }

  // statement 322
  @Test("without a first responder the search begins at the sender, or else at the key window")
  func whereTheSearchBegins() {
    final class CommandWindow: UIWindow {
      var performed = 0
      func runCommand(_ sender: Any?) { performed += 1 }
      static let command = Selector("runCommand:", CommandWindow.runCommand(_:))
    }
    _ = CommandWindow.command
    let (stage, outer, inner) = nested()
    let application = stage.application
    let window = CommandWindow(frame: chainScreen)
    window.makeKeyAndVisible()
    #expect(application.sendAction(CommandView.command, to: nil, from: inner, for: nil))
    #expect(inner.performed == 1, "the sender, which is in another window")
    #expect(application.sendAction(CommandView.command, to: nil, from: Sender(), for: nil))
    #expect(application.sendAction(CommandView.command, to: nil, from: nil, for: nil))
    #expect(window.performed == 2, "a sender that is no responder, and none at all")
    let first = CommandView(frame: chainScreen)
    window.addSubview(first)
    #expect(first.becomeFirstResponder())
    #expect(application.sendAction(CommandView.command, to: nil, from: inner, for: nil))
    #expect(first.performed == 1, "the first responder goes before the sender")
    #expect(inner.performed == 1)
    #expect(outer.performed == 0)
  }

  // statement 323
  @Test("the target of an action is the first up the chain that can perform it")
  func targets() {
    let (_, outer, inner) = nested()
    let plain = UIView()
    inner.addSubview(plain)
    #expect(plain.target(forAction: CommandView.command, withSender: nil) as AnyObject === inner)
    inner.isAllowed = false
    #expect(plain.target(forAction: CommandView.command, withSender: nil) as AnyObject === outer)
    outer.isAllowed = false
    #expect(plain.target(forAction: CommandView.command, withSender: nil) == nil)
  }

  // statement 324
  @Test("a responder may name a target that is not a responder")
  func forwarding() {
    let (stage, _, inner) = nested()
    let model = Model()
    _ = Model.command
    inner.forwardTo = model
    #expect(inner.becomeFirstResponder())
    #expect(stage.application.sendAction(CommandView.command, to: nil, from: nil, for: nil))
    #expect(model.performed == 1)
    #expect(inner.performed == 0)
  }

  // statement 325
  @Test("a responder can perform only its class's methods")
  func canPerform() {
    _ = CommandView.command
    #expect(CommandView().canPerformAction(CommandView.command, withSender: nil))
    #expect(!UIView().canPerformAction(CommandView.command, withSender: nil))
    #expect(!CommandView().canPerformAction(Selector("anotherCommand:"), withSender: nil))
  }

  // statement 325
  @Test("a subclass can perform what its superclass implements")
  func inherited() {
    class Base: UIResponder {
      func inheritedCommand() {}
    }
    final class Derived: Base {}
    let command = Selector("inheritedCommand", Base.inheritedCommand)
    #expect(Derived().canPerformAction(command, withSender: nil))
  }

  // statement 326
  @Test("querying whether an action can be performed does not walk up the chain")
  func askingDoesNotClimb() {
    let (_, _, inner) = nested()
    let plain = UIView()
    inner.addSubview(plain)
    inner.askedBy = []
    #expect(!plain.canPerformAction(CommandView.command, withSender: nil))
    #expect(inner.askedBy.isEmpty)
  }

  // statement 327
  @Test("a responder is queried for every search, with any sender, including nil")
  func askedAgain() {
    let (stage, _, inner) = nested()
    #expect(inner.becomeFirstResponder())
    inner.askedBy = []
    _ = stage.application.sendAction(CommandView.command, to: nil, from: inner, for: nil)
    _ = stage.application.sendAction(CommandView.command, to: nil, from: nil, for: nil)
    #expect(inner.askedBy.contains(true))
    #expect(inner.askedBy.contains(false))
    #expect(inner.performed == 2)
  }

  // statement 328
  @Test("a command that one responder disables may be enabled by one further up")
  func enabledFurtherUp() {
    let (stage, outer, inner) = nested()
    inner.isAllowed = false
    #expect(inner.becomeFirstResponder())
    #expect(inner.target(forAction: CommandView.command, withSender: nil) as AnyObject === outer)
    #expect(stage.application.sendAction(CommandView.command, to: nil, from: nil, for: nil))
    #expect(outer.performed == 1)
  }

  @Test("an action without a target reaches controllers, the application and its delegate")
  func upToTheDelegate() {
    final class Editor: UIViewController {
      var saved = 0
      func saveDraft(_ sender: Any?) { saved += 1 }
      static let save = Selector("saveDraft:", Editor.saveDraft(_:))
    }
    let stage = Stage(app: LastResort.self)
    let editor = Editor()
    stage.window.rootViewController = editor
    let view = UIView()
    editor.view.addSubview(view)
    #expect(stage.application.sendAction(Editor.save, to: nil, from: view, for: nil))
    #expect(editor.saved == 1)
    LastResort.called = 0
    #expect(stage.application.sendAction(LastResort.rescue, to: nil, from: view, for: nil))
    #expect(LastResort.called == 1)
  }

  private func nested() -> (Stage, CommandView, CommandView) {
    let stage = Stage()
    let outer = CommandView(frame: chainScreen)
    let inner = CommandView(frame: chainScreen)
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    return (stage, outer, inner)
  }
}

private final class LastResort: UIResponder, UIApplicationDelegate {
  static var called = 0
  func rescueDraft(_ sender: Any?) { Self.called += 1 }
  static let rescue = Selector("rescueDraft:", LastResort.rescueDraft(_:))
}

@MainActor
struct EditActionTests {
  /// The selector names of all standard edit actions.
  private static let names = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:",
    "selectAll:", "delete:", "duplicate:", "export:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "move:", "rename:", "print:", "performClose:",
    "newFromPasteboard:", "showWritingTools:", "toggleInspector:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "alignLeft:",
    "alignCenter:", "alignRight:", "alignJustified:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:",
  ]

  // statement 329
  @Test("a plain responder, view, controller or window can perform no standard edit action")
  func notByDefault() {
    let responders: [UIResponder] = [UIResponder(), UIView(), UIViewController(), UIWindow()]
    for responder in responders {
      for name in Self.names {
        #expect(!responder.canPerformAction(Selector(name), withSender: nil), "\(name)")
      }
    }
  }

  // statement 329
  @Test("a class that overrides copy can perform copy and no other edit action")
  func overriding() {
    final class Copier: UIView {
      var copies = 0
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let stage = Stage()
    let copier = Copier()
    let plain = UIView()
    stage.window.addSubview(copier)
    copier.addSubview(plain)
    for name in Self.names {
      let can = copier.canPerformAction(Selector(name), withSender: nil)
      #expect(can == (name == "copy:"), "\(name)")
    }
    #expect(stage.application.sendAction(Selector("copy:"), to: nil, from: plain, for: nil))
    #expect(copier.copies == 1)
    #expect(!stage.application.sendAction(Selector("paste:"), to: nil, from: plain, for: nil))
  }

  // statement 329
  @Test("a subclass of a class that overrides paste can perform it too")
  func overriddenAbove() {
    class Paster: UIView {
      override func paste(_ sender: Any?) {}
    }
    final class Label: Paster {}
    final class Printer: UIView {
      override func printContent(_ sender: Any?) {}
    }
    #expect(Printer().canPerformAction(Selector("print:"), withSender: nil))
    #expect(Label().canPerformAction(Selector("paste:"), withSender: nil))
    #expect(!Label().canPerformAction(Selector("cut:"), withSender: nil))
  }
}
