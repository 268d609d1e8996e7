/// The modifier keys held while something happened; the bits are those of UIKeyModifierFlags.
package struct ModifierKeys: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  package let rawValue: Int

  /// Makes a set from UIKit's bits; unknown bits are kept.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  package static let alphaShift = ModifierKeys(rawValue: 1 << 16)
  /// Either shift key.
  package static let shift = ModifierKeys(rawValue: 1 << 17)
  /// Either control key.
  package static let control = ModifierKeys(rawValue: 1 << 18)
  /// Either option key, called alt elsewhere.
  package static let alternate = ModifierKeys(rawValue: 1 << 19)
  /// Either command key.
  package static let command = ModifierKeys(rawValue: 1 << 20)
  /// The key lies on the numeric pad.
  package static let numericPad = ModifierKeys(rawValue: 1 << 21)
}
