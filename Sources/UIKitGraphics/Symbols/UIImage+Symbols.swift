extension UIImage {
  /// Creates an image of a symbol in the size of ordinary text.
  ///
  /// About 330 symbols of our own drawing are available, with variants for `.fill`, `.slash`, frames
  /// such as `.circle` and badges such as `.badge.plus`. Any other name results in a dashed square, so
  /// that the app continues. The initializer fails if the string can't be a name. A symbol is drawn in
  /// the tint color.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a symbol, for which the traits have no effect.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a symbol in the size and the weight of a configuration.
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

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbolRequest != nil }

  /// Whether the image is drawn in the tint color, which is the default for symbols.
  package final var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }

  /// The size and the weight of a symbol, or `nil` for any other image.
  public var symbolConfiguration: SymbolConfiguration? {
    symbolRequest.map { SymbolConfiguration($0) }
  }

  /// The size and the weight of a symbol, or `nil` for any other image.
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns the symbol with the settings of a configuration, or the image itself if it isn't a
  /// symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbolRequest else { return self }
    let all = SymbolConfiguration(symbolRequest).applying(configuration)
    return UIImage(systemName: symbolRequest.name, withConfiguration: all)?
      .withRenderingMode(renderingMode)
  }

  /// Returns the symbol with the settings of a configuration, or the image itself if it isn't a
  /// symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  /// Returns the symbol in the default size and weight, or the image itself if it isn't a symbol.
  public func imageWithoutConfiguration() -> UIImage {
    symbolRequest.flatMap { UIImage(systemName: $0.name) } ?? self
  }
}
