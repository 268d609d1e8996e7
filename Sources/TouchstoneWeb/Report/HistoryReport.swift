internal import Foundation
internal import TouchstoneHost

/// A session in one file that opens anywhere, without a server and without a network.
///
/// It is the page itself, with the segments of a history in place of a socket. Each part is written by the
/// patterns that all parts share, as a stream of RFC 1951 in base64, which the page opens when somebody
/// wants to see it.
package struct HistoryReport: Sendable {
  private let index: Index
  private let segments: [HistorySegment]
  private let sheets: [HistorySheets.Sheet]
  private let images: [(key: String, image: EncodedImage)]

  /// What a report tells first; a page of another version can't read it.
  private struct Index: Codable, Sendable {
    var version = 2
    var app: String
    var welcome: ServerMessage.Welcome
    var timeline: PageTimeline
    var lines: [JournalLine]
  }

  /// What was known of a view, as the page finds it.
  private struct SheetRecord: Codable {
    var time: Double
    var properties: PageProperties
  }

  /// Makes a report of all that a history keeps.
  @MainActor package init(_ history: History) {
    history.endSegment()
    index = Index(
      app: history.session.appName, welcome: .init(history.session, readOnly: true),
      timeline: PageTimeline(
        start: history.start, now: history.end, rate: 0, marks: history.marks.marks,
        segments: history.index), lines: history.lines)
    segments = history.segments
    sheets = history.sheets.inOrder
    images = history.images.keys.compactMap { key in
      history.images.image(key).map { (key, $0) }
    }
  }

  /// How many events it has.
  package var count: Int { index.timeline.marks.count }

  /// How many seconds it has.
  package var seconds: Double { index.timeline.now - index.timeline.start }

  /// The file; it takes a while to make.
  ///
  /// - Throws: a `WebHostFailure` where the page's own files are missing.
  package func html() throws -> [UInt8] { html(in: ReportPage(try PageFiles.bundled())) }

  /// The file in a page that was read already.
  func html(in page: ReportPage) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let records = sheets.map { SheetRecord(time: $0.time, properties: $0.properties) }
    var book = PatternBook()
    func part(_ name: String, _ json: [UInt8]) -> String { Self.part(name, book.write(json)) }
    let index = part("report-index", (try? encoder.encode(index)).map { Array($0) } ?? [])
    let sheets = part("report-sheets", (try? encoder.encode(records)).map { Array($0) } ?? [])
    let segments = segments.map { part("segment-\($0.number)", $0.text) }
    // Nothing can be read without the patterns, so a file that was cut off has them at its head.
    var parts = [Self.part("report-patterns", book.text), index, sheets]
    parts += images.map { key, image in
      "<script type=\"text/plain\" data-image=\"\(key)\">data:\(image.type);base64,"
        + "\(Data(image.bytes).base64EncodedString())</script>"
    }
    parts += segments
    // A file that was cut off lacks this.
    parts.append("<script type=\"text/plain\" id=\"report-end\"></script>")
    return Array(page.text(with: parts.joined(separator: "\n")).utf8)
  }

  private static func part(_ name: String, _ bytes: [UInt8]) -> String {
    "<script type=\"text/plain\" id=\"\(name)\">"
      + Data(Deflate.compress(bytes)).base64EncodedString() + "</script>"
  }
}
