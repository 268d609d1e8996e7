@_spi(Kit) internal import UIKitCore

/// A text of a configuration, with or without attributes.
struct ConfigurationText: Equatable, Sendable {
  /// The characters, or `nil` for no text.
  let plain: String?
  /// The text with attributes, or `nil` if the app set only characters.
  let attributed: AttributedString?

  /// Creates a text without attributes.
  init(plain: String? = nil) {
    self.plain = plain
    attributed = nil
  }

  /// Creates a text with attributes.
  init(_ text: AttributedString?) {
    plain = text.map { String($0.characters) }
    attributed = text
  }

  /// The text with its attributes, if any.
  var whole: AttributedString? { attributed ?? plain.map { AttributedString($0) } }
}

extension UIButton.Configuration {
  /// Sets the texts of an appearance whose fonts and colors are set.
  @MainActor
  func setTexts(of look: inout ButtonAppearance, for button: UIButton) {
    look.title = title ?? button.currentTitle
    look.attributedTitle =
      title == nil
      ? button.currentAttributedTitle : titleText.attributed.map { NSAttributedString($0) }
    if let titleTextAttributesTransformer {
      look.attributedTitle = changed(
        look.attributedTitle, look.title, look.font, look.foreground,
        titleTextAttributesTransformer)
    }
    look.subtitle = subtitle
    look.attributedSubtitle = subtitleText.attributed.map { NSAttributedString($0) }
    if let subtitleTextAttributesTransformer {
      look.attributedSubtitle = changed(
        look.attributedSubtitle, look.subtitle, ButtonFonts.subtitle(for: button.traitCollection),
        look.foreground, subtitleTextAttributesTransformer)
    }
  }

  /// Returns a text with transformed attributes, or `nil` if there is no text.
  ///
  /// The transformer receives the font and the color of the configuration, and the attributes of
  /// the text, which take precedence. It is called for each range of equal attributes.
  private func changed(
    _ attributed: NSAttributedString?, _ plain: String?, _ font: UIFont?, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer
  ) -> NSAttributedString? {
    guard let text = attributed ?? plain.map({ NSAttributedString(string: $0) }) else {
      return nil
    }
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      var input = AttributeContainer()
      input.font = font
      input.foregroundColor = color
      input.merge(AttributeContainer(attributes))
      result.setAttributes([NSAttributedString.Key: Any](transformer(input)), range: range)
    }
    return result
  }
}
