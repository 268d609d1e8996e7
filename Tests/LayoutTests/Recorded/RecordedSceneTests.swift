import Foundation
import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitCore

/// Layouts as recorded from real UIKit. `Tests/Truth` contains the recordings.
@MainActor @Suite(.staged)
struct RecordedSceneTests {
  /// The treatment of a file in `Tests/Truth`.
  private enum Decision {
    /// It is built and compared here.
    case here
    /// A test of another target compares it. The value is the path of the test's source below
    /// `Tests`.
    case elsewhere(String)
    /// It can't be compared, for a reason.
    case skipped(String)
  }

  nonisolated private static let here = [
    "constraints_chain", "constraints_edge_pins", "constraints_mixed_frames", "control_dark",
    "control_refresh", "control_slider", "deep_mixed", "imageview_modes", "margins", "nested_deep",
    "progress_fractions", "safearea_children", "stack_equal_99_4", "stack_fill_stretch",
    "stack_hidden", "stack_horizontal", "stack_nested_flexible", "stack_nested_top", "stack_spacer",
    "stack_two_spacers", "stepper", "switch_onoff",
  ]
  private static let elsewhere = [
    "anim_concurrent": "ControlTests/AnimationTruthTests",
    "anim_delay": "ControlTests/AnimationTruthTests",
    "anim_spring_move": "ControlTests/AnimationTruthTests",
    "spring_parameters": "ControlTests/AnimationTruthTests",
    "hit_rules": "UIKitCoreTests/Views/LayoutTruthTests",
    "sheet_detents": "UIKitCoreTests/Views/LayoutTruthTests",
    "menus": "LayoutTests/Recorded/RecordedMenuTests",
    "text_field_rounded": "ControlTests/ControlTruthTests",
    "text_ranges": "TextTests/TextRangeTruthTests",
    "label_basic": "LayoutTests/Recorded/RecordedTextTests",
    "attrtext_runs": "LayoutTests/Recorded/RecordedTextTests",
    "button_basic": "LayoutTests/Recorded/RecordedTextTests",
    "constraints_baseline": "LayoutTests/Recorded/RecordedTextTests",
  ]
  private static let skipped = [
    "button_highlighted": "the titles of its buttons aren't known",
    "button_truncation": "the width of the ellipsis in the system font isn't known",
    "settling-durations": "no scene: a table that springs are compared with",
  ]
  /// Recordings of classes that the framework doesn't have yet, or only of text. They aren't in
  /// `Tests/Truth`.
  private static let later = [
    "alerts": ["alerts"],
    "pickers": ["picker_wheel"],
    "navigation": ["navbar_large", "navitem_buttons", "toolbar_basic"],
    "tables": ["tableview_plain"],
    "collections": [
      "collection_flow_grid", "collection_horizontal", "flow_columns_headers", "flow_empty_section",
      "flow_exact_fit", "flow_fractions", "flow_full_line", "flow_full_mixed",
      "flow_headers_pixels", "flow_last_line", "flow_last_line_single", "flow_mixed_widths_last",
      "flow_one_per_line", "flow_variable_last",
    ],
  ]

  private static func decision(on name: String) -> Decision? {
    if here.contains(name) { return .here }
    return elsewhere[name].map(Decision.elsewhere) ?? skipped[name].map(Decision.skipped)
  }

  @Test func `Every recorded scene runs in a test, or is skipped with a reason`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: RecordedScene.folder.path)
    let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    for name in names.sorted() {
      switch Self.decision(on: name) {
      case .here, .skipped: break
      case .elsewhere(let path):
        let source = RecordedScene.folder.deletingLastPathComponent()
          .appendingPathComponent("\(path).swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        #expect(text.contains("\(name)"), "\(path) does not read \(name)")
      case nil: Issue.record("nobody decided on \(name)")
      }
    }
    #expect(Self.here.count == 22 && Self.elsewhere.count == 13 && Self.skipped.count == 3)
    #expect(names.count == 38)
    let later = Self.later.values.joined()
    #expect(later.count == 20 && names.allSatisfy { !later.contains($0) })
  }

  @Test("Views get the frames that were recorded", arguments: here)
  func frames(_ name: String) throws {
    let scene = try RecordedScene.read(name)
    let stage = Stage(size: CGSize(width: 400, height: 500))
    var screen = stage.window.screen.configuration
    screen.scale = scene.scale
    stage.application.changeScreen(to: screen)
    // Of the views for margins, those named after the safe area were in a root that has one.
    let isMargins = name == "margins"
    let plain = try SceneBuilder(scene, in: stage.window, forcing: scene.forcedInsets)
    let forced =
      isMargins ? try SceneBuilder(scene, in: stage.window, forcing: [44, 10, 34, 12]) : plain
    var compared = 0
    for expected in scene.expected {
      let builder = expected.name.hasSuffix("SafeArea") ? forced : plain
      guard let view = try builder.view(expected.name) else {
        #expect(expected.text == true, "\(expected.name) was not compared")
        continue
      }
      compare(view, expected)
      compared += 1
    }
    #expect(compared >= scene.expected.count - 3 && compared > 0)
  }

  private func compare(_ view: UIView, _ expected: RecordedScene.Expected) {
    func check(_ found: [CGFloat], _ wanted: [CGFloat]?, _ what: String) {
      guard let wanted else { return }
      let isSame =
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
      #expect(isSame, "\(what) of \(expected.name): \(found), not \(wanted)")
    }
    let frame = view.frame.numbers
    if expected.check == "x and width" {
      check([frame[0], frame[2]], [expected.frame[0], expected.frame[2]], "x and width")
    } else {
      #expect(expected.check == nil)
      check(frame, expected.frame, "frame")
    }
    let content = view.intrinsicContentSize
    check([content.width, content.height], expected.intrinsic, "own size")
    check(view.safeAreaInsets.numbers, expected.safeAreaInsets, "safe area")
    check(view.layoutMargins.numbers, expected.layoutMargins, "margins")
    if let width = expected.filledWidth {
      check([view.subviews[1].frame.width], [width], "filled width")
    }
    if let stepper = view as? UIStepper {
      let values = [stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue]
      let wanted = [
        expected.value, expected.minimumValue, expected.maximumValue, expected.stepValue,
      ]
      #expect(values.map { $0 } == wanted.compactMap { $0 })
    }
  }
}
