import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// The gesture scenes, driven by fingers.
@MainActor
struct GestureSceneTests {
  private func view(_ name: String, in stage: Stage) throws -> UIView {
    try #require(find(name, in: stage.window))
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    return view.subviews.lazy.compactMap { find(name, in: $0) }.first
  }

  private func log(_ stage: Stage) throws -> [String] {
    let label = try #require(try view("logText", in: stage) as? UILabel)
    return (label.text ?? "").split(separator: "\n").map(String.init)
  }

  @Test("a tap that requires a double tap to fail waits for it, and only one of them fires")
  func waiting() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "tap-double-tap")
    stage.doubleTap(try view("waiting", in: stage))
    stage.settle()
    #expect(try log(stage) == ["double tap on waiting"])
    stage.tap(try view("waiting", in: stage))
    #expect(try log(stage) == ["double tap on waiting"])
    stage.settle()
    #expect(try log(stage) == ["double tap on waiting", "tap on waiting"])
  }

  @Test("without the requirement the single tap fires first and the double tap second")
  func hasty() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "tap-double-tap")
    stage.doubleTap(try view("hasty", in: stage))
    stage.settle()
    #expect(try log(stage) == ["tap on hasty", "double tap on hasty"])
  }

  @Test("two fingers scale and rotate the card at once, as its delegate allows")
  func together() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "pinch-rotate-pan")
    let card = try view("card", in: stage)
    stage.pinch(at: CGPoint(x: 195, y: 450), from: 60, to: 150)
    stage.settle()
    #expect(card.transform.a > 1.5)
    stage.rotate(at: CGPoint(x: 195, y: 450), by: .pi / 2)
    stage.settle()
    #expect(abs(card.transform.b) > 1)
  }

  @Test("one finger drags the card by its movement beyond the first ten points")
  func drag() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "pinch-rotate-pan")
    let card = try view("card", in: stage)
    stage.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 255, y: 450))
    stage.settle()
    #expect(abs(card.center.x - 245) < 1)
    #expect(card.center.y == 450)
  }

  @Test("a button's tap wins over the panel's recognizer, and a plain control loses its tap")
  func control() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "control-vs-tap")
    stage.tap(try view("button", in: stage))
    stage.settle()
    #expect(try log(stage) == ["the button's action"])
    stage.tap(try view("control", in: stage))
    stage.settle()
    #expect(try log(stage) == ["the button's action", "the panel's tap recognizer"])
  }

  // statement 149, 150
  @Test("the waiting pan leaves a flick to the swipe, the other pan wins over it")
  func swipe() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "swipe-vs-pan")
    stage.swipe(from: CGPoint(x: 60, y: 260), to: CGPoint(x: 330, y: 262), duration: 0.2)
    stage.settle()
    #expect(try log(stage) == ["swipe on patient"])
    #expect(try view("patientKnob", in: stage).frame.minX == 266)
    stage.swipe(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 330, y: 502), duration: 0.2)
    stage.settle()
    #expect(try log(stage) == ["swipe on patient", "pan on hasty"])
    #expect(try view("hastyKnob", in: stage).frame.minX == 20)
  }

  @Test("a slow drag lets the waiting pan begin once the swipe has failed, and it drags the knob")
  func slowDrag() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "swipe-vs-pan")
    let finger = stage.touch(at: CGPoint(x: 60, y: 260))
    finger.move(to: CGPoint(x: 200, y: 260), duration: 2)
    #expect(try log(stage) == ["pan on patient"])
    #expect(try view("patientKnob", in: stage).frame.minX > 50)
    finger.lift()
    stage.settle()
    #expect(try view("patientKnob", in: stage).frame.minX == 20)
  }

  /// Returns the visible pages of the edge-pan scene.
  private func pages(_ stage: Stage) -> [String] {
    (find("stack", in: stage.window)?.subviews ?? []).compactMap(\.accessibilityIdentifier)
  }

  @Test("a finger from the edge drags the top page along, and the one below follows slower")
  func edge() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "edge-pan")
    #expect(pages(stage) == ["page2"])
    let finger = stage.touch(at: CGPoint(x: 2, y: 400))
    finger.move(to: CGPoint(x: 210, y: 400), duration: 0.5)
    #expect(pages(stage) == ["page1", "page2"])
    let top = try view("page2", in: stage).frame.minX
    #expect(top > 150 && top < 210)
    #expect(abs(try view("page1", in: stage).frame.minX + 0.3 * (390 - top)) < 0.01)
    // A resting finger has no velocity, so the position decides.
    stage.advance(by: 0.5)
    finger.lift()
    stage.settle()
    #expect(pages(stage) == ["page1"])
    #expect(try view("page1", in: stage).frame.minX == 0)
    #expect(try log(stage) == ["popped"])
  }

  @Test("released before halfway the page springs back, with enough speed it leaves")
  func springBack() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "edge-pan")
    let finger = stage.touch(at: CGPoint(x: 2, y: 400))
    finger.move(to: CGPoint(x: 120, y: 400), duration: 0.5)
    stage.advance(by: 0.5)
    finger.lift()
    stage.settle()
    #expect(pages(stage) == ["page2"])
    #expect(try view("page2", in: stage).frame.minX == 0)
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.1)
    stage.settle()
    #expect(try log(stage) == ["sprang back", "popped"])
  }

  @Test("a finger flung back, and a cancelled finger, leave the page where it was")
  func flungBack() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "edge-pan")
    let finger = stage.touch(at: CGPoint(x: 2, y: 400))
    finger.move(to: CGPoint(x: 300, y: 400), duration: 0.3)
    finger.move(to: CGPoint(x: 220, y: 400), duration: 0.1)
    finger.lift()
    stage.settle()
    let other = stage.touch(at: CGPoint(x: 2, y: 400))
    other.move(to: CGPoint(x: 300, y: 400), duration: 0.3)
    other.cancel()
    stage.settle()
    #expect(try log(stage) == ["sprang back", "sprang back"])
    #expect(pages(stage) == ["page2"])
  }

  @Test("a finger that begins elsewhere drags nothing, and the page's button handles its taps")
  func notFromTheEdge() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "edge-pan")
    stage.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 300, y: 500))
    stage.settle()
    #expect(pages(stage) == ["page2"])
    stage.tap(try view("open2", in: stage))
    stage.settle()
    #expect(pages(stage) == ["page3"])
    stage.tap(try view("back3", in: stage))
    stage.settle()
    #expect(pages(stage) == ["page2"])
  }

  @Test("the custom recognizer finds a check mark, and a tap waits until it has failed")
  func checkMark() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "custom-recognizer")
    let finger = stage.touch(at: CGPoint(x: 100, y: 300))
    finger.move(to: CGPoint(x: 150, y: 370), duration: 0.2)
    finger.move(to: CGPoint(x: 260, y: 220), duration: 0.3)
    finger.lift()
    stage.settle()
    #expect(try log(stage) == ["check mark, 160 × 150 pt"])
    stage.tap(at: CGPoint(x: 195, y: 300))
    stage.settle()
    #expect(try log(stage).last == "tap")
    let lanes = try #require(stage.gestureTimeline).recognizers
    let check = try #require(lanes.first { $0.recognizer.identifier == "check mark" })
    #expect(check.attempts.first?.verdict?.text == "failed: its own class set the state")
  }

  @Test("a stroke that goes back, or does not rise far enough, is not a check mark")
  func noCheckMark() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "custom-recognizer")
    for way in [
      [CGPoint(x: 150, y: 370), CGPoint(x: 100, y: 220)],
      [CGPoint(x: 150, y: 370), CGPoint(x: 260, y: 340)],
      [CGPoint(x: 260, y: 220)],
    ] {
      let finger = stage.touch(at: CGPoint(x: 120, y: 300))
      for point in way { finger.move(to: point, duration: 0.2) }
      finger.lift()
      stage.settle()
    }
    #expect(try log(stage) == ["Recognized gestures appear here."])
  }

  @Test("the check mark ignores a second finger, and its lane reports it")
  func secondFinger() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "custom-recognizer")
    let first = stage.touch(at: CGPoint(x: 100, y: 300))
    let second = stage.touch(at: CGPoint(x: 300, y: 300))
    #expect(stage.trace.contains { $0.kind == .verdict && $0.touch == 2 && $0.phase == "ignored" })
    first.move(to: CGPoint(x: 150, y: 370), duration: 0.2)
    first.move(to: CGPoint(x: 260, y: 220), duration: 0.3)
    first.lift()
    second.lift()
    stage.settle()
    #expect(try log(stage) == ["check mark, 160 × 150 pt"])
  }

  // statement 95, 96, 97
  @Test("with cancelsTouchesInView the view's touch is cancelled, without it the view gets the end")
  func cancelsInView() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "cancel-in-view")
    func lines(_ name: String) throws -> [String] {
      let label = try #require(try view(name + "LogText", in: stage) as? UILabel)
      return (label.text ?? "").split(separator: "\n").map { line in
        line.trimmingCharacters(in: .whitespaces).split(separator: " ").prefix(2)
          .joined(separator: " ")
      }
    }
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400))
    #expect(
      try lines("cancelling") == [
        "touchesBegan", "touchesCancelled", "pan began", "pan changed", "pan ended",
      ])
    stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 280, y: 400))
    #expect(try lines("leaving").first == "touchesBegan")
    #expect(try lines("leaving").suffix(2) == ["pan ended", "touchesEnded"])
    #expect(try !lines("leaving").contains("touchesCancelled"))
  }

  @Test("a recognizer reports why it failed, with the numbers")
  func why() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "control-vs-tap")
    let panel = try view("panel", in: stage)
    let tap = try #require(panel.gestureRecognizers?.first)
    #expect(stage.why(tap) == "*tap* on *panel* has received no touch.")
    stage.drag(from: CGPoint(x: 30, y: 180), to: CGPoint(x: 130, y: 180))
    #expect(stage.why(tap).hasPrefix("*tap* on *panel*: failed: moved "))
    #expect(stage.why(tap).hasSuffix(" pt, 45 allowed."))
  }
}
