public import TouchstoneGeometry
package import TouchstoneLayers

/// An image in a text. It is the value of the attribute `.attachment` of the character U+FFFC.
///
/// Labels, buttons and text views reserve the attachment's bounds in the line and draw its image.
/// A change of an attachment applies to texts that are set afterward. Data that isn't an image has
/// no icon and no width.
open class NSTextAttachment: NSObject, InlineObject {
  /// Must be the first property, because attributed strings compare attachments.
  private let foundationType = FoundationType.known

  /// The character that represents an attachment in a text, U+FFFC.
  public static let character = 0xFFFC

  /// Creates an attachment from data and its uniform type identifier. The image is read from the
  /// data if they are a PNG or a JPEG.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without content.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without content and without reading the archive, because archives aren't
  /// supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The data, or `nil` if the attachment has none.
  open var contents: Data?
  /// The uniform type identifier of the data.
  open var fileType: String?
  /// The image, or `nil` to show the image in ``contents``.
  open var image: UIImage?
  /// The rectangle in points, relative to the position on the baseline, with y pointing up.
  ///
  /// An empty rectangle stands for the size of the image, on the baseline.
  open var bounds: CGRect = .zero {
    didSet { bounds = NumberCheck.admit(bounds, else: oldValue, "bounds", of: self) }
  }
  /// Whether a view may represent the attachment; stored without effect, because attachments only
  /// have images.
  open var allowsTextAttachmentView = true
  /// The distance in points on both sides; stored without effect.
  open var lineLayoutPadding: CGFloat = 0

  /// Returns the rectangle to reserve, relative to the position on the baseline, with y pointing
  /// up.
  ///
  /// - Parameters:
  ///   - textContainer: A container as wide as the line.
  ///   - lineFrag: The rectangle of the line, as high as the font. Its width is 10 million points
  ///     if the width is unlimited.
  ///   - position: The start of the line's baseline, because the layout doesn't know the position
  ///     of the character yet.
  ///   - charIndex: Always 0 in calls by the layout, for the same reason.
  /// - Returns: ``bounds``, or the size of the image if ``bounds`` is empty.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    return CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero)
  }

  /// Returns the image to draw in a rectangle: ``image``, or the image in ``contents``.
  ///
  /// - Parameters:
  ///   - imageBounds: The bounds of the attachment.
  ///   - textContainer: Always `nil` in calls by the drawing code.
  ///   - charIndex: The offset of the character in its paragraph, in UTF-16 units.
  /// - Returns: The image, or `nil` to draw nothing.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// The image from the data that were last read, so that they aren't read for each line.
  private final var read: (data: Data, image: UIImage?)?

  private var shownImage: UIImage? {
    if let image { return image }
    guard let contents else { return nil }
    if let read, read.data == contents { return read.image }
    let image = UIImage(data: contents)
    read = (contents, image)
    return image
  }

  /// The width that stands for an unlimited line, in points.
  private static let unlimitedWidth: CGFloat = 10_000_000

  package func box(lineWidth: CGFloat, metrics: FontMetrics) -> InlineBox {
    let width = lineWidth.isFinite ? lineWidth : Self.unlimitedWidth
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    let found = attachmentBounds(
      for: container,
      proposedLineFragment: CGRect(x: 0, y: 0, width: width, height: metrics.lineHeight),
      glyphPosition: CGPoint(x: 0, y: metrics.ascender), characterIndex: 0)
    let rect = NumberCheck.admit(found, else: .zero, "an attachment's bounds", of: self)
    return InlineBox(
      x: rect.origin.x, bottom: rect.origin.y, width: max(0, rect.size.width),
      height: max(0, rect.size.height))
  }
}

extension NSAttributedString {
  /// Creates a text of the single character U+FFFC with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(Character(InlineBox.character)), attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// The attachment at a character U+FFFC, an ``NSTextAttachment``.
  public static var attachment: NSAttributedString.Key { InlineBox.attribute }
}
