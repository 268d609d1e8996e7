import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("Scenes about events and windows") @MainActor
struct EventSceneTests {
  @Test("an event of two fingers has the location, previous location and phase of each")
  func touches() throws {
    let gallery = GalleryStage("event")
    gallery.stage.advance(by: 1)
    let one = gallery.stage.touch(at: CGPoint(x: 100, y: 500))
    #expect(
      try gallery.lines("event") == [
        "type       touches", "subtype    none", "timestamp  1.000 s", "allTouches 1",
      ])
    #expect(try gallery.lines("touches") == ["1 began, tap 1, (100, 500) → (100, 500)"])
    let two = gallery.stage.touch(at: CGPoint(x: 200, y: 600))
    #expect(
      try gallery.lines("touches") == [
        "1 stationary, tap 1, (100, 500) → (100, 500)", "2 began, tap 1, (200, 600) → (200, 600)",
      ])
    one.move(to: CGPoint(x: 110, y: 520))
    #expect(try gallery.lines("touches").first == "1 moved, tap 1, (100, 500) → (110, 520)")
    two.lift()
    one.cancel()
    #expect(try gallery.lines("touches") == ["1 cancelled, tap 1, (110, 520) → (110, 520)"])
  }

  @Test("a shake and a remote command each have their subtype and no touches")
  func others() throws {
    let gallery = GalleryStage("event")
    gallery.stage.shake()
    #expect(
      try gallery.lines("event").prefix(2) == ["type       motion", "subtype    motionShake"])
    gallery.stage.remoteControl(.remoteControlPlay)
    let lines = try gallery.lines("event")
    #expect(lines.prefix(2) == ["type       remoteControl", "subtype    remoteControlPlay"])
    #expect(lines.last == "allTouches nil")
  }

  @Test("a key press has an event type of its own")
  func press() throws {
    let gallery = GalleryStage("event")
    gallery.stage.press(.keyboardA)
    #expect(try gallery.lines("event").first == "type       presses")
  }

  @Test("a touch goes to the hit window, keys and shakes to the key window")
  func twoWindows() throws {
    let gallery = GalleryStage("two-windows")
    let windows = gallery.stage.application.windows
    let front = try #require(windows.first { $0.accessibilityIdentifier == "frontWindow" })
    #expect(try gallery.words("backState") == "is key")
    gallery.stage.tap(at: CGPoint(x: 300, y: 400))
    #expect(!front.isKeyWindow)
    gallery.stage.press(.keyboardA)
    gallery.stage.shake()
    gallery.stage.tap(at: CGPoint(x: 300, y: 200))
    let expected = [
      "the window in front: a touch", "the window behind: a key", "the window behind: a shake",
      "the window behind: a touch",
    ]
    #expect(try gallery.lines("log") == expected)
    gallery.stage.tap(at: CGPoint(x: 100, y: 500))
    #expect(front.isKeyWindow)
    gallery.stage.shake()
    let log = try #require(
      windows.lazy.flatMap(GalleryStage.branch).first { $0.accessibilityIdentifier == "log" })
    let text = log.subviews.compactMap { ($0 as? UILabel)?.text }.joined()
    #expect(text.hasSuffix("the window in front: a shake"))
  }

  @Test("leaving the scene removes the window in front")
  func leaving() throws {
    let gallery = GalleryStage("two-windows")
    let stage = gallery.stage
    weak let front = stage.application.windows.first {
      $0.accessibilityIdentifier == "frontWindow"
    }
    #expect(front != nil)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(
      stage.application.windows.allSatisfy {
        $0.accessibilityIdentifier != "frontWindow" || $0.isHidden
      })
  }
}
