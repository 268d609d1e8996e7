import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("All scenes of the Gallery") @MainActor
struct AllScenesTests {
  nonisolated static let names = [
    "dead-buttons", "delivery", "event", "hit-log", "refusals", "see-through", "hit-area",
    "outside-parent",
    "pass-through", "super-call", "chain", "control-events", "controls", "monitor",
    "multitouch", "two-windows", "chat-bubble", "tap-effect", "tap-double-tap", "pinch-rotate-pan",
    "control-vs-tap",
    "swipe-vs-pan", "edge-pan", "custom-recognizer", "cancel-in-view", "pan-in-scroll",
    "nested-scroll", "zoom", "paging", "delays", "motion", "focus-grid", "first-responder",
    "text", "nil-target", "shake", "remote-control", "key-commands", "presses", "menus",
    "edit-menu", "accessibility", "drawing", "sheets", "table", "cell-touches", "reorder",
    "table-100000", "alerts", "mistake-event", "mistake-no-action",
    "mistake-gone", "mistake-unperformed", "mistake-moved", "mistake-declined", "mistake-begin",
    "mistake-disabled", "mistake-no-target", "mistake-keyboard", "mistake-image", "mistake-cover",
  ]

  @Test("the scenes have the names that recordings and command lines use")
  func theNames() {
    #expect(GalleryDelegate().scenes.map(\.name) == Self.names)
  }

  @Test("every scene is under one heading of the list, and every name there is a scene's")
  func theGroups() {
    let grouped = GalleryDelegate().sceneGroups.flatMap(\.names)
    #expect(grouped.sorted() == Self.names.sorted())
  }

  @Test("a scene states at the top what it shows and what to try", arguments: names)
  func theHeadline(name: String) throws {
    let gallery = GalleryStage(name)
    let scene = try #require(GalleryDelegate().scenes.first { $0.name == name })
    #expect(try gallery.words("title") == scene.title)
    #expect(try gallery.words("hint") == scene.hint)
  }

  @Test("every text of a scene fits into its space", arguments: names)
  func theWordsFit(name: String) {
    let gallery = GalleryStage(name)
    // Counters make the text longer.
    for view in gallery.all where view.subviews.contains(where: { $0 is UILabel }) {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 4)
      for _ in 0..<12 { gallery.stage.tap(at: view.convert(middle, to: nil)) }
    }
    gallery.stage.settle(ignoring: .repeating)
    let labels = gallery.all.compactMap { $0 as? UILabel }
    #expect(labels.count > 2)
    for label in labels {
      let room = CGSize(
        width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : label.bounds.width,
        height: .greatestFiniteMagnitude)
      let needed = label.sizeThatFits(room)
      #expect(
        needed.width <= label.bounds.width + 1 && needed.height <= label.bounds.height + 1,
        "\"\(label.text ?? "")\" needs \(needed) and has \(label.bounds.size)")
    }
  }

  @Test("every view of a scene is on the page, and names are unique", arguments: names)
  func thePage(name: String) {
    let gallery = GalleryStage(name)
    let page = gallery.stage.window.bounds
    for view in gallery.all where !view.isHidden && !isScrolled(view) {
      #expect(page.contains(view.convert(view.bounds, to: nil)), "\(view)")
    }
    let given = gallery.all.compactMap(\.accessibilityIdentifier)
    #expect(given.count == Set(given).count, "\(given.sorted())")
  }

  @Test(
    "every view of a scene is on the screen of a small phone, a phone on its side and a tablet",
    arguments: names)
  func otherScreens(name: String) {
    for size in [(375.0, 667.0), (844, 390), (820, 1180)] {
      let stage = Stage(
        app: GalleryDelegate.self, scene: name, size: CGSize(width: size.0, height: size.1))
      let screen = stage.window.bounds.insetBy(dx: -0.01, dy: -0.01)
      for view in GalleryStage.branch(stage.window) where !view.isHidden && !isScrolled(view) {
        #expect(screen.contains(view.convert(view.bounds, to: nil)), "\(size): \(view)")
      }
    }
  }

  /// Returns whether a view is content that may be outside the visible part of its scroll view.
  private func isScrolled(_ view: UIView) -> Bool {
    var outer = view.superview
    while let current = outer, !(current is UIScrollView) { outer = current.superview }
    return outer != nil
  }
}
