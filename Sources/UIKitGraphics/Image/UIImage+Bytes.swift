internal import TouchstoneLayers
internal import TouchstoneRaster

extension UIImage {
  /// The image as a PNG: the very bytes it was made of where these are a PNG that is shown as it is.
  ///
  /// Everything else is painted, which takes the package trait `Raster`; without it a fault is told
  /// and nil is answered.
  public func pngData() -> Data? {
    if look.orientation == .up, let encoded = look.picture?.encoded, encoded.format == .png {
      return encoded.bytes
    }
    return pixels(for: "pngData()")?.png
  }

  /// The bytes of the JPEG that the image was made of; of anything else nil, and a fault is told: no
  /// JPEG is written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if look.orientation == .up, let encoded = look.picture?.encoded, encoded.format == .jpeg {
      return encoded.bytes
    }
    NumberCheck.tell(
      "jpegData(compressionQuality:) writes no JPEG; use pngData(), with the package trait Raster",
      self)
    return nil
  }

  private func pixels(for use: String) -> PixelPicture? {
    look.uprightPicture.flatMap { Raster.pixels(of: $0, for: use) }
  }
}

/// The bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes; for an image's pixels they are made when they are asked for.
  public var data: CFData? { make() }
  private let make: () -> CFData?

  init(_ make: @escaping () -> CFData?) { self.make = make }

  /// Holds bytes.
  public convenience init?(data: CFData) { self.init { data } }
}

extension CGImage {
  /// The pixels, row by row from the top, four bytes each: red, green, blue and alpha, the colours
  /// multiplied by it.
  ///
  /// They are painted when they are asked for, which takes the package trait `Raster`; without it a
  /// fault is told and the provider has no data.
  public var dataProvider: CGDataProvider? {
    CGDataProvider {
      Raster.pixels(of: self, for: "CGImage.dataProvider").map { NSData(data: $0.data) }
    }
  }

  /// Bits of one part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// What the parts of a pixel mean.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Where in a pixel its opacity is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How a pixel lies.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
      .union(.byteOrder32Big)
  }

  /// Makes an image of a PNG; nil for anything else. Decoding and smoothing are the host's.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, ImageHeader(Data(referencing: data))?.format == .png else {
      return nil
    }
    self.init(encoded: Data(referencing: data))
  }

  /// Makes an image of a JPEG; nil for anything else. Decoding and smoothing are the host's.
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
