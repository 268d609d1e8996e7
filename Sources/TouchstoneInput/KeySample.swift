/// The phases of what is held for a while: a key, a press, a scroll.
public enum HeldPhase: String, Hashable, Sendable, CaseIterable {
  /// It went down, or started.
  case began
  /// It changed while it was held, for example its force.
  case changed
  /// It was let go.
  case ended
  /// The system took it away.
  case cancelled
}

/// One report of one key of a keyboard.
public struct KeySample: Hashable, Sendable {
  /// What a sample says about its key.
  public typealias Phase = HeldPhase

  /// What happened to the key.
  public var phase: Phase
  /// The key's number on the HID keyboard page, which names the key and not its letter.
  public var usage: Int
  /// The modifier keys held.
  public var modifiers: ModifierKeys
  /// The text the key gives with its modifiers, empty for a key without text.
  public var characters: String
  /// The text the key would give without modifiers other than shift.
  public var charactersIgnoringModifiers: String
  /// Whether the keyboard repeats a key that is still down; such a sample is a began again.
  public var isRepeat: Bool
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample; without a text of its own the key without modifiers gives the same text.
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
