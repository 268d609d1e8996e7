import Foundation
import TouchstoneHost

@testable import TouchstoneSession
@testable import TouchstoneWeb

/// The page's view of a moment, read from segments like the page's script does.
struct HistoryMoment {
  var list = DisplayList()
  var scene: String?
  var fingers: [[String: Double]] = []
  var sentences: [String] = []
  var text: String?

  /// Reads the segment that contains a moment, up to the moment.
  @MainActor init(_ history: History, at time: Double) throws {
    guard let segment = history.segments.last(where: { $0.start <= time }) else { return }
    guard let entries = try Self.entries(segment.text) else { return }
    for (moment, message) in entries where moment <= time + 0.000_01 {
      switch message["kind"] as? String {
      case "tree":
        let data = try JSONSerialization.data(withJSONObject: message["tree"] ?? [:])
        list.apply(try JSONDecoder().decode(DisplayListDifference.self, from: data))
      case "scene": scene = message["scene"] as? String
      case "fingers":
        fingers = (message["fingers"] as? [[String: Any]] ?? []).map { finger in
          finger.compactMapValues { ($0 as? NSNumber)?.doubleValue }
        }
      case "inspection":
        let inspection = message["inspection"] as? [String: Any]
        sentences.append(inspection?["sentence"] as? String ?? "")
      case "text": text = (message["text"] as? [String: Any])?["keyboard"] as? String
      default: break
      }
    }
  }

  static func entries(_ text: [UInt8]) throws -> [(Double, [String: Any])]? {
    let pairs = try JSONSerialization.jsonObject(with: Data(text)) as? [[Any]]
    return pairs?.compactMap { pair in
      guard let time = pair[0] as? NSNumber, let message = pair[1] as? [String: Any] else {
        return nil
      }
      return (time.doubleValue, message)
    }
  }
}

extension DisplayList {
  /// The list as a page has it after JSON encoding.
  var told: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self),
      let read = try? JSONDecoder().decode(DisplayList.self, from: data),
      let again = try? encoder.encode(read)
    else { return "" }
    return String(decoding: again, as: UTF8.self)
  }
}
