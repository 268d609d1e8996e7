import Testing
import TouchstoneHost
import TouchstoneLayers
import TouchstoneTesting
import UIKit
import UIKitGraphics

/// Images that apps make of pixels.
@Suite(.staged) struct PixelImageTests {
  private func layout(
    _ bits: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []
  ) -> PixelLayout? {
    PixelLayout(
      bitsPerComponent: 8, bitsPerPixel: bits,
      info: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue))
  }

  private func row(_ layout: PixelLayout?, _ bytes: [UInt8]) -> [UInt8]? {
    layout?.rows(of: Data(bytes), width: 1, height: 1, bytesPerRow: bytes.count)?.first
  }

  @Test func `Every layout of a pixel is read as red, green, blue and opacity`() {
    let wanted: [UInt8] = [10, 20, 30, 255]
    #expect(row(layout(32, .last), [10, 20, 30, 255]) == wanted)
    #expect(row(layout(32, .first), [255, 10, 20, 30]) == wanted)
    #expect(row(layout(32, .noneSkipLast), [10, 20, 30, 7]) == wanted)
    #expect(row(layout(32, .noneSkipFirst, .byteOrder32Little), [30, 20, 10, 7]) == wanted)
    #expect(row(layout(32, .premultipliedFirst, .byteOrder32Little), [30, 20, 10, 255]) == wanted)
    #expect(row(layout(24, .none), [10, 20, 30]) == wanted)
    #expect(row(layout(8, .none), [9]) == [9, 9, 9, 255])
  }

  @Test func `Premultiplied colors are divided by their opacity`() {
    #expect(row(layout(32, .premultipliedLast), [64, 0, 128, 128]) == [128, 0, 255, 128])
    #expect(row(layout(32, .premultipliedLast), [9, 9, 9, 0]) == [9, 9, 9, 0])
    #expect(row(layout(32, .last), [64, 0, 128, 128]) == [64, 0, 128, 128])
  }

  private func image(
    width: Int = 2, height: Int = 2, bytesPerRow: Int = 8, bits: Int = 32, count: Int = 16
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: NSData(data: Data(repeating: 255, count: count)))
    else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits,
      bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  @Test func `Pixels become a PNG of their size, and too few or strange ones no image`() throws {
    let made = try #require(image())
    #expect(made.width == 2 && made.height == 2)
    let header = ImageHeader(try #require(made.encoded).bytes)
    #expect(header?.format == .png && header?.width == 2)
    #expect(image(count: 15) == nil)
    #expect(image(bytesPerRow: 4) == nil)
    #expect(image(bits: 16) == nil)
    #expect(image(width: 0) == nil && image(height: -1) == nil)
    #expect(image(height: 9000, bytesPerRow: .max / 2) == nil)
    #expect(image(bytesPerRow: .max) == nil)
    // The last row needs no padding.
    #expect(image(bytesPerRow: 12, count: 20) != nil)
  }

  @MainActor @Test func `A layer tells its host to show pixels as squares`() throws {
    let stage = Stage()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.image = image().map { UIImage(cgImage: $0) }
    view.layer.magnificationFilter = .nearest
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(view.layer.contents != nil)
    func isNearest() throws -> Bool? {
      let list = ApplicationHost(stage.application).displayList()
      let node = try #require(list.nodes.first { $0.contents != nil })
      return node.contents?.nearest
    }
    #expect(try isNearest() == true)
    view.layer.magnificationFilter = .linear
    #expect(try isNearest() == nil)
  }
}
