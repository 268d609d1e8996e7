import Testing
import TouchstoneTesting
import UIKit

/// Section snapshots, as values.
@MainActor @Suite(.staged)
struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private let stage = Stage()
  private var faults: [String] {
    stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
  }

  /// Fruit with two kinds of apples, and nuts.
  private var food: Outline {
    var outline = Outline()
    outline.append(["fruit", "nuts"])
    outline.append(["apples", "pears"], to: "fruit")
    outline.append(["gala", "fuji"], to: "apples")
    return outline
  }

  @Test func `items are listed with each parent before its children`() {
    #expect(food.items == ["fruit", "apples", "gala", "fuji", "pears", "nuts"])
    #expect(food.rootItems == ["fruit", "nuts"])
    #expect(food.index(of: "pears") == 4 && food.index(of: "figs") == nil)
    #expect(food.contains("gala") && !food.contains("figs"))
  }

  @Test func `an item knows its parent and its level`() {
    #expect(food.parent(of: "gala") == "apples" && food.parent(of: "nuts") == nil)
    #expect(["fruit", "pears", "fuji"].map { food.level(of: $0) } == [0, 1, 2])
    #expect(faults.isEmpty)
    #expect(food.level(of: "figs") == 0 && food.parent(of: "figs") == nil)
    #expect(faults.count == 2)
  }

  @Test func `items are visible if all ancestors are expanded`() {
    var outline = food
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["apples"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    #expect(outline.isExpanded("apples") && !outline.isVisible("gala"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apples", "gala", "fuji", "pears", "nuts"])
    #expect(outline.isVisible("gala") && outline.isVisible("nuts"))
    outline.collapse(["fruit"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    #expect(outline.isExpanded("apples"))
    #expect(!outline.isVisible("figs"))
  }

  @Test func `items are inserted as siblings`() {
    var outline = food
    outline.insert(["figs"], before: "pears")
    outline.insert(["plums", "kiwis"], after: "pears")
    outline.insert(["seeds"], after: "nuts")
    #expect(
      outline.items == [
        "fruit", "apples", "gala", "fuji", "figs", "pears", "plums", "kiwis", "nuts", "seeds",
      ])
    #expect(outline.parent(of: "figs") == "fruit" && outline.parent(of: "seeds") == nil)
  }

  @Test func `a snapshot is inserted with its children`() {
    var more = Outline()
    more.append(["roots"])
    more.append(["carrots"], to: "roots")
    more.expand(["roots"])
    var outline = food
    outline.insert(more, before: "nuts")
    #expect(outline.rootItems == ["fruit", "roots", "nuts"])
    #expect(outline.visibleItems == ["fruit", "roots", "carrots", "nuts"])
    var below = food
    below.insert(more, after: "apples")
    #expect(below.parent(of: "roots") == "fruit" && below.level(of: "carrots") == 2)
    let all = ["fruit", "apples", "gala", "fuji", "roots", "carrots", "pears", "nuts"]
    #expect(below.items == all)
  }

  @Test func `deleting an item deletes everything below it`() {
    var outline = food
    outline.delete(["apples", "figs"])
    #expect(outline.items == ["fruit", "pears", "nuts"])
    outline.append(["gala"])
    #expect(outline.level(of: "gala") == 0)
    outline.deleteAll()
    #expect(outline.items.isEmpty)
    #expect(faults.isEmpty)
  }

  @Test func `the items below a parent are a snapshot`() {
    var outline = food
    outline.expand(["apples"])
    let below = outline.snapshot(of: "fruit")
    #expect(below.rootItems == ["apples", "pears"] && below.isExpanded("apples"))
    #expect(below.parent(of: "apples") == nil && below.level(of: "gala") == 1)
    let whole = outline.snapshot(of: "fruit", includingParent: true)
    #expect(whole.rootItems == ["fruit"] && whole.items.count == 5)
    #expect(outline.snapshot(of: "figs").items.isEmpty && faults.count == 1)
  }

  @Test func `the children of a parent are replaced as a whole, or not at all`() {
    var outline = food
    var kinds = Outline()
    kinds.append(["gala", "elstar"])
    outline.replace(childrenOf: "apples", using: kinds)
    #expect(outline.snapshot(of: "apples").items == ["gala", "elstar"])
    var clash = Outline()
    clash.append(["figs", "nuts"])
    outline.replace(childrenOf: "apples", using: clash)
    #expect(outline.snapshot(of: "apples").items == ["gala", "elstar"])
    #expect(faults.count == 1)
  }

  @Test func `duplicates and absent items are one line each and change nothing`() {
    var outline = food
    outline.append(["gala"])
    outline.append(["figs", "figs"])
    outline.append(["figs"], to: "plums")
    outline.insert(["figs"], after: "plums")
    outline.expand(["fruit", "plums"])
    #expect(faults.count == 5)
    #expect(outline.items == food.items && !outline.isExpanded("fruit"))
  }

  @Test func `a copy is independent, and the description shows the levels`() {
    let first = food
    var second = Outline(first)
    second.expand(["fruit"])
    second.delete(["apples", "nuts"])
    #expect(first.items.count == 6 && !first.isExpanded("fruit"))
    #expect(second.visualDescription() == "- fruit\n  * pears")
  }

  @Test func `ten thousand levels are no problem`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([0])
    for level in 1...10_000 { outline.append([level], to: level - 1) }
    outline.expand(Array(0...10_000))
    #expect(outline.level(of: 10_000) == 10_000)
    #expect(outline.visibleItems == Array(0...10_000))
    outline.delete([1])
    #expect(outline.items == [0])
  }
}
