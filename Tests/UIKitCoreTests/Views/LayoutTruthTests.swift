import Testing
import TouchstoneTesting
import UIKit

/// Frames, insets and hits as recorded from real UIKit. `Tests/Truth` contains the recordings.
@MainActor @Suite(.staged)
struct LayoutTruthTests {
  /// Overrides the getter of the root's safe area, as the recorder did.
  private final class ForcedRoot: UIView {
    let forced = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    override var safeAreaInsets: UIEdgeInsets { forced }
  }

  @Test(
    "views get the frames and the safe areas that were recorded",
    arguments: ["nested_deep", "safearea_children", "hit_rules"])
  func framesAndSafeAreas(name: String) throws {
    let scene = try TruthScene.read(name)
    let made = scene.build(in: ForcedRoot())
    for expected in scene.expected {
      let view = try #require(made[expected.name])
      #expect(TruthScene.agree(view.frame.numbers, expected.frame), "\(expected.name)")
      guard let insets = expected.safeAreaInsets else { continue }
      #expect(
        TruthScene.agree(view.safeAreaInsets.numbers, insets),
        "\(expected.name): \(view.safeAreaInsets)")
    }
  }

  @Test("views get the margins that were recorded")
  func margins() throws {
    let scene = try TruthScene.read("margins")
    // Two of the views were in a root with a safe area, the others in a root without.
    let forced = scene.build(in: ForcedRoot())
    let plain = scene.build(in: UIView())
    var count = 0
    for expected in scene.expected {
      let isForced = expected.name.hasSuffix("SafeArea")
      let view = try #require(isForced ? forced[expected.name] : plain[expected.name])
      let margins = try #require(expected.layoutMargins)
      #expect(TruthScene.agree(view.frame.numbers, expected.frame))
      #expect(
        TruthScene.agree(view.layoutMargins.numbers, margins),
        "\(expected.name): \(view.layoutMargins)")
      if let insets = expected.safeAreaInsets {
        #expect(TruthScene.agree(view.safeAreaInsets.numbers, insets))
      }
      count += 1
    }
    #expect(count == 4)
  }

  @Test("points hit the views that were recorded")
  func hits() throws {
    let scene = try TruthScene.read("hit_rules")
    let root = UIView()
    _ = scene.build(in: root)
    let hits = try #require(scene.hits)
    #expect(hits.count == 6)
    for hit in hits {
      let found = root.hitTest(CGPoint(x: hit.point[0], y: hit.point[1]), with: nil)
      #expect(found?.accessibilityIdentifier == hit.hits, "at \(hit.point)")
    }
  }

  @Test("a page sheet has the frame that was recorded for the largest detent")
  func sheet() throws {
    struct Sheets: Decodable {
      struct Expected: Decodable {
        let name: String
        let frame: [CGFloat]
        let safeAreaBottom: CGFloat
      }
      let expected: [Expected]
    }
    let scene = try TruthScene.read("sheet_detents", as: Sheets.self)
    let largest = scene.expected.filter { ["large", "10000"].contains($0.name) }
    #expect(largest.count == 2)
    for expected in largest {
      let stage = Stage(device: .iPhone16)
      let presenter = UIViewController()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      stage.window.rootViewController = presenter
      presenter.present(sheet, animated: true)
      stage.settle()
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      #expect(TruthScene.agree(frame.numbers, expected.frame), "\(frame)")
      #expect(
        TruthScene.agree(sheet.view.safeAreaInsets.numbers, [0, 0, expected.safeAreaBottom, 0]))
    }
  }
}
