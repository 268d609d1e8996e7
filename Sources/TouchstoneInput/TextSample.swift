/// Text that reaches the application otherwise than by keys: from an input method, a keyboard on the
/// screen, dictation or the host's own clipboard.
public struct TextSample: Hashable, Sendable {
  /// What happens to the text.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// The text comes in place of what is being composed, or of the selection.
    case insert
    /// What stands before the place of typing is deleted.
    case delete
    /// The text is being composed.
    case compose
    /// The host's clipboard holds the text now.
    case pasteboard
  }

  /// What happens to the text.
  public var change: Change
  /// The text; empty for a deletion.
  public var text: String
  /// What is selected in a text that is being composed, in its UTF-16 units.
  public var selected: Range<Int>
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample.
  public init(
    _ change: Change, _ text: String = "", selected: Range<Int> = 0..<0, time: Double
  ) {
    self.change = change
    self.text = text
    self.selected = selected
    self.time = time
  }
}
