@_spi(Kit) internal import UIKitCore

/// The effect of a key on a text, as with a hardware keyboard on iPad. The only type that
/// interprets keys as text.
enum TextKey: Equatable {
  /// The distance of a movement or deletion.
  enum Step: Equatable {
    case character
    case word
    case lineEnd
    case line
    /// To the end of the paragraph and, from there, to the end of the next paragraph.
    case paragraph
    /// To the end of the paragraph, and no farther.
    case paragraphEnd
    case textEnd
  }

  /// Types text.
  case types(String)
  /// Ends the line or the editing.
  case returns
  /// Deletes text.
  case deletes(Step, forward: Bool)
  /// Moves the insertion point or, with Shift, the moving end of the selection.
  case moves(Step, forward: Bool, extending: Bool)
  /// Moves like `moves`, but toward a side of the screen.
  case arrows(Step, right: Bool, extending: Bool)
  /// Exchanges two characters.
  case transposes

  /// Creates the effect of a key, or returns `nil` for a key that has no effect on text.
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

  /// Creates the effect of Control with a letter, as on all of Apple's systems, or returns `nil`
  /// for other letters.
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

  /// Returns whether characters are text. Other keys have control characters or names.
  private static func isText(_ characters: String) -> Bool {
    !characters.isEmpty && !characters.hasPrefix("UIKeyInput")
      && characters.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t"
      }
  }
}

extension TextEditor {
  /// Returns whether the text uses a key now.
  func wants(_ key: UIKey) -> Bool {
    guard let meaning = TextKey(key) else { return false }
    switch meaning {
    case .types("\t"): return host.allowsEditing && host.allowsLineBreaks
    case .types, .returns, .deletes, .transposes: return host.allowsEditing
    case .moves, .arrows: return true
    }
  }

  /// Performs the effect of a key.
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

  /// Returns the end of a deletion. At a paragraph's end, it includes the line break.
  private func placeToDelete(_ step: TextKey.Step, forward: Bool) -> Int {
    let end = place(step, forward: forward)
    return step == .paragraphEnd && end == text.head ? place(.character, forward: forward) : end
  }

  /// Returns the target of a step from the moving end of the selection.
  private func place(_ step: TextKey.Step, forward: Bool) -> Int {
    let start = text.head
    let end = forward ? text.length : 0
    // Word boundaries of a secure text are never revealed.
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
