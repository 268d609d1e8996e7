import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("The scene of edit menus", .staged) @MainActor
struct EditMenuSceneTests {
  private let gallery = GalleryStage("edit-menu")

  @Test("the label offers Copy, Paste once something was copied, and never Cut")
  func label() throws {
    let label = try gallery.view("copyable")
    gallery.stage.longPress(label)
    #expect(gallery.stage.shownMenuTitles == ["Copy"])
    gallery.stage.tapMenu("Copy")
    gallery.stage.settle()
    #expect(try gallery.words("log").contains("copied “Touchstone 1.0"))
    gallery.stage.longPress(label)
    #expect(gallery.stage.shownMenuTitles == ["Copy", "Paste"])
    gallery.stage.settle()
  }

  @Test("two taps into the field show the edit menu of the word")
  func field() throws {
    gallery.stage.doubleTap(at: try gallery.point("field", 0.1))
    #expect(gallery.stage.shownMenuTitles?.contains("Copy") == true)
    gallery.stage.settle()
  }

  @Test("a held card shows its menu, which colors it")
  func card() throws {
    let card = try gallery.view("card")
    gallery.stage.longPress(card)
    gallery.stage.settle()
    #expect(
      gallery.stage.shownMenuTitles == ["Pin", "Color ›", "(Share)", "—", "Delete"])
    gallery.stage.tapMenu("Color")
    #expect(gallery.stage.shownMenuTitles == ["✓ Blue", "Green", "Purple"])
    gallery.stage.tapMenu("Green")
    gallery.stage.settle()
    #expect(card.backgroundColor == .systemGreen)
    #expect(try gallery.words("log").contains("painted green"))
  }

  @Test("the button shows its menu at once, and then the choice")
  func popUp() throws {
    let button = try #require(try gallery.view("popUp") as? UIButton)
    #expect(button.title(for: .normal) == "Name")
    gallery.stage.tap(button)
    #expect(gallery.stage.shownMenuTitles == ["Sort by", "✓ Name", "Date", "Size"])
    gallery.stage.tapMenu("Size")
    gallery.stage.settle()
    #expect(button.title(for: .normal) == "Size")
  }
}
