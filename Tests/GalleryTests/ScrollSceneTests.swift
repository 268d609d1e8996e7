import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// The scroll view scenes, driven by fingers.
@MainActor
struct ScrollSceneTests {
  private func scrollView(_ name: String, in gallery: GalleryStage) throws -> UIScrollView {
    try #require(try gallery.view(name) as? UIScrollView)
  }

  @Test("a card's own pan precedes the list around it, unless it refuses")
  func panInScroll() throws {
    let gallery = GalleryStage("pan-in-scroll")
    let list = try scrollView("scroll", in: gallery)
    let greedy = try gallery.view("greedy")
    let polite = try gallery.view("polite")
    let place = greedy.center
    let start = try gallery.point("greedy")
    gallery.stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 50))
    #expect(list.contentOffset == .zero && greedy.center.y < place.y - 30)
    let other = try gallery.point("polite")
    gallery.stage.drag(from: other, to: CGPoint(x: other.x - 50, y: other.y))
    #expect(list.contentOffset == .zero && polite.center.x < 215 - 30)
    let rest = try gallery.point("polite")
    let finger = gallery.stage.touch(at: rest)
    finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.2)
    gallery.stage.advance(by: 0.1)
    finger.lift()
    #expect(list.contentOffset.y > 60)
    #expect(
      try gallery.lines("log") == [
        "the greedy card begins", "the polite card begins", "the polite card fails",
        "the list scrolls",
      ])
    gallery.stage.settle()
  }

  @Test("a drag scrolls the list of its direction, and at its limit the outer list")
  func nested() throws {
    let gallery = GalleryStage("nested-scroll")
    func drag(_ name: String, _ dx: CGFloat, _ dy: CGFloat) throws {
      let finger = gallery.stage.touch(at: try gallery.point(name))
      finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.2)
      gallery.stage.advance(by: 0.1)
      finger.lift()
      gallery.stage.settle()
    }
    let outer = try scrollView("outer", in: gallery)
    let inner = try scrollView("inner", in: gallery)
    let carousel = try scrollView("carousel", in: gallery)
    try drag("carousel", -100, 0)
    #expect(carousel.contentOffset.x == 90 && outer.contentOffset == .zero)
    try drag("carousel", 0, -40)
    #expect(carousel.contentOffset.x == 90 && outer.contentOffset.y == 30)
    try drag("inner", 0, -300)
    #expect(inner.contentOffset.y == 232 && outer.contentOffset.y == 30)
    try drag("inner", 0, -60)
    #expect(inner.contentOffset.y == 232 && outer.contentOffset.y == 80)
    #expect(try gallery.lines("places").last == "The outer view scrolls.")
    #expect(try gallery.lines("places").contains("inner    y 232"))
  }

  @Test("a pinch zooms the board about its center, a double tap zooms to a square and back")
  func zoom() throws {
    let gallery = GalleryStage("zoom")
    let scrollView = try scrollView("scroll", in: gallery)
    let board = try gallery.view("board")
    let middle = try gallery.point("scroll", 0.3, 0.6)
    let before = board.convert(middle, from: nil)
    gallery.stage.pinch(at: middle, from: 80, to: 200)
    gallery.stage.settle()
    #expect(scrollView.zoomScale > 2)
    let after = board.convert(middle, from: nil)
    #expect(abs(after.x - before.x) < 0.01 && abs(after.y - before.y) < 0.01)
    #expect(try gallery.lines("log").first == "will begin zooming")
    #expect(try gallery.lines("log").last?.hasPrefix("did end zooming at 2.") == true)
    gallery.stage.doubleTap(at: middle)
    gallery.stage.settle()
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    gallery.stage.doubleTap(at: middle)
    gallery.stage.settle()
    #expect(scrollView.zoomScale == 3)
    #expect(try gallery.lines("state").first?.hasPrefix("scale 3.0") == true)
  }

  @Test("a board zoomed out too far is centered, and returns to the minimum scale")
  func small() throws {
    let gallery = GalleryStage("zoom")
    let scrollView = try scrollView("scroll", in: gallery)
    gallery.stage.pinch(at: try gallery.point("scroll"), from: 240, to: 40)
    gallery.stage.settle()
    #expect(scrollView.zoomScale == 0.5)
    let board = try gallery.view("board")
    let place = board.convert(CGPoint(x: 175, y: 210), to: scrollView.superview)
    #expect(abs(place.x - scrollView.center.x) < 0.01 && abs(place.y - scrollView.center.y) < 0.01)
    #expect(try gallery.lines("log").contains("did zoom, bouncing back"))
  }

  @Test("a flick turns one page, and the dots follow")
  func paging() throws {
    let gallery = GalleryStage("paging")
    let pages = try scrollView("pages", in: gallery)
    let dots = try gallery.view("dots")
    func dark() -> Int? { dots.subviews.firstIndex { $0.backgroundColor == .label } }
    #expect(dark() == 0)
    let start = try gallery.point("pages")
    gallery.stage.swipe(from: start, to: CGPoint(x: start.x - 150, y: start.y))
    gallery.stage.settle()
    #expect(pages.contentOffset.x == 350 && dark() == 1)
    gallery.stage.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y), duration: 2)
    gallery.stage.settle()
    #expect(pages.contentOffset.x == 350 && dark() == 1)
    #expect(
      try gallery.lines("log").filter { $0.hasPrefix("page") } == [
        "page 2 is shown", "page 2 is shown",
      ])
  }

  @Test("the scene reports how long each view waited for its touch")
  func delays() throws {
    let gallery = GalleryStage("delays")
    for name in ["delayed", "prompt"] {
      gallery.stage.longPress(at: try gallery.point(name), duration: 0.4)
      gallery.stage.settle()
    }
    gallery.stage.tap(try gallery.view("began"))
    gallery.stage.settle()
    gallery.stage.tap(try gallery.view("ended"))
    gallery.stage.settle()
    #expect(
      try gallery.lines("log") == [
        "delayed: the button is down after 150 ms", "prompt: the button is down after 0 ms",
        "began: began after 50 ms", "began: ended after 0 ms", "ended: began after 0 ms",
        "ended: ended after 350 ms",
      ])
    #expect(try gallery.taps("delayed") == 1 && gallery.taps("prompt") == 1)
  }
}
