@_spi(Kit) internal import UIKitCore

// What the user types and deletes: the delegate is asked, and then the methods of the text are called
// that a subclass may override.
extension TextEditor {
  /// Types a text, where the delegate lets it.
  func userTypes(_ typed: String) {
    let replacement = admitted(typed)
    guard host.allowsEditing, !replacement.isEmpty || !placeOfTyping.isEmpty,
      asks(placeOfTyping, replacement)
    else { return }
    host.insertText(replacement)
  }

  /// The return key: types a line break, or says that the user is done; nothing where the text waits
  /// for letters first.
  func userReturns() {
    guard !(host.enablesReturnKeyAutomatically && !host.hasText) else { return }
    if host.allowsLineBreaks { userTypes("\n") } else { host.userDidReturn() }
  }

  /// The delete key. Where there is nothing to delete nobody is asked, and the text hears of it all
  /// the same: a row of fields for a code goes back by it.
  func userDeletesBackward() {
    guard host.allowsEditing else { return }
    if let range = rangeToDelete, !asks(range, "") { return }
    host.deleteBackward()
  }

  /// Deletes the selection, or all from the place of typing to another.
  func userDeletes(to place: Int) {
    guard text.selection.isEmpty else { return userDeletesBackward() }
    let caret = text.selection.lowerBound
    editAsUser(min(place, caret)..<max(place, caret), "", as: .deleting, named: "Typing")
  }

  /// Changes the two characters around the place of typing, or before it at the end of a paragraph.
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

  /// An input method composes: the delegate is asked before the first step, and all hear of each.
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
