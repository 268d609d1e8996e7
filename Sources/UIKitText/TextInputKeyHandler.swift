@_spi(Kit) internal import UIKitCore

/// Applies keys to an app's own text input through its positions, tokenizer and selection.
///
/// Text fields and text views use their ``TextEditor`` instead. A deletion of more than one
/// character selects the characters and then calls `deleteBackward()`.
@MainActor
struct TextInputKeyHandler {
  private let input: any UITextInput
  /// Knows which end of the selection moves.
  private let listener: InputListener?

  /// Returns `nil` for a responder that has no text positions or handles keys itself.
  init?(_ responder: AnyObject) {
    guard let input = responder as? any UITextInput, !(input is any TextHost) else { return nil }
    self.input = input
    listener = (responder as? UIResponder).flatMap(FirstResponder.window(of:))?.inputListener
  }

  /// Returns whether the text uses a key now.
  func wants(_ key: TextKey) -> Bool {
    switch key {
    case .moves, .arrows: input.selectedTextRange != nil
    case .types, .returns, .deletes, .transposes: true
    }
  }

  /// Performs movements, and deletions by steps.
  func apply(_ key: TextKey) {
    guard let selection = input.selectedTextRange else { return }
    switch key {
    case .moves(let step, let forward, let extending),
      .arrows(let step, let forward, let extending):
      move(step, forward, extending, selection)
    case .deletes(let step, let forward): delete(step, forward, selection)
    case .transposes: transpose(selection)
    case .types, .returns: break
    }
  }

  // MARK: Asking

  /// Returns whether a text may replace the marked text or, without marked text, the selection.
  func mayInsert(_ text: String) -> Bool {
    guard let range = input.markedTextRange ?? input.selectedTextRange else { return true }
    return input.shouldChangeText(in: range, replacementText: text)
  }

  /// Returns whether the selection, or the character before the insertion point, may be deleted.
  func mayDeleteBackward() -> Bool {
    guard var range = input.selectedTextRange else { return true }
    if range.isEmpty {
      guard let start = place(.character, forward: false, from: range.start),
        let character = input.textRange(from: start, to: range.start), !character.isEmpty
      else { return true }
      range = character
    }
    return input.shouldChangeText(in: range, replacementText: "")
  }

  // MARK: Doing

  private func move(
    _ step: TextKey.Step, _ forward: Bool, _ extending: Bool, _ selection: UITextRange
  ) {
    let movesStart = listener?.movesStart(of: selection, in: input) ?? false
    let (head, anchor) =
      movesStart ? (selection.start, selection.end) : (selection.end, selection.start)
    guard extending || selection.isEmpty || step != .character else {
      return select(from: forward ? selection.end : selection.start, head: nil)
    }
    guard let place = place(step, forward: forward, from: head) else { return }
    select(from: extending ? anchor : place, head: place)
  }

  /// Selects from an anchor to another position, which becomes the moving end.
  private func select(from anchor: UITextPosition, head: UITextPosition?) {
    let head = head ?? anchor
    guard let range = input.textRange(from: anchor, to: head) else { return }
    input.selectAsSystem(range)
    listener?.didMove(start: input.compare(head, to: anchor) == .orderedAscending, of: input)
  }

  private func delete(_ step: TextKey.Step, _ forward: Bool, _ selection: UITextRange) {
    guard selection.isEmpty else {
      if mayDeleteBackward() { input.deleteBackward() }
      return
    }
    var end = place(step, forward: forward, from: selection.end)
    // At the end of a paragraph, the line break is deleted.
    if step == .paragraphEnd, isSame(selection.end, end) {
      end = place(.character, forward: forward, from: selection.end)
    }
    guard let end, let range = input.textRange(from: selection.end, to: end), !range.isEmpty,
      input.shouldChangeText(in: range, replacementText: "")
    else { return }
    input.selectAsSystem(range)
    input.deleteBackward()
  }

  private func transpose(_ selection: UITextRange) {
    guard selection.isEmpty else { return }
    let isAtEnd = isSame(selection.end, paragraphEnd(selection.end, forward: true))
    let middle =
      isAtEnd ? place(.character, forward: false, from: selection.end) : selection.end
    guard let middle, let start = place(.character, forward: false, from: middle),
      let end = place(.character, forward: true, from: middle),
      let first = input.textRange(from: start, to: middle),
      let second = input.textRange(from: middle, to: end),
      let both = input.textRange(from: start, to: end), !first.isEmpty, !second.isEmpty,
      let a = input.text(in: first), let b = input.text(in: second),
      !a.contains(where: \.isNewline), !b.contains(where: \.isNewline),
      input.shouldChangeText(in: both, replacementText: b + a)
    else { return }
    input.replace(both, withText: b + a)
  }

  // MARK: Places

  private func isSame(_ first: UITextPosition, _ second: UITextPosition?) -> Bool {
    second.map { input.compare(first, to: $0) == .orderedSame } ?? false
  }

  /// Returns the target of a step, or `nil` if there is nothing to move to.
  private func place(
    _ step: TextKey.Step, forward: Bool, from start: UITextPosition
  ) -> UITextPosition? {
    let end = forward ? input.endOfDocument : input.beginningOfDocument
    let way = UITextDirection.storage(forward ? .forward : .backward)
    // Word boundaries of a secure text are never revealed.
    if input.isSecureTextEntry, step != .character { return end }
    switch step {
    case .character: return character(from: start, forward: forward)
    case .line: return input.position(from: start, in: forward ? .down : .up, offset: 1) ?? end
    case .word:
      return input.tokenizer.position(from: start, toBoundary: .word, inDirection: way) ?? end
    case .lineEnd: return edge(of: .line, at: start, forward: forward)
    case .paragraphEnd: return paragraphEnd(start, forward: forward)
    case .paragraph:
      let near = paragraphEnd(start, forward: forward)
      guard isSame(start, near), let next = place(.character, forward: forward, from: start) else {
        return near
      }
      return paragraphEnd(next, forward: forward)
    case .textEnd: return end
    }
  }

  /// Returns the position one character on.
  ///
  /// An input that counts UTF-16 units may stop within an emoji. The tokenizer then provides the
  /// emoji's end.
  private func character(from start: UITextPosition, forward: Bool) -> UITextPosition? {
    let next = input.position(from: start, in: forward ? .right : .left, offset: 1)
    guard let next,
      let whole = input.tokenizer.rangeEnclosingPosition(
        next, with: .character, inDirection: .storage(.forward)),
      !isSame(next, whole.start)
    else { return next }
    return forward ? whole.end : whole.start
  }

  private func paragraphEnd(_ start: UITextPosition, forward: Bool) -> UITextPosition? {
    edge(of: .paragraph, at: start, forward: forward)
  }

  /// Returns the start of the line or paragraph at a position, or its end without a line break.
  private func edge(
    of granularity: UITextGranularity, at place: UITextPosition, forward: Bool
  ) -> UITextPosition? {
    let tokenizer = input.tokenizer
    if let range = tokenizer.rangeEnclosingPosition(
      place, with: granularity, inDirection: .storage(.forward))
    {
      return forward ? endBeforeBreak(range) : range.start
    }
    // At the end of the text: an empty paragraph begins after a final line break.
    guard
      let range = tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: .storage(.backward)),
      !endsWithBreak(range)
    else { return place }
    return forward ? range.end : range.start
  }

  private func endsWithBreak(_ range: UITextRange) -> Bool {
    input.text(in: range)?.last?.isNewline ?? false
  }

  private func endBeforeBreak(_ range: UITextRange) -> UITextPosition {
    guard let lineBreak = input.text(in: range)?.last, lineBreak.isNewline else { return range.end }
    return input.position(from: range.end, offset: -String(lineBreak).utf16.count) ?? range.end
  }
}

extension UITextInput {
  /// Selects a range on behalf of the system, which notifies the input delegate.
  func selectAsSystem(_ range: UITextRange) {
    // Text fields and text views notify the input delegate themselves.
    guard !(self is any TextHost) else { return selectedTextRange = range }
    inputDelegate?.selectionWillChange(self)
    selectedTextRange = range
    inputDelegate?.selectionDidChange(self)
  }
}
