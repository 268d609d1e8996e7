internal import Foundation

/// What a page would have been told at a moment.
struct HistoryEntry: Sendable {
  /// When, in seconds on the application's clock.
  let time: Double
  /// What.
  let message: ServerMessage
}

/// Some seconds of a session: at first all there is, then what changes.
struct HistorySegment: Sendable {
  /// Counts up from 1.
  let number: Int
  /// The moment of its first entry.
  let start: Double
  /// The moment of its last entry.
  var end: Double
  /// What a page would have been told, in order of time.
  var content: Content
  /// The images that its layers show.
  var images: Set<String> = []

  /// A segment is written as text once it is over, away from the frames.
  enum Content: Sendable {
    /// Not yet written.
    case entries([HistoryEntry])
    /// The text, as `text(of:)` makes it.
    case text([UInt8])
  }

  /// The entries as JSON: a list of pairs of a time and a message.
  var text: [UInt8] {
    switch content {
    case .entries(let entries): Self.text(of: entries)
    case .text(let text): text
    }
  }

  /// Writes entries as JSON.
  static func text(of entries: [HistoryEntry]) -> [UInt8] {
    var text: [UInt8] = Array("[".utf8)
    for (place, entry) in entries.enumerated() {
      if place > 0 { text.append(UInt8(ascii: ",")) }
      text += Array("\n[\(HistoryTime.rounded(entry.time)),".utf8)
      text += entry.message.json
      text.append(UInt8(ascii: "]"))
    }
    return text + Array("]".utf8)
  }
}

/// Times as a history writes them.
enum HistoryTime {
  /// Hundredths of a millisecond, as fine as anything here is told.
  static func rounded(_ time: Double) -> Double { (time * 100_000).rounded() / 100_000 }
}
