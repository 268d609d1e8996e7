import Foundation
import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit
import UIKitGraphics

/// The system font as Mac Catalyst measures it, which recorded the scenes with text.
///
/// Its glyphs are wider than on a phone by a number of units that depends on the size, and its
/// lines are whole points high. The figures were recorded with the scenes.
private enum CatalystFont {
  /// The additional width of a glyph in units of 1/2048 em, by size in points. 0 from 20 points on.
  private static let units: [CGFloat: CGFloat] = [11: 46, 13: 41, 15: 38, 17: 37]
  /// The height of a label's line by size, in points.
  private static let heights: [CGFloat: CGFloat] = [
    11: 14, 13: 16, 15: 19, 17: 20, 20: 24, 22: 26, 24: 28, 28: 33, 34: 40,
  ]

  static func font(_ size: CGFloat, _ weight: UIFont.Weight = .regular) throws -> UIFont {
    let height = try #require(heights[size], "no height of \(size) points was recorded")
    let metrics = FontMetrics(size: size, face: FontFace(.system, weight: weight.rawValue))
    return UIFont(
      systemFontOfSize: size, weight: weight,
      metrics: metrics.spaced(by: (units[size] ?? 0) * size / 2048).withLineHeight(height))
  }
}

/// Labels and buttons in the sizes that real UIKit gave them on Mac Catalyst: label_basic,
/// attrtext_runs, button_basic and constraints_baseline.
@MainActor @Suite(.staged)
struct RecordedTextTests {
  private typealias Object = [String: Any]

  private func read(_ name: String) throws -> Object {
    let file = RecordedScene.folder.appendingPathComponent("\(name).json")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
  }

  private func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 400, height: 500))
    var screen = stage.window.screen.configuration
    screen.scale = 2
    stage.application.changeScreen(to: screen)
    return stage
  }

  private func numbers(_ value: Any?) -> [CGFloat]? {
    (value as? [NSNumber])?.map { CGFloat($0.doubleValue) }
  }

  private func font(_ set: Object, standard: CGFloat) throws -> UIFont {
    let size = (set["font"] as? NSNumber).map { CGFloat($0.doubleValue) } ?? standard
    return try CatalystFont.font(size, weight(set))
  }

  private func weight(_ set: Object) -> UIFont.Weight {
    switch set["weight"] as? String {
    case "semibold": .semibold
    case "bold": .bold
    default: .regular
    }
  }

  private func make(_ entry: Object) throws -> UIView {
    let set = try #require(entry["set"] as? Object)
    let view: UIView
    if entry["class"] as? String == "UILabel" {
      let label = UILabel()
      if let runs = set["runs"] as? [[Any]] {
        label.attributedText = try attributed(runs)
      } else {
        label.text = set["text"] as? String
        label.font = try font(set, standard: 17)
      }
      view = label
    } else {
      let button = UIButton(type: .system)
      button.setTitle(set["title"] as? String, for: .normal)
      button.titleLabel?.font = try font(set, standard: 15)
      button.isEnabled = set["isEnabled"] as? Bool ?? true
      view = button
    }
    view.translatesAutoresizingMaskIntoConstraints =
      set["translatesAutoresizingMaskIntoConstraints"] as? Bool ?? true
    if let frame = numbers(set["frame"]) { view.frame = CGRect(numbers: frame) }
    if let origin = numbers(set["origin"]) {
      view.frame.origin = CGPoint(x: origin[0], y: origin[1])
    }
    return view
  }

  private func attributed(_ runs: [[Any]]) throws -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let words = try #require(run[0] as? String)
      let size = CGFloat(try #require(run[1] as? NSNumber).doubleValue)
      let font = try CatalystFont.font(size, weight(try #require(run[2] as? Object)))
      text.append(NSAttributedString(string: words, attributes: [.font: font]))
    }
    return text
  }

  /// Returns the views of a scene by name, the root among them.
  private func build(_ scene: Object, in window: UIView) throws -> [String: UIView] {
    let size = try #require(numbers((scene["root"] as? Object)?["size"]))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    window.addSubview(root)
    var made = ["root": root]
    let entries = try #require(scene["views"] as? [Object])
    for entry in entries {
      let view = try make(entry)
      root.addSubview(view)
      made[try #require(entry["name"] as? String)] = view
      if (entry["set"] as? Object)?["sizeToFit"] as? Bool == true { view.sizeToFit() }
    }
    for entry in entries {
      let view = try #require(made[entry["name"] as? String ?? ""])
      for constraint in entry["constraints"] as? [Object] ?? [] {
        let other = try #require(made[constraint["to"] as? String ?? ""])
        try connect(view, other, constraint)
      }
    }
    root.layoutIfNeeded()
    return made
  }

  private func connect(_ view: UIView, _ other: UIView, _ constraint: Object) throws {
    let names: [String: NSLayoutConstraint.Attribute] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline,
    ]
    NSLayoutConstraint(
      item: view, attribute: try #require(names[constraint["attribute"] as? String ?? ""]),
      relatedBy: .equal, toItem: other,
      attribute: try #require(names[constraint["toAttribute"] as? String ?? ""]), multiplier: 1,
      constant: CGFloat((constraint["constant"] as? NSNumber)?.doubleValue ?? 0)
    ).isActive = true
  }

  @Test(
    "Labels and buttons get the sizes that were recorded",
    arguments: ["label_basic", "attrtext_runs", "button_basic", "constraints_baseline"])
  func sizes(_ name: String) throws {
    let stage = stage()
    let scene = try read(name)
    let made = try build(scene, in: stage.window)
    for expected in try #require(scene["expected"] as? [Object]) {
      let full = try #require(expected["name"] as? String)
      let parts = full.split(separator: ".").map(String.init)
      let owner = try #require(made[parts[0]])
      let view =
        parts.count == 1 ? owner : try #require((owner as? UIButton)?.titleLabel as UIView?)
      let frame = try #require(numbers(expected["frame"]))
      #expect(near(view.frame.numbers, frame), "\(full): \(view.frame.numbers), not \(frame)")
      for key in ["intrinsic", "intrinsicText"] {
        guard let size = numbers(expected[key]) else { continue }
        let own = view.intrinsicContentSize
        #expect(near([own.width, own.height], size), "\(full): \(own), not \(size)")
      }
    }
  }

  private func near(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
  }

  @Test func `On a phone, a label is as large as its text, rounded up to a pixel`() {
    let stage = Stage(device: .iPhone16)
    for (size, weight, width, height) in [
      (17, .regular, 79.667, 20.333), (17, .semibold, 84, 20.333), (8, .medium, 43.333, 9.667),
    ] as [(CGFloat, UIFont.Weight, CGFloat, CGFloat)] {
      let label = UILabel()
      label.font = .systemFont(ofSize: size, weight: weight)
      label.text = "Hello UIKit"
      stage.window.addSubview(label)
      label.sizeToFit()
      #expect(near([label.bounds.width, label.bounds.height], [width, height]), "\(label.bounds)")
    }
  }
}
