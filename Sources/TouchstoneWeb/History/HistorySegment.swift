internal import Foundation
internal import TouchstoneHost

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

  /// Writing takes longer than all else that is done for a history, and most segments fall off before
  /// anybody asks for them: so a segment is written when it is asked for.
  enum Content: Sendable {
    /// Not yet written.
    case entries([HistoryEntry])
    /// The text, as `text(of:)` makes it.
    case text([UInt8])
  }

  /// How many bytes it takes, about, since it is over.
  var bytes = 0

  /// Counts how many bytes it takes.
  var countedBytes: Int {
    switch content {
    case .entries(let entries): entries.reduce(0) { $0 + $1.message.bytesKept }
    case .text(let text): text.count
    }
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

extension ServerMessage {
  /// How many bytes the message takes while it is kept, about.
  fileprivate var bytesKept: Int {
    switch self {
    case .tree(_, let difference):
      let nodes = difference.changed.count + difference.updated.count
      let steps =
        difference.changed.reduce(0) { $0 + $1.drawing.count }
        + difference.updated.reduce(0) { $0 + $1.values.drawing.count }
      return Self.entry + nodes * MemoryLayout<DisplayNode>.stride
        + steps * (MemoryLayout<DisplayStep>.stride + Self.text)
    case .elements(let difference):
      return Self.entry
        + difference.changed.count * (MemoryLayout<PageElement>.stride + 2 * Self.text)
    case .road(let road):
      return Self.entry + road.steps.count * (MemoryLayout<PageRoadStep>.stride + Self.text)
    case .inspection(let inspection):
      let objects = inspection.path.count + inspection.refused.count + inspection.chain.count
      return Self.entry + objects * (MemoryLayout<InspectedObject>.stride + 2 * Self.text)
    case .debate(let debate):
      let lanes = debate.groups.reduce(debate.touches.count) { $0 + $1.lanes.count }
      return Self.entry + lanes * (2 * MemoryLayout<InspectedObject>.stride + 4 * Self.text)
    default: return Self.entry
    }
  }

  /// About what an entry takes besides what it lists.
  private static let entry = 200
  /// About what a text of some words takes, with what is known of where it lies.
  private static let text = 64
}

/// Times as a history writes them.
enum HistoryTime {
  /// Hundredths of a millisecond, as fine as anything here is told.
  static func rounded(_ time: Double) -> Double { (time * 100_000).rounded() / 100_000 }
}
