/// Text that doesn't come from keys: from an input method, an onscreen keyboard, dictation or the
/// host's clipboard.
public struct TextSample: Hashable, Sendable {
  /// The change to the text.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// The text replaces the composed text, or the selection.
    case insert = "insert"
    /// The text before the caret is deleted.
    case delete = "delete"
    /// The text is being composed.
    case compose = "compose"
    /// The text is now on the host's clipboard.
    case pasteboard = "pasteboard"
  }

  /// The change to the text.
  public var change: Change
  /// The text, or an empty string for a deletion.
  public var text: String
  /// The selection in composed text, in UTF-16 units.
  public var selected: Range<Int>
  /// The time of the change, in seconds.
  public var time: Double

  /// Creates a sample.
  public init(
    _ change: Change, _ text: String = "", selected: Range<Int> = 0..<0, time: Double
  ) {
    self.change = change
    self.text = text
    self.selected = selected
    self.time = time
  }
}
