public import TouchstoneGeometry

/// The quality of image interpolation.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

extension CGContext {
  /// Draws an image, stretched to the rectangle.
  ///
  /// As in Core Graphics, the image's bottom is at the smallest y. In UIKit's coordinates, it is
  /// therefore upside down unless the app has flipped them. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = admit(rect, else: .zero, "a rectangle").standardized
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws an image, stretched to the rectangle, with its top at the smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let rect = admit(rect, else: .zero, "a rectangle")
    guard let picture = image.recording else { return record(.image(image, rect)) }
    draw(picture, in: rect)
  }

  /// Replays a recorded image in a rectangle.
  private func draw(_ picture: RecordedPicture, in rect: CGRect) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    // A single image may have any number of commands, because the app drew each of them.
    guard
      list.commands.isEmpty
        || list.commands.count + picture.list.commands.count <= Self.mostCommands
    else {
      return NumberCheck.tell(
        "an image with more than \(Self.mostCommands) drawing commands isn't drawn; "
          + "images that are drawn into each other contain the commands of all of them", self)
    }
    let isPlain = state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
    let isAlone = isPlain && picture.list.isPlain
    // An image that fills the context exactly as the previous image filled its own needs no saved
    // state.
    if isAlone, state.transform.isIdentity,
      rect == imageSize.map({ CGRect(origin: .zero, size: $0) }),
      picture.size == imageSize, picture.list.leavesNoState
    {
      return draw(picture.list)
    }
    saveGState()
    concatenate(
      CGAffineTransform(
        a: rect.width / picture.size.width, b: 0, c: 0, d: rect.height / picture.size.height,
        tx: rect.minX, ty: rect.minY))
    let path = CGPath(rect: CGRect(origin: .zero, size: picture.size), transform: nil)
    if !isAlone { beginTransparencyLayer(auxiliaryInfo: nil) }
    record(.clip(path: path.segments, evenOdd: false))
    draw(picture.list.shadowsApplying(state.transform))
    if !isAlone { endTransparencyLayer() }
    restoreGState()
  }

  /// The maximum number of commands in a list. Drawing an image twice into the next one doubles
  /// them.
  private static var mostCommands: Int { 1_000_000 }

  /// Draws an image repeatedly in all directions from the rectangle, over the whole clip area.
  ///
  /// A single image is drawn if nothing is clipped, or if more than 10,000 images would be needed.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    let clip = boundingBoxOfClipPath
    guard byTiling, rect.width > 0, rect.height > 0, clip.isWithin(NumberCheck.largest) else {
      return draw(image, in: rect)
    }
    let (left, top) = (
      rect.minX - ((rect.minX - clip.minX) / rect.width).rounded(.up) * rect.width,
      rect.minY - ((rect.minY - clip.minY) / rect.height).rounded(.up) * rect.height
    )
    let columns = ((clip.maxX - left) / rect.width).rounded(.up)
    let rows = ((clip.maxY - top) / rect.height).rounded(.up)
    guard columns * rows <= 10_000 else { return draw(image, in: rect) }
    for row in 0..<max(0, Int(clamping: rows)) {
      for column in 0..<max(0, Int(clamping: columns)) {
        let place = CGPoint(
          x: left + CGFloat(column) * rect.width, y: top + CGFloat(row) * rect.height)
        draw(image, in: CGRect(origin: place, size: rect.size))
      }
    }
  }

  /// Draws an image in nine parts: the corners keep their size, and the edges and the center are
  /// stretched.
  ///
  /// `size` is the size of the image in points, and `center` the center as fractions of the image.
  package func drawUpright(_ image: CGImage, in rect: CGRect, size: CGSize, center: CGRect) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let center = center.intersection(unit)
    guard center != unit, !center.isNull, size.width > 0, size.height > 0 else {
      return drawUpright(image, in: rect)
    }
    let columns = StretchedPart.parts(
      from: rect.minX, room: rect.width, of: size.width, center.minX, center.maxX)
    let rows = StretchedPart.parts(
      from: rect.minY, room: rect.height, of: size.height, center.minY, center.maxY)
    for row in rows {
      for column in columns {
        saveGState()
        clip(to: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
        drawUpright(
          image,
          in: CGRect(
            x: column.wholeStart, y: row.wholeStart, width: column.wholeLength,
            height: row.wholeLength))
        restoreGState()
      }
    }
  }

  /// Replays a recorded list.
  package func draw(_ list: DrawingList) { self.list.commands += list.commands }

  /// The image's width in pixels, or 0 if the context draws no image.
  public var width: Int { Int(clamping: (imageSize?.width ?? 0).rounded(.up)) }

  /// The image's height in pixels, or 0 if the context draws no image.
  public var height: Int { Int(clamping: (imageSize?.height ?? 0).rounded(.up)) }

  /// The color space of the image, or `nil` if the context draws no image.
  public var colorSpace: CGColorSpace? { imageSpace }

  /// Returns an image of the drawing so far, or `nil` if the context draws no image.
  public func makeImage() -> CGImage? { picture(scale: 1) }

  /// Does nothing, because drawing is recorded at once.
  public func flush() {}

  /// Does nothing, because drawing is recorded at once.
  public func synchronize() {}

  /// Creates a context for an image with a size in pixels, in which y points up as in Core
  /// Graphics.
  ///
  /// Drawing is recorded. Nothing is ever written to `data`, and the layout of its bytes has no
  /// effect. `makeImage()` returns the drawing.
  ///
  /// - Returns: `nil` if a side isn't positive or exceeds 65,535 pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let sides = 1...ImageHeader.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    self.init(pictureOf: size, space: space)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
  }
}

/// The storage of opacity in the bytes of an image, which has no effect here.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The layout of the bytes of an image, which has no effect here.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that specify the storage of opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Floating-point components.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Four bytes per pixel, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Four bytes per pixel, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A part of an image along one axis, and the extent of the whole image around it.
private struct StretchedPart {
  let start: CGFloat
  let length: CGFloat
  let wholeStart: CGFloat
  let wholeLength: CGFloat

  /// Returns the beginning, the center and the end of an image, without empty parts.
  ///
  /// If `room` is less than the length of the two ends, they are scaled to share it.
  static func parts(
    from start: CGFloat, room: CGFloat, of length: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [StretchedPart] {
    let ends = (first * length, (1 - last) * length)
    let taken = ends.0 + ends.1
    let squeeze = taken > room && taken > 0 ? max(0, room) / taken : 1
    let lengths = [ends.0 * squeeze, max(0, room - taken * squeeze), ends.1 * squeeze]
    let sources: [(CGFloat, CGFloat)] = [(0, first), (first, last), (last, 1)]
    var place = start
    return zip(lengths, sources).compactMap { size, source in
      defer { place += size }
      let share = source.1 - source.0
      guard size > 0, share > 0 else { return nil }
      let whole = size / share
      return StretchedPart(
        start: place, length: size, wholeStart: place - source.0 * whole, wholeLength: whole)
    }
  }
}
