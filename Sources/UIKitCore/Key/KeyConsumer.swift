internal import TouchstoneInput

/// A text input that decides itself which keys it has a use for; every other ``UIKeyInput`` gets
/// what a key types.
@MainActor
protocol KeyConsumer: AnyObject {
  /// Whether the consumer has a use for the key now.
  func wantsKey(_ key: UIKey) -> Bool
  /// Uses the key; called once when it goes down, and again for each repeat.
  func takeKey(_ key: UIKey)
}

/// Somebody who uses keys after text input and before ordinary key commands: the focus system.
@MainActor
protocol KeyTaking: AnyObject {
  /// Uses the key and answers whether it did; asked when it goes down and, where the answer was yes,
  /// for each repeat and at its end.
  func takes(_ sample: KeySample) -> Bool
}

extension UIFocusSystem: KeyTaking {}

/// Keys on their way into text.
@MainActor
enum KeyTyping {
  /// The first responder, where it is text input that has a use for the key.
  static func textInput(for key: UIKey, in application: UIApplication) -> UIResponder? {
    guard let responder = application.keyWindow?.firstResponder, wants(key, responder) else {
      return nil
    }
    return responder
  }

  static func wants(_ key: UIKey, _ responder: UIResponder) -> Bool {
    if let consumer = responder as? any KeyConsumer { return consumer.wantsKey(key) }
    guard responder is any UIKeyInput, let meaning = TextKey(key) else { return false }
    return PlacedTyping(responder)?.wants(meaning) ?? meaning.isPlain
  }

  static func type(_ key: UIKey, into responder: UIResponder) {
    if let consumer = responder as? any KeyConsumer { return consumer.takeKey(key) }
    guard let input = responder as? any UIKeyInput, let meaning = TextKey(key) else { return }
    switch meaning {
    case .types(let text): insert(text, into: input)
    case .returns: insert("\n", into: input)
    case .deletes(.character, forward: false): deleteBackward(in: input)
    case .deletes, .moves, .arrows, .transposes:
      if let placed = PlacedTyping(responder) {
        placed.take(meaning)
      } else if meaning.isPlain {
        input.deleteBackward()
      }
    }
  }

  /// What the user types: a text with places is asked first.
  static func insert(_ text: String, into input: any UIKeyInput) {
    if let host = input as? any TextHost {
      return text == "\n" ? host.editor.userReturns() : host.editor.userTypes(text)
    }
    guard !(text == "\n" && input.enablesReturnKeyAutomatically && !input.hasText),
      PlacedTyping(input)?.mayInsert(text) ?? true
    else { return }
    input.insertText(text)
  }

  /// The delete key: a text with places is asked first.
  static func deleteBackward(in input: any UIKeyInput) {
    if let host = input as? any TextHost { return host.editor.userDeletesBackward() }
    if PlacedTyping(input)?.mayDeleteBackward() ?? true { input.deleteBackward() }
  }
}

extension TextKey {
  /// Whether it means something also to a text that knows neither places nor a selection; that
  /// deletes by words as by characters.
  fileprivate var isPlain: Bool {
    switch self {
    case .types, .returns, .deletes(.character, forward: false), .deletes(.word, forward: false):
      true
    case .deletes, .moves, .arrows, .transposes: false
    }
  }
}
