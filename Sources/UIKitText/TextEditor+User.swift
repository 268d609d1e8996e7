@_spi(Kit) internal import UIKitCore

// Typing and deleting by the user. The delegate is asked first, then the overridable methods of the
// text are called.
extension TextEditor {
  /// Types a text if the delegate permits it.
  func userTypes(_ typed: String) {
    let replacement = admitted(typed)
    guard host.allowsEditing, !replacement.isEmpty || !placeOfTyping.isEmpty,
      asks(placeOfTyping, replacement)
    else { return }
    host.insertText(replacement)
  }

  /// Handles the return key: types a line break, or notifies the host that the user is done.
  ///
  /// Has no effect if the text is empty and the return key is enabled automatically.
  func userReturns() {
    guard !(host.enablesReturnKeyAutomatically && !host.hasText) else { return }
    if host.allowsLineBreaks { userTypes("\n") } else { host.userDidReturn() }
  }

  /// Handles the delete key.
  ///
  /// If there is nothing to delete, the delegate isn't asked, but `deleteBackward()` is still
  /// called. A row of fields for a code uses this to move back.
  func userDeletesBackward() {
    guard host.allowsEditing else { return }
    if let range = rangeToDelete, !asks(range, "") { return }
    host.deleteBackward()
  }

  /// Deletes the selection or, if empty, everything between insertion point and an offset.
  func userDeletes(to place: Int) {
    guard text.selection.isEmpty else { return userDeletesBackward() }
    let caret = text.selection.lowerBound
    editAsUser(min(place, caret)..<max(place, caret), "", as: .deleting, named: "Typing")
  }

  /// Exchanges the characters around the insertion point, or before it at a paragraph's end.
  func userTransposes() {
    guard text.selection.isEmpty else { return }
    let paragraph = text.paragraph(at: text.head)
    let isAtEnd = text.head == paragraph.upperBound
    let second = isAtEnd ? text.offset(text.head, movedBy: -1) ?? text.head : text.head
    guard let first = text.offset(second, movedBy: -1), first >= paragraph.lowerBound,
      let end = text.offset(second, movedBy: 1), end <= paragraph.upperBound
    else { return }
    let changed = text.text(in: second..<end) + text.text(in: first..<second)
    editAsUser(first..<end, changed, as: .none, named: "Typing")
  }

  /// Sets the text that an input method composes.
  ///
  /// The delegate is asked only before the first step. All observers are notified of each step.
  func userComposes(_ marked: String, selecting selected: NSRange) {
    guard host.allowsEditing else { return }
    if text.marked == nil {
      guard !marked.isEmpty, asks(text.selection, marked) else { return }
      if startsOver { select(text.everything) }
      startsOver = false
    }
    host.setMarkedText(marked, selectedRange: selected)
    host.userDidChangeText()
  }
}
