package import TouchstoneInput

/// Who is asked for a key that goes down, before it becomes a press.
@MainActor
package protocol KeyRouting {
  /// Finds out who gets a key that went down, and lets them have it.
  func decide(_ sample: KeySample, in application: UIApplication) -> KeyOutcome
  /// The key counts again, and a command has taken it: it runs again where it may (statement 353).
  func repeatCommand(_ sample: KeySample, in application: UIApplication)
}

/// What became of a key that went down.
package enum KeyOutcome {
  /// Somebody has used it, and no press follows; a consumer hears of its end too.
  case taken(by: (any KeyConsumer)?)
  /// It becomes a press, which the text input types where there is one.
  case press(typist: UIResponder?)
}

/// Who uses keys after text input and before ordinary key commands: the focus.
@MainActor
package protocol KeyConsumer: AnyObject {
  /// Uses the key and answers whether it did; asked when it goes down and, where the answer was yes,
  /// for each repeat and at its end.
  func uses(_ sample: KeySample) -> Bool
}
