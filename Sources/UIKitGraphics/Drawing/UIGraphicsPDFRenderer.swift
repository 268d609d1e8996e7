/// What a PDF says of itself.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The title, the author and the like; kept.
  open var documentInfo: [String: Any] = [:]

  override func twin() -> UIGraphicsRendererFormat {
    let format = super.twin()
    (format as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return format
  }
}

/// What a PDF renderer hands to the block that draws.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The rectangle of the page, in points.
  open private(set) var pdfContextBounds = CGRect.zero

  /// Begins a page as large as the renderer's bounds.
  open func beginPage() { beginPage(withBounds: ownFormat.bounds, pageInfo: [:]) }

  /// Begins a page.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    pdfContextBounds = bounds
  }
}

/// Would draw PDFs: there are none here.
///
/// The block runs, so that what it does beside drawing is done; no bytes come of it, and a fault says
/// so.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Makes a renderer of pages of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes a renderer of pages of a rectangle in points; the format is copied.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// The class of what the block gets.
  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsPDFRendererContext.self
  }

  /// Runs the block, tells a fault and answers no bytes.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    NumberCheck.tell(
      "UIGraphicsPDFRenderer writes no PDF here; UIGraphicsImageRenderer draws images", self)
    let context = CGContext()
    GraphicsStack.withCurrent(context) {
      actions(UIGraphicsPDFRendererContext(context, ownFormat))
    }
    return Data()
  }

  /// Runs the block, tells a fault, and ends with an error: no file is written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    _ = pdfData(actions: actions)
    throw CocoaError(.featureUnsupported)
  }
}
