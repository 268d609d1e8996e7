#if Raster
import Foundation
import Testing
import TouchstoneLayers
import TouchstoneRaster
import TouchstoneTesting
import UIKit

/// The pixels of drawings.
@MainActor @Suite(.staged) struct PixelTests {
  private let size = CGSize(width: 20, height: 20)
  private var box: CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the pixels of a drawing in an image with one pixel per point.
  private func pixels(_ draw: (CGContext) -> Void) throws -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return try Pixels(image)
  }

  private struct Pixels {
    let bytes: [UInt8]
    let width: Int

    @MainActor init(_ image: UIImage) throws {
      let picture = try #require(image.cgImage)
      let data = try #require(picture.dataProvider?.data)
      bytes = [UInt8](Data(referencing: data))
      width = picture.width
      #expect(bytes.count == picture.bytesPerRow * picture.height)
    }

    subscript(x: Int, y: Int) -> [UInt8] {
      let place = (y * width + x) * 4
      return Array(bytes[place..<place + 4])
    }
  }

  private func near(_ one: [UInt8], _ other: [Int], within tolerance: Int = 2) -> Bool {
    zip(one, other).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  @Test("filled areas have their color, and others are transparent")
  func filling() throws {
    let pixels = try pixels { context in
      context.setFillColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.setFillColor(UIColor(white: 1, alpha: 0.5).cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect(near(pixels[10, 10], [255, 128, 0, 255]))
    #expect(pixels[17, 17] == [0, 0, 0, 0])
    #expect(near(pixels[1, 1], [128, 128, 128, 128]))
  }

  @Test("a mask keeps drawing where its image is opaque, until the saved state is restored")
  func masks() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let mask = try #require(
      UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
      }.cgImage)
    let pixels = try pixels { context in
      context.saveGState()
      context.clip(to: box, mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(box)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    // The bottom of the image is at the smallest y.
    #expect(near(pixels[17, 17], [255, 0, 0, 255]))
    #expect(pixels[17, 10] == [0, 0, 0, 0])
    #expect(pixels[17, 2] == [0, 0, 0, 0])
    #expect(pixels[2, 2][2] > 200)
  }

  @Test("an outline covers the same area as a line of its width")
  func outlines() throws {
    let path = CGPath(ellipseIn: box.insetBy(dx: 4, dy: 4), transform: nil)
    let drawn = try pixels { context in
      context.setLineWidth(3)
      context.addPath(path)
      context.strokePath()
    }
    let filled = try pixels { context in
      context.addPath(
        path.copy(strokingWithWidth: 3, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
      context.fillPath()
    }
    for (one, other) in zip(drawn.bytes, filled.bytes) { #expect(abs(Int(one) - Int(other)) <= 12) }
  }

  @Test func `A pattern repeats its image from the origin in fills and strokes`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let color = UIColor(patternImage: image)
    let pixels = try pixels { context in
      context.translateBy(x: 1, y: 0)
      color.set()
      context.fill(CGRect(x: 0, y: 0, width: 18, height: 8))
      context.setAlpha(0.5)
      context.setLineWidth(4)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 14), CGPoint(x: 18, y: 14)])
    }
    #expect(pixels[0, 4] == [0, 0, 0, 0])
    for x in 1..<19 {
      let isRed = x % 4 < 2
      #expect(near(pixels[x, 4], isRed ? [255, 0, 0, 255] : [0, 0, 255, 255]), "\(x)")
      #expect(near(pixels[x, 14], isRed ? [128, 0, 0, 128] : [0, 0, 128, 128]), "\(x)")
    }
  }

  @Test("a translucent layer is composited as a whole, and clearing in it stays inside")
  func groups() throws {
    let pixels = try pixels { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(box)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
      context.fill(CGRect(x: 8, y: 0, width: 12, height: 20))
      context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    #expect(near(pixels[10, 10], [128, 128, 128, 255]))
    #expect(near(pixels[2, 10], [128, 128, 128, 255]))
    #expect(pixels[1, 1] == [255, 255, 255, 255])
  }

  @Test(
    "blend modes follow their formulas",
    arguments: [
      (CGBlendMode.normal, [0, 0, 255]), (.multiply, [0, 0, 102]), (.screen, [204, 128, 255]),
      (.difference, [204, 128, 153]), (.plusLighter, [204, 128, 255]), (.darken, [0, 0, 102]),
      (.lighten, [204, 128, 255]), (.sourceIn, [0, 0, 255]),
    ])
  func blending(mode: CGBlendMode, expected: [Int]) throws {
    let pixels = try pixels { context in
      context.setFillColor(UIColor(red: 0.8, green: 0.5, blue: 0.4, alpha: 1).cgColor)
      context.fill(box)
      context.setBlendMode(mode)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(near(pixels[10, 10], expected + [255]))
    // Pixels outside the shape are unchanged, as in Core Graphics.
    #expect(near(pixels[1, 1], [204, 128, 102, 255]))
  }

  @Test("a shadow has its offset and blur, and does not rotate with the shape")
  func shadows() throws {
    let sharp = try pixels { context in
      context.rotate(by: 0)
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: -1, y: 1)
      context.setShadow(offset: CGSize(width: 8, height: 5), blur: 0, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 4, y: 2, width: 4, height: 4))
    }
    #expect(near(sharp[4, 4], [0, 0, 0, 255]))
    #expect(near(sharp[12, 9], [255, 0, 0, 255]))
    #expect(sharp[18, 15] == [0, 0, 0, 0])
    let soft = try pixels { context in
      context.setShadow(offset: .zero, blur: 6, color: UIColor.black.cgColor)
      context.setFillColor(UIColor.clear.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 7, y: 7, width: 6, height: 6))
      context.endTransparencyLayer()
    }
    let row = (0..<7).map { Int(soft[$0, 10][3]) }
    #expect(row == row.sorted() && row[6] > 60 && row[0] < 20, "\\(row)")
  }

  @Test("a shadow scales with its image, and a layer's shadow rotates with it")
  func scaledShadows() throws {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.setShadow(
        offset: CGSize(width: 2, height: 0), blur: 0, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    let large = try pixels { _ in image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    #expect(near(large[14, 6], [255, 0, 0, 255]) && near(large[10, 6], [0, 0, 0, 255]))
    #expect(large[17, 6] == [0, 0, 0, 0])
    let outer = CALayer()
    outer.bounds = box
    let layer = CALayer()
    layer.frame = CGRect(x: 8, y: 8, width: 4, height: 4)
    layer.backgroundColor = UIColor.black.cgColor
    (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (UIColor.red.cgColor, 1, 0)
    layer.shadowOffset = CGSize(width: 4, height: 0)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    outer.addSublayer(layer)
    let turned = try pixels { outer.render(in: $0) }
    #expect(near(turned[10, 14], [255, 0, 0, 255]) && turned[14, 10][3] == 0)
  }

  @Test("gradients interpolate between their colors")
  func gradients() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
    let pixels = try pixels { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
    }
    for x in 0..<20 {
      let expected = Int((Double(x) + 0.5) / 20 * 255)
      #expect(near(pixels[x, 7], [expected, expected, expected, 255], within: 3))
    }
  }

  @Test("an image drawn upright is upright, and a Core Graphics image is flipped")
  func upright() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let encoded = try #require(image.pngData().flatMap { UIImage(data: $0) })
    for picture in [image, encoded] {
      let upright = try pixels { _ in picture.draw(in: box) }
      #expect(near(upright[10, 2], [255, 0, 0, 255]) && upright[10, 17][3] == 0)
      let cgImage = try #require(picture.cgImage)
      let turned = try pixels { $0.draw(cgImage, in: box) }
      #expect(near(turned[10, 17], [255, 0, 0, 255]) && turned[10, 2][3] == 0)
    }
    // In a context with an upward y axis, as app code creates it, it is upright again.
    let own = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    own.draw(try #require(encoded.cgImage), in: box)
    let made = try Pixels(UIImage(cgImage: try #require(own.makeImage())))
    #expect(near(made[10, 2], [255, 0, 0, 255]) && made[10, 17][3] == 0)
  }

  @Test("a PNG has the image's pixels, and a decoded one is returned unchanged")
  func png() throws {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.green.setFill()
      context.fill(box)
    }
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: image.scale))
    #expect(read.size == size && read.pngData() == data)
    #expect(near(try Pixels(read)[3, 3], [0, 255, 0, 255]))
    #expect(image.jpegData(compressionQuality: 1) == nil)
  }

  @Test("text is painted at its measured position, and a tinted image in one color")
  func letters() throws {
    let font = UIFont.systemFont(ofSize: 16)
    let pixels = try pixels { _ in "H".draw(at: .zero, withAttributes: [.font: font]) }
    let columns = (0..<20).filter { x in (0..<20).contains { pixels[x, $0][3] > 128 } }
    let rows = (0..<20).filter { y in (0..<20).contains { pixels[$0, y][3] > 128 } }
    // The H of Liberation Sans extends from 168 to 1311 of 2048 units, and has the height of
    // capitals.
    #expect(columns.first == 1 && columns.last == 9, "\\(columns)")
    #expect(abs(CGFloat(rows.count) - font.capHeight) < 1.5, "\\(rows)")
    let tinted = try Pixels(
      UIGraphicsImageRenderer(size: size).image { _ in
        "H".draw(at: .zero, withAttributes: [.font: font])
      }.withTintColor(.red))
    #expect(tinted.bytes.chunked(4).allSatisfy { $0[1] == 0 && $0[2] == 0 && $0[0] == $0[3] })
  }

  @Test("a mask hides by its opacity, and a layer's opacity applies to its whole subtree")
  func layers() throws {
    let layer = CALayer()
    layer.bounds = box
    layer.backgroundColor = UIColor.red.cgColor
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
    layer.mask = mask
    let masked = try pixels { layer.render(in: $0) }
    #expect(near(masked[5, 5], [128, 0, 0, 128]) && masked[15, 5] == [0, 0, 0, 0])
    layer.mask = nil
    layer.opacity = 0.5
    let inner = CALayer()
    inner.frame = box
    inner.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(inner)
    #expect(near(try pixels { layer.render(in: $0) }[5, 5], [0, 0, 128, 128]))
  }

  @Test("the stage's image has the screen's pixels")
  func stage() throws {
    let stage = Stage(size: CGSize(width: 30, height: 40))
    stage.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.backgroundColor = .blue
    view.layer.cornerRadius = 5
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let pixels = try Pixels(stage.picture)
    #expect(pixels.width == 90)
    #expect(pixels[45, 45] == [0, 0, 255, 255] && pixels[30, 30] == [255, 255, 255, 255])
  }

  @Test("invalid lists are painted as far as possible, and an image that is too large is refused")
  func oddLists() {
    let context = CGContext(pictureOf: size)
    context.restoreGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(box)
    context.setLineDash(phase: 1, lengths: [0, 0])
    context.setLineWidth(-4)
    context.stroke(box)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.clip()
    context.fillEllipse(in: box)
    context.setShadow(offset: .zero, blur: 1e9, color: UIColor.red.cgColor)
    context.fill(box)
    let picture = Raster.pixels(of: context.list, size: size, scale: 1, for: "a test")
    #expect(picture?.bytes.count == 1600)
    #expect(
      Raster.pixels(of: context.list, size: CGSize(width: 1e6, height: 1), scale: 1, for: "a test")
        == nil)
    #expect(Raster.pixels(of: context.list, size: .zero, scale: 1, for: "a test") == nil)
  }
}

extension Array {
  fileprivate func chunked(_ count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
#endif
