@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

extension UIWindow {
  /// What listens to the window's first responder.
  var inputListener: InputListener { parts.part { InputListener() } }
}

/// The system's ear at a text input of a program's own: its `inputDelegate` while it is first
/// responder of a window.
///
/// What the text tells makes an edit menu go that is about something else by now.
@preconcurrency @MainActor
final class InputListener: NSObject, UITextInputDelegate {
  /// A selection that a key made, whose one end goes on moving.
  private struct Moving {
    let start: UITextPosition
    let end: UITextPosition
    let movesStart: Bool
  }

  private var moving: Moving?

  /// Another responder is first: the listener leaves the old text, and listens to the new one unless
  /// the program does.
  func listen(to new: UIResponder?, insteadOf old: UIResponder?) {
    moving = nil
    if let old = old as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
    guard let new = new as? any UITextInput, !(new is any TextHost), new.inputDelegate == nil
    else { return }
    new.inputDelegate = self
  }

  // MARK: The end that moves

  /// Whether it is the start of a selection that moves; the end does where no key has made it.
  func movesStart(of selection: UITextRange, in input: any UITextInput) -> Bool {
    guard let moving, input.compare(moving.start, to: selection.start) == .orderedSame,
      input.compare(moving.end, to: selection.end) == .orderedSame
    else { return false }
    return moving.movesStart
  }

  /// A key has moved one end of the selection.
  func didMove(start movesStart: Bool, of input: any UITextInput) {
    moving = input.selectedTextRange.map {
      Moving(start: $0.start, end: $0.end, movesStart: movesStart)
    }
  }

  // MARK: What the text tells

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {
    UIApplication.serving(textInput).menus.setNeedsReload()
  }
  func textWillChange(_ textInput: (any UITextInput)?) {
    if let textInput { UIApplication.serving(textInput).menus.textWillChange(in: textInput) }
  }
  func textDidChange(_ textInput: (any UITextInput)?) {}
}
