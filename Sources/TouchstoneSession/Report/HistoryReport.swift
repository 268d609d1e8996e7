internal import Foundation
internal import TouchstoneHost

/// A session in one file that opens anywhere, without a server or a network.
///
/// The file is the page itself, with the segments of a history instead of a socket. Each part is
/// encoded with patterns shared by all parts, compressed according to RFC 1951, and written in
/// base64. The page decompresses a part when the user wants to see it.
package struct HistoryReport: Sendable {
  private let index: Index
  private let segments: [HistorySegment]
  private let snapshots: [PropertySnapshots.Entry]
  private let images: [(key: String, image: EncodedImage)]

  /// The index of a report, which the page reads first. A page of another version can't read it.
  private struct Index: Codable, Sendable {
    var version = 2
    var app: String
    var welcome: ServerMessage.Welcome
    var timeline: PageTimeline
    var lines: [JournalLine]

    private enum CodingKeys: String, CodingKey {
      case version = "version"
      case app = "app"
      case welcome = "welcome"
      case timeline = "timeline"
      case lines = "lines"
    }
  }

  /// A snapshot of a view's properties, in the form for the page.
  private struct PropertySnapshot: Codable {
    var time: Double
    var properties: PageProperties

    private enum CodingKeys: String, CodingKey {
      case time = "time"
      case properties = "properties"
    }
  }

  /// Creates a report of everything in a history.
  @MainActor package init(_ history: History) {
    history.endSegment()
    index = Index(
      app: history.session.appName, welcome: .init(history.session, readOnly: true),
      timeline: PageTimeline(
        start: history.start, now: history.end, rate: 0, marks: history.marks.marks,
        segments: history.index), lines: history.lines)
    segments = history.segments
    snapshots = history.snapshots.inOrder
    images = history.images.keys.compactMap { key in
      history.images.image(key).map { (key, $0) }
    }
  }

  /// The number of events in the report.
  package var count: Int { index.timeline.marks.count }

  /// The duration of the report, in seconds.
  package var seconds: Double { index.timeline.now - index.timeline.start }

  /// Returns the data of the report as script elements for a page, which takes some time.
  package func elements() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let records = snapshots.map { PropertySnapshot(time: $0.time, properties: $0.properties) }
    var deltas = DeltaEncoder()
    func part(_ name: String, _ json: [UInt8]) -> String { Self.part(name, deltas.write(json)) }
    let index = part("report-index", (try? encoder.encode(index)).map { Array($0) } ?? [])
    let snapshots = part("report-sheets", (try? encoder.encode(records)).map { Array($0) } ?? [])
    let segments = segments.map { part("segment-\($0.number)", $0.text) }
    // The patterns come first, because nothing in a truncated file can be read without them.
    var parts = [Self.part("report-patterns", deltas.text), index, snapshots]
    parts += images.map { key, image in
      "<script type=\"text/plain\" data-image=\"\(key)\">data:\(image.type);base64,"
        + "\(Data(image.bytes).base64EncodedString())</script>"
    }
    parts += segments
    // This element is missing in a truncated file.
    parts.append("<script type=\"text/plain\" id=\"report-end\"></script>")
    return parts.joined(separator: "\n")
  }

  private static func part(_ name: String, _ bytes: [UInt8]) -> String {
    "<script type=\"text/plain\" id=\"\(name)\">"
      + Data(Deflate.compress(bytes)).base64EncodedString() + "</script>"
  }
}
