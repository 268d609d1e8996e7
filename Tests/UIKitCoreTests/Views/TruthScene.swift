import Foundation
import Testing
import UIKit

/// A scene that was recorded on real UIKit, read from the folder `Tests/Truth`.
///
/// Insets stand there as top, left, bottom, right, frames as x, y, width, height.
struct TruthScene: Decodable {
  struct Root: Decodable { let size: [CGFloat] }

  struct View: Decodable {
    let name: String
    let parent: String
    let set: Settings
  }

  /// What a view of the scene is given.
  struct Settings: Decodable {
    let frame: [CGFloat]?
    let layoutMargins: [CGFloat]?
    let clipsToBounds: Bool?
    let isHidden: Bool?
    let alpha: CGFloat?
    let isUserInteractionEnabled: Bool?
    let preservesSuperviewLayoutMargins: Bool?
    let insetsLayoutMarginsFromSafeArea: Bool?
  }

  /// What a view of the scene reported.
  struct Expected: Decodable {
    let name: String
    let frame: [CGFloat]
    let safeAreaInsets: [CGFloat]?
    let layoutMargins: [CGFloat]?
  }

  struct Hit: Decodable {
    let point: [CGFloat]
    let hits: String?
  }

  let root: Root
  let views: [View]
  let expected: [Expected]
  let hits: [Hit]?

  /// How far a number may be off, in points.
  static let tolerance: CGFloat = 0.001

  static func read(_ name: String) throws -> TruthScene {
    try read(name, as: TruthScene.self)
  }

  /// Reads a scene that has other keys.
  static func read<Scene: Decodable>(_ name: String, as type: Scene.Type) throws -> Scene {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Truth/\(name).json"))
    return try JSONDecoder().decode(type, from: data)
  }

  /// Makes the views inside a root, and answers them by their names.
  @MainActor
  func build(in root: UIView) -> [String: UIView] {
    root.frame.size = CGSize(width: self.root.size[0], height: self.root.size[1])
    root.accessibilityIdentifier = "root"
    var made = ["root": root]
    for view in views {
      let new = Self.make(view.set)
      new.accessibilityIdentifier = view.name
      made[view.parent]?.addSubview(new)
      made[view.name] = new
    }
    return made
  }

  @MainActor
  private static func make(_ settings: Settings) -> UIView {
    let view = UIView()
    if let frame = settings.frame { view.frame = rect(frame) }
    if let margins = settings.layoutMargins { view.layoutMargins = insets(margins) }
    view.clipsToBounds = settings.clipsToBounds ?? false
    view.isHidden = settings.isHidden ?? false
    view.alpha = settings.alpha ?? 1
    view.isUserInteractionEnabled = settings.isUserInteractionEnabled ?? true
    view.preservesSuperviewLayoutMargins = settings.preservesSuperviewLayoutMargins ?? false
    view.insetsLayoutMarginsFromSafeArea = settings.insetsLayoutMarginsFromSafeArea ?? true
    return view
  }

  static func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  static func insets(_ numbers: [CGFloat]) -> UIEdgeInsets {
    UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Whether two rows of numbers are the same, as near as they were recorded.
  static func agree(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension CGRect {
  /// x, y, width, height.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  var numbers: [CGFloat] { [top, left, bottom, right] }
}
