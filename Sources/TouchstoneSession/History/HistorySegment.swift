internal import Foundation
internal import TouchstoneHost

/// A message that a page would have received, with its time.
struct HistoryEntry: Sendable {
  /// The time, in seconds on the application's clock.
  let time: Double
  /// The message.
  let message: ServerMessage
}

/// Some seconds of a session: first the full state, then the changes.
struct HistorySegment: Sendable {
  /// The number of the segment, counted from 1.
  let number: Int
  /// The time of the first entry.
  let start: Double
  /// The time of the last entry.
  var end: Double
  /// The messages that a page would have received, in chronological order.
  var content: Content
  /// The names of the images that the segment's layers show.
  var images: Set<String> = []

  /// The entries, or their text once it is written.
  ///
  /// Writing the text costs more than everything else in a history, and most segments are dropped
  /// before they are requested. Text is therefore written on request.
  enum Content: Sendable {
    /// Entries that aren't written yet.
    case entries([HistoryEntry])
    /// The text that `text(of:)` returns.
    case text([UInt8])
  }

  /// The approximate size in bytes, determined when the segment ended.
  var bytes = 0

  /// The approximate size in bytes, computed from the content.
  var countedBytes: Int {
    switch content {
    case .entries(let entries): entries.reduce(0) { $0 + $1.message.bytesKept }
    case .text(let text): text.count
    }
  }

  /// The entries as JSON: an array of pairs of a time and a message.
  var text: [UInt8] {
    switch content {
    case .entries(let entries): Self.text(of: entries)
    case .text(let text): text
    }
  }

  /// Returns entries as JSON.
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
  /// The approximate size of the stored message, in bytes.
  fileprivate var bytesKept: Int {
    switch self {
    case .tree(_, let difference):
      let nodes = difference.changed.count + difference.updated.count
      let steps =
        difference.changed.reduce(0) { $0 + $1.drawing.count }
        + difference.updated.reduce(0) { $0 + $1.values.drawing.count }
      // A character of a text has a position.
      return Self.entry + nodes * MemoryLayout<DisplayNode>.stride
        + steps * (MemoryLayout<DisplayStep>.stride + Self.text * 2)
    case .elements(let difference):
      return Self.entry
        + difference.changed.count * (MemoryLayout<PageElement>.stride + 2 * Self.text)
    case .deliveryPath(let deliveryPath):
      return Self.entry + deliveryPath.steps.count
        * (MemoryLayout<PageDeliveryStep>.stride + Self.text)
    case .inspection(let inspection):
      let objects = inspection.path.count + inspection.refused.count + inspection.chain.count
      return Self.entry + objects * (MemoryLayout<InspectedObject>.stride + 2 * Self.text)
    case .gestureTimeline(let timeline):
      let lanes = timeline.groups.reduce(timeline.touches.count) { $0 + $1.lanes.count }
      return Self.entry + lanes * (2 * MemoryLayout<InspectedObject>.stride + 4 * Self.text)
    default: return Self.entry
    }
  }

  /// The approximate size of an entry without its lists, in bytes.
  private static let entry = 200
  /// The approximate size of a text of some words with its storage, in bytes.
  private static let text = 64
}

/// The times in a history.
enum HistoryTime {
  /// Returns a time rounded to hundredths of a millisecond, the finest resolution that is shown.
  static func rounded(_ time: Double) -> Double { (time * 100_000).rounded() / 100_000 }
}
