import Testing
import TouchstoneTesting
import UIKit

@Suite("The scenes with tables", .staged) @MainActor
struct TableScenesTests {
  // MARK: A table of messages

  @Test("a message answers a tap, and its star answers without selecting the message")
  func messages() throws {
    let gallery = GalleryStage("table")
    gallery.stage.tap(row: IndexPath(row: 1, section: 0))
    #expect(try gallery.lines("log").last == "Row 0.1 answered: Jonas.")
    let cell = try #require(gallery.stage.cell(at: IndexPath(row: 0, section: 1)))
    gallery.stage.tap(try #require(cell.accessoryView))
    gallery.stage.settle()
    #expect(try gallery.lines("log").last == "The star of Ada answered.")
  }

  @Test("a swipe shows the actions of a message, and a full swipe deletes it")
  func swipes() throws {
    let gallery = GalleryStage("table")
    let table = try #require(try gallery.view("messages") as? UITableView)
    gallery.stage.tap(action: "Flag", ofRow: IndexPath(row: 0, section: 0))
    #expect(try gallery.lines("log").last == "Mira was flagged.")
    gallery.stage.tap(action: "Read", ofRow: IndexPath(row: 0, section: 0))
    #expect(try gallery.lines("log").last == "Mira was read.")
    gallery.stage.swipe(row: IndexPath(row: 0, section: 0), isFull: true)
    gallery.stage.settle()
    #expect(try gallery.lines("log").last == "Mira was deleted.")
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(gallery.stage.cell(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Jonas")
  }

  @Test("Edit shows the handles, and a message moves to another folder")
  func moves() throws {
    let gallery = GalleryStage("table")
    let table = try #require(try gallery.view("messages") as? UITableView)
    try gallery.tap("edit")
    gallery.stage.settle()
    gallery.stage.reorder(row: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    gallery.stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 1) == 6)
    #expect(try gallery.lines("log").last == "Mira moved to row 1.")
  }

  // MARK: Touches in cells

  @Test(
    "the row answers a tap on the left half of its cell, unless the cell overrides touchesBegan",
    arguments: [
      (0, "Nothing else"), (1, "A button"), (2, "A switch"), (3, "A text field"),
      (4, "A recognizer"), (5, "A text view"), (6, "A sideways list"),
    ])
  func rows(row: Int, name: String) throws {
    let gallery = GalleryStage("cell-touches")
    try tap(7, at: 60, in: gallery)
    #expect(try gallery.lines("log").last == "Tap a row.")
    try tap(row, at: 60, in: gallery)
    #expect(try gallery.lines("log").last == "The row “\(name)” was selected.")
  }

  @Test(
    "in its right half, a control or a recognizer answers a tap; scroll views and overrides keep it",
    arguments: [
      (1, "The button answered."), (2, "The switch answered."),
      (3, "The field began editing."), (4, "The tap recognizer of the label answered."),
      (5, "Tap a row."), (6, "Tap a row."), (7, "Tap a row."),
    ])
  func rivals(row: Int, answer: String) throws {
    let gallery = GalleryStage("cell-touches")
    try tap(row, at: row == 2 ? 325 : 290, in: gallery)
    #expect(try gallery.lines("log").last == answer)
  }

  private func tap(_ row: Int, at x: CGFloat, in gallery: GalleryStage) throws {
    let table = try #require(try gallery.view("rivals") as? UITableView)
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    gallery.stage.tap(at: table.convert(CGPoint(x: x, y: frame.midY), to: nil))
    gallery.stage.settle()
  }

  // MARK: Another order

  @Test("a song moves by its handle, and the first row of a side stays the first")
  func songs() throws {
    let gallery = GalleryStage("reorder")
    gallery.stage.reorder(row: IndexPath(row: 3, section: 0), to: IndexPath(row: 1, section: 0))
    gallery.stage.settle()
    #expect(try gallery.lines("log").last == "Two bridges is now row 0.1.")
    gallery.stage.reorder(row: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 1))
    gallery.stage.settle()
    #expect(try gallery.lines("log").last == "Overture is now row 1.1.")
    #expect(gallery.stage.cell(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "Side B")
  }

  // MARK: A hundred thousand rows

  @Test("jumping to the last of 100,000 rows makes only the cells of a screenful and three")
  func longTable() throws {
    let gallery = GalleryStage("table-100000")
    let table = try #require(try gallery.view("rows") as? UITableView)
    let visible = table.visibleCells.count
    for name in ["middle", "last", "first", "last"] {
      try gallery.tap(name)
      gallery.stage.settle()
    }
    #expect(table.cellForRow(at: IndexPath(row: 99_999, section: 0)) != nil)
    let line = try #require(try gallery.lines("log").last)
    let made = try #require(Int(line.split(separator: " ").last ?? ""))
    #expect(made >= visible)
    #expect(made <= visible + 3)
    gallery.stage.tap(row: IndexPath(row: 99_998, section: 0))
    #expect(try gallery.lines("log").last == "Row 99998 answered.")
  }
}
