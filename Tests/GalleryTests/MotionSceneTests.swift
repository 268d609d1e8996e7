import Testing
import TouchstoneTesting
import UIKit

@testable import Gallery

@Suite("The scene with springs, an animator and gravity", .staged) @MainActor
struct MotionSceneTests {
  private let stage = Stage(app: GalleryDelegate.self, scene: "motion")

  private func find(_ identifier: String) throws -> UIView {
    func search(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == identifier
        ? view : view.subviews.lazy.compactMap { search($0) }.first
    }
    return try #require(search(stage.window))
  }

  @Test("a tap sends the balls to the other side, the weakest spring beyond it")
  func springs() throws {
    stage.advance(by: 4)
    stage.tap(at: CGPoint(x: 195, y: 300))
    stage.advance(by: 0.25)
    let places = try (1...3).map { try find("ball\($0)").layer.presentation()?.position.x ?? 0 }
    #expect(places[0] < 250 && places[2] > 250)
    stage.settle()
    #expect(try find("ball3").center.x == 250)
  }

  @Test("the slider scrubs the animator, which stays at the released position")
  func animator() throws {
    stage.advance(by: 4)
    let slider = try #require(find("hand") as? UISlider)
    stage.drag(from: CGPoint(x: 62, y: 449), to: CGPoint(x: 200, y: 449))
    let part = CGFloat(slider.value)
    #expect(part > 0.2)
    let card = try find("card")
    stage.advance(by: 1)
    #expect(abs((card.layer.presentation()?.position.x ?? 0) - (46 + 258 * part)) < 1)
  }

  @Test("the boxes fall, come to rest on the ground, and fly when thrown")
  func gravity() throws {
    stage.advance(by: 6)
    let boxes = try (1...3).map { try find("thrown\($0)") }
    for box in boxes { #expect(box.frame.maxY < 330 && box.frame.maxY > 200) }
    let rest = boxes.map(\.center)
    stage.advance(by: 1)
    #expect(boxes.map(\.center) == rest)
    let start = stage.window.convert(boxes[0].center, from: boxes[0].superview)
    stage.drag(
      from: start, to: CGPoint(x: start.x + 60, y: start.y - 160), duration: 0.15)
    #expect(boxes[0].center.y < rest[0].y - 60)
    stage.advance(by: 6)
    #expect(boxes[0].frame.maxY > 200)
  }
}
