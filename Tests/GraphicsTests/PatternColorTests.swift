import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// Colors that repeat an image.
@MainActor @Suite(.staged) struct PatternColorTests {
  /// An image of four by two points with a red left half.
  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  private func fills(_ list: DrawingList) -> [(box: CGRect, color: CGColor)] {
    list.commands.compactMap {
      guard case .fill(let path, let color, _) = $0 else { return nil }
      return (CGPath(segments: path).boundingBox, color)
    }
  }

  @Test func `A pattern has only an opacity as a component, and no red`() {
    let color = UIColor(patternImage: image)
    #expect(color.cgColor.pattern != nil)
    #expect(color.cgColor.components == [1])
    #expect(color.cgColor.numberOfComponents == 1)
    #expect(color.cgColor.colorSpace?.model == .pattern)
    var red: CGFloat = 7
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(!color.getWhite(&red, alpha: nil))
    #expect(!color.getHue(&red, saturation: nil, brightness: nil, alpha: nil))
    #expect(red == 7)
    #expect(UIColor.red.cgColor.pattern == nil)
  }

  @Test func `Patterns are equal if their images and opacities are`() throws {
    let image = image
    let color = UIColor(patternImage: image)
    #expect(color == UIColor(patternImage: image))
    #expect(color == UIColor(patternImage: self.image))
    let picture = try #require(image.cgImage)
    let turned = UIImage(cgImage: picture, scale: image.scale, orientation: .down)
    #expect(color != UIColor(patternImage: turned))
    #expect(color != .black)
    let half = color.withAlphaComponent(0.5)
    #expect(half != color)
    #expect(half.cgColor.pattern == color.cgColor.pattern)
    #expect(half.cgColor.components == [0.5])
  }

  @Test func `An empty image gives a clear color, and so do patterns in patterns in patterns`() {
    #expect(UIColor(patternImage: UIImage()) == .clear)
    var color = UIColor(patternImage: image)
    for depth in 2...3 {
      let nested = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      color = UIColor(patternImage: nested)
      #expect((color.cgColor.pattern == nil) == (depth == 3))
    }
  }

  @Test func `A drawn pattern begins at the origin of the context, whatever its transform`() {
    let context = CGContext(pictureOf: CGSize(width: 100, height: 100))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor(patternImage: image).set()
    context.translateBy(x: 10, y: 20)
    UIRectFill(CGRect(x: 1, y: 2, width: 30, height: 40))
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).stroke()
    let colors = context.list.commands.compactMap { command -> CGColor? in
      switch command {
      case .fill(_, let color, _), .stroke(_, let color, _): color
      default: nil
      }
    }
    #expect(colors.count == 3)
    for color in colors {
      #expect(color.pattern?.transform == CGAffineTransform(translationX: -10, y: -20))
    }
  }

  @Test func `A snapshot repeats a background's image from the view's own origin`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.backgroundColor = UIColor(patternImage: image)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    let context = CGContext(pictureOf: CGSize(width: 100, height: 100))
    outer.layer.render(in: context)
    let patterns = fills(context.list).compactMap(\.color.pattern)
    #expect(patterns.map(\.transform) == [.identity])
  }

  @Test func `An animation from or to a pattern has no colors in between`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let pattern = UIColor(patternImage: image)
    UIView.animate(withDuration: 1) { view.backgroundColor = pattern }
    for _ in 0..<8 {
      stage.advance(by: 0.2)
      let shown = try #require((view.layer.presentation() ?? view.layer).backgroundColor)
      #expect(shown == UIColor.red.cgColor || shown == pattern.cgColor)
    }
    #expect(view.layer.backgroundColor == pattern.cgColor)
  }
}
