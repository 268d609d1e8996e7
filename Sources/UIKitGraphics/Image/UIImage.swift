internal import TouchstoneLayers

/// An image of encoded bytes or recorded drawing, with its size in points and its display settings.
///
/// Bytes aren't decoded here. The headers of PNG and JPEG files are read for the size, and the host
/// decodes the rest when it draws. An image can't be created from other bytes, from a header
/// without pixels, with a side of more than 65,535 pixels, or with more than 268 million pixels.
open class UIImage: NSObject, @unchecked Sendable {
  private(set) final var look: ImageAppearance
  /// The name by which the image was found, or `nil` if it was created in another way.
  package private(set) final var name: String?
  /// The variants for other traits, or `nil` if there is only one variant and the asset wasn't
  /// requested yet.
  final var asset: UIImageAsset?

  /// The name that is read for a segment or an image view that shows the image, unless it has a name
  /// of its own.
  @preconcurrency @MainActor
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel }
    set { ownAccessibilityLabel = newValue }
  }
  private final var ownAccessibilityLabel: String?

  convenience init(_ look: ImageAppearance, name: String? = nil, asset: UIImageAsset? = nil) {
    self.init()
    self.look = look
    self.name = name
    self.asset = asset
  }

  /// Creates an image from a Core Graphics image without further settings.
  convenience init(_ picture: CGImage?, scale: CGFloat) {
    self.init(Self.appearance(of: picture, scale: scale))
  }

  /// Returns the settings of a Core Graphics image with a scale, which is 1 if `scale` isn't
  /// possible.
  private static func appearance(of picture: CGImage?, scale: CGFloat) -> ImageAppearance {
    let number = NumberCheck.admit(scale, else: 1, "an image's scale", of: nil)
    return ImageAppearance(
      picture: picture, scale: number * NumberCheck.largest >= 1 ? number : 1)
  }

  /// Creates an empty image of zero size.
  public override init() {
    look = ImageAppearance(picture: nil, scale: 1)
    super.init()
  }

  /// Creates an empty image of zero size, because archives aren't supported.
  public required init?(coder: NSCoder) {
    look = ImageAppearance(picture: nil, scale: 1)
    super.init()
  }

  /// Creates an image at one pixel per point from encoded bytes, or returns `nil` if they aren't a
  /// PNG or a JPEG.
  public init?(data: Data) {
    guard let picture = CGImage(encoded: data) else { return nil }
    look = Self.appearance(of: picture, scale: 1)
    super.init()
  }

  /// Creates an image from encoded bytes, or returns `nil` if they aren't a PNG or a JPEG.
  public init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(encoded: data) else { return nil }
    look = Self.appearance(of: picture, scale: scale)
    super.init()
  }

  /// Creates an image from a file, with the scale `@2x` or `@3x` at the end of its name.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let picture = CGImage(encoded: data)
    else { return nil }
    look = Self.appearance(of: picture, scale: ImageFileName.scale(ofPath: path))
    super.init()
  }

  /// Creates an image at one pixel per point from a Core Graphics image.
  public init(cgImage: CGImage) {
    look = Self.appearance(of: cgImage, scale: 1)
    super.init()
  }

  /// Creates an image from a Core Graphics image with a scale and an orientation.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    look = Self.appearance(of: cgImage, scale: scale).with { $0.orientation = orientation }
    super.init()
  }

  /// Creates an image by name from the app's resources.
  ///
  /// See ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates an image by name from `bundle`, or from the main bundle and the resource bundles next
  /// to the app.
  ///
  /// If `bundle` is `nil`, the main bundle and the resource bundles are searched. The name may omit
  /// `.png`, `.jpg` and `.jpeg`, and the suffix `@2x` or `@3x`. The image with the highest scale is
  /// used. If there is also an image with the suffix `~dark`, it is used for dark traits. If
  /// `traitCollection` is `nil`, the current traits apply. An image view shows the variant for its
  /// own traits.
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

  /// The Core Graphics image without the orientation, or `nil` for an empty image.
  open var cgImage: CGImage? { look.picture }
  /// The number of pixels per point.
  public final var scale: CGFloat { look.scale }
  /// The size of the displayed image in points.
  open var size: CGSize { look.size }
  /// The rotation and mirroring with which the stored image is displayed.
  open var imageOrientation: Orientation { look.orientation }
  /// The edges that keep their size when the image is stretched.
  public final var capInsets: UIEdgeInsets { look.capInsets }
  /// Whether the area between ``capInsets`` is repeated or stretched, although hosts always stretch
  /// it.
  public final var resizingMode: ResizingMode { look.resizingMode }
  /// The use of the image's own colors or of the tint color.
  public final var renderingMode: RenderingMode { look.renderingMode }
  /// The insets to ignore in alignment, which have no effect, because Auto Layout aligns the whole
  /// image.
  public final var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  /// Whether the image is displayed mirrored in right-to-left interfaces.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  /// The frames of an animated image, or `nil` if the image isn't animated.
  open var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }
  /// The duration of one cycle of an animated image, in seconds.
  open var duration: TimeInterval { look.duration }

  // MARK: Drawing

  /// Draws the image with its top left corner at a point, in the current context.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image with its top left corner at a point, with a blend mode and an opacity.
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
  /// Draws the image stretched to a rectangle, with a blend mode and an opacity.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
  /// Draws the image repeatedly over a rectangle, in its own size.
  @preconcurrency @MainActor
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = look.uprightPicture else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    // Core Graphics' images are upside down here.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.minY))
    let place = CGRect(
      x: rect.minX, y: rect.minY - size.height, width: size.width, height: size.height)
    context.draw(picture, in: place, byTiling: true)
    context.restoreGState()
  }

  // MARK: NSObject

  /// Returns whether `object` is an image with the same content and settings.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.look == look }

  /// The hash of the image.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(look.picture)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }
}
