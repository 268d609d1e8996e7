/// The settings from which a renderer creates its context.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle to draw, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with default settings.
  public required override init() { super.init() }

  /// Returns a format with default settings.
  open class func `default`() -> Self { self.init() }

  /// Returns an independent copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { Box(value: twin()) }.value
  }

  func twin() -> UIGraphicsRendererFormat {
    let format = type(of: self).init()
    format.bounds = bounds
    return format
  }

  /// Passes an object out of the main actor.
  private struct Box: @unchecked Sendable {
    let value: UIGraphicsRendererFormat
  }
}

/// The drawing environment that a renderer passes to its closure.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
  /// The context to draw into.
  open var cgContext: CGContext { canvas }
  /// The format of the context.
  open var format: UIGraphicsRendererFormat { ownFormat }
  let canvas: CGContext
  let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    canvas = context
    ownFormat = format
    super.init()
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  /// Draws a frame one point wide just inside a rectangle, with the current fill color.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
  /// Draws a frame one point wide just inside a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrameUsingBlendMode(rect, blendMode)
  }
  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// The base class of renderers, which draw a rectangle and differ in their output.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
  /// The format of contexts.
  open var format: UIGraphicsRendererFormat { ownFormat }
  /// Whether drawing is available as pixels during drawing, which is always false.
  open var allowsImageOutput: Bool { false }
  let ownFormat: UIGraphicsRendererFormat

  /// Creates a renderer of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
  }

  /// Creates a renderer of a rectangle in points, and copies the format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    ownFormat = format.twin()
    ownFormat.bounds = NumberCheck.admit(bounds, else: .zero, "a renderer's bounds", of: nil)
    super.init()
  }

  /// Returns the class of the context that the closure receives.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }
}
