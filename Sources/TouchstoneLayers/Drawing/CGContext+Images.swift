public import TouchstoneGeometry

/// How images are stretched.
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
  /// As in Core Graphics, the image's bottom is where y is smallest: in UIKit's coordinates it comes
  /// out upside down unless the program has turned them over. `UIImage.draw(in:)` does not.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = admit(rect, else: .zero, "a rectangle").standardized
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws an image, stretched to the rectangle, with its top where y is smallest.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let rect = admit(rect, else: .zero, "a rectangle")
    guard let picture = image.recording else { return record(.image(image, rect)) }
    draw(picture, in: rect)
  }

  /// Plays a picture into a rectangle.
  private func draw(_ picture: RecordedPicture, in rect: CGRect) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    // One image may have any number of steps, because its program drew each of them.
    guard
      list.commands.isEmpty
        || list.commands.count + picture.list.commands.count <= Self.mostCommands
    else {
      return NumberCheck.tell(
        "an image of more than \(Self.mostCommands) steps of drawing is not drawn; "
          + "images that are drawn into each other hold every step of all of them", self)
    }
    let isPlain = state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
    let isAlone = isPlain && picture.list.isPlain
    // What fills an image as the image before filled it needs no state of its own.
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

  /// How many steps a list may have: drawing an image twice into the next one doubles them.
  private static var mostCommands: Int { 1_000_000 }

  /// Draws an image again and again, beginning with the rectangle, over all of the clip.
  ///
  /// Where nothing cuts, or where it would take more than 10,000 images, one is drawn.
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

  /// Draws an image of a size in points in nine parts: corners keep their size, edges and the middle,
  /// which is given as fractions of the image, are stretched.
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

  /// Plays a list that was recorded before.
  package func draw(_ list: DrawingList) { self.list.commands += list.commands }

  /// The image's width in pixels; 0 for a context that draws no image.
  public var width: Int { Int(clamping: (imageSize?.width ?? 0).rounded(.up)) }

  /// The image's height in pixels; 0 for a context that draws no image.
  public var height: Int { Int(clamping: (imageSize?.height ?? 0).rounded(.up)) }

  /// The space of the image's colours; nil for a context that draws no image.
  public var colorSpace: CGColorSpace? { imageSpace }

  /// Makes an image of what was drawn so far; nil for a context that draws no image.
  public func makeImage() -> CGImage? { picture(scale: 1) }

  /// Does nothing: what is drawn is recorded at once.
  public func flush() {}

  /// Does nothing: what is drawn is recorded at once.
  public func synchronize() {}

  /// Makes a context for an image of some pixels, in which y points up as in Core Graphics.
  ///
  /// What is drawn is recorded. Nothing is ever written to `data`, and how its bytes would lie makes
  /// no difference: `makeImage()` answers what was drawn.
  ///
  /// - Returns: nil for sizes that are not positive, or of more than 65,535 pixels a side.
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

/// How the bytes of an image hold opacity; it makes no difference here.
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

/// How the bytes of an image lie; it makes no difference here.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that tell of opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Four bytes a pixel, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Four bytes a pixel, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A part of an image along one direction, and where the whole image would lie around it.
private struct StretchedPart {
  let start: CGFloat
  let length: CGFloat
  let wholeStart: CGFloat
  let wholeLength: CGFloat

  /// The beginning, the middle and the end of an image, without those that are empty.
  ///
  /// Where there is less room than the two ends take, they share it.
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
