import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("Scenes about the responder chain") @MainActor
struct ChainScenesTests {
  /// The names above every view of the page.
  static let top = [
    "ChainScene, the root controller", "ClimbWindow, the window", "GalleryDelegate, the delegate",
  ]

  @Test("a child that calls super handles the touch, and its parent does too")
  func superCall() throws {
    let gallery = GalleryStage("super-call")
    try gallery.tap("child")
    #expect(try gallery.answers("child") == 1)
    #expect(try gallery.answers("parent") == 1)
    gallery.stage.tap(at: try gallery.point("keepingChild"))
    #expect(try gallery.answers("keepingChild") == 1)
    #expect(try gallery.answers("otherParent") == 0)
  }

  @Test("a cancelled touch is not counted and leaves no frame")
  func cancelled() throws {
    let gallery = GalleryStage("super-call")
    let finger = gallery.stage.touch(at: try gallery.point("child"))
    #expect(try gallery.view("parent").layer.borderWidth > 0)
    finger.cancel()
    for name in ["child", "parent"] {
      #expect(try gallery.answers(name) == 0)
      #expect(try gallery.view(name).layer.borderWidth == 0)
    }
  }

  @Test(
    "a touch walks up through views and controllers to the delegate",
    arguments: [
      ("inChild", ["inChild", "childView", "ChainChildController"]),
      ("callsSuper", ["callsSuper"]), ("callsNext", ["callsNext"]),
      ("overridesNext", ["overridesNext", "detour"]), ("blank", []),
    ])
  func climb(name: String, first: [String]) throws {
    let gallery = GalleryStage("chain")
    gallery.stage.tap(at: try gallery.point(name))
    #expect(try gallery.lines("log") == first + Self.top)
  }

  @Test("a button consumes its touch; the controller next in the chain never receives it")
  func button() throws {
    let gallery = GalleryStage("chain")
    try gallery.tap("blank")
    let before = try gallery.lines("log")
    try gallery.tap("blank")
    #expect(try gallery.lines("log") == before)
    gallery.stage.clearTrace()
    try gallery.tap("button")
    #expect(try gallery.taps("button") == 1)
    #expect(!gallery.stage.trace.contains { $0.subject?.shortClassName == "ChainScene" })
  }

  @Test("a presented controller is followed by its presenter")
  func presented() throws {
    let gallery = GalleryStage("chain")
    try gallery.tap("present")
    gallery.stage.settle()
    try gallery.tap("inPresented")
    #expect(
      try gallery.lines("presentedLog") == ["inPresented", "ChainPresentedController"] + Self.top)
    try gallery.tap("dismiss")
    gallery.stage.settle()
    #expect(gallery.find("inPresented") == nil)
    try gallery.tap("callsSuper")
    #expect(try gallery.lines("log") == ["callsSuper"] + Self.top)
  }

  @Test("the delegate handles no touches of other scenes, even with a sheet up")
  func otherScene() throws {
    let gallery = GalleryStage("chain")
    try gallery.tap("present")
    gallery.stage.settle()
    gallery.stage.application.show(sceneNamed: "delivery")
    gallery.stage.advance(by: 0.1)
    gallery.stage.clearTrace()
    gallery.stage.tap(at: CGPoint(x: 10, y: 320))
    #expect(gallery.stage.trace.contains { $0.kind == .discarded })
    #expect(!gallery.stage.trace.contains { $0.kind == .answered })
  }
}
