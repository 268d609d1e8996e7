import Foundation
import Testing
import TouchstoneTesting

/// A scene of `Tests/Truth`: the views built on real UIKit, and the values that it reported.
struct TruthScene {
  let content: [String: Any]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appendingPathComponent("Truth/\(name).json")
    content = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  /// A view or an expectation.
  struct Entry {
    let content: [String: Any]
    var name: String { content["name"] as? String ?? "" }
    var kind: String { content["class"] as? String ?? "" }
    var settings: Entry { Entry(content: content["set"] as? [String: Any] ?? [:]) }
    func number(_ key: String) -> Double? { (content[key] as? NSNumber)?.doubleValue }
    func flag(_ key: String) -> Bool? { content[key] as? Bool }
    func texts(_ key: String) -> [String]? { content[key] as? [String] }
    func numbers(_ key: String) -> [Double]? {
      (content[key] as? [NSNumber])?.map(\.doubleValue)
    }
    func size(_ key: String) -> CGSize? {
      numbers(key).map { CGSize(width: $0[0], height: $0[1]) }
    }
    func rect(_ key: String = "frame") -> CGRect? {
      numbers(key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }

  private func entries(_ key: String) -> [Entry] {
    (content[key] as? [[String: Any]] ?? []).map { Entry(content: $0) }
  }

  var views: [Entry] { entries("views") }
  var expected: [Entry] { entries("expected") }
  var samples: [Entry] { entries("samples") }
  var animation: Entry { Entry(content: content["animation"] as? [String: Any] ?? [:]) }
  var tolerance: Double { (content["tolerance"] as? NSNumber)?.doubleValue ?? 0.001 }

  func expected(_ name: String) throws -> Entry {
    try #require(expected.first { $0.name == name })
  }
}

extension CGRect {
  /// Returns whether all four numbers are equal to a thousandth of a point.
  func isSame(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.001 }
  }
}
