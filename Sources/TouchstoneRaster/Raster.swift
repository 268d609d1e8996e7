package import TouchstoneGeometry
package import TouchstoneLayers

/// Paints pixels of recorded drawing, where the package trait `Raster` is on.
///
/// Without the trait nothing is painted: a fault names it, and there are no pixels.
package enum Raster {
  /// Whether pixels can be painted.
  package static var isAvailable: Bool {
    #if Raster
    true
    #else
    false
    #endif
  }

  /// The longest side that is painted, in pixels: Cairo's limit.
  package static let longestSide = 32_767

  /// The pixels of an image, one for each of its own; a fault names what the program asked for.
  package static func pixels(of image: CGImage, for use: String) -> PixelPicture? {
    let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let context = CGContext(pictureOf: size)
    context.drawUpright(image, in: CGRect(origin: .zero, size: size))
    return pixels(of: context.list, size: size, scale: 1, for: use)
  }

  /// The pixels of a list within a rectangle from the origin.
  ///
  /// - Parameters:
  ///   - list: What was drawn.
  ///   - size: The rectangle in points.
  ///   - scale: How many pixels make a point.
  ///   - use: What the program asked for, for the fault.
  /// - Returns: nil where the trait is off, or where the picture has no pixels or too many.
  package static func pixels(
    of list: DrawingList, size: CGSize, scale: CGFloat, for use: String
  ) -> PixelPicture? {
    let sides = [size.width, size.height].map { Int(clamping: ($0 * scale).rounded(.up)) }
    guard sides.allSatisfy({ (1...longestSide).contains($0) }) else {
      NumberCheck.tell("\(use) paints 1 to \(longestSide) pixels a side, not \(sides)", nil)
      return nil
    }
    #if Raster
    return CairoCanvas(width: sides[0], height: sides[1], scale: scale)?.paint(list)
    #else
    NumberCheck.tell(
      "\(use) takes the package trait Raster, which paints with Cairo and FreeType: build with "
        + "--traits default,Raster", nil)
    return nil
    #endif
  }
}

/// Pixels row by row from the top.
package struct PixelPicture: Equatable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Red, green, blue and alpha of each pixel, the colours multiplied by it.
  package let bytes: [UInt8]

  /// Makes a picture of as many bytes as it has pixels, four times.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The bytes.
  package var data: Data { Data(bytes) }

  /// The picture as a PNG; nil without the trait `Raster`.
  package var png: Data? {
    #if Raster
    CairoCanvas(self)?.png
    #else
    nil
    #endif
  }
}
