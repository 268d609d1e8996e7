extension UIImage {
  /// Makes an image of a symbol in the size of ordinary text.
  ///
  /// Some eighty symbols of our own drawing are here, and their variants with `.circle`, `.square`,
  /// `.fill` and `.slash`. Any other name gets a square of dashes, so that a program runs on; what can't
  /// be a name gets nothing. A symbol takes the tint's colour.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes an image of a symbol; traits change nothing here.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes an image of a symbol in the size and the weight of a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let settings = (configuration as? SymbolConfiguration) ?? .unspecified
    guard let picture = SymbolStore.picture(settings.request(for: name)) else { return nil }
    self.init(cgImage: picture, scale: SymbolStore.pixels, orientation: .up)
  }

  private var symbolRequest: SymbolRequest? {
    let picture: CGImage? = cgImage
    return picture.flatMap { SymbolStore.request(of: $0) }
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { symbolRequest != nil }

  /// Whether it shows the tint's colour where nobody said otherwise: symbols do.
  package final var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }

  /// The size and the weight of a symbol; nil for any other image.
  public var symbolConfiguration: SymbolConfiguration? {
    symbolRequest.map { SymbolConfiguration($0) }
  }

  /// The size and the weight of a symbol; nil for any other image.
  public var configuration: Configuration? { symbolConfiguration }

  /// The symbol in what a configuration says, and else as it is; any other image as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbolRequest else { return self }
    let all = SymbolConfiguration(symbolRequest).applying(configuration)
    return UIImage(systemName: symbolRequest.name, withConfiguration: all)?
      .withRenderingMode(renderingMode)
  }

  /// The symbol in what a configuration says, and else as it is; any other image as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  /// The symbol in ordinary size and weight; any other image as it is.
  public func imageWithoutConfiguration() -> UIImage {
    symbolRequest.flatMap { UIImage(systemName: $0.name) } ?? self
  }
}
