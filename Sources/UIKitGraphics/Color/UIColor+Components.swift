extension UIColor {
  /// Writes the red, green, blue and alpha components to the pointers and returns true, or returns
  /// false for a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the hue, saturation, brightness and alpha to the pointers and returns true, or returns
  /// false for a pattern.
  ///
  /// The hue of a gray is 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
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

  /// Writes the grayscale value and alpha to the pointers, or returns false if the color isn't a
  /// gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil, color.red == color.green, color.green == color.blue else {
      return false
    }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: In the current context

  /// Sets the fill color of the current context.
  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(resolvedColor(with: .current).cgColor)
  }

  /// Sets the stroke color of the current context.
  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(resolvedColor(with: .current).cgColor)
  }

  /// Sets the fill and stroke colors of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
}
