import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@Suite("Key commands") @MainActor
struct KeyCommandTests {
  private let log = CallLog()

  /// Returns a view that can save, with a first responder inside.
  private func scene() -> (stage: Stage, outer: SavingView, view: KeyView) {
    let stage = Stage()
    let outer = SavingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.accessibilityIdentifier = "outer"
    let view = KeyView("view", log)
    outer.addSubview(view)
    stage.window.addSubview(outer)
    view.becomeFirstResponder()
    stage.clearTrace()
    return (stage, outer, view)
  }

  private func command(
    _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command,
    action: Selector = SavingView.save
  ) -> UIKeyCommand {
    UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers)
  }

  // statement 346, 347
  @Test("the first responder up the chain that can runs a command's action, and no press follows")
  func performing() {
    let (stage, outer, view) = scene()
    view.commands = [command("Save", "s")]
    stage.press(.keyboardS, modifiers: .command)
    #expect(outer.senders.count == 1)
    #expect(log.take() == [])
    #expect(
      stage.keyLines == ["⌘S: command “Save” of view takes it and sends keyTestSave: → outer"])
  }

  // statement 346
  @Test("key commands of every responder of the chain are collected, also the application's")
  func collecting() {
    final class Application: UIApplication {
      var commands: [UIKeyCommand]?
      override var keyCommands: [UIKeyCommand]? { commands }
    }
    let stage = Stage(application: Application.self)
    let view = SavingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(view)
    (stage.application as? Application)?.commands = [command("Far", "f")]
    final class Holder: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let holder = Holder(frame: view.bounds)
    view.addSubview(holder)
    holder.becomeFirstResponder()
    stage.press(.keyboardF, modifiers: .command)
    #expect(view.senders.count == 1)
  }

  // statement 346
  @Test("of two commands for a key the nearer one runs, and the trace reports it")
  func nearest() {
    let (stage, outer, view) = scene()
    final class Root: UIViewController {
      var ran: [String] = []
      static let run = Selector("keyTestRun:", Root.run(_:))
      func run(_ command: UIKeyCommand) { ran.append(command.title) }
    }
    let root = Root()
    stage.window.rootViewController = root
    root.view.addSubview(outer)
    view.becomeFirstResponder()
    root.addKeyCommand(command("Far", "s", action: Root.run))
    view.commands = [command("Near", "s", action: Root.run)]
    root.title = "root"
    stage.clearTrace()
    stage.press(.keyboardS, modifiers: .command)
    #expect(root.ran == ["Near"])
    #expect(
      stage.keyLines == [
        "⌘S: command “Far” of root; another comes first",
        "⌘S: command “Near” of view takes it and sends keyTestRun: → root",
      ])
  }

  // statement 346
  @Test("a command without a responder for its action is skipped, and the key becomes a press")
  func nobody() {
    let (stage, _, view) = scene()
    view.commands = [command("Publish", "j", action: Selector("keyTestPublish:"))]
    stage.press(.keyboardJ, modifiers: .command)
    #expect(log.take() == ["view began keyboardJ", "view ended keyboardJ"])
    #expect(
      stage.keyLines == ["⌘J: command “Publish” of view; its action keyTestPublish: found nobody"])
  }

  @Test("canPerformAction refuses a command's action")
  func refused() {
    let (stage, outer, view) = scene()
    view.commands = [command("Save", "s")]
    outer.canSave = false
    stage.press(.keyboardS, modifiers: .command)
    #expect(outer.senders.isEmpty)
    #expect(log.take().count == 2)
  }

  @Test("a command that is disabled, also by validation, is skipped")
  func disabled() {
    final class Strict: UIView {
      static let run = Selector("keyTestStrict:", Strict.run(_:))
      var ran = 0
      func run(_ command: UIKeyCommand) { ran += 1 }
      override func validate(_ command: UICommand) {
        if command.title == "No" { command.attributes.insert(.disabled) }
      }
    }
    let (stage, _, view) = scene()
    let strict = Strict(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(strict)
    strict.addSubview(view)
    view.becomeFirstResponder()
    let off = command("Off", "o", action: Strict.run)
    off.attributes = .disabled
    let no = command("No", "n", action: Strict.run)
    view.commands = [off, no, command("Yes", "y", action: Strict.run)]
    stage.clearTrace()
    for usage in [UIKeyboardHIDUsage.keyboardO, .keyboardN] {
      stage.press(usage, modifiers: .command)
    }
    #expect(strict.ran == 0)
    #expect(
      stage.keyLines == [
        "⌘O: command “Off” of view; it is disabled", "⌘N: command “No” of view; it is disabled",
      ])
    // Validation receives a copy, so the command itself is unchanged.
    #expect(no.attributes.isEmpty)
    stage.press(.keyboardY, modifiers: .command)
    #expect(strict.ran == 1)
  }

  // statement 348, 349
  @Test("text input receives a key before key commands, unless they take priority over it")
  func textFirst() {
    let stage = Stage()
    let outer = SavingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = TypingView(frame: outer.bounds)
    outer.addSubview(view)
    stage.window.addSubview(outer)
    view.becomeFirstResponder()
    let delete = command("Delete", "\u{8}", [])
    view.commands = [command("Stamp", "x", []), delete]
    view.text = "ab"
    stage.clearTrace()
    stage.press(.keyboardX)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "ab")
    #expect(outer.senders.isEmpty)
    #expect(
      stage.keyLines.first
        == "X: command “Stamp” of TypingView; text input comes first → TypingView")
    delete.wantsPriorityOverSystemBehavior = true
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "ab")
    #expect(outer.senders.count == 1)
    // A letter with Command isn't text.
    view.commands = [command("Save", "x")]
    stage.press(.keyboardX, modifiers: .command)
    #expect(outer.senders.count == 2)
  }

  @Test("text input that overrides pressesBegan types only what it forwards to super")
  func overriddenPresses() {
    final class Picky: UIView, UIKeyInput {
      var text = ""
      var heard = 0
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() {}
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += 1
        if presses.first?.key?.keyCode == .keyboardB { return }
        super.pressesBegan(presses, with: event)
      }
    }
    let (stage, outer, _) = scene()
    let view = Picky(frame: outer.bounds)
    let climber = KeyView("above", log)
    stage.window.addSubview(climber)
    climber.addSubview(view)
    view.becomeFirstResponder()
    stage.type("abc")
    #expect(view.heard == 3)
    #expect(view.text == "ac")
    // Typed keys aren't forwarded. A key without text is.
    #expect(log.take() == ["above ended keyboardB"])
    stage.press(.keyboardF5)
    #expect(log.take() == ["above began keyboardF5", "above ended keyboardF5"])
    let key = stage.hold(.keyboardA)
    key.repeats()
    key.release()
    #expect(view.text == "acaa")
  }

  // statement 350, 351
  @Test("system shortcuts run the standard action before any key command")
  func systemCombinations() {
    final class Copier: UIView {
      var copies = 0
      var bold = 0
      override func copy(_ sender: Any?) { copies += 1 }
      override func toggleBoldface(_ sender: Any?) { bold += 1 }
    }
    let (stage, outer, view) = scene()
    let copier = Copier(frame: outer.bounds)
    outer.addSubview(copier)
    copier.addSubview(view)
    view.becomeFirstResponder()
    let first = command("Mine", "c")
    first.wantsPriorityOverSystemBehavior = true
    view.commands = [first, command("Bold", "b"), command("Paste", "v")]
    stage.clearTrace()
    stage.press(.keyboardC, modifiers: .command)
    stage.press(.keyboardB, modifiers: .command)
    #expect(copier.copies == 1)
    #expect(copier.bold == 1)
    #expect(outer.senders.isEmpty)
    #expect(stage.keyLines.first == "⌘C: the system sends copy: → Copier in outer")
    // No responder pastes here, so the app's command receives the key.
    stage.press(.keyboardV, modifiers: .command)
    #expect(outer.senders.count == 1)
  }

  // statement 352
  @Test("the only argument of a command's action is the command")
  func sender() throws {
    let (stage, outer, view) = scene()
    let save = UIKeyCommand(
      title: "Save", action: SavingView.save, input: "s", modifierFlags: .command,
      propertyList: "draft")
    view.commands = [save]
    stage.press(.keyboardS, modifiers: .command)
    let sender = try #require(outer.senders.first as? UIKeyCommand)
    #expect(sender === save)
    #expect(sender.propertyList as? String == "draft")
  }

  // statement 353
  @Test(
    "a held key repeats its command, unless the command does not repeat",
    arguments: [
      (UIMenuElement.RepeatBehavior.automatic, 3), (.repeatable, 3), (.nonRepeatable, 1),
    ])
  func repeats(behavior: UIMenuElement.RepeatBehavior, times: Int) {
    let (stage, outer, view) = scene()
    let save = command("Down", UIKeyCommand.inputDownArrow, [])
    save.repeatBehavior = behavior
    view.commands = [save]
    let key = stage.hold(.keyboardDownArrow)
    key.repeats()
    key.repeats()
    key.release()
    #expect(outer.senders.count == times)
    #expect(log.take() == [])
  }

  // statement 355
  @Test("a command added to a controller is one of its key commands until it is removed")
  func adding() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let save = command("Save", "s")
    controller.addKeyCommand(save)
    controller.addKeyCommand(save)
    #expect(controller.keyCommands?.map(\.title) == ["Save"])
    controller.removeKeyCommand(save)
    #expect(controller.keyCommands == nil)
  }

  @Test("a controller's commands work in a window without a first responder")
  func withoutFirstResponder() {
    final class Saver: UIViewController {
      var saved = 0
      static let save = Selector("keyTestSaver:", Saver.save(_:))
      func save(_ command: UIKeyCommand) { saved += 1 }
    }
    let stage = Stage()
    let (root, front) = (Saver(), Saver())
    stage.window.rootViewController = root
    root.addKeyCommand(command("Save", "s", action: Saver.save))
    stage.press(.keyboardS, modifiers: .command)
    #expect(root.saved == 1)
    root.present(front, animated: false)
    front.addKeyCommand(command("Save", "s", action: Saver.save))
    stage.press(.keyboardS, modifiers: .command)
    #expect(root.saved == 1 && front.saved == 1)
  }

  /// An input with modifiers, a pressed key with held modifiers, and whether they match.
  typealias Meeting = (
    input: String, wanted: UIKeyModifierFlags, usage: UIKeyboardHIDUsage, held: UIKeyModifierFlags,
    isMet: Bool
  )

  nonisolated static let meetings: [Meeting] = [
    ("s", .command, .keyboardS, .command, true),
    ("S", .command, .keyboardS, .command, true),
    ("s", .command, .keyboardS, [.command, .shift], false),
    ("s", [.command, .shift], .keyboardS, [.command, .shift], true),
    ("s", .command, .keyboardS, [], false),
    ("s", .command, .keyboardS, [.command, .alphaShift], true),
    ("s", [.command, .alphaShift], .keyboardS, .command, false),
    ("+", .command, .keyboardEqualSign, [.command, .shift], true),
    ("=", .command, .keyboardEqualSign, .command, true),
    ("+", .command, .keypadPlus, .command, true),
    ("1", .command, .keypad1, .command, true),
    ("1", [.command, .numericPad], .keyboard1, .command, false),
    (UIKeyCommand.inputEscape, [], .keyboardEscape, [], true),
    (UIKeyCommand.inputUpArrow, .alternate, .keyboardUpArrow, .alternate, true),
    (UIKeyCommand.inputPageDown, [], .keyboardPageDown, [], true),
    (UIKeyCommand.inputHome, [], .keyboardHome, [], true),
    (UIKeyCommand.inputEnd, [], .keyboardHome, [], false),
    (UIKeyCommand.f5, [], .keyboardF5, [], true),
    (UIKeyCommand.f12, .shift, .keyboardF12, .shift, true),
    (UIKeyCommand.inputDelete, .command, .keyboardDeleteOrBackspace, .command, true),
    (UIKeyCommand.inputDelete, .command, .keyboardDeleteForward, .command, true),
    ("\r", .command, .keypadEnter, .command, true),
    (" ", .control, .keyboardSpacebar, .control, true),
    ("\t", .control, .keyboardTab, .control, true),
  ]

  @Test("an input matches its key with exactly its modifiers", arguments: meetings)
  func matching(meeting: Meeting) {
    let (stage, outer, view) = scene()
    view.commands = [command("It", meeting.input, meeting.wanted)]
    stage.press(meeting.usage, modifiers: meeting.held)
    #expect(outer.senders.count == (meeting.isMet ? 1 : 0))
  }

  @Test("a command has its initial properties, and the mutable ones can change")
  func parts() {
    let plain = UIKeyCommand(
      input: "p", modifierFlags: [.command, .alternate], action: SavingView.save,
      discoverabilityTitle: "Print it")
    #expect(plain.input == "p")
    #expect(plain.modifierFlags == [.command, .alternate])
    #expect(plain.discoverabilityTitle == "Print it")
    #expect(plain.action == SavingView.save)
    #expect(plain.allowsAutomaticMirroring && plain.allowsAutomaticLocalization)
    #expect(!plain.wantsPriorityOverSystemBehavior)
    plain.title = "Print"
    plain.state = .mixed
    plain.wantsPriorityOverSystemBehavior = true
    let copy = plain.copy() as? UIKeyCommand
    #expect(copy !== plain)
    #expect(copy?.title == "Print" && copy?.state == .mixed && copy?.input == "p")
    #expect(copy?.wantsPriorityOverSystemBehavior == true)
    let empty = UIKeyCommand()
    #expect(empty.input == nil && empty.action == nil)
  }

  @Test("an alternate's modifiers run the alternate's action")
  func alternates() {
    let (stage, outer, view) = scene()
    final class Other: UIView {
      static let run = Selector("keyTestOther:", Other.run(_:))
      var ran = 0
      func run(_ sender: Any) { ran += 1 }
    }
    let other = Other(frame: outer.bounds)
    outer.addSubview(other)
    other.addSubview(view)
    view.becomeFirstResponder()
    view.commands = [
      UIKeyCommand(
        title: "Save", action: SavingView.save, input: "s", modifierFlags: .command,
        alternates: [
          UICommandAlternate(title: "Save All", action: Other.run, modifierFlags: .alternate)
        ])
    ]
    stage.press(.keyboardS, modifiers: [.command, .alternate])
    #expect(outer.senders.isEmpty && other.ran == 1)
    stage.press(.keyboardS, modifiers: .command)
    #expect(outer.senders.count == 1 && other.ran == 1)
  }

  @Test("a key consumed by a command ends without a press, also by interruption")
  func takenKeyEnds() {
    let (stage, outer, view) = scene()
    view.commands = [command("Save", "s")]
    let key = stage.hold(.keyboardS, modifiers: .command)
    stage.interrupt()
    key.release()
    stage.resume()
    #expect(outer.senders.count == 1)
    #expect(log.take() == [])
  }
}
