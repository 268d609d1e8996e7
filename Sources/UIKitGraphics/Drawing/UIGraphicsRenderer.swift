/// How a renderer's context is made.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format with what is usual.
  public required override init() { super.init() }

  /// What is usual on any screen.
  open class func `default`() -> Self { self.init() }

  /// An equal format, which is independent of this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { Box(value: twin()) }.value
  }

  func twin() -> UIGraphicsRendererFormat {
    let format = type(of: self).init()
    format.bounds = bounds
    return format
  }

  /// Carries an object out of the main actor.
  private struct Box: @unchecked Sendable {
    let value: UIGraphicsRendererFormat
  }
}

/// What a renderer hands to the block that draws.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
  /// Where to draw.
  open var cgContext: CGContext { canvas }
  /// How the context was made.
  open var format: UIGraphicsRendererFormat { ownFormat }
  let canvas: CGContext
  let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    canvas = context
    ownFormat = format
    super.init()
  }

  /// Fills a rectangle in the current colour.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  /// Fills a rectangle in the current colour, blended as said.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  /// Draws a line one point wide just inside a rectangle, in the current colour.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
  /// Draws a line one point wide just inside a rectangle, blended as said.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrameUsingBlendMode(rect, blendMode)
  }
  /// Draws only inside a rectangle from now on.
  open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// Something that draws a rectangle; its subclasses say what becomes of the drawing.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
  /// How contexts are made.
  open var format: UIGraphicsRendererFormat { ownFormat }
  /// Whether what is drawn can be had in pixels in the midst of drawing; it can't.
  open var allowsImageOutput: Bool { false }
  let ownFormat: UIGraphicsRendererFormat

  /// Makes a renderer of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
  }

  /// Makes a renderer of a rectangle in points; the format is copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    ownFormat = format.twin()
    ownFormat.bounds = NumberCheck.admit(bounds, else: .zero, "a renderer's bounds", of: nil)
    super.init()
  }

  /// The class of what the block gets.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }
}
