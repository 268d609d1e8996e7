internal import TouchstoneInput

/// Somebody who uses keys after text input and before ordinary key commands: the focus system.
@MainActor
protocol KeyTaking: AnyObject {
  /// Uses the key and answers whether it did; asked when it goes down and, where the answer was yes,
  /// for each repeat and at its end.
  func takes(_ sample: KeySample) -> Bool
}

extension UIFocusSystem: KeyTaking {}
