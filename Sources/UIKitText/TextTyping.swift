@_spi(Kit) internal import UIKitCore

/// Applies keys to text inputs.
@MainActor
enum TextTyping: TypingService {
  static func wants(_ key: UIKey, _ responder: UIResponder) -> Bool {
    if let consumer = responder as? any KeyConsumer { return consumer.wantsKey(key) }
    guard responder is any UIKeyInput, let meaning = TextKey(key) else { return false }
    return TextInputKeyHandler(responder)?.wants(meaning) ?? meaning.isPlain
  }

  static func type(_ key: UIKey, into responder: UIResponder) {
    if let consumer = responder as? any KeyConsumer { return consumer.applyKey(key) }
    guard let input = responder as? any UIKeyInput, let meaning = TextKey(key) else { return }
    switch meaning {
    case .types(let text): Self.insert(text, into: input)
    case .returns: Self.insert("\n", into: input)
    case .deletes(.character, forward: false): Self.deleteBackward(in: input)
    case .deletes, .moves, .arrows, .transposes:
      if let placed = TextInputKeyHandler(responder) {
        placed.apply(meaning)
      } else if meaning.isPlain {
        input.deleteBackward()
      }
    }
  }

  /// Inserts text typed by the user. An input with text positions is asked for permission first.
  static func insert(_ text: String, into input: any UIKeyInput) {
    if let host = input as? any TextHost {
      return text == "\n" ? host.editor.userReturns() : host.editor.userTypes(text)
    }
    guard !(text == "\n" && input.enablesReturnKeyAutomatically && !input.hasText),
      TextInputKeyHandler(input)?.mayInsert(text) ?? true
    else { return }
    input.insertText(text)
  }

  /// Handles the delete key. An input with text positions is asked for permission first.
  static func deleteBackward(in input: any UIKeyInput) {
    if let host = input as? any TextHost { return host.editor.userDeletesBackward() }
    if TextInputKeyHandler(input)?.mayDeleteBackward() ?? true { input.deleteBackward() }
  }
}

extension TextKey {
  /// Whether the key has an effect on an input that has neither positions nor a selection.
  ///
  /// Such an input deletes a character for a word.
  fileprivate var isPlain: Bool {
    switch self {
    case .types, .returns, .deletes(.character, forward: false), .deletes(.word, forward: false):
      true
    case .deletes, .moves, .arrows, .transposes: false
    }
  }
}
