/// The meaning of the bytes of an image's pixels, by Core Graphics' options.
package struct PixelLayout {
  /// The number of bytes per pixel.
  private let bytes: Int
  /// The offsets of red, green, blue and opacity in a pixel. Gray has the same offset three times.
  private let offsets: (red: Int, green: Int, blue: Int, alpha: Int?)
  private let isPremultiplied: Bool
  /// The bits of a bitmap info that specify the order of bytes.
  private static let orderMask: UInt32 = 0x7000

  /// Creates the layout of 8 bits per component: gray with 8 bits per pixel, or red, green and blue
  /// with 24 or 32. `nil` for any other layout.
  package init?(bitsPerComponent: Int, bitsPerPixel: Int, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
    let alpha = CGImageAlphaInfo(
      rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    bytes = bitsPerPixel / 8
    switch bitsPerPixel {
    case 8 where alpha != .alphaOnly: offsets = (0, 0, 0, nil)
    case 24: offsets = (0, 1, 2, nil)
    case 32:
      let isFirst: Bool
      let hasAlpha: Bool
      switch alpha {
      case .premultipliedFirst, .first: (isFirst, hasAlpha) = (true, true)
      case .premultipliedLast, .last: (isFirst, hasAlpha) = (false, true)
      case .noneSkipFirst: (isFirst, hasAlpha) = (true, false)
      case .noneSkipLast, CGImageAlphaInfo.none?: (isFirst, hasAlpha) = (false, false)
      default: return nil
      }
      let order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
      // The first byte of a pixel in little-endian order is its last component.
      let isLittle = info.rawValue & Self.orderMask == CGBitmapInfo.byteOrder32Little.rawValue
      let found = isLittle ? order.map { 3 - $0 } : order
      offsets = (found[0], found[1], found[2], hasAlpha ? found[3] : nil)
    default: return nil
    }
  }

  /// Returns the rows of an image as red, green, blue and opacity, without premultiplied colors.
  ///
  /// `nil` if there are too few bytes.
  package func rows(of data: Data, width: Int, height: Int, bytesPerRow: Int) -> [[UInt8]]? {
    let (before, isTooLarge) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    let (size, isTooLong) = before.addingReportingOverflow(width * bytes)
    guard !isTooLarge, !isTooLong, bytesPerRow >= width * bytes, data.count >= size else {
      return nil
    }
    return data.withUnsafeBytes { source in
      (0..<height).map { row in
        var samples: [UInt8] = []
        samples.reserveCapacity(4 * width)
        for column in 0..<width {
          let start = row * bytesPerRow + column * bytes
          let alpha = offsets.alpha.map { source[start + $0] } ?? 255
          for offset in [offsets.red, offsets.green, offsets.blue] {
            samples.append(color(source[start + offset], alpha))
          }
          samples.append(alpha)
        }
        return samples
      }
    }
  }

  private func color(_ sample: UInt8, _ alpha: UInt8) -> UInt8 {
    guard isPremultiplied, alpha > 0, alpha < 255 else { return sample }
    let (sample, alpha) = (UInt32(truncatingIfNeeded: sample), UInt32(truncatingIfNeeded: alpha))
    return UInt8(clamping: (sample * 255 + alpha / 2) / alpha)
  }
}

extension CGImage {
  /// The maximum width and height in pixels of an image that is made of pixels.
  private static let largestSide = 16_384

  /// Creates an image from pixels, row by row from the top.
  ///
  /// Pixels have 8 bits per component: gray in 8 bits, or red, green and blue in 24 or 32 bits.
  /// `nil`, after one line, for any other layout, and if the provider has too few bytes. The color
  /// space counts as sRGB, and `decode` has no effect. The host interpolates; a layer's
  /// `magnificationFilter` switches that off.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: bitmapInfo)
    else {
      NumberCheck.tell(
        "an image can't be made of \(width) x \(height) pixels of \(bitsPerPixel) bits with "
          + "\(bitsPerComponent) bits per component and the bitmap info \(bitmapInfo.rawValue)", nil
      )
      return nil
    }
    guard let data = provider.data,
      let rows = layout.rows(
        of: Data(referencing: data), width: width, height: height, bytesPerRow: bytesPerRow)
    else {
      NumberCheck.tell(
        "an image of \(width) x \(height) pixels with \(bytesPerRow) bytes per row needs more bytes "
          + "than its provider has", nil)
      return nil
    }
    self.init(
      encoded: PNGFile.bytes(width: width, rows: rows, of: .colorsWithOpacity), format: .png,
      width: width, height: height)
  }
}
