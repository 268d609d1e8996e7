/// What a key does to a text, as on a keyboard at an iPad; the one place where keys are read as text.
enum TextKey: Equatable {
  /// How far an arrow or a deletion goes.
  enum Step: Equatable {
    case character
    case word
    case lineEnd
    case line
    case textEnd
  }

  /// It types this.
  case types(String)
  /// It ends the line, or the editing.
  case returns
  /// It deletes.
  case deletes(Step, forward: Bool)
  /// It moves the place of typing, or with Shift the end of the selection.
  case moves(Step, forward: Bool, extending: Bool)

  /// Nil for a key that a text has no use for.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
    let extending = flags.contains(.shift)
    let step: Step =
      flags.contains(.command) ? .lineEnd : flags.contains(.alternate) ? .word : .character
    guard !flags.contains(.control) else { return nil }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: self = .deletes(step, forward: false)
    case .keyboardDeleteForward: self = .deletes(step, forward: true)
    case .keyboardLeftArrow: self = .moves(step, forward: false, extending: extending)
    case .keyboardRightArrow: self = .moves(step, forward: true, extending: extending)
    case .keyboardUpArrow:
      self = .moves(
        flags.contains(.command) ? .textEnd : .line, forward: false, extending: extending)
    case .keyboardDownArrow:
      self = .moves(
        flags.contains(.command) ? .textEnd : .line, forward: true, extending: extending)
    case .keyboardHome: self = .moves(.lineEnd, forward: false, extending: extending)
    case .keyboardEnd: self = .moves(.lineEnd, forward: true, extending: extending)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardReturn:
      guard !flags.contains(.command) else { return nil }
      self = .returns
    default:
      guard !flags.contains(.command), Self.isText(key.characters) else { return nil }
      self = .types(key.characters)
    }
  }

  /// Whether characters are to be typed; keys without a character have control characters or names.
  private static func isText(_ characters: String) -> Bool {
    !characters.isEmpty && !characters.hasPrefix("UIKeyInput")
      && characters.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t"
      }
  }
}

extension TextEditor {
  /// Whether the text has a use for a key now.
  func wants(_ key: UIKey) -> Bool {
    guard let meaning = TextKey(key) else { return false }
    switch meaning {
    case .types("\t"): return host.allowsEditing && host.allowsLineBreaks
    case .types, .returns, .deletes: return host.allowsEditing
    case .moves: return true
    }
  }

  /// Does what a key says, by the methods that a subclass of the field or view may override.
  func take(_ key: UIKey) {
    guard let meaning = TextKey(key) else { return }
    switch meaning {
    case .types(let text): host.insertText(text)
    case .returns: if host.allowsLineBreaks { host.insertText("\n") } else { host.userDidReturn() }
    case .deletes(.character, forward: false): host.deleteBackward()
    case .deletes(let step, let forward): delete(to: place(step, forward: forward))
    case .moves(.line, let forward, let extending):
      moveLines(forward ? 1 : -1, extending: extending)
    case .moves(let step, let forward, let extending):
      guard extending || text.selection.isEmpty || step != .character else {
        let end = forward ? text.selection.upperBound : text.selection.lowerBound
        return move(to: end, extending: false)
      }
      move(to: place(step, forward: forward), extending: extending)
    }
  }

  /// Where a step from the moving end of the selection leads.
  private func place(_ step: TextKey.Step, forward: Bool) -> Int {
    let start = text.head
    switch step {
    case .character: return text.offset(start, movedBy: forward ? 1 : -1) ?? start
    case .word:
      // Nobody learns where the words of a secret begin.
      guard !host.isSecureTextEntry else { return forward ? text.length : 0 }
      return TextUnits(text).boundary(of: .word, from: start, backward: !forward)
        ?? (forward ? text.length : 0)
    case .lineEnd:
      let line = host.setting.line(at: shown(start))
      return meant(forward ? line.upperBound : line.lowerBound)
    case .line, .textEnd: return forward ? text.length : 0
    }
  }
}
