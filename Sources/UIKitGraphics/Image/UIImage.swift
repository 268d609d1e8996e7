internal import TouchstoneLayers

/// A picture: encoded bytes, their size in points, and how they are to be shown.
///
/// Nothing is decoded here; PNG and JPEG headers are read for the size, and the host decodes the
/// rest when it draws. Bytes that are neither make no image, nor does a header without pixels, a side
/// of more than 65,535 pixels or a picture of more than 268 million.
open class UIImage: NSObject, @unchecked Sendable {
  /// The picture for Core Graphics.
  open var cgImage: CGImage? { picture }
  let picture: CGImage
  /// How many pixels make a point.
  public let scale: CGFloat
  /// The edges that keep their size when the image is stretched.
  public let capInsets: UIEdgeInsets
  /// Whether what lies between ``capInsets`` is repeated or stretched; hosts stretch.
  public let resizingMode: ResizingMode
  /// Whether the image shows its own colours or the tint's.
  public let renderingMode: RenderingMode
  /// The name by which the program found it; nil where it was made otherwise.
  package private(set) final var name: String?

  init(
    _ picture: CGImage, scale: CGFloat, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile, renderingMode: RenderingMode = .automatic,
    name: String? = nil
  ) {
    self.picture = picture
    self.name = name
    let number = NumberCheck.admit(scale, else: 1, "an image's scale", of: nil)
    self.scale = number * NumberCheck.largest >= 1 ? number : 1
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
    super.init()
  }

  /// Makes an image of one pixel a point from encoded bytes; nil for anything but a PNG or a JPEG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes an image from encoded bytes; nil for anything but a PNG or a JPEG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(encoded: data) else { return nil }
    self.init(picture, scale: scale)
  }

  /// Reads a file; `@2x` or `@3x` at the end of its name is its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFileName.scale(ofPath: path))
  }

  /// Makes an image of one pixel a point from one of Core Graphics' kind.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// Makes an image from one of Core Graphics' kind.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// Finds a picture by name among the program's resources.
  ///
  /// See ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Finds a picture by name: in `bundle`, or for nil in the program's main bundle and in every
  /// resource bundle beside the program.
  ///
  /// The name may leave out `.png`, `.jpg` and `.jpeg`, and the ending `@2x` or `@3x`; the finest
  /// there is gets chosen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let path = ImageFinder.path(of: name, in: bundle) else { return nil }
    self.init(contentsOfFile: path)
    self.name = name
  }

  // MARK: Asking

  /// The size in points.
  open var size: CGSize {
    CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }
  /// Which way up the bytes are; as they are, always.
  open var imageOrientation: Orientation { .up }

  // MARK: Variants

  /// The same picture with edges that keep their size when it is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The same picture with edges that keep their size when it is stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      picture, scale: scale, capInsets: capInsets, resizingMode: resizingMode,
      renderingMode: renderingMode, name: name)
  }
  /// The same picture in its own colours or in the tint's.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture, scale: scale, capInsets: capInsets, resizingMode: resizingMode,
      renderingMode: renderingMode, name: name)
  }

  // MARK: Drawing

  /// Draws the picture with its top left corner at a point, in the current context.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture stretched to a rectangle, in the current context.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(picture, in: rect) }

  // MARK: NSObject

  /// The same picture, shown the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return picture == other.picture && scale == other.scale && capInsets == other.capInsets
      && resizingMode == other.resizingMode && renderingMode == other.renderingMode
  }

  /// Hashes what is compared.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(picture)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }
}

extension UIImage {
  /// Whether an image shows its own colours or the tint's.
  public enum RenderingMode: Int, Sendable {
    /// As its place wants it: its own colours.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// The tint colour, wherever the picture is opaque.
    case alwaysTemplate = 2
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Which way up the bytes of a picture are.
  public enum Orientation: Int, Sendable {
    /// As they are to be seen.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
    /// As in a mirror.
    case upMirrored = 4
    /// Turned by half a turn, as in a mirror.
    case downMirrored = 5
    /// Turned to the left, as in a mirror.
    case leftMirrored = 6
    /// Turned to the right, as in a mirror.
    case rightMirrored = 7
  }
}
