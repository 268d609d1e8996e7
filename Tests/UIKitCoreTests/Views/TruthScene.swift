import Foundation
import Testing
import UIKit

/// A scene that was recorded on real UIKit, read from the folder `Tests/Truth`.
///
/// Insets are stored as top, left, bottom, right, and frames as x, y, width, height.
struct TruthScene: Decodable {
  struct Root: Decodable { let size: [CGFloat] }

  struct View: Decodable {
    let name: String
    let parent: String
    let set: Settings
  }

  /// The configuration of a view in the scene.
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

  /// The recorded values of a view in the scene.
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

  /// The tolerance of a number, in points.
  static let tolerance: CGFloat = 0.001

  static func read(_ name: String) throws -> TruthScene {
    try read(name, as: TruthScene.self)
  }

  /// Reads a scene of another type.
  static func read<Scene: Decodable>(_ name: String, as type: Scene.Type) throws -> Scene {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Truth/\(name).json"))
    return try JSONDecoder().decode(type, from: data)
  }

  /// Creates the views inside a root, and returns them by name.
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

  /// Returns whether two arrays of numbers are equal within the recorded precision.
  static func agree(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension CGRect {
  /// The numbers x, y, width and height.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension UIEdgeInsets {
  /// The numbers top, left, bottom and right.
  var numbers: [CGFloat] { [top, left, bottom, right] }
}
