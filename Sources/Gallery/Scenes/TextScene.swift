internal import UIKit

/// Text fields and a text view, with the calls of their delegates in order.
final class TextScene: PageController, UITextFieldDelegate, UITextViewDelegate {
  static let scene = AppScene(
    name: "text", title: "Text",
    hint:
      "Tap a field and type; Return moves to the next. A double tap selects a word, whose ends can "
      + "be dragged. The log shows delegate calls.",
    controller: { TextScene() })

  private let log = LogView(
    "log", prompt: "Delegate calls appear here.",
    frame: CGRect(x: 20, y: 530, width: 350, height: 284))
  private let name = UITextField(frame: CGRect(x: 20, y: 166, width: 350, height: 36))
  private let secret = UITextField(frame: CGRect(x: 20, y: 240, width: 350, height: 36))
  private let note = UITextView(frame: CGRect(x: 20, y: 314, width: 350, height: 200))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    add(name, "name", "Name", y: 142)
    name.placeholder = "Your name"
    name.clearButtonMode = .whileEditing
    name.returnKeyType = .next
    add(secret, "secret", "Password", y: 216)
    secret.placeholder = "Your password"
    secret.isSecureTextEntry = true
    secret.returnKeyType = .next
    addCaption("Note", y: 290)
    note.accessibilityIdentifier = "note"
    note.font = .systemFont(ofSize: 16)
    note.backgroundColor = .secondarySystemGroupedBackground
    note.layer.cornerRadius = PageLayout.innerCorner
    note.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
    note.text = "A text of several lines. Keys, an input method and the clipboard all end up here."
    note.delegate = self
    view.addSubview(note)
    view.addSubview(log)
  }

  private func add(_ field: UITextField, _ identifier: String, _ title: String, y: CGFloat) {
    addCaption(title, y: y)
    field.accessibilityIdentifier = identifier
    field.borderStyle = .roundedRect
    field.delegate = self
    view.addSubview(field)
  }

  private func addCaption(_ title: String, y: CGFloat) {
    view.addSubview(
      CaptionLabel(
        title, weight: .semibold, color: .secondaryLabel,
        frame: CGRect(x: 20, y: y, width: 350, height: 20)))
  }

  private func say(_ what: String, _ view: UIView) {
    log.add("\(view.accessibilityIdentifier ?? "text"): \(what)")
  }

  // MARK: Fields

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    say("should begin?", textField)
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { say("did begin editing", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    say("should end?", textField)
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { say("did end editing", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    say("return", textField)
    if textField === name { secret.becomeFirstResponder() } else { note.becomeFirstResponder() }
    return true
  }

  // MARK: The text view

  func textViewDidBeginEditing(_ textView: UITextView) { say("did begin editing", textView) }
  func textViewDidChange(_ textView: UITextView) {
    say("\(textView.text.count) characters", textView)
  }
  func textViewDidEndEditing(_ textView: UITextView) { say("did end editing", textView) }
}
