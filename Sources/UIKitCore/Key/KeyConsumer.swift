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
    return responder is any UIKeyInput && TextKey(key)?.plainEdit != nil
  }

  static func type(_ key: UIKey, into responder: UIResponder) {
    if let consumer = responder as? any KeyConsumer { return consumer.takeKey(key) }
    guard let input = responder as? any UIKeyInput, let edit = TextKey(key)?.plainEdit else {
      return
    }
    switch edit {
    case .insertion(let text): input.insertText(text)
    case .deletion: input.deleteBackward()
    }
  }
}

/// What a key does to text input that knows neither places nor a selection.
enum PlainEdit: Equatable {
  /// It types this.
  case insertion(String)
  /// It deletes the character before the insertion point.
  case deletion
}

extension TextKey {
  /// Nil for a key that means something only to a text with places.
  var plainEdit: PlainEdit? {
    switch self {
    case .types(let text): .insertion(text)
    case .returns: .insertion("\n")
    case .deletes(.character, forward: false), .deletes(.word, forward: false): .deletion
    case .deletes, .moves: nil
    }
  }
}
