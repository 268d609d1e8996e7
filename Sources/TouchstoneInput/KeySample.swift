/// The phases of input that is held for a while: a key, a press, a scroll.
public enum HeldPhase: String, Hashable, Sendable, CaseIterable {
  /// The input began, or was pressed.
  case began = "began"
  /// The input changed while it was held, for example its force.
  case changed = "changed"
  /// The input ended, or was released.
  case ended = "ended"
  /// The system cancelled the input.
  case cancelled = "cancelled"
}

/// One report of a key of a keyboard.
public struct KeySample: Hashable, Sendable {
  /// The phase of the key in a sample.
  public typealias Phase = HeldPhase

  /// The phase of the key.
  public var phase: Phase
  /// The key's usage on the HID keyboard page, which identifies the key and not its character.
  public var usage: Int
  /// The modifier keys that are down.
  public var modifiers: ModifierKeys
  /// The text that the key types with its modifiers, or an empty string for other keys.
  public var characters: String
  /// The text that the key would type without modifiers other than Shift.
  public var charactersIgnoringModifiers: String
  /// Whether the sample is a repetition by a key that is still down; its phase is `began` again.
  public var isRepeat: Bool
  /// The time of the sample, in seconds.
  public var time: Double

  /// Creates a sample; if `charactersIgnoringModifiers` is `nil`, it equals `characters`.
  public init(
    phase: Phase, usage: Int, modifiers: ModifierKeys = [], characters: String = "",
    charactersIgnoringModifiers: String? = nil, isRepeat: Bool = false, time: Double
  ) {
    self.phase = phase
    self.usage = usage
    self.modifiers = modifiers
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.isRepeat = isRepeat
    self.time = time
  }
}
