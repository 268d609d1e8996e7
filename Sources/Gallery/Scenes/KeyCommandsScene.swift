internal import UIKit

/// Key commands of two views and their controller, and the order in which they receive a key.
final class KeyCommandsScene: PageController {
  static let scene = AppScene(
    name: "key-commands", title: "Key commands",
    hint: "Touch the note or the list and press the keys below (⌘ is Ctrl without a ⌘ key). Text "
      + "comes before commands, the nearest command comes first.",
    controller: { KeyCommandsScene() })

  private let note = TypedNoteBox(
    "note", "Note: type here.", .systemOrange,
    frame: CGRect(x: 20, y: 146, width: 169, height: 112))
  private let list = ListBox(
    "list", "List: line 1", .systemIndigo,
    frame: CGRect(x: 201, y: 146, width: 169, height: 112))
  private let decisions = SentencesView(
    "decisions", prompt: "The receiver of each key appears here.",
    frame: CGRect(x: 20, y: 492, width: 350, height: 332))
  private lazy var sink = KeySink { [weak self] in self?.decisions.add($0) }
  private var saves = 0

  override func viewDidLoad() {
    title = "page"
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let card = Box.card("", frame: CGRect(x: 20, y: 270, width: 350, height: 210))
    card.isUserInteractionEnabled = false
    for (index, (key, words)) in Self.lines.enumerated() {
      let y = 12 + CGFloat(index) * 27
      card.addSubview(
        CaptionLabel(
          key, size: 14, weight: .semibold, color: .label,
          frame: CGRect(x: 14, y: y, width: 60, height: 24)))
      card.addSubview(
        CaptionLabel(words, size: 14, frame: CGRect(x: 78, y: y, width: 262, height: 24)))
    }
    for view in [note, list, card, decisions] as [UIView] { self.view.addSubview(view) }
  }

  override func viewDidAppear(_ animated: Bool) {
    UIApplication.shared.tracer.add(sink)
    note.becomeFirstResponder()
  }

  override func viewDidDisappear(_ animated: Bool) { UIApplication.shared.tracer.remove(sink) }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Save", action: Self.save, input: "s", modifierFlags: .command),
      UIKeyCommand(title: "Copy line", action: Self.save, input: "d", modifierFlags: .command),
      UIKeyCommand(
        title: "Publish", action: Selector("publish:"), input: "j", modifierFlags: .command),
      UIKeyCommand(
        title: "Clear", action: Self.save, input: "k", modifierFlags: .command,
        attributes: .disabled),
    ]
  }

  private static let save = Selector("saveNote:", KeyCommandsScene.saveNote(_:))

  private func saveNote(_ command: UIKeyCommand) {
    saves += 1
    list.say("List: line \(list.line), saved \(saves)×")
  }

  /// The keys to try, with their effects.
  private static let lines = [
    ("⌘ S", "the page saves"),
    ("⌘ J", "the page publishes; no responder"),
    ("⌘ K", "the page clears; disabled"),
    ("⌘ D", "the list copies a line, or the page saves"),
    ("↑ ↓", "the list goes from line to line"),
    ("X", "the note stamps; but typing comes first"),
    ("Esc", "the note stops, before typing"),
  ]
}

/// A minimal text input with two key commands of its own.
final class TypedNoteBox: KeyedBox, UIKeyInput {
  /// The typed text.
  private(set) var text = ""

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) { show(self.text + text) }

  func deleteBackward() { show(String(text.dropLast())) }

  override var keyCommands: [UIKeyCommand]? {
    let stop = UIKeyCommand(
      title: "Stop", action: Self.stop, input: UIKeyCommand.inputEscape, modifierFlags: [])
    stop.wantsPriorityOverSystemBehavior = true
    return [
      UIKeyCommand(title: "Stamp", action: Self.stamp, input: "x", modifierFlags: []), stop,
    ]
  }

  private static let stop = Selector("stopNote:", TypedNoteBox.stopNote(_:))
  private static let stamp = Selector("stampNote:", TypedNoteBox.stampNote(_:))

  private func stopNote(_ command: UIKeyCommand) { resignFirstResponder() }

  private func stampNote(_ command: UIKeyCommand) { show(text + "✻") }

  private func show(_ text: String) {
    // The note is only as long as its box.
    self.text = String(text.suffix(48))
    say("Note: \(self.text)")
  }
}

/// A list in which the arrow keys move the selection, also repeatedly while held.
final class ListBox: KeyedBox {
  /// The number of the selected line.
  private(set) var line = 1

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Line up", action: Self.move, input: UIKeyCommand.inputUpArrow, modifierFlags: [],
        propertyList: -1),
      UIKeyCommand(
        title: "Line down", action: Self.move, input: UIKeyCommand.inputDownArrow,
        modifierFlags: [], propertyList: 1),
      UIKeyCommand(title: "Copy line", action: Self.copyLine, input: "d", modifierFlags: .command),
    ]
  }

  private static let move = Selector("moveLine:", ListBox.moveLine(_:))
  private static let copyLine = Selector("copyLine:", ListBox.copyLine(_:))

  private func moveLine(_ command: UIKeyCommand) {
    line = max(1, line + (command.propertyList as? Int ?? 0))
    say("List: line \(line)")
  }

  private func copyLine(_ command: UIKeyCommand) { say("List: line \(line), copied") }
}

/// Receives the system's decisions about keys from the trace.
@MainActor
final class KeySink: TraceSink {
  nonisolated var wantsVisits: Bool { false }
  private let tell: @MainActor (String) -> Void

  init(_ tell: @escaping @MainActor (String) -> Void) { self.tell = tell }

  nonisolated func record(_ record: TraceRecord) {
    guard let sentence = Self.sentence(record.step) else { return }
    MainActor.assumeIsolated { tell(sentence) }
  }

  private nonisolated static func sentence(_ step: TraceStep) -> String? {
    switch step {
    case .key(let combination, _, let taker, _, let reason):
      "\(combination): \(reason)\(taker.map { " (\($0.name))" } ?? "")."
    case .delivered(.presses(.began, let press), let responder):
      "\(press ?? "A press") goes to \(responder.name) as a press."
    default: nil
    }
  }
}
