public import TouchstoneGeometry

/// A picture: encoded bytes, or drawing that was recorded, with a size in pixels.
///
/// Nothing here decodes bytes. The host that draws, a browser page or a native window, decodes them,
/// and plays recorded drawing as finely as its screen is.
public final class CGImage: Hashable, Sendable {
  /// How bytes are encoded.
  package enum Format: String, Sendable {
    case png
    case jpeg
  }

  /// Where the picture comes from.
  package enum Content: Hashable, Sendable {
    case encoded(Data, Format)
    case recorded(RecordedPicture)
  }

  /// What the picture shows.
  package let content: Content
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Makes an image of bytes whose size is known.
  package init(encoded: Data, format: Format, width: Int, height: Int) {
    content = .encoded(encoded, format)
    self.width = width
    self.height = height
  }

  /// Makes an image of drawing, of which so many pixels make a point.
  package init(_ picture: RecordedPicture, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int { max(1, Int(clamping: (length * scale).rounded(.up))) }
    content = .recorded(picture)
    width = pixels(picture.size.width)
    height = pixels(picture.size.height)
  }

  /// The encoded bytes and how they are encoded; nil for drawing.
  package var encoded: (bytes: Data, format: Format)? {
    guard case .encoded(let bytes, let format) = content else { return nil }
    return (bytes, format)
  }

  /// The drawing; nil for encoded bytes.
  package var recording: RecordedPicture? {
    guard case .recorded(let picture) = content else { return nil }
    return picture
  }

  /// Answers the part of the picture within a rectangle of pixels; nil where that is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.isWithin(NumberCheck.largest) else {
      NumberCheck.tell("cropping(to:) needs numbers, not \(rect)", self)
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

  /// Answers the same picture.
  public func copy() -> CGImage? { self }

  /// Whether both show the same bytes or the same drawing in the same size.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height
        && left.content == right.content)
  }

  /// Feeds the size and the amount of what is shown to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    switch content {
    case .encoded(let bytes, _): hasher.combine(bytes.count)
    case .recorded(let picture): hasher.combine(picture.list.commands.count)
    }
  }
}

/// Drawing that an image shows, in points.
package struct RecordedPicture: Hashable, Sendable {
  /// What was drawn; states are restored at its end.
  package var list: DrawingList
  /// The picture's own rectangle, from the origin.
  package var size: CGSize
}
