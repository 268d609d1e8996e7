internal import Foundation

/// The modifier keys that are held during a press.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, with the values of Apple's SDK.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, also called Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
