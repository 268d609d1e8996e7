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
    return responder is any UIKeyInput && TypedKey(key) != nil
  }

  static func type(_ key: UIKey, into responder: UIResponder) {
    if let consumer = responder as? any KeyConsumer { return consumer.takeKey(key) }
    guard let input = responder as? any UIKeyInput, let typed = TypedKey(key) else { return }
    switch typed {
    case .text(let text): input.insertText(text)
    case .deletion: input.deleteBackward()
    }
  }
}

/// What a key does to plain text input.
enum TypedKey: Equatable {
  /// It types this.
  case text(String)
  /// It deletes the character before the insertion point.
  case deletion

  /// Nil for a key that means nothing to a text: with Command or Control, or one that types nothing.
  @MainActor
  init?(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: self = .deletion
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardReturn: self = .text("\n")
    default:
      let characters = key.characters
      guard !characters.isEmpty, !characters.hasPrefix("UIKeyInput"),
        characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" })
      else { return nil }
      self = .text(characters)
    }
  }
}
