/// The modifier keys that were down during an input; the bits are those of UIKeyModifierFlags.
public struct ModifierKeys: OptionSet, Sendable, Hashable {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Creates a set from UIKit's bits, including unknown bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let alphaShift = ModifierKeys(rawValue: 1 << 16)
  /// Either Shift key.
  public static let shift = ModifierKeys(rawValue: 1 << 17)
  /// Either Control key.
  public static let control = ModifierKeys(rawValue: 1 << 18)
  /// Either Option key, called Alt elsewhere.
  public static let alternate = ModifierKeys(rawValue: 1 << 19)
  /// Either Command key.
  public static let command = ModifierKeys(rawValue: 1 << 20)
  /// A flag for keys on the numeric keypad.
  public static let numericPad = ModifierKeys(rawValue: 1 << 21)
}
