public import TouchstoneGeometry

extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the fill color from its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the stroke color from its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The fill color.
  package var fillColor: CGColor { state.fillColor }

  /// The stroke color.
  package var strokeColor: CGColor { state.strokeColor }

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {
    state.style.width = admit(width, else: state.style.width, "a line's width")
  }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets the shape of the joints between lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets the longest pointed corner, in units of the line's width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.style.miterLimit = admit(limit, else: state.style.miterLimit, "a miter limit")
  }

  /// Sets the lengths of dashes and gaps, alternating, or solid lines if `lengths` is empty.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = admit(phase, else: 0, "a dash's phase")
    state.style.dashLengths = admit(lengths, else: [], "a dash's lengths")
  }

  /// Sets the fill color from its sRGB components: red, green, blue and alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components)
    else { return }
    setFillColor(color)
  }

  /// Sets the stroke color from its sRGB components: red, green, blue and alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components)
    else { return }
    setStrokeColor(color)
  }

  /// Does nothing, because color components are always in sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}

  /// Does nothing, because color components are always in sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Does nothing, because hosts draw true curves.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Does nothing, because hosts always smooth edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Does nothing, because hosts always smooth edges.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Does nothing, because colors outside of sRGB are clamped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// The interpolation quality of scaled images, which is stored without effect, because hosts
  /// scale smoothly.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
