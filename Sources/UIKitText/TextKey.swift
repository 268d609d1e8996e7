@_spi(Kit) internal import UIKitCore

/// What a key does to a text, as on a keyboard at an iPad; the one place where keys are read as text.
enum TextKey: Equatable {
  /// How far an arrow or a deletion goes.
  enum Step: Equatable {
    case character
    case word
    case lineEnd
    case line
    /// To the end of the paragraph, and from there to that of the next.
    case paragraph
    /// To the end of the paragraph, and no farther.
    case paragraphEnd
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
  /// It moves as before, to a side of the screen.
  case arrows(Step, right: Bool, extending: Bool)
  /// It changes two characters.
  case transposes

  /// Nil for a key that a text has no use for.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
    guard !flags.contains(.control) else {
      guard flags.isDisjoint(with: [.command, .alternate]) else { return nil }
      self.init(
        control: key.charactersIgnoringModifiers.lowercased(), extending: flags.contains(.shift))
      return
    }
    let extending = flags.contains(.shift)
    let step: Step =
      flags.contains(.command) ? .lineEnd : flags.contains(.alternate) ? .word : .character
    let upright: Step =
      flags.contains(.command) ? .textEnd : flags.contains(.alternate) ? .paragraph : .line
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: self = .deletes(step, forward: false)
    case .keyboardDeleteForward: self = .deletes(step, forward: true)
    case .keyboardLeftArrow: self = .arrows(step, right: false, extending: extending)
    case .keyboardRightArrow: self = .arrows(step, right: true, extending: extending)
    case .keyboardUpArrow: self = .moves(upright, forward: false, extending: extending)
    case .keyboardDownArrow: self = .moves(upright, forward: true, extending: extending)
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

  /// What Control does with a letter, as everywhere on Apple's systems.
  private init?(control letter: String, extending: Bool) {
    switch letter {
    case "a": self = .moves(.paragraphEnd, forward: false, extending: extending)
    case "e": self = .moves(.paragraphEnd, forward: true, extending: extending)
    case "f": self = .moves(.character, forward: true, extending: extending)
    case "b": self = .moves(.character, forward: false, extending: extending)
    case "n": self = .moves(.line, forward: true, extending: extending)
    case "p": self = .moves(.line, forward: false, extending: extending)
    case "d": self = .deletes(.character, forward: true)
    case "h": self = .deletes(.character, forward: false)
    case "k": self = .deletes(.paragraphEnd, forward: true)
    case "t": self = .transposes
    default: return nil
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
    case .types, .returns, .deletes, .transposes: return host.allowsEditing
    case .moves, .arrows: return true
    }
  }

  /// Does what a key says.
  func apply(_ key: UIKey) {
    if let meaning = TextKey(key) { apply(meaning) }
  }

  private func apply(_ meaning: TextKey) {
    switch meaning {
    case .types(let text): userTypes(text)
    case .returns: userReturns()
    case .transposes: userTransposes()
    case .deletes(.character, forward: false): userDeletesBackward()
    case .deletes(let step, let forward): userDeletes(to: placeToDelete(step, forward: forward))
    case .arrows(let step, let right, let extending):
      let isRightToLeft = direction(at: text.head)
      let forward = right != (isRightToLeft ?? false)
      guard let isRightToLeft, step == .character, extending || text.selection.isEmpty else {
        return apply(.moves(step, forward: forward, extending: extending))
      }
      let place = place(beside: text.head, toRight: right, isRightToLeft)
      move(to: place ?? text.head, extending: extending)
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

  /// Where a deletion ends: at the end of a paragraph it takes the line break.
  private func placeToDelete(_ step: TextKey.Step, forward: Bool) -> Int {
    let end = place(step, forward: forward)
    return step == .paragraphEnd && end == text.head ? place(.character, forward: forward) : end
  }

  /// Where a step from the moving end of the selection leads.
  private func place(_ step: TextKey.Step, forward: Bool) -> Int {
    let start = text.head
    let end = forward ? text.length : 0
    // Nobody learns where the words of a secret begin.
    if host.isSecureTextEntry, step != .character { return end }
    switch step {
    case .character: return text.offset(start, movedBy: forward ? 1 : -1) ?? start
    case .word: return TextUnits(text).boundary(of: .word, from: start, backward: !forward) ?? end
    case .lineEnd:
      let line = host.setting.line(at: shown(start))
      return meant(forward ? line.upperBound : line.lowerBound)
    case .paragraphEnd: return paragraphEnd(from: start, forward: forward)
    case .paragraph:
      let near = paragraphEnd(from: start, forward: forward)
      guard near == start, let next = text.offset(start, movedBy: forward ? 1 : -1) else {
        return near
      }
      return paragraphEnd(from: next, forward: forward)
    case .line, .textEnd: return end
    }
  }

  private func paragraphEnd(from start: Int, forward: Bool) -> Int {
    let paragraph = text.paragraph(at: start)
    return forward ? paragraph.upperBound : paragraph.lowerBound
  }
}
