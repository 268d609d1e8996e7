import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("The scene focus-grid", .staged) @MainActor
struct FocusGridTests {
  private let gallery = GalleryStage("focus-grid")

  private var focused: String? { UIScreen.main.focusedView?.accessibilityIdentifier }

  private func press(_ types: UIPress.PressType...) {
    for type in types { gallery.stage.press(type) }
  }

  @Test("buttons of a remote control move through the grid and select presses")
  func walking() throws {
    press(.downArrow)
    #expect(focused == "A1")
    press(.rightArrow, .downArrow)
    #expect(focused == "B2")
    press(.select)
    gallery.stage.settle()
    #expect(try gallery.taps("B2") == 1)
    #expect(try gallery.words("why").contains("B2 has the focus, in \"grid\"."))
    #expect(try gallery.words("why").contains("from A2 to B2: heading down."))
  }

  @Test("the veto keeps the focus out of the center, and the page names the vetoing object")
  func veto() throws {
    try gallery.tap("veto")
    gallery.stage.settle()
    press(.downArrow, .rightArrow, .downArrow)
    #expect(focused == "A2")
    #expect(try gallery.words("why").contains("FocusGridScene answered false"))
  }

  @Test("only the guide leads to Far and back")
  func guide() throws {
    press(.downArrow, .downArrow, .downArrow, .downArrow)
    #expect(focused == "Left")
    press(.rightArrow)
    #expect(focused == "Far")
    press(.upArrow)
    #expect(focused == "Left")
    try gallery.tap("guideOn")
    gallery.stage.settle()
    press(.downArrow, .rightArrow)
    #expect(focused == "Left")
    #expect(try gallery.words("why").contains("Far misses by 8 points"))
  }

  @Test("a touch hides the focus")
  func touch() throws {
    press(.downArrow)
    try gallery.tap("C3")
    gallery.stage.settle()
    #expect(focused == nil)
    #expect(try gallery.taps("C3") == 1)
  }
}
