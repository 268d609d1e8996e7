/// What puts keys into text; the core asks it on a key's way and knows nothing of texts.
@MainActor
package protocol KeyTyping {
  /// Whether a responder has a use for a key as text.
  func wants(_ key: UIKey, _ responder: UIResponder) -> Bool
  /// Types a key into a responder that wants it.
  func type(_ key: UIKey, into responder: UIResponder)
}

extension UIResponder {
  /// Whether it has a use for a key as text.
  package func wantsToType(_ key: UIKey) -> Bool {
    Hooks.installed.typing?.wants(key, self) ?? false
  }
}
