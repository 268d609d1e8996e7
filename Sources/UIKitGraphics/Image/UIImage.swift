internal import TouchstoneLayers

/// A picture: encoded bytes or recorded drawing, its size in points, and how it is to be shown.
///
/// Bytes are not decoded here; PNG and JPEG headers are read for the size, and the host decodes the
/// rest when it draws. Bytes that are neither make no image, nor does a header without pixels, a side
/// of more than 65,535 pixels or a picture of more than 268 million.
open class UIImage: NSObject, @unchecked Sendable {
  let look: ImageLook
  /// The name by which the program found it; nil where it was made otherwise.
  package private(set) final var name: String?
  /// How it looks in other surroundings; nil where nobody asked and there is but one look.
  final var asset: UIImageAsset?

  init(_ look: ImageLook, name: String? = nil, asset: UIImageAsset? = nil) {
    self.look = look
    self.name = name
    self.asset = asset
    super.init()
  }

  /// Makes an image of a picture, as it is.
  convenience init(_ picture: CGImage?, scale: CGFloat) {
    let number = NumberCheck.admit(scale, else: 1, "an image's scale", of: nil)
    self.init(
      ImageLook(picture: picture, scale: number * NumberCheck.largest >= 1 ? number : 1))
  }

  /// Makes an image of nothing, which has no size.
  public convenience override init() { self.init(ImageLook(picture: nil, scale: 1)) }

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

  /// Makes an image from one of Core Graphics' kind, turned as said when it is shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let plain = UIImage(cgImage, scale: scale).look
    self.init(plain.with { $0.orientation = orientation })
  }

  /// Finds a picture by name among the program's resources.
  ///
  /// See ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Finds a picture by name: in `bundle`, or for nil in the program's main bundle and in every
  /// resource bundle beside the program.
  ///
  /// The name may leave out `.png`, `.jpg` and `.jpeg`, and the ending `@2x` or `@3x`; the finest
  /// there is gets chosen. Where there is a picture `~dark` of the name too, it is chosen for dark
  /// traits, which are the main screen's where none are given, and an image view shows the one or the
  /// other as its own traits are.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let light = ImageFinder.path(of: name, in: bundle)
    let dark = ImageFinder.path(of: name, in: bundle, isDark: true)
    guard let dark else {
      guard let light else { return nil }
      self.init(contentsOfFile: light)
      self.name = name
      return
    }
    let isDark =
      MainQueue.ifCurrent { (traitCollection ?? .current).userInterfaceStyle == .dark } ?? false
    self.init(contentsOfFile: isDark ? dark : light ?? dark)
    self.name = name
    asset = UIImageAsset(lightPath: light ?? dark, darkPath: dark, name: name)
  }

  // MARK: Asking

  /// The picture for Core Graphics, before it is turned; nil for an image of nothing.
  open var cgImage: CGImage? { look.picture }
  /// How many pixels make a point.
  public final var scale: CGFloat { look.scale }
  /// The size in points, as the image is shown.
  open var size: CGSize { look.size }
  /// Which way up the bytes are.
  open var imageOrientation: Orientation { look.orientation }
  /// The edges that keep their size when the image is stretched.
  public final var capInsets: UIEdgeInsets { look.capInsets }
  /// Whether what lies between ``capInsets`` is repeated or stretched; hosts stretch.
  public final var resizingMode: ResizingMode { look.resizingMode }
  /// Whether the image shows its own colours or the tint's.
  public final var renderingMode: RenderingMode { look.renderingMode }
  /// How much of each edge does not count where the image is aligned with others; kept, and Auto Layout
  /// aligns the whole image.
  public final var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  /// Whether the image is shown as in a mirror where the interface reads from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  /// The pictures of an animated image; nil for one that stands still.
  open var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }
  /// How long an animated image takes once through, in seconds.
  open var duration: TimeInterval { look.duration }

  // MARK: Drawing

  /// Draws the image with its top left corner at a point, in the current context.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image with its top left corner at a point, blended and as opaque as said.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image stretched to a rectangle, in the current context.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isMirrored =
      look.flipsForRightToLeft && UITraitCollection.current.layoutDirection == .rightToLeft
    look.draw(in: rect, mirrored: isMirrored, context)
  }
  /// Draws the image stretched to a rectangle, blended and as opaque as said.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
  /// Draws the image again and again over a rectangle, each as large as it is.
  @preconcurrency @MainActor
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = look.uprightPicture else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    // Core Graphics' pictures stand on their heads here.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.minY))
    let place = CGRect(
      x: rect.minX, y: rect.minY - size.height, width: size.width, height: size.height)
    context.draw(picture, in: place, byTiling: true)
    context.restoreGState()
  }

  // MARK: NSObject

  /// The same picture, shown the same way.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.look == look }

  /// Hashes what is compared.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(look.picture)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }
}
