import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("Scenes about fingers") @MainActor
struct FingerScenesTests {
  // MARK: monitor

  @Test("the window sees every touch: on a button, on a box, and on a view that handles none")
  func monitor() throws {
    let gallery = GalleryStage("monitor")
    for name in ["button", "box", "dead"] { gallery.stage.tap(at: try gallery.point(name)) }
    let lines = try gallery.lines("log").map { line in
      line.split(separator: " ").enumerated().filter { ![3, 4].contains($0.offset) }
        .map { String($0.element) }.joined(separator: " ")
    }
    #expect(
      lines == [
        "finger 1 began on button", "finger 1 ended on button", "finger 1 began on box",
        "finger 1 ended on box", "finger 1 began on page", "finger 1 ended on page",
      ])
    #expect(try gallery.taps("button") == 1)
    #expect(try gallery.answers("box") == 1)
  }

  @Test("the window numbers the fingers, reports their locations, and sees a cancellation")
  func twoFingers() throws {
    let gallery = GalleryStage("monitor")
    let first = gallery.stage.touch(at: CGPoint(x: 100, y: 300))
    let second = gallery.stage.touch(at: CGPoint(x: 150, y: 180))
    second.move(to: CGPoint(x: 160, y: 190))
    first.cancel()
    second.lift()
    #expect(
      try gallery.lines("log") == [
        "finger 1 began (100, 300) on box", "finger 2 began (150, 180) on button",
        "finger 2 moved (160, 190) on button", "finger 1 cancelled (100, 300) on box",
        "finger 2 ended (160, 190) on button",
      ])
  }

  // MARK: multitouch

  /// Returns the names of the dots on a pad.
  private func dots(_ pad: String, _ gallery: GalleryStage) throws -> [String] {
    try gallery.view(pad).subviews.compactMap(\.accessibilityIdentifier)
  }

  @Test("every finger on the pad gets a numbered dot that follows it")
  func pad() throws {
    let gallery = GalleryStage("multitouch")
    let one = gallery.stage.touch(at: try gallery.point("pad", 0.3, 0.3))
    let two = gallery.stage.touch(at: try gallery.point("pad", 0.7, 0.3))
    let three = gallery.stage.touch(at: try gallery.point("pad", 0.5, 0.7))
    #expect(try dots("pad", gallery) == ["finger 1", "finger 2", "finger 3"])
    let place = try gallery.point("pad", 0.6, 0.5)
    two.move(to: place)
    #expect(try gallery.point("finger 2") == place)
    one.lift()
    #expect(try dots("pad", gallery) == ["finger 2", "finger 3"])
    let four = gallery.stage.touch(at: try gallery.point("pad", 0.2, 0.8))
    #expect(try dots("pad", gallery) == ["finger 2", "finger 3", "finger 1"])
    for finger in [two, three, four] { finger.lift() }
    #expect(try dots("pad", gallery).isEmpty)
  }

  @Test("a view for one finger at a time ignores the second")
  func single() throws {
    let gallery = GalleryStage("multitouch")
    let one = gallery.stage.touch(at: try gallery.point("single", 0.3, 0.5))
    let two = gallery.stage.touch(at: try gallery.point("single", 0.7, 0.5))
    #expect(try dots("single", gallery) == ["finger 1"])
    #expect(gallery.stage.trace.contains { $0.delivery == .secondFingerIgnored })
    let elsewhere = gallery.stage.touch(at: try gallery.point("pad"))
    #expect(try dots("pad", gallery) == ["finger 1"])
    for finger in [one, two, elsewhere] { finger.lift() }
    #expect(try dots("single", gallery).isEmpty)
  }

  @Test("an exclusive view refuses while a finger is elsewhere, and excludes others itself")
  func exclusive() throws {
    let gallery = GalleryStage("multitouch")
    let pad = gallery.stage.touch(at: try gallery.point("pad"))
    let refused = gallery.stage.touch(at: try gallery.point("exclusive"))
    #expect(try dots("exclusive", gallery).isEmpty)
    pad.lift()
    refused.lift()
    let alone = gallery.stage.touch(at: try gallery.point("exclusive"))
    #expect(try dots("exclusive", gallery) == ["finger 1"])
    let away = gallery.stage.touch(at: try gallery.point("pad"))
    #expect(try dots("pad", gallery).isEmpty)
    alone.lift()
    away.lift()
  }
}
