/// The scale, the background and the color range of images that a renderer draws.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point.
  open var scale: CGFloat = max(1, UITraitCollection.current.displayScale) {
    didSet {
      scale = NumberCheck.admit(scale, else: oldValue, "a format's scale", of: self)
      if scale <= 0 { scale = max(1, UITraitCollection.current.displayScale) }
    }
  }
  /// Whether areas without drawing are black instead of transparent.
  open var opaque = false
  /// The range of colors, which has no effect, because all colors are painted in sRGB.
  open var preferredRange = Range.automatic
  /// Whether the image can contain more colors than sRGB, which is always false.
  open var supportsHighDynamicRange: Bool { false }

  /// The range of colors of an image.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Returns a format with the display scale of the current traits.
  open class func preferred() -> Self { self.init() }

  /// Creates a format with the display scale of a trait collection.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  override func twin() -> UIGraphicsRendererFormat {
    let format = super.twin()
    if let format = format as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return format
  }
}

/// The drawing environment that an image renderer passes to its closure.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawing so far.
  open var currentImage: UIImage {
    let scale = (ownFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return canvas.picture(scale: scale).map { UIImage($0, scale: scale) } ?? UIImage()
  }
}

/// A renderer of images.
///
/// An image contains the recorded drawing, which is drawn at the resolution of the screen that
/// shows it. Bytes of it, from `pngData` and similar methods, require the package trait `Raster`.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images with a size in points, and copies the format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle in points, and copies the format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the class of the context that the closure receives.
  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsImageRendererContext.self
  }

  /// Returns an image that the closure draws into the current context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = ownFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let canvas = ImageCanvas(
      size: ownFormat.bounds.size, scale: format.scale, isOpaque: format.opaque)
    let context = canvas.context
    let origin = ownFormat.bounds.origin
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    GraphicsStack.withCurrent(context) {
      actions(UIGraphicsImageRendererContext(context, ownFormat))
    }
    return canvas.image
  }

  /// Returns the PNG data of an image that the closure draws.
  ///
  /// This requires the package trait `Raster`. Without it, a fault is reported and the data is
  /// empty.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Reports a fault and returns empty data, because JPEG files can't be written here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
