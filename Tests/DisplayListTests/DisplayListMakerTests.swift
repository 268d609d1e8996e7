import Foundation
import Testing
import TouchstoneGeometry
import TouchstoneLayers

@testable import TouchstoneDisplay
@testable import TouchstoneHost

@Suite("Display lists of layers") @MainActor
struct DisplayListMakerTests {
  private let maker = DisplayListMaker { layer in
    LayerOwner(
      className: layer.name ?? "CALayer", identifier: "", isView: false, isInteractive: true)
  }

  private func layer(_ name: String, _ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  private func node(_ name: String, in list: DisplayList) throws -> DisplayNode {
    try #require(list.nodes.first { $0.className == name })
  }

  @Test("parent layers come first, in drawing order")
  func order() throws {
    let root = layer("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = layer("front", .zero, in: root)
    front.zPosition = 1
    _ = layer("back", .zero, in: root)
    _ = layer("inner", .zero, in: front)
    let list = maker.displayList(of: [root])
    #expect(list.nodes.map(\.className) == ["root", "back", "front", "inner"])
    let children = try node("root", in: list).children
    #expect(children == [2, 3].map { list.nodes[$0 == 2 ? 1 : 2].id })
    #expect(list.roots == [list.nodes[0].id])
  }

  @Test("a layer keeps its ID, and a new layer never reuses an ID")
  func numbers() throws {
    let root = layer("root", .zero)
    var seen: Set<Int> = []
    for index in 0..<300 {
      let child = layer("child \(index)", .zero, in: root)
      let list = maker.displayList(of: [root])
      let number = try node("child \(index)", in: list).id
      #expect(maker.number(of: child) == number)
      #expect(seen.insert(number).inserted)
      #expect(try node("root", in: list).id == maker.number(of: root))
      child.removeFromSuperlayer()
    }
  }

  @Test("geometry and appearance are the layer's")
  func values() throws {
    let root = layer("root", CGRect(x: 10, y: 20, width: 100, height: 50))
    root.bounds.origin = CGPoint(x: 3, y: 4)
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.borderWidth = 2
    root.borderColor = CGColor.black
    root.cornerRadius = 7
    root.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    root.masksToBounds = true
    root.opacity = 0.5
    root.shadowOpacity = 0.5
    root.shadowColor = CGColor.black
    root.shadowOffset = CGSize(width: 1, height: 2)
    root.shadowRadius = 3
    let node = try node("root", in: maker.displayList(of: [root]))
    #expect(node.bounds == DisplayRectangle(x: 3, y: 4, width: 100, height: 50))
    #expect(node.matrix == DisplayMatrix(tx: 7, ty: 16))
    #expect(node.background == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(node.borderWidth == 2)
    #expect(node.borderColor == DisplayColor(red: 0, green: 0, blue: 0))
    #expect(node.cornerRadius == 7)
    #expect(node.maskedCorners == 3)
    #expect(node.clips)
    #expect(node.opacity == 0.5)
    let shadow = DisplayShadow(
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5), dx: 1, dy: 2, radius: 3)
    #expect(node.shadow == shadow)
  }

  @Test("drawing is written as canvas commands")
  func drawing() throws {
    let root = Painter()
    root.name = "root"
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.paint = { context in
      context.saveGState()
      context.translateBy(x: 5, y: 6)
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 1, y: 2, width: 3.5, height: 4))
      context.restoreGState()
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineDash(phase: 1, lengths: [4, 2])
      context.move(to: .zero)
      context.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 9, y: 0))
      context.strokePath()
      context.setBlendMode(.sourceAtop)
    }
    root.setNeedsDisplay()
    root.displayIfNeeded()
    let drawing = try node("root", in: maker.displayList(of: [root])).drawing
    #expect(drawing.map(\.operation) == [.save, .transform, .fill, .restore, .stroke, .blend])
    #expect(drawing[1].matrix == DisplayMatrix(tx: 5, ty: 6))
    #expect(drawing[2].path == "M1 2L4.5 2L4.5 6L1 6Z")
    #expect(drawing[2].color == DisplayColor(red: 0, green: 0, blue: 1))
    #expect(drawing[4].path == "M0 0Q9 0 9 9")
    #expect(drawing[4].pen == DisplayPen(width: 2, cap: "round", dash: [4, 2], phase: 1))
    #expect(drawing[5].text == "source-atop")
  }

  @Test func `a text in a font of the app names the font's file`() throws {
    let root = Painter()
    root.name = "root"
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.paint = { context in
      var run = TextRun(
        string: "a", fontName: "Face", fontSize: 20, fontWeight: 400,
        color: CGColor(red: 0, green: 0, blue: 1, alpha: 1), origin: CGPoint(x: 1, y: 30),
        width: 9)
      context.draw(run)
      run.file = 7
      context.draw(run)
    }
    root.setNeedsDisplay()
    root.displayIfNeeded()
    let drawing = try node("root", in: maker.displayList(of: [root])).drawing
    #expect(drawing.filter { $0.operation == .text }.map(\.font?.file) == [nil, 7])
  }

  @Test("a host receives drawing as contentsGravity stretches or places it after a resize")
  func fitting() throws {
    let root = Painter()
    root.name = "root"
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.paint = { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 10)) }
    root.display()
    root.frame.size = CGSize(width: 80, height: 20)
    let stretched = try node("root", in: maker.displayList(of: [root]))
    #expect(stretched.drawing.map(\.operation) == [.save, .transform, .clip, .fill, .restore])
    #expect(stretched.drawing[1].matrix == DisplayMatrix(a: 2, d: 0.5))
    #expect(stretched.drawing[2].path == "M0 0L40 0L40 40L0 40Z")
    #expect(stretched.drawingBounds == nil)
    root.contentsGravity = .bottomRight
    let placed = try node("root", in: maker.displayList(of: [root]))
    #expect(placed.drawing[1].matrix == DisplayMatrix(tx: 40, ty: -20))
    #expect(placed.drawingBounds == DisplayRectangle(x: 40, y: -20, width: 40, height: 40))
    root.display()
    let again = try node("root", in: maker.displayList(of: [root]))
    #expect(again.drawing.map(\.operation) == [.fill])
  }

  @Test("drawing that changes is translated again")
  func redrawing() throws {
    let root = Painter()
    root.name = "root"
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    for size in [3, 4] {
      root.paint = { $0.fill(CGRect(x: 0, y: 0, width: size, height: size)) }
      root.display()
      for _ in 0..<2 {
        let drawing = try node("root", in: maker.displayList(of: [root])).drawing
        #expect(drawing.first?.path == "M0 0L\(size) 0L\(size) \(size)L0 \(size)Z")
      }
    }
  }

  @Test("an image has one name in all display lists, under which it is found")
  func images() throws {
    let image = CGImage(encoded: Data([1, 2, 3]), format: .png, width: 30, height: 60)
    let root = layer("root", CGRect(x: 0, y: 0, width: 10, height: 10))
    root.contents = image
    root.contentsScale = 3
    root.contentsGravity = .resizeAspect
    let contents = try #require(try node("root", in: maker.displayList(of: [root])).contents)
    #expect(contents.width == 10 && contents.height == 20)
    #expect(contents.gravity == "resizeAspect")
    #expect(maker.image(contents.key) === image)
    #expect(maker.image("999") == nil)
    #expect(maker.image("x") == nil)
    #expect(try node("root", in: maker.displayList(of: [root])).contents == contents)
  }

  @Test("an image that is no longer shown is released after a while")
  func oldImages() throws {
    let root = layer("root", .zero)
    root.contents = CGImage(encoded: Data(), format: .png, width: 1, height: 1)
    let key = try #require(try node("root", in: maker.displayList(of: [root])).contents).key
    root.contents = nil
    for _ in 0..<100 { _ = maker.displayList(of: [root]) }
    #expect(maker.image(key) != nil)
    for _ in 0..<800 { _ = maker.displayList(of: [root]) }
    #expect(maker.image(key) == nil)
  }

  @Test("a mask is its visible shape, in coordinates relative to the rectangle's corner")
  func mask() throws {
    let root = layer("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    root.bounds.origin = CGPoint(x: 0, y: 10)
    let mask = layer("mask", CGRect(x: 5, y: 15, width: 20, height: 10))
    root.mask = mask
    #expect(try node("root", in: maker.displayList(of: [root])).mask == "M0 0Z")
    mask.backgroundColor = CGColor.black
    #expect(
      try node("root", in: maker.displayList(of: [root])).mask == "M5 5L25 5L25 15L5 15Z")
  }

  @Test("paths have a letter for each segment and numbers to a thousandth")
  func paths() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1.0 / 3, y: -2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(PathText.text(path.segments) == "M0.333 -2C1 2 3 4 5 6Z")
    #expect(PathText.text([.move(CGPoint(x: CGFloat.nan, y: .infinity))]) == "M0 0")
  }

  /// A layer that draws with a closure.
  private final class Painter: CALayer {
    var paint: (CGContext) -> Void = { _ in }
    override func draw(in ctx: CGContext) { paint(ctx) }
  }
}
