/// The modifier keys held while something happened; the bits are those of UIKeyModifierFlags.
public struct ModifierKeys: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes a set from UIKit's bits; unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = ModifierKeys(rawValue: 1 << 16)
  /// Either shift key.
  public static let shift = ModifierKeys(rawValue: 1 << 17)
  /// Either control key.
  public static let control = ModifierKeys(rawValue: 1 << 18)
  /// Either option key, called alt elsewhere.
  public static let alternate = ModifierKeys(rawValue: 1 << 19)
  /// Either command key.
  public static let command = ModifierKeys(rawValue: 1 << 20)
  /// The key lies on the numeric pad.
  public static let numericPad = ModifierKeys(rawValue: 1 << 21)
}
