import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("Scenes about keys and menus") @MainActor
struct KeySceneTests {
  // MARK: key-commands

  /// Returns the page's lines about keys, newest first.
  private func decisions(_ gallery: GalleryStage) throws -> [String] {
    try gallery.words("decisions").split(separator: "\n").map(String.init)
  }

  @Test("the page saves with Command-S while the note is being edited")
  func saving() throws {
    let gallery = GalleryStage("key-commands")
    gallery.stage.press(.keyboardS, modifiers: .command)
    #expect(try gallery.words("list") == "List: line 1, saved 1×")
    #expect(
      try decisions(gallery).first
        == "⌘S: command “Save” of page takes it and sends saveNote: (page).")
  }

  @Test("the page reports why no responder publishes, and why nothing is cleared")
  func refusals() throws {
    let gallery = GalleryStage("key-commands")
    gallery.stage.press(.keyboardJ, modifiers: .command)
    gallery.stage.press(.keyboardK, modifiers: .command)
    let said = try decisions(gallery).joined(separator: " ")
    #expect(said.contains("⌘J: command “Publish” of page; its action publish: found nobody."))
    #expect(said.contains("⌘K: command “Clear” of page; it is disabled."))
  }

  @Test("typing precedes the note's stamp, and Escape stops typing first")
  func typing() throws {
    let gallery = GalleryStage("key-commands")
    gallery.stage.type("axe")
    #expect(try gallery.words("note") == "Note: axe")
    let note = try gallery.view("note")
    #expect(note.isFirstResponder)
    gallery.stage.press(.keyboardEscape)
    #expect(!note.isFirstResponder)
    #expect(note.layer.borderWidth == 0)
  }

  @Test("the list's Copy precedes the page's, and its arrows repeat")
  func list() throws {
    let gallery = GalleryStage("key-commands")
    try gallery.tap("list")
    gallery.stage.press(.keyboardD, modifiers: .command)
    #expect(try gallery.words("list") == "List: line 1, copied")
    #expect(
      try decisions(gallery).contains("⌘D: command “Copy line” of page; another comes first."))
    let key = gallery.stage.hold(.keyboardDownArrow)
    key.repeats()
    key.repeats()
    key.release()
    #expect(try gallery.words("list") == "List: line 4")
  }

  // MARK: presses

  @Test("each press is shown from its beginning to its end")
  func presses() throws {
    let gallery = GalleryStage("presses")
    let shift = gallery.stage.hold(.keyboardLeftShift, modifiers: .shift)
    let key = gallery.stage.hold(.keyboardA, modifiers: .shift)
    #expect(
      try gallery.words("held")
        == "LeftShift: no text, with ⇧\nA: “A”, plain “a”, with ⇧")
    key.release()
    shift.cancel()
    #expect(try gallery.words("held") == "Nothing is held down.")
    #expect(
      try gallery.lines("log") == [
        "key LeftShift began", "key A began", "key A ended", "key LeftShift cancelled",
      ])
  }

  @Test("a button lights up by its pressure")
  func force() throws {
    let gallery = GalleryStage("presses")
    let plain = try gallery.view("select").backgroundColor
    let button = try #require(gallery.stage.hold(.select, force: 0.25))
    #expect(try gallery.words("held") == "select, force 25 %")
    let light = try gallery.view("select").backgroundColor
    button.change(force: 1)
    let full = try gallery.view("select").backgroundColor
    #expect(light != plain && full != light)
    button.release()
    #expect(try gallery.view("select").backgroundColor == plain)
  }

  // MARK: menus

  @Test("the page's menu is in the main menu only while the page is shown")
  func ownMenu() {
    let gallery = GalleryStage("menus")
    #expect(gallery.stage.menuTitles() == ["File", "Edit", "Note", "View"])
    let other = GalleryStage("presses")
    #expect(other.stage.menuTitles() == ["File", "Edit", "Format", "View"])
  }

  @Test("pinning, painting and deleting change what the menu offers next")
  func choosing() throws {
    let gallery = GalleryStage("menus")
    let stage = gallery.stage
    #expect(stage.menuTitles("Note") == ["Pin", "Color", "—", "Delete", "—", "Recent"])
    stage.chooseMenu("Note", "Pin")
    stage.chooseMenu("Note", "Color", "Pink")
    #expect(stage.menuTitles("Note").first == "✓ Pinned")
    #expect(stage.menuTitles("Note", "Color") == ["Yellow", "Green", "✓ Pink"])
    #expect(try gallery.words("note").hasPrefix("Pinned: a pink note, 3 in all"))
    stage.chooseMenu("Note", "Delete")
    stage.chooseMenu("Note", "Delete", modifiers: .alternate)
    #expect(stage.menuTitles("Note").contains("(Delete)"))
    #expect(
      try gallery.lines("log")
        == ["pinned", "painted pink", "deleted one, 2 left", "deleted all"])
    stage.settle()
  }

  @Test("Paste is offered once something was copied")
  func pasting() throws {
    let gallery = GalleryStage("menus")
    #expect(gallery.stage.menuTitles("Edit").contains("(Paste)"))
    gallery.stage.press(.keyboardC, modifiers: .command)
    gallery.stage.chooseMenu("Edit", "Paste")
    #expect(try gallery.words("note").contains("Buy oranges. Buy oranges."))
    gallery.stage.settle()
  }
}
