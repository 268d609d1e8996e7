@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

extension UIWindow {
  /// The listener for the window's first responder.
  var inputListener: InputListener { parts.part { InputListener() } }
}

/// The system's `inputDelegate` of an app's own text input while that is the first responder of a
/// window.
///
/// Changes of the text dismiss an edit menu that no longer matches it.
@preconcurrency @MainActor
final class InputListener: NSObject, UITextInputDelegate {
  /// A selection made by a key, of which one end continues to move.
  private struct Moving {
    let start: UITextPosition
    let end: UITextPosition
    let movesStart: Bool
  }

  private var moving: Moving?

  /// Moves the listener from the old first responder to the new one. An `inputDelegate` set by the
  /// app isn't replaced.
  func listen(to new: UIResponder?, insteadOf old: UIResponder?) {
    moving = nil
    if let old = old as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
    guard let new = new as? any UITextInput, !(new is any TextHost), new.inputDelegate == nil
    else { return }
    new.inputDelegate = self
  }

  // MARK: The end that moves

  /// Returns whether a key made the start of a selection its moving end. By default, the end moves.
  func movesStart(of selection: UITextRange, in input: any UITextInput) -> Bool {
    guard let moving, input.compare(moving.start, to: selection.start) == .orderedSame,
      input.compare(moving.end, to: selection.end) == .orderedSame
    else { return false }
    return moving.movesStart
  }

  /// Records that a key has moved one end of the selection.
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
