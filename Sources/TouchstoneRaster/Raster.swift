package import TouchstoneGeometry
package import TouchstoneLayers

/// Paints pixels of recorded drawing if the package trait `Raster` is enabled.
///
/// Without the trait, nothing is painted, and a fault names the trait.
package enum Raster {
  /// Whether pixels can be painted.
  package static var isAvailable: Bool {
    #if Raster
    true
    #else
    false
    #endif
  }

  /// The longest side in pixels, which is Cairo's limit.
  package static let longestSide = 32_767

  /// Returns the pixels of an image at its own size. `use` names the app's request in a fault.
  ///
  /// Returns `nil` under the conditions of ``pixels(of:size:scale:for:)``.
  package static func pixels(of image: CGImage, for use: String) -> PixelPicture? {
    let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let context = CGContext(pictureOf: size)
    context.drawUpright(image, in: CGRect(origin: .zero, size: size))
    return pixels(of: context.list, size: size, scale: 1, for: use)
  }

  /// Returns the pixels of a list within a rectangle from the origin.
  ///
  /// - Parameters:
  ///   - list: The recorded drawing.
  ///   - size: The size of the rectangle in points.
  ///   - scale: The number of pixels per point.
  ///   - use: The app's request, for a fault.
  /// - Returns: The pixels, or `nil` if the trait is disabled, or if the image has no pixels or too
  ///   many.
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
      "\(use) requires the package trait Raster, which paints with Cairo and FreeType: build with "
        + "--traits default,Raster", nil)
    return nil
    #endif
  }
}

/// Pixels, row by row from the top.
package struct PixelPicture: Equatable, Sendable {
  /// The number of pixels per row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Red, green, blue and alpha of each pixel, with premultiplied colors.
  package let bytes: [UInt8]

  /// Creates an image from its pixels, with four bytes per pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The bytes as data.
  package var data: Data { Data(bytes) }

  /// The image as a PNG, or `nil` without the trait `Raster` or if Cairo can't write it.
  package var png: Data? {
    #if Raster
    CairoCanvas(self)?.png
    #else
    nil
    #endif
  }
}
