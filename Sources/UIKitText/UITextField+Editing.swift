internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

extension UITextField: TextHost, KeyConsumer {
  var allowsEditing: Bool { isEnabled }
  var allowsLineBreaks: Bool { false }

  func wantsKey(_ key: UIKey) -> Bool { editor.wants(key) }
  func applyKey(_ key: UIKey) { editor.apply(key) }

  // MARK: Beginning and ending

  var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didBeginEditing() {
    // The delegate of another field may already have moved on.
    guard isFirstResponder, !field.isEditing else { return }
    field.isEditing = true
    let editing = field.session.begin()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.set("")
    }
    editor.startsOver = isSecureTextEntry && hasText
    editor.select(editor.text.length..<editor.text.length)
    fieldDidChange()
    if field.session.tells(editing) { delegate?.textFieldDidBeginEditing(self) }
    if field.session.tells(editing) { sendActions(for: .editingDidBegin) }
    if field.session.tells(editing) { post(Self.textDidBeginEditingNotification) }
  }

  func didEndEditing() {
    guard field.isEditing else { return }
    editor.unmark()
    editor.startsOver = false
    field.isEditing = false
    let told = field.session.end()
    field.scroll = 0
    editor.forgetHistory()
    fieldDidChange()
    if told > 0 { delegate?.textFieldDidEndEditing(self, reason: .committed) }
    if told > 1 { sendActions(for: .editingDidEnd) }
    guard told > 2 else { return }
    post(
      Self.textDidEndEditingNotification,
      [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  // MARK: The edit menu

  func menuOfDelegate(_ range: UITextRange, _ actions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersInRanges: [NSValue(range: editor.units(range).units)],
      suggestedActions: actions)
  }

  // MARK: Changing

  func asksToChange(_ range: NSRange, _ replacement: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: replacement)
      ?? true
  }

  func userDidChangeText() {
    clearsOnInsertion = false
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func selectionDidMove() { delegate?.textFieldDidChangeSelection(self) }
  func showSelection() { layOutText() }

  /// Handles the return key, unless the delegate prevents it.
  ///
  /// Any target for `editingDidEndOnExit` makes the field resign (statement 247).
  func userDidReturn() {
    editor.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    guard endsOnExit else { return }
    sendActions(for: .editingDidEndOnExit)
    if !Mutation.returnKeepsEditing.isOn { resignFirstResponder() }
  }

  /// Sets whether the text is hidden. If it is being edited, the next key then replaces it.
  func setSecure(_ isSecure: Bool) {
    guard field.traits.isSecure != isSecure else { return }
    field.traits.isSecure = isSecure
    editor.startsOver = isSecure && isEditing && hasText
    fieldDidChange()
  }

  /// Handles the clear button: clears the text if the delegate permits it, and continues editing.
  func userDidClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.startsOver = false
    editor.set("")
    editor.textDidChange()
    becomeFirstResponder()
  }
}
