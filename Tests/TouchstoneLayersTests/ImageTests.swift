import Foundation
import Testing
import TouchstoneGeometry
import TouchstoneLayers

/// Sizes read from the first bytes of images, and from bytes that aren't images.
struct ImageTests {
  /// A PNG of 300 × 200 pixels: signature, header, a text, and a first byte of pixels.
  private let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    0, 0, 1, 0x2C, 0, 0, 0, 0xC8, 8, 6, 0, 0, 0, 1, 2, 3, 4,
    0, 0, 0, 2, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 1, 2, 3, 4,
    0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 0,
  ]

  /// Returns a JPEG of 640 × 480 pixels: a comment, fill bytes, a frame of the given kind, and the
  /// start of a scan.
  private func jpeg(_ frame: UInt8 = 0xC0) -> [UInt8] {
    [
      0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xFF, frame, 0, 17, 8, 1, 0xE0, 2,
      0x80, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1,
      0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0, 0x2A,
    ]
  }

  @Test("a PNG's size is read from its header")
  func pngSize() throws {
    let image = try #require(CGImage(encoded: Data(png)))
    #expect(image.width == 300 && image.height == 200 && image.encoded?.format == .png)
    #expect(image.encoded?.bytes == Data(png))
  }

  @Test("a JPEG's size is read from its frame, of any kind, behind comments and fill bytes")
  func jpegSize() {
    for frame in UInt8(0xC0)...0xCF {
      let header = ImageHeader(Data(jpeg(frame)))
      if [0xC4, 0xC8, 0xCC].contains(frame) {
        #expect(header == nil, "\(frame) is not a frame")
      } else {
        #expect(header?.width == 640 && header?.height == 480, "\(frame)")
        #expect(header?.format == .jpeg)
      }
    }
  }

  @Test("a slice of data reads like the data itself")
  func slices() {
    let data = Data([1, 2, 3] + png)
    #expect(ImageHeader(data.dropFirst(3))?.width == 300)
  }

  @Test("bytes that end before the pixels are not an image, wherever they end")
  func cutOff() {
    for bytes in [png, jpeg()] {
      #expect(ImageHeader(Data(bytes)) != nil)
      for count in 0..<bytes.count {
        #expect(ImageHeader(Data(bytes.prefix(count))) == nil, "\(count)")
      }
    }
  }

  @Test("An image with more pixels than a browser decodes is refused")
  func tooLarge() {
    func png(_ width: [UInt8], _ height: [UInt8]) -> Data {
      var bytes = self.png
      bytes[16...19] = width[...]
      bytes[20...23] = height[...]
      return Data(bytes)
    }
    #expect(ImageHeader(png([0, 0, 0xFF, 0xFF], [0, 0, 0x10, 0]))?.width == 65_535)
    #expect(ImageHeader(png([0, 1, 0, 0], [0, 0, 0, 1])) == nil)
    #expect(ImageHeader(png([0, 0, 0xFF, 0xFF], [0, 0, 0xFF, 0xFF])) == nil)
    #expect(ImageHeader(png([0x7F, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF])) == nil)
  }

  @Test("a size of zero, or a length beyond the data, is not an image")
  func badSizes() {
    var empty = png
    empty[18...19] = [0, 0]
    #expect(ImageHeader(Data(empty)) == nil)
    var huge = png
    huge[16] = 0xFF
    #expect(ImageHeader(Data(huge)) == nil)
    #expect(ImageHeader(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0xFF, 0xC0])) == nil)
    #expect(ImageHeader(Data([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1])) == nil)
  }

  @Test("garbage never traps")
  func garbage() {
    // A small pseudorandom generator, so that every run has the same bytes.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    for round in 0..<20_000 {
      var bytes = round.isMultiple(of: 2) ? png : jpeg()
      for _ in 0..<3 { bytes[Int(next()) % bytes.count] = next() }
      let header = ImageHeader(Data(bytes.prefix(Int(next()) % (bytes.count + 1))))
      if let header { #expect(header.width > 0 && header.height > 0) }
    }
  }
}
