import UIKit

/// Records the keyboard's notifications while it exists.
@MainActor
final class KeyboardLog {
  struct Entry {
    let name: String
    let begin: CGRect
    let end: CGRect
    let duration: Double?
    let curve: Int?
    let isLocal: Bool?
  }

  private(set) var entries: [Entry] = []
  private var tokens: [any NSObjectProtocol] = []
  /// Called with each notification's short name.
  var onNote: ((String) -> Void)?

  init() {
    let names: [(String, Notification.Name)] = [
      ("willShow", UIResponder.keyboardWillShowNotification),
      ("didShow", UIResponder.keyboardDidShowNotification),
      ("willHide", UIResponder.keyboardWillHideNotification),
      ("didHide", UIResponder.keyboardDidHideNotification),
      ("willChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
      ("didChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
    ]
    for (short, name) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let info = note.userInfo
          let rect = { (key: String) in (info?[key] as? NSValue)?.cgRectValue ?? .null }
          let entry = Entry(
            name: short, begin: rect(UIResponder.keyboardFrameBeginUserInfoKey),
            end: rect(UIResponder.keyboardFrameEndUserInfoKey),
            duration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            curve: info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
            isLocal: info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool)
          MainActor.assumeIsolated {
            self?.entries.append(entry)
            self?.onNote?(short)
          }
        })
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Returns the names so far and clears them.
  func take() -> [String] {
    defer { entries = [] }
    return entries.map(\.name)
  }
}

/// A view that can become first responder, with optional input views of its own.
class Field: UIView {
  var ownInputView: UIView?
  var ownAccessoryView: UIView?
  var ownInputController: UIInputViewController?
  var ownAccessoryController: UIInputViewController?

  convenience init(_ name: String, input: UIView? = nil, accessory: UIView? = nil) {
    self.init(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    accessibilityIdentifier = name
    ownInputView = input
    ownAccessoryView = accessory
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { ownInputView }
  override var inputAccessoryView: UIView? { ownAccessoryView }
  override var inputViewController: UIInputViewController? { ownInputController }
  override var inputAccessoryViewController: UIInputViewController? { ownAccessoryController }
}

/// Returns an input view of a height.
@MainActor
func board(_ height: CGFloat, _ name: String? = nil) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  view.accessibilityIdentifier = name
  return view
}

/// Returns the frame of a view on the screen.
@MainActor
func screenFrame(_ view: UIView) -> CGRect {
  guard let window = view.window else { return .null }
  return window.convert(view.convert(view.bounds, to: nil), to: nil as UIWindow?)
}

/// The screen of a stage.
let wholeScreen = CGRect(x: 0, y: 0, width: 390, height: 844)
