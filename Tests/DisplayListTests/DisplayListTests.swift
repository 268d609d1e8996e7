import Foundation
import Testing

@testable import TouchstoneDisplay
@testable import TouchstoneHost

@Suite("Display lists and their differences")
struct DisplayListTests {
  private func node(_ id: Int, x: Double = 0, children: [Int] = []) -> DisplayNode {
    var node = DisplayNode(id: id, className: "UIView")
    node.matrix.tx = x
    node.children = children
    return node
  }

  /// Applies a difference like the page does.
  private func apply(_ difference: DisplayListDifference, to old: DisplayList?) -> [Int:
    DisplayNode]
  {
    var nodes: [Int: DisplayNode] = [:]
    for node in old?.nodes ?? [] { nodes[node.id] = node }
    for id in difference.removed { nodes[id] = nil }
    for node in difference.changed { nodes[node.id] = node }
    return nodes
  }

  @Test("only changes are sent")
  func changed() {
    let old = DisplayList(roots: [1], nodes: [node(1, children: [2, 3]), node(2), node(3)])
    let new = DisplayList(roots: [1], nodes: [node(1, children: [2, 4]), node(2, x: 5), node(4)])
    let difference = DisplayListDifference(from: old, to: new)
    #expect(difference.roots == nil)
    #expect(difference.changed.map(\.id) == [1, 2, 4])
    #expect(difference.removed == [3])
    #expect(DisplayListDifference(from: new, to: new).isEmpty)
    #expect(DisplayListDifference(from: nil, to: new).changed == new.nodes)
    #expect(DisplayListDifference(from: nil, to: new).roots == [1])
  }

  @Test("a page that applies the difference has the new display list, for any two lists")
  func law() {
    var seed: UInt64 = 3
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 40) % limit
    }
    func random() -> DisplayList {
      let ids = (1...12).filter { _ in next(2) == 0 }
      return DisplayList(
        roots: Array(ids.prefix(1)), nodes: ids.map { node($0, x: Double(next(2))) })
    }
    var old: DisplayList?
    for _ in 0..<500 {
      let new = random()
      let difference = DisplayListDifference(from: old, to: new)
      let nodes = apply(difference, to: old)
      #expect(nodes == Dictionary(uniqueKeysWithValues: new.nodes.map { ($0.id, $0) }))
      #expect((difference.roots ?? old?.roots) == new.roots)
      old = new
    }
  }

  @Test("a list with cycles or unknown nodes is still applied")
  func wrongList() {
    var list = DisplayList()
    let wrong = DisplayList(
      roots: [1, 9], nodes: [node(1, children: [2, 7]), node(2, children: [1])])
    list.apply(DisplayListDifference(from: nil, to: wrong))
    #expect(list.nodes.map(\.id) == [1, 2])
  }

  @Test("a rectangle's location on the screen follows from the transforms of its ancestor layers")
  func places() {
    let turned = DisplayMatrix(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    let moved = DisplayMatrix(tx: 100, ty: 200)
    let inner = DisplayRectangle(x: 0, y: 0, width: 4, height: 2)
    #expect(
      inner.transformed(by: turned) == DisplayRectangle(x: 8, y: 0, width: 2, height: 4))
    #expect(
      inner.transformed(by: turned.followed(by: moved))
        == DisplayRectangle(x: 108, y: 200, width: 2, height: 4))
    #expect(
      inner.transformed(by: moved.followed(by: turned))
        == inner.transformed(by: moved).transformed(by: turned))
  }

  @Test("a plain layer is a short line of JSON")
  func plain() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(node(7)), as: UTF8.self)
    #expect(text == #"{"class":"UIView","id":7}"#)
  }

  @Test("a layer with all properties survives encoding")
  func whole() throws {
    var node = node(1, x: 1.25, children: [2, 3])
    node.identifier = "card"
    node.isView = false
    node.bounds = DisplayRectangle(x: 1, y: 2, width: 3, height: 4)
    node.isHidden = true
    node.opacity = 0.5
    node.isInteractive = false
    node.background = DisplayColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    node.borderWidth = 2
    node.borderColor = DisplayColor(red: 0, green: 0, blue: 0)
    node.cornerRadius = 9
    node.maskedCorners = 3
    node.clips = true
    node.shadow = DisplayShadow(
      color: DisplayColor(red: 0, green: 0, blue: 0), dx: 1, dy: 2, radius: 3)
    node.contents = DisplayImage(key: "a b", width: 10, height: 20)
    var text = DisplayStep(.text)
    text.text = "Hello"
    text.font = DisplayFont(size: 17, weight: 700)
    text.rectangle = DisplayRectangle(x: 1, y: 12)
    var stroke = DisplayStep(.stroke)
    stroke.path = "M0 0L1 1"
    stroke.pen = DisplayPen(width: 2, dash: [1, 2])
    node.drawing = [text, stroke]
    node.drawingBounds = DisplayRectangle(x: -1, y: -1, width: 9, height: 9)
    node.mask = "M0 0Z"
    let data = try JSONEncoder().encode(node)
    #expect(try JSONDecoder().decode(DisplayNode.self, from: data) == node)
  }

  @Test("a color is eight digits, and components out of range are clamped")
  func color() throws {
    let color = DisplayColor(red: 2, green: -1, blue: .nan, alpha: 0.5)
    let data = try JSONEncoder().encode([color])
    #expect(String(decoding: data, as: UTF8.self) == ##"["#ff000080"]"##)
    #expect(try JSONDecoder().decode([DisplayColor].self, from: data) == [color])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DisplayColor].self, from: Data(##"["#ff00"]"##.utf8))
    }
  }

  @Test("a number that is not finite becomes 0, because JSON has no such number")
  func notFinite() throws {
    let data = try JSONEncoder().encode(
      DisplayRectangle(x: .nan, y: .infinity, width: 1e300, height: 1 / 3))
    let back = try JSONDecoder().decode(DisplayRectangle.self, from: data)
    #expect(back == DisplayRectangle(x: 0, y: 0, width: 1e300, height: 0.333333))
  }
}
