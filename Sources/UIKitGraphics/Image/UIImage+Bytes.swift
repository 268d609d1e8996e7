internal import TouchstoneLayers
internal import TouchstoneRaster

extension UIImage {
  /// Returns the image as PNG data: the original bytes if it was made from a PNG and is displayed
  /// upright.
  ///
  /// All other images have to be painted, which requires the package trait `Raster`. Without it, a
  /// fault is reported and the result is `nil`.
  public func pngData() -> Data? {
    if look.orientation == .up, let encoded = look.picture?.encoded, encoded.format == .png {
      return encoded.bytes
    }
    return pixels(for: "pngData()")?.png
  }

  /// Returns the bytes of the JPEG from which the image was made, or `nil` for any other image.
  ///
  /// For any other image a fault is reported, because JPEG files can't be written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if look.orientation == .up, let encoded = look.picture?.encoded, encoded.format == .jpeg {
      return encoded.bytes
    }
    NumberCheck.tell(
      "jpegData(compressionQuality:) can't write JPEG; use pngData() with the package trait Raster",
      self)
    return nil
  }

  private func pixels(for use: String) -> PixelPicture? {
    look.uprightPicture.flatMap { Raster.pixels(of: $0, for: use) }
  }
}

/// A provider of an image's bytes.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes, which are computed on access for an image's pixels.
  public var data: CFData? { make() }
  private let make: () -> CFData?

  init(_ make: @escaping () -> CFData?) { self.make = make }

  /// Creates a provider of the given bytes.
  public convenience init?(data: CFData) { self.init { data } }
}

extension CGImage {
  /// The pixels, row by row from the top, four bytes each: red, green, blue and alpha, with
  /// premultiplied colors.
  ///
  /// They are painted on access, which requires the package trait `Raster`. Without it, a fault is
  /// reported and the provider has no data.
  public var dataProvider: CGDataProvider? {
    CGDataProvider {
      Raster.pixels(of: self, for: "CGImage.dataProvider").map { NSData(data: $0.data) }
    }
  }

  /// The number of bits per component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// The color space of the pixels, which is sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The position and the meaning of a pixel's alpha component.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
      .union(.byteOrder32Big)
  }

  /// Creates an image from a PNG, or returns `nil` for any other data.
  ///
  /// The host decodes and interpolates.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, ImageHeader(Data(referencing: data))?.format == .png else {
      return nil
    }
    self.init(encoded: Data(referencing: data))
  }

  /// Creates an image from a JPEG, or returns `nil` for any other data.
  ///
  /// The host decodes and interpolates.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, ImageHeader(Data(referencing: data))?.format == .jpeg else {
      return nil
    }
    self.init(encoded: Data(referencing: data))
  }
}
