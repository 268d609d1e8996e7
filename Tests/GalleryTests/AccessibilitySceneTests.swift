import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

@Suite("The scene of accessibility") @MainActor
struct AccessibilitySceneTests {
  private let gallery = GalleryStage("accessibility")
  private var reader: StageAccessibility { gallery.stage.accessibility }

  private func last() throws -> String? { try gallery.lines("log").last }

  @Test("the page is read from top to bottom, and the drawing's bars as a list")
  func reading() {
    #expect(
      reader.outline.split(separator: "\n").dropFirst(2).dropLast() == [
        "Like, button", "Details, button, Opens a sheet.", "Share, button notEnabled",
        "Volume, 40%, adjustable",
        "Shuffle, 0, button toggleButton",
        "Rating, 3 of 5, adjustable, Activate to remove all stars.",
        "A drawing with elements, header", "list, Walks this week", "  Monday, 4 km, staticText",
        "  Tuesday, 7 km, staticText", "  Wednesday, 3 km, staticText",
        "  Thursday, 9 km, staticText",
        "Climbing the Chain · paused; a magic tap plays it, staticText",
      ])
  }

  // statement 413
  @Test("stars and bars are drawn when the scene appears, and the stars again when they change")
  func drawn() throws {
    let stars = try gallery.view("stars").layer
    #expect(try gallery.view("bars").layer.drawing != nil)
    let three = try #require(stars.drawing)
    reader.increment(try gallery.view("stars"))
    gallery.stage.settle()
    #expect(stars.drawing != three)
  }

  @Test("controls are tapped, and adjustable elements change by their own steps")
  func asking() throws {
    reader.activate(try gallery.view("like"))
    #expect(try last() == "like: touchUpInside")
    reader.perform("Like twice")
    #expect(try last() == "like: Like twice")
    reader.increment(try gallery.view("volume"))
    #expect(try last() == "volume: valueChanged → 50%")
    reader.activate(try gallery.view("shuffle"))
    #expect(try last() == "shuffle: valueChanged → on")
    reader.decrement(try gallery.view("stars"))
    #expect(try last() == "stars: decrement → 2 of 5")
    reader.activate()
    #expect(try last() == "stars: activate → true")
    gallery.stage.settle()
  }

  @Test("a magic tap reaches the controller up the chain, and no responder handles an escape")
  func climbing() throws {
    let controller = gallery.stage.window.rootViewController
    #expect(reader.magicTap(from: try gallery.view("like")) === controller)
    #expect(try last() == "controller: magic tap → true")
    #expect(try gallery.words("song") == "Climbing the Chain · playing")
    #expect(reader.announcements == ["Playing"])
    #expect(reader.escape() == nil)
    #expect(try last() == "controller: escape → false")
  }

  @Test("only the sheet is read while it is open, and an escape closes it")
  func sheet() throws {
    reader.activate(try gallery.view("details"))
    #expect(reader.outline.hasPrefix("modal, Details\n"))
    #expect(reader.elements.count == 2)
    #expect(reader.focused?.accessibilityLabel?.hasPrefix("Nothing behind") == true)
    #expect(reader.escape() === gallery.find("sheet"))
    #expect(try last() == "sheet: escape → true")
    #expect(gallery.find("sheet") == nil)
    #expect(reader.focused === (try gallery.view("title")))
    reader.activate(try gallery.view("details"))
    reader.activate(try gallery.view("done"))
    #expect(gallery.find("sheet") == nil)
  }
}
