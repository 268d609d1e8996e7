#if Raster
import Foundation
import Testing
import TouchstoneRaster
import TouchstoneTesting
import UIKit
import UIKitAnimation

/// Drawings that are unreasonable to paint: `shot` paints all of them, or states the reason in one
/// line if it can't.
@MainActor @Suite(.staged) struct HostileDrawingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e9, -1e9, 1e-308, .leastNonzeroMagnitude, 0,
  ]

  /// Returns the pixels of the screen, as `shot` captures them.
  private func shot() -> Data? { ScreenPicture.image(of: stage.application).pngData() }

  private func draw(_ body: @escaping (CGContext) -> Void) {
    final class Drawing: UIView {
      var body: (CGContext) -> Void = { _ in }
      override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { body(context) }
      }
    }
    let view = Drawing(frame: stage.window.bounds)
    view.body = body
    stage.window.addSubview(view)
    stage.settle()
  }

  /// Draws a square after everything else.
  private func drawLast(_ context: CGContext) {
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func isRedAtTheCorner(_ png: Data?) -> Bool {
    guard let image = png.flatMap({ UIImage(data: $0) })?.cgImage,
      let picture = Raster.pixels(of: image, for: "a test")
    else { return false }
    return picture.bytes[0] > 200 && picture.bytes[1] < 80
  }

  @Test func `Invalid numbers in one drawing command leave the others unaffected`() {
    for number in Self.odd {
      draw { context in
        for body: (CGContext) -> Void in [
          { $0.move(to: CGPoint(x: number, y: 1)) },
          { $0.addLine(to: CGPoint(x: 1, y: number)) },
          {
            $0.addCurve(
              to: CGPoint(x: number, y: 5), control1: CGPoint(x: 1, y: number),
              control2: CGPoint(x: number, y: number))
          },
          { $0.addRect(CGRect(x: number, y: number, width: number, height: number)) },
          { $0.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: 1)) },
          {
            $0.addArc(
              center: CGPoint(x: number, y: 1), radius: number, startAngle: number, endAngle: 1,
              clockwise: true)
          },
          { $0.setLineWidth(number) }, { $0.setMiterLimit(number) }, { $0.setAlpha(number) },
          { $0.setLineDash(phase: number, lengths: [number, 1]) },
          { $0.setShadow(offset: CGSize(width: number, height: number), blur: number) },
          { $0.scaleBy(x: number, y: 1) }, { $0.rotate(by: number) },
          { $0.translateBy(x: number, y: number) },
        ] {
          context.saveGState()
          context.move(to: .zero)
          body(context)
          context.addLine(to: CGPoint(x: 50, y: 50))
          context.strokePath()
          body(context)
          context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
          NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
            .draw(at: CGPoint(x: 1, y: 1))
          context.restoreGState()
        }
        drawLast(context)
      }
      #expect(isRedAtTheCorner(shot()), "\(number)")
    }
  }

  @Test func `A transform that overflows leaves the rest unaffected`() {
    for factor: CGFloat in [1e8, 1e-8] {
      draw { context in
        context.saveGState()
        for _ in 0..<100 { context.scaleBy(x: factor, y: factor) }
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        drawLast(context)
      }
      #expect(isRedAtTheCorner(shot()), "\(factor)")
    }
  }

  @Test func `Groups nested 10,000 deep are painted`() {
    draw { context in
      for _ in 0..<10_000 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      drawLast(context)
      for _ in 0..<10_000 { context.endTransparencyLayer() }
    }
    #expect(isRedAtTheCorner(shot()))
  }

  @Test func `Views nested 10,000 deep are painted, each half transparent`() {
    var outer: UIView = stage.window
    for _ in 0..<10_000 {
      let view = UIView(frame: stage.window.bounds)
      view.alpha = 0.999
      view.clipsToBounds = true
      outer.addSubview(view)
      outer = view
    }
    stage.settle()
    #expect(shot() != nil)
  }

  @Test func `A million layers are painted`() {
    for index in 0..<1_000_000 {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 100, y: index / 10_000, width: 1, height: 1)
      layer.backgroundColor = UIColor.blue.cgColor
      stage.window.layer.addSublayer(layer)
    }
    draw { drawLast($0) }
    #expect(isRedAtTheCorner(shot()))
  }

  @Test func `A path of a million points, and a hundred thousand saves, are painted`() {
    draw { context in
      context.move(to: .zero)
      for index in 0..<1_000_000 {
        context.addLine(to: CGPoint(x: index % 100, y: index / 10_000))
      }
      context.setLineWidth(0.1)
      context.strokePath()
      for _ in 0..<100_000 { context.saveGState() }
      drawLast(context)
    }
    #expect(isRedAtTheCorner(shot()))
  }

  @Test func `Images too large for memory give no pixels, and the rest is painted`() {
    for side in [CGFloat(40_000), 1e6, 1e9, .infinity, .nan, 0, -5] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
        $0.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      if !(side < 40_000) { #expect(image.pngData() == nil) }
      draw { context in
        image.draw(in: CGRect(x: 0, y: 0, width: 50, height: 50))
        image.draw(in: CGRect(x: 0, y: 0, width: 1e-300, height: 1e300))
        drawLast(context)
      }
      #expect(isRedAtTheCorner(shot()), "\(side)")
    }
  }

  @Test func `Images drawn into each other end at a step limit, with one line`() {
    var image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    for _ in 0..<40 {
      let inner = image
      image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
        inner.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.draw(in: CGRect(x: 5, y: 5, width: 5, height: 5))
      }
    }
    let last = image
    draw { context in
      last.draw(at: .zero)
      drawLast(context)
    }
    #expect(isRedAtTheCorner(shot()))
  }
}
#endif
