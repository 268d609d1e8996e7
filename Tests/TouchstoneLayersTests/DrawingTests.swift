import Foundation
import Testing
import TouchstoneGeometry
import TouchstoneLayers

/// The commands that drawing records.
@MainActor struct DrawingTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("drawing is recorded command by command")
  func commands() {
    let context = CGContext()
    context.saveGState()
    context.translateBy(x: 5, y: 6)
    context.setFillColor(red)
    context.fill(box)
    context.restoreGState()
    context.setLineWidth(3)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.strokePath()
    var style = StrokeStyle()
    style.width = 3
    #expect(
      context.list.commands == [
        .save,
        .concatenate(CGAffineTransform(translationX: 5, y: 6)),
        .fill(path: CGPath(rect: box, transform: nil).segments, color: red, evenOdd: false),
        .restore,
        .stroke(path: [.move(.zero), .line(CGPoint(x: 1, y: 1))], color: .black, style: style),
      ])
  }

  @Test("restoring restores colors and transform, and one too many has no effect")
  func state() {
    let context = CGContext()
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(.white)
    context.rotate(by: 1)
    context.restoreGState()
    context.restoreGState()
    #expect(context.fillColor == red && context.ctm.isIdentity)
    #expect(context.list.commands.filter { $0 == .restore }.count == 1)
  }

  @Test("drawing consumes its path, and drawing an empty path records nothing")
  func pathUse() {
    let context = CGContext()
    context.fillPath()
    context.strokePath()
    #expect(context.list.commands.isEmpty)
    context.addEllipse(in: box)
    #expect(context.path != nil)
    context.drawPath(using: .fillStroke)
    #expect(context.path == nil && context.list.commands.count == 2)
  }

  @Test("a layer that needs display draws once, and keeps its contents")
  func display() {
    final class Drawn: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.fill(bounds)
      }
    }
    let (root, layer) = (CALayer(), Drawn())
    layer.bounds = box
    root.addSublayer(layer)
    root.displayTreeIfNeeded()
    #expect(layer.count == 0 && layer.drawing == nil)
    layer.setNeedsDisplay()
    root.displayTreeIfNeeded()
    root.displayTreeIfNeeded()
    #expect(layer.count == 1 && layer.drawing?.commands.count == 1)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 20
    root.displayTreeIfNeeded()
    #expect(layer.count == 2)
  }

  @Test("a delegate draws, and one that sets contents keeps the layer from drawing")
  func delegates() {
    class Owner: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
      func display(_ layer: CALayer) { layer.recordDrawing() }
    }
    final class Giver: Owner {
      override func display(_ layer: CALayer) {
        layer.contents = CGImage(encoded: Data(), format: .png, width: 2, height: 1)
      }
    }
    let (layer, owner, giver) = (CALayer(), Owner(), Giver())
    layer.bounds = box
    layer.delegate = owner
    layer.display()
    #expect(layer.drawing != nil && layer.contents == nil)
    layer.delegate = giver
    layer.display()
    #expect(layer.drawing == nil && layer.contents is CGImage)
  }

  @Test("contents are placed by their gravity")
  func gravity() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let image = CGImage(encoded: Data(), format: .png, width: 40, height: 40)
    let frames: [(CALayerContentsGravity, CGRect)] = [
      (.resize, layer.bounds),
      (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
      (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
      (.left, CGRect(x: 0, y: 15, width: 20, height: 20)),
    ]
    layer.contentsScale = 2
    for (gravity, frame) in frames {
      layer.contentsGravity = gravity
      #expect(layer.contentsFrame(of: image) == frame, "\(gravity.rawValue)")
    }
  }

  @Test("a layer's rasterization scale is stored, by property and by key")
  func rasterization() {
    let layer = CALayer()
    #expect(layer.rasterizationScale == 1)
    layer.rasterizationScale = 3
    #expect(layer.value(forKeyPath: "rasterizationScale") as? CGFloat == 3)
    #expect(layer.presentation()?.rasterizationScale == 3)
    layer.rasterizationScale = .nan
    #expect(layer.rasterizationScale == 3)
  }

  @Test("rendering a tree draws backgrounds from back to front, with subtree opacity")
  func rendering() {
    let (root, child) = (CALayer(), CALayer())
    root.bounds = box
    root.backgroundColor = .white
    root.opacity = 0.5
    child.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    child.backgroundColor = red
    child.opacity = 0.5
    root.addSublayer(child)
    let hidden = CALayer()
    hidden.isHidden = true
    hidden.backgroundColor = .black
    root.addSublayer(hidden)
    let context = CGContext()
    root.render(in: context)
    var fills: [CGColor] = []
    var alphas: [CGFloat] = []
    for command in context.list.commands {
      if case .fill(_, let color, _) = command { fills.append(color) }
      if case .setAlpha(let alpha) = command { alphas.append(alpha) }
    }
    #expect(fills == [.white, red] && alphas == [0.5, 0.5])
    let groups = context.list.commands.filter { $0 == .beginGroup || $0 == .endGroup }
    #expect(groups == [.beginGroup, .beginGroup, .endGroup, .endGroup])
    #expect(context.list.commands.contains(.concatenate(CGAffineTransform(translationX: 2, y: 2))))
    let saves = context.list.commands.filter { $0 == .save }.count
    #expect(saves == context.list.commands.filter { $0 == .restore }.count)
  }

  @Test("a shape draws the stroked part of its path")
  func strokeEnds() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(box)
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = red
    layer.strokeStart = 0.125
    layer.strokeEnd = 0.5
    let context = CGContext()
    layer.renderOwn(in: context)
    var drawn: [PathSegment] = []
    for case .stroke(let path, _, _) in context.list.commands { drawn += path }
    // The outline has a length of 40: from 5 along the top edge to the bottom-right corner.
    #expect(
      drawn == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
      ])
  }

  @Test("only masked corners are round")
  func corners() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.cornerRadius = 30
    layer.maskedCorners = [.layerMinXMinYCorner]
    let outline = layer.outline
    #expect(!outline.contains(CGPoint(x: 2, y: 2)))
    for point in [CGPoint(x: 98, y: 2), CGPoint(x: 98, y: 98), CGPoint(x: 2, y: 98)] {
      #expect(outline.contains(point), "\(point)")
    }
    #expect(outline.boundingBoxOfPath == layer.bounds)
  }

  @Test("a gradient's colors are spaced evenly unless locations are given")
  func gradients() {
    let layer = CAGradientLayer()
    layer.bounds = box
    layer.colors = [red, CGColor.white, CGColor.black]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let context = CGContext()
    layer.renderOwn(in: context)
    var fills: [GradientFill] = []
    for case .gradient(let fill) in context.list.commands { fills.append(fill) }
    #expect(fills.count == 1 && fills.first?.locations == [0, 0.5, 1])
    #expect(fills.first?.start == CGPoint(x: 0, y: 5) && fills.first?.end == CGPoint(x: 10, y: 5))
  }
}
