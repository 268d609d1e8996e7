/// The properties of a PDF document.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The title, the author and similar properties, which have no effect.
  open var documentInfo: [String: Any] = [:]

  override func twin() -> UIGraphicsRendererFormat {
    let format = super.twin()
    (format as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return format
  }
}

/// The drawing environment that a PDF renderer passes to its closure.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The rectangle of the page, in points.
  open private(set) var pdfContextBounds = CGRect.zero

  /// Begins a page with the renderer's bounds.
  open func beginPage() { beginPage(withBounds: ownFormat.bounds, pageInfo: [:]) }

  /// Begins a page with the given bounds.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    pdfContextBounds = bounds
  }
}

/// A renderer of PDF documents that runs its closures but produces no data.
///
/// The closure runs for its effects other than drawing. A fault reports that no PDF is written.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer of pages with a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Creates a renderer of pages with a rectangle in points, and copies the format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the class of the context that the closure receives.
  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsPDFRendererContext.self
  }

  /// Runs the closure, reports a fault and returns empty data.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    NumberCheck.tell(
      "UIGraphicsPDFRenderer can't write PDF; to draw images, use UIGraphicsImageRenderer", self)
    let context = CGContext()
    GraphicsStack.withCurrent(context) {
      actions(UIGraphicsPDFRendererContext(context, ownFormat))
    }
    return Data()
  }

  /// Runs the closure, reports a fault and throws an error, because no file is written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    _ = pdfData(actions: actions)
    throw CocoaError(.featureUnsupported)
  }
}
