internal import UIKit

/// Buttons without a target: the first responder in the chain that implements the action performs
/// it.
final class NilTargetScene: PageController {
  static let scene = AppScene(
    name: "nil-target", title: "Actions without a target",
    hint: "Tap a box to make it first responder, then a button: the action travels up the chain "
      + "from there.",
    controller: { NilTargetScene() })

  private static let actions: [(identifier: String, words: String, action: Selector)] = [
    ("copy", "Copy", Selector("copy:")),
    ("save", "Save", Selector("saveDocument:", SavingBox.saveDocument(_:))),
    ("delete", "Delete", Selector("delete:")),
  ]

  private let folder = SavingBox(
    "folder", "Folder: saves", .systemIndigo, frame: CGRect(x: 20, y: 140, width: 350, height: 280))
  private let note = NoteBox(
    "note", "Note: copies and saves", .systemBlue,
    frame: CGRect(x: 16, y: 40, width: 153, height: 104))
  private let photo = CopyingBox(
    "photo", "Photo: copies", .systemTeal, frame: CGRect(x: 181, y: 40, width: 153, height: 104))
  private let blank = ResponderBox(
    "blank", "Blank: no actions", .systemGray2,
    frame: CGRect(x: 16, y: 156, width: 318, height: 108))
  private let answerers = CaptionLabel(
    "", size: 14, color: .label, frame: CGRect(x: 20, y: 498, width: 350, height: 60))
  private let log = LogView(
    "log", prompt: "Actions appear here.",
    frame: CGRect(x: 20, y: 574, width: 350, height: 250))

  private var boxes: [ResponderBox] { [folder, note, photo, blank] }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    for box in [note, photo, blank] { folder.addSubview(box) }
    view.addSubview(folder)
    for box in boxes { box.onChange = { [weak self] in self?.show() } }
    folder.onAnswer = { [weak self] in self?.log.add($0) }
    note.onAnswer = { [weak self] in self?.log.add($0) }
    photo.onAnswer = { [weak self] in self?.log.add($0) }
    for (index, entry) in Self.actions.enumerated() {
      let button = CountingButton(
        entry.identifier, entry.words, .systemGray,
        frame: CGRect(x: 20 + CGFloat(index) * 121, y: 434, width: 108, height: 48))
      button.addTarget(nil, action: entry.action, for: .touchUpInside)
      button.onTap = { [weak self, weak button] in self?.noteLost(entry.action, button) }
      view.addSubview(button)
    }
    answerers.accessibilityIdentifier = "answerers"
    answerers.frame = CGRect(x: 20, y: 498, width: 350, height: 60)
    view.addSubview(answerers)
    view.addSubview(log)
    show()
  }

  /// Called if there is no first responder, because the search then begins at the button and
  /// reaches the controller.
  func saveDocument(_ sender: Any?) { log.add("the controller saved") }
  private static let save = Selector("saveDocument:", NilTargetScene.saveDocument(_:))

  /// Shows the responders that would perform the actions now. The same query enables the items of a
  /// menu.
  private func show() {
    _ = Self.save
    let first = boxes.first(where: \.isFirstResponder)
    for box in boxes { box.light(box === first ? .systemYellow : nil) }
    answerers.text = Self.actions.map { entry in
      "\(entry.words): \(name(of: performer(of: entry.action)) ?? "no responder")"
    }.joined(separator: "\n")
  }

  private func performer(of action: Selector) -> Any? {
    let start = boxes.first(where: \.isFirstResponder) ?? view
    return start?.target(forAction: action, withSender: nil)
  }

  private func name(of performer: Any?) -> String? {
    if performer is NilTargetScene { return "the controller" }
    return (performer as? UIView)?.accessibilityIdentifier.map { "the \($0)" }
  }

  private func noteLost(_ action: Selector, _ button: UIButton?) {
    guard performer(of: action) == nil else { return }
    log.add("no responder: \(button?.accessibilityIdentifier ?? "")")
  }
}

/// A box that can save.
class SavingBox: ResponderBox {
  /// Called with a description of what the box did.
  var onAnswer: ((String) -> Void)?

  func saveDocument(_ sender: Any?) { answer("saved") }

  func answer(_ what: String) { onAnswer?("the \(accessibilityIdentifier ?? "box") \(what)") }
}

/// A box that can save, and copy by overriding the standard edit action.
final class NoteBox: SavingBox {
  override func copy(_ sender: Any?) { answer("copied") }
}

/// A box that can only copy.
final class CopyingBox: ResponderBox {
  /// Called with a description of what the box did.
  var onAnswer: ((String) -> Void)?

  override func copy(_ sender: Any?) {
    onAnswer?("the \(accessibilityIdentifier ?? "box") copied")
  }
}
