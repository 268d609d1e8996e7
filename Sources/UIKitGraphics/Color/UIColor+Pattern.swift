internal import TouchstoneLayers

extension UIColor {
  /// Creates a color that fills an area with an image, repeated in both directions from the origin
  /// of the layer or of the context.
  ///
  /// An image without content, and an image that itself contains nested patterns, gives a clear
  /// color.
  public convenience init(patternImage image: UIImage) {
    guard let picture = image.look.uprightPicture,
      let pattern = CGPattern(picture, size: image.look.size)
    else {
      self.init(cgColor: .clear)
      return
    }
    self.init(cgColor: CGColor(pattern, alpha: 1))
  }
}
