extension UIColor {
  /// Makes a colour of the wider space that newer screens show.
  ///
  /// It is kept as it is; `getRed` tells it in sRGB, where it may be below 0 or above 1.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      cgColor: CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// Tells red, green, blue and opacity; always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Tells hue, saturation, brightness and opacity; always true. A grey has the hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let most = max(color.red, color.green, color.blue)
    let range = most - min(color.red, color.green, color.blue)
    hue?.pointee = Self.hue(of: color, most: most, range: range)
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  private static func hue(of color: CGColor, most: CGFloat, range: CGFloat) -> CGFloat {
    guard range > 0 else { return 0 }
    let sixth =
      switch most {
      case color.red: (color.green - color.blue) / range
      case color.green: (color.blue - color.red) / range + 2
      default: (color.red - color.green) / range + 4
      }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// Tells how white a grey is; false, and nothing told, for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: In the current context

  /// Fills what is drawn from now on in this colour.
  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(resolvedColor(with: .current).cgColor)
  }

  /// Draws lines from now on in this colour.
  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(resolvedColor(with: .current).cgColor)
  }

  /// Fills, and draws lines, from now on in this colour.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
}
