public import TouchstoneGeometry

/// An image with a size in pixels, made of encoded bytes or of recorded drawing.
///
/// Nothing here decodes bytes. The host that draws, a browser page or a native window, decodes
/// them. It replays recorded drawing at the resolution of its screen.
public final class CGImage: Hashable, Sendable {
  /// The encoding of the bytes.
  package enum Format: String, Sendable {
    case png
    case jpeg
  }

  /// The source of an image.
  package enum Content: Hashable, Sendable {
    case encoded(Data, Format)
    case recorded(RecordedPicture)
  }

  /// The content of the image.
  package let content: Content
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates an image of encoded bytes with a known size.
  package init(encoded: Data, format: Format, width: Int, height: Int) {
    content = .encoded(encoded, format)
    self.width = width
    self.height = height
  }

  /// Creates an image of recorded drawing at `scale` pixels per point.
  package init(_ picture: RecordedPicture, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int { max(1, Int(clamping: (length * scale).rounded(.up))) }
    content = .recorded(picture)
    width = pixels(picture.size.width)
    height = pixels(picture.size.height)
  }

  /// The encoded bytes and their format, or `nil` for recorded drawing.
  package var encoded: (bytes: Data, format: Format)? {
    guard case .encoded(let bytes, let format) = content else { return nil }
    return (bytes, format)
  }

  /// The recorded drawing, or `nil` for encoded bytes.
  package var recording: RecordedPicture? {
    guard case .recorded(let picture) = content else { return nil }
    return picture
  }

  /// Returns the part of the image within a rectangle in pixels, or `nil` if that part is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.isWithin(NumberCheck.largest) else {
      NumberCheck.tell("cropping(to:) needs a finite rectangle, not \(rect)", self)
      return nil
    }
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    if part == whole { return self }
    let context = CGContext(pictureOf: part.size)
    context.drawUpright(
      self, in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: whole.size))
    return context.picture(scale: 1)
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns whether two images have the same size and the same bytes or drawing.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height
        && left.content == right.content)
  }

  /// Hashes the size and the number of bytes or commands.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    switch content {
    case .encoded(let bytes, _): hasher.combine(bytes.count)
    case .recorded(let picture): hasher.combine(picture.list.commands.count)
    }
  }
}

/// The drawing of an image, in points.
package struct RecordedPicture: Hashable, Sendable {
  /// The recorded drawing. All saved states are restored at its end.
  package var list: DrawingList
  /// The size of the image. Its rectangle starts at the origin.
  package var size: CGSize
}
