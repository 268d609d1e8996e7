import Testing
import TouchstoneTesting
import UIKit

/// Several items on a pasteboard.
@MainActor
struct PasteboardItemTests {
  @Test("addresses, colors and images are written and read together")
  func several() {
    let stage = Stage()
    let board = UIPasteboard.withUniqueName()
    let addresses = ["https://a.org", "https://b.org"].compactMap { URL(string: $0) }
    board.urls = addresses
    #expect(board.urls == addresses)
    #expect(board.colors == nil)
    #expect(board.strings == ["https://a.org", "https://b.org"])
    board.colors = [.red, .blue]
    #expect(board.colors == [.red, .blue])
    #expect(board.numberOfItems == 2)
    board.images = nil
    #expect(board.numberOfItems == 0)
    withExtendedLifetime(stage) {}
  }

  @Test("items are found by their types and indexes")
  func places() {
    let stage = Stage()
    let board = UIPasteboard.withUniqueName()
    board.items = [["a": 1, "b": 2], ["b": 3], ["c": 4]]
    #expect(board.types(forItemSet: IndexSet([0, 2, 9])) == [["a", "b"], ["c"]])
    #expect(board.itemSet(withPasteboardTypes: ["b"]) == IndexSet([0, 1]))
    #expect(board.itemSet(withPasteboardTypes: ["x"]) == nil)
    #expect(board.contains(pasteboardTypes: ["b"], inItemSet: IndexSet([0, 1])))
    #expect(!board.contains(pasteboardTypes: ["b"], inItemSet: nil))
    #expect(board.values(forPasteboardType: "b", inItemSet: nil) as? [Int] == [2, 3])
    withExtendedLifetime(stage) {}
  }
}
