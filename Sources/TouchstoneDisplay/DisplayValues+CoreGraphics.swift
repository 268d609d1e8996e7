internal import TouchstoneGeometry

extension DisplayColor {
  /// Converts a color.
  init(_ color: CGColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// Converts a color, and multiplies its opacity by a factor.
  init(_ color: CGColor, opacity: Double) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha) * opacity)
  }
}

extension DisplayRectangle {
  /// Converts a rectangle.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension DisplayMatrix {
  /// Converts a transform.
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
  }
}
