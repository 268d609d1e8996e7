@_spi(Kit) internal import UIKitCore

extension UITextView: TextHost, KeyConsumer {
  var allowsEditing: Bool { settingsOfText.isEditable }
  var allowsLineBreaks: Bool { true }

  func wantsKey(_ key: UIKey) -> Bool { editor.wants(key) }
  func applyKey(_ key: UIKey) { editor.apply(key) }

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Beginning and ending

  var mayBeginEditing: Bool {
    !allowsEditing || textDelegate?.textViewShouldBeginEditing(self) ?? true
  }
  var mayEndEditing: Bool {
    !settingsOfText.isEditing || textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  func didBeginEditing() {
    guard isFirstResponder else { return }
    textNeedsDisplay()
    guard allowsEditing, !settingsOfText.isEditing else { return }
    settingsOfText.isEditing = true
    let editing = settingsOfText.session.begin()
    if settingsOfText.session.tells(editing) { textDelegate?.textViewDidBeginEditing(self) }
    guard settingsOfText.session.tells(editing) else { return }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    editor.unmark()
    textNeedsDisplay()
    guard settingsOfText.isEditing else { return }
    settingsOfText.isEditing = false
    let told = settingsOfText.session.end()
    if told > 0 { textDelegate?.textViewDidEndEditing(self) }
    guard told > 1 else { return }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: The edit menu

  func menuOfDelegate(_ range: UITextRange, _ actions: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(
      self, editMenuForTextInRanges: [NSValue(range: editor.units(range).units)],
      suggestedActions: actions)
  }

  // MARK: Changing

  func asksToChange(_ range: NSRange, _ replacement: String) -> Bool {
    textDelegate?.textView(
      self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: replacement) ?? true
  }

  func userDidChangeText() {
    clearsOnInsertion = false
    layOutText()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidMove() { textDelegate?.textViewDidChangeSelection(self) }

  func showSelection() {
    guard isFirstResponder, isScrollEnabled else { return }
    scroll(to: NSRange(location: editor.text.head, length: 0))
  }

  /// Does nothing, because the return key types a line break.
  func userDidReturn() {}
}
