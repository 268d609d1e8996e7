public import TouchstoneGeometry

extension CGContext {
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of areas by its parts.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of areas to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of lines by its parts.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of areas.
  package var fillColor: CGColor { state.fillColor }

  /// The colour of lines.
  package var strokeColor: CGColor { state.strokeColor }

  /// Sets how wide lines are.
  public func setLineWidth(_ width: CGFloat) {
    state.style.width = admit(width, else: state.style.width, "a line's width")
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets how long a pointed corner may be, in units of the line's width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.style.miterLimit = admit(limit, else: state.style.miterLimit, "a miter limit")
  }

  /// Sets the lengths of dashes and gaps, in turn; none draws whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = admit(phase, else: 0, "a dash's phase")
    state.style.dashLengths = admit(lengths, else: [], "a dash's lengths")
  }

  /// Sets the colour of areas by the numbers of sRGB: red, green, blue and alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components)
    else { return }
    setFillColor(color)
  }

  /// Sets the colour of lines by the numbers of sRGB: red, green, blue and alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components)
    else { return }
    setStrokeColor(color)
  }

  /// Does nothing: the numbers of colours are sRGB's.
  public func setFillColorSpace(_ space: CGColorSpace) {}

  /// Does nothing: the numbers of colours are sRGB's.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Does nothing: hosts draw true curves.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Does nothing: hosts smooth edges always.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Does nothing: hosts smooth edges always.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Does nothing: what lies outside of sRGB is cut off.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// How images are stretched; kept, and hosts stretch smoothly.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
