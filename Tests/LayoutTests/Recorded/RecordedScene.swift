import Foundation
import UIKit

/// A scene of `Tests/Truth` in the terms of its file: the views built on real UIKit, and the values
/// that it reported.
///
/// Insets are stored as top, left, bottom, right, and frames as x, y, width, height.
struct RecordedScene: Decodable {
  struct Root: Decodable {
    let size: [CGFloat]
    let platform: String
  }

  struct View: Decodable {
    let name: String
    let kind: String
    let parent: String
    let set: Settings?
    let constraints: [Constraint]?

    private enum CodingKeys: String, CodingKey {
      case kind = "class"
      case name, parent, set, constraints
    }
  }

  /// The configuration of a view in the scene.
  struct Settings: Decodable {
    let frame: [CGFloat]?
    let translatesAutoresizingMaskIntoConstraints: Bool?
    let isHidden: Bool?
    let alpha: CGFloat?
    let clipsToBounds: Bool?
    let layoutMargins: [CGFloat]?
    let preservesSuperviewLayoutMargins: Bool?
    let insetsLayoutMarginsFromSafeArea: Bool?
    let intrinsicContentSize: [CGFloat]?
    let axis: String?
    let spacing: CGFloat?
    let distribution: String?
    let alignment: String?
    let isOn: Bool?
    let value: Float?
    let minimumValue: Float?
    let maximumValue: Float?
    let progress: Float?
    let titles: [String]?
    let selectedSegmentIndex: Int?
    let style: String?
    let contentMode: String?
    let imageSize: [CGFloat]?
    let contentSize: [CGFloat]?
    let refreshControl: String?
  }

  struct Constraint: Decodable {
    let attribute: String
    let relation: String
    let to: String?
    let toAttribute: String?
    let multiplier: CGFloat?
    let constant: CGFloat
    let priority: Float?
  }

  /// The values that a view, or a part of it after a dot, reported.
  struct Expected: Decodable {
    let name: String
    let frame: [CGFloat]
    /// The known numbers of the frame, or `nil` if all are known.
    let check: String?
    /// Whether the size is that of a text in San Francisco.
    let text: Bool?
    let intrinsic: [CGFloat]?
    let filledWidth: CGFloat?
    let safeAreaInsets: [CGFloat]?
    let layoutMargins: [CGFloat]?
    let value: Double?
    let minimumValue: Double?
    let maximumValue: Double?
    let stepValue: Double?
  }

  let scene: String
  let group: String
  let root: Root
  let views: [View]
  let expected: [Expected]

  private enum CodingKeys: String, CodingKey {
    case safeAreaOfRoot = "root_set"
    case scene, group, root, views, expected
  }

  /// The insets that the recorder forced on the root by overriding the getter.
  let forcedInsets: [CGFloat]?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    scene = try container.decode(String.self, forKey: .scene)
    group = try container.decode(String.self, forKey: .group)
    root = try container.decode(Root.self, forKey: .root)
    views = try container.decode([View].self, forKey: .views)
    expected = try container.decode([Expected].self, forKey: .expected)
    let set = try container.decodeIfPresent([String: [CGFloat]].self, forKey: .safeAreaOfRoot)
    forcedInsets = set?["safeAreaInsets (forced)"]
  }

  /// The folder of the scenes.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Truth")

  static func read(_ name: String) throws -> RecordedScene {
    let file = folder.appendingPathComponent("\(name).json")
    return try JSONDecoder().decode(RecordedScene.self, from: Data(contentsOf: file))
  }

  /// The number of pixels per point of the recorded screen.
  var scale: CGFloat { root.platform.contains("2x") ? 2 : 3 }
}
