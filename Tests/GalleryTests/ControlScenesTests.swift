import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("Scenes about controls") @MainActor
struct ControlScenesTests {
  // MARK: control-events

  /// Returns the number of times that an event was sent, as shown on the page.
  private func count(_ event: String, _ gallery: GalleryStage) throws -> Int {
    let words = try gallery.words(event).split(separator: " ")
    return try #require(words.lazy.compactMap { Int($0) }.first)
  }

  @Test("a tap sends touchDown and touchUpInside, in this order")
  func tap() throws {
    let gallery = GalleryStage("control-events")
    try gallery.tap("button")
    let lines = try gallery.lines("log")
    #expect(lines.first == "button: touchDown")
    #expect(lines.contains("button: touchUpInside"))
    #expect(try count("touchDown", gallery) == 1)
    #expect(try count("touchUpInside", gallery) == 1)
    #expect(try count("touchUpOutside", gallery) == 0)
  }

  @Test("a drag off the button and back exits and enters, and one that ends far off ends outside")
  func dragAway() throws {
    let gallery = GalleryStage("control-events")
    let middle = try gallery.point("button")
    let finger = gallery.stage.touch(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y + 10))
    finger.move(to: CGPoint(x: middle.x, y: middle.y + 300))
    #expect(try count("touchDragExit", gallery) == 1)
    finger.move(to: middle)
    #expect(try count("touchDragEnter", gallery) == 1)
    finger.move(to: CGPoint(x: middle.x, y: middle.y + 300))
    finger.lift()
    #expect(try count("touchUpOutside", gallery) == 1)
    #expect(try count("touchUpInside", gallery) == 0)
    #expect(try count("touchDragInside", gallery) > 0)
    #expect(try count("touchDragOutside", gallery) > 0)
  }

  @Test("a second tap sends touchDownRepeat, and an interrupted touch is cancelled")
  func repeatAndCancel() throws {
    let gallery = GalleryStage("control-events")
    gallery.stage.doubleTap(at: try gallery.point("button"))
    #expect(try count("touchDownRepeat", gallery) == 1)
    let finger = gallery.stage.touch(at: try gallery.point("button"))
    finger.cancel()
    #expect(try count("touchCancel", gallery) == 1)
  }

  @Test("the switch and the slider report new values")
  func values() throws {
    let gallery = GalleryStage("control-events")
    try gallery.tap("switch")
    gallery.stage.settle()
    #expect(try gallery.lines("log").contains("switch: valueChanged"))
    let slider = try #require(try gallery.view("slider") as? UISlider)
    let thumb = slider.convert(
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: slider.value), to: nil)
    let start = CGPoint(x: thumb.midX, y: thumb.midY)
    let before = slider.value
    gallery.stage.drag(from: start, to: CGPoint(x: start.x + 100, y: start.y))
    #expect(slider.value > before)
    #expect(try gallery.lines("log").contains("slider: valueChanged"))
  }

  // MARK: chat-bubble

  /// Taps the button, so that the bubble appears.
  private func bubble(_ gallery: GalleryStage) throws -> UIButton {
    try gallery.tap("popButton")
    return try #require(try gallery.view("chatView") as? UIButton)
  }

  @Test("the button follows the finger by its transform")
  func drag() throws {
    let gallery = GalleryStage("chat-bubble")
    let button = try gallery.view("popButton")
    let start = try gallery.point("popButton")
    let finger = gallery.stage.touch(at: start)
    finger.move(to: CGPoint(x: start.x + 40, y: start.y - 90), duration: 0.2)
    #expect(abs(button.transform.tx - 40) < 0.001)
    #expect(abs(button.transform.ty + 90) < 0.001)
    #expect(button.frame.contains(finger.location))
    #expect(gallery.find("chatView") == nil)
    finger.lift()
  }

  @Test("a tap shows the bubble beyond the button, as large as its image")
  func popUp() throws {
    let gallery = GalleryStage("chat-bubble")
    #expect(gallery.find("chatView") == nil)
    let bubble = try bubble(gallery)
    let picture = try #require(UIImage(named: "bubble"))
    #expect(picture.size == CGSize(width: 150, height: 110))
    #expect(bubble.bounds.size == picture.size)
    #expect(bubble.center == CGPoint(x: 75, y: -55))
    #expect(bubble.superview === gallery.find("popButton"))
    #expect(bubble.frame.maxY <= 0)
    _ = try self.bubble(gallery)
    #expect(gallery.all.filter { $0.accessibilityIdentifier == "chatView" }.count == 1)
  }

  @Test("the bubble handles a touch on it and shows its other image during it")
  func press() throws {
    let gallery = GalleryStage("chat-bubble")
    let bubble = try bubble(gallery)
    let normal = try #require(bubble.currentBackgroundImage)
    let point = try gallery.point("chatView")
    #expect(gallery.hit(at: point) == "chatView")
    let finger = gallery.stage.touch(at: point)
    #expect(bubble.isHighlighted)
    #expect(bubble.currentBackgroundImage == UIImage(named: "bubble-highlighted"))
    #expect(bubble.currentBackgroundImage != normal)
    finger.lift()
    #expect(bubble.currentBackgroundImage == normal)
    #expect(try gallery.words("report") == "The bubble was pressed 1×.")
  }

  @Test("the bubble handles touches at the location to which the button was dragged")
  func dragWithBubble() throws {
    let gallery = GalleryStage("chat-bubble")
    _ = try bubble(gallery)
    let start = try gallery.point("popButton")
    let before = try gallery.point("chatView")
    gallery.stage.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y + 120))
    let after = try gallery.point("chatView")
    #expect(abs(after.x - before.x + 60) < 0.001 && abs(after.y - before.y - 120) < 0.001)
    #expect(gallery.hit(at: after) == "chatView")
    #expect(gallery.hit(at: CGPoint(x: before.x, y: before.y - 50)) == "page")
  }
}
