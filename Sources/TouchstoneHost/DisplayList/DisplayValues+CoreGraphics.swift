internal import TouchstoneGeometry

extension DisplayColor {
  /// The same colour for display.
  init(_ color: CGColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// The same colour for display, its opacity times a factor.
  init(_ color: CGColor, opacity: Double) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha) * opacity)
  }
}

extension DisplayRectangle {
  /// The same rectangle for display.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension DisplayMatrix {
  /// The same transform for display.
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
  }
}
