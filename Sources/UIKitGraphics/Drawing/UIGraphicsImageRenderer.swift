/// How an image that is drawn looks before anything is drawn, and how fine it is.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many pixels make a point.
  open var scale: CGFloat = max(1, UITraitCollection.current.displayScale) {
    didSet {
      scale = NumberCheck.admit(scale, else: oldValue, "a format's scale", of: self)
      if scale <= 0 { scale = max(1, UITraitCollection.current.displayScale) }
    }
  }
  /// Whether what nothing is drawn upon is black and not transparent.
  open var opaque = false
  /// Which colours the image can hold; kept, since all are painted in sRGB.
  open var preferredRange = Range.automatic
  /// Whether the image can hold more colours than sRGB has; it can't.
  open var supportsHighDynamicRange: Bool { false }

  /// Which colours an image can hold.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// What suits the main screen.
  open class func preferred() -> Self { self.init() }

  /// What suits some surroundings: as fine as their screen.
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

/// What an image renderer hands to the block that draws.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of what was drawn so far.
  open var currentImage: UIImage {
    let scale = (ownFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return canvas.picture(scale: scale).map { UIImage($0, scale: scale) } ?? UIImage()
  }
}

/// Draws images.
///
/// An image made so holds what was drawn, and whoever shows it draws that as finely as its screen is.
/// Bytes of it, from `pngData` and its kin, take the package trait `Raster`.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images of a size in points; the format is copied.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images of a rectangle in points; the format is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// The class of what the block gets.
  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsImageRendererContext.self
  }

  /// Draws an image; the block draws into the current context.
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

  /// Draws an image and answers it as a PNG.
  ///
  /// It takes the package trait `Raster`; without it a fault is told and no bytes are answered.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Answers no bytes, and tells a fault: no JPEG is written here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
