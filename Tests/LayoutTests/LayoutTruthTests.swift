import Foundation
import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitCore

/// Layouts as real UIKit made them, recorded at 2x; `Tests/Truth` holds what was recorded.
@MainActor @Suite(.staged)
struct LayoutTruthTests {
  /// A scene of constraints, in the words of its file.
  private struct Scene: Decodable {
    struct Root: Decodable { let size: [CGFloat] }
    struct View: Decodable {
      let name: String
      let parent: String
      let set: Settings
      let constraints: [Constraint]?
    }
    struct Settings: Decodable {
      let frame: [CGFloat]?
      let translatesAutoresizingMaskIntoConstraints: Bool?
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
    struct Expected: Decodable {
      let name: String
      let frame: [CGFloat]
    }
    let root: Root
    let views: [View]
    let expected: [Expected]
  }

  nonisolated private static let scenes = [
    "constraints_chain", "constraints_edge_pins", "constraints_mixed_frames",
  ]
  /// What is not run, and why.
  private static let skipped = ["constraints_baseline": "labels in San Francisco"]
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Truth")

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY,
  ]

  @Test func `Every scene of constraints is run or skipped by name`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasPrefix("constraints_") }.map { $0.dropLast(5) }
    #expect(names.sorted() == (Self.scenes + Self.skipped.keys).sorted().map { $0[...] })
    #expect(names.count == 4)
  }

  @Test("Views get the frames that were recorded", arguments: scenes)
  func recordedFrames(_ name: String) throws {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    stage.window.screen.configuration.scale = 2
    let file = Self.folder.appendingPathComponent("\(name).json")
    let scene = try JSONDecoder().decode(Scene.self, from: Data(contentsOf: file))
    let root = UIView(
      frame: CGRect(x: 0, y: 0, width: scene.root.size[0], height: scene.root.size[1]))
    stage.window.addSubview(root)
    var made = ["root": root]
    for view in scene.views {
      let new = UIView()
      if let frame = view.set.frame {
        new.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      }
      new.translatesAutoresizingMaskIntoConstraints =
        view.set.translatesAutoresizingMaskIntoConstraints ?? true
      made[view.parent]?.addSubview(new)
      made[view.name] = new
    }
    for view in scene.views {
      for constraint in view.constraints ?? [] {
        let made = NSLayoutConstraint(
          item: try #require(made[view.name]),
          attribute: try #require(Self.attributes[constraint.attribute]),
          relatedBy: constraint.relation == "==" ? .equal : .greaterThanOrEqual,
          toItem: constraint.to.flatMap { made[$0] },
          attribute: constraint.toAttribute.flatMap { Self.attributes[$0] } ?? .notAnAttribute,
          multiplier: constraint.multiplier ?? 1, constant: constraint.constant)
        made.priority = UILayoutPriority(constraint.priority ?? 1000)
        made.isActive = true
      }
    }
    root.layoutIfNeeded()
    for expected in scene.expected {
      let frame = try #require(made[expected.name]).frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      let isSame = zip(numbers, expected.frame).allSatisfy { abs($0 - $1) <= 0.001 }
      #expect(isSame, "\(expected.name): \(numbers), not \(expected.frame)")
    }
  }
}
