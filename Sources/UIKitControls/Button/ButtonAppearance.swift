internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// The current appearance of a button, from its configuration or from its content by state.
struct ButtonAppearance {
  var title: String?
  var attributedTitle: NSAttributedString?
  var subtitle: String?
  var attributedSubtitle: NSAttributedString?
  /// The line break mode of the title, or `nil` to use the label's own.
  var titleLineBreakMode: NSLineBreakMode?
  var subtitleLineBreakMode: NSLineBreakMode?
  var image: UIImage?
  var backgroundImage: UIImage?
  var foreground: UIColor
  /// The color of a template image, or `nil` for ``foreground``.
  var imageColor: UIColor?
  var background: UIColor?
  var stroke: UIColor?
  var strokeWidth: CGFloat = 0
  /// The corner radius of the background, in points, limited to half the width and half the height.
  var cornerRadius: CGFloat = 0
  /// The opacity of the title.
  var titleAlpha: CGFloat = 1
  /// The opacity of the image.
  var imageAlpha: CGFloat = 1
  /// The font of the title, or `nil` to keep the label's font.
  var font: UIFont?
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0

  /// The opacity of the title and image of a pressed button that isn't of type `custom`.
  static let dimmedAlpha: CGFloat = 0.2
  /// The opacity of the image of a pressed custom button, or of any disabled button.
  static let dimmedImageAlpha: CGFloat = 0.5
  /// The title color of a disabled system button without a color set by the app, measured on iOS
  /// 26.
  static let disabledTitle = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 140.0 / 255 : 0.52, alpha: 0.45)
  }
  /// The duration of the fade after a finger leaves the button, in seconds.
  static let fadeDuration = 0.25
}

extension UIButton {
  /// The current appearance.
  var look: ButtonAppearance { configuration.map { $0.look(for: self) } ?? lookByState }

  /// The image for the current state, with the settings of symbols for it.
  private var imageInForce: UIImage? {
    guard let settings = currentPreferredSymbolConfiguration else { return currentImage }
    return currentImage?.withConfiguration(settings)
  }

  private var lookByState: ButtonAppearance {
    var look = ButtonAppearance(foreground: titleColorInForce)
    look.title = currentTitle
    look.attributedTitle = currentAttributedTitle
    look.image = imageInForce
    look.backgroundImage = currentBackgroundImage
    let hasOwnImage = contents.shown(state).image != nil && !state.subtracting(.focused).isEmpty
    if isDimmed {
      if buttonType != .custom, contents.shown(state).titleColor == nil {
        look.titleAlpha = ButtonAppearance.dimmedAlpha
      }
      if adjustsImageWhenHighlighted, !hasOwnImage {
        look.imageAlpha =
          buttonType == .custom ? ButtonAppearance.dimmedImageAlpha : ButtonAppearance.dimmedAlpha
      }
    }
    if !isEnabled, adjustsImageWhenDisabled, !hasOwnImage {
      look.imageAlpha = ButtonAppearance.dimmedImageAlpha
    }
    return look
  }

  /// Whether the button shows that a finger presses it.
  var isDimmed: Bool { isHighlighted && isEnabled }

  /// The color set for the state or for `normal`, or else the color of the button type.
  var titleColorInForce: UIColor {
    if let color = contents.current(\.titleColor, state) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : ButtonAppearance.disabledTitle
  }

  // MARK: Parts

  var madeTitleLabel: UILabel {
    if let label = parts.title { return label }
    let label = UILabel()
    label.font = .systemFont(
      ofSize: buttonType == .custom ? UIFont.buttonFontSize : ButtonFonts.systemSize)
    label.lineBreakMode = .byTruncatingMiddle
    parts.title = label
    addSubview(label)
    return label
  }

  var madeImageView: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    parts.image = view
    addSubview(view)
    return view
  }

  /// Updates the subviews to the current appearance, and fades out of the dimmed appearance.
  func updateParts() {
    runUpdateConfiguration()
    let look = look
    let wasDimmed = settingsOfButton.wasDimmed
    settingsOfButton.wasDimmed = isDimmed
    updateTitle(look)
    updateImage(look)
    updateBackground(look)
    let fade = { [weak self] in
      guard let self else { return }
      parts.title?.alpha = look.titleAlpha
      parts.subtitle?.alpha = look.titleAlpha
      parts.image?.alpha = look.imageAlpha
      parts.glyph?.alpha = look.titleAlpha
      parts.background?.backgroundColor = look.background
    }
    guard wasDimmed, !isDimmed, window != nil else { return fade() }
    UIView.animate(
      withDuration: ButtonAppearance.fadeDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: fade)
  }

  /// Updates a configuration's fonts if the user's text size changed while the button had no
  /// window.
  func followTextSize() {
    guard configuration != nil, let known = parts.textSize,
      known != traitCollection.preferredContentSizeCategory
    else { return }
    contentDidChange()
  }

  private func updateTitle(_ look: ButtonAppearance) {
    parts.textSize = traitCollection.preferredContentSizeCategory
    if look.title != nil || look.attributedTitle != nil || parts.title != nil {
      let label = madeTitleLabel
      if let font = look.font { label.font = font }
      label.breakLines(look.titleLineBreakMode)
      label.textColor = look.foreground
      label.shadowColor = currentTitleShadowColor
      if let text = look.attributedTitle {
        label.attributedText = text
      } else {
        label.text = look.title
      }
      label.isHidden = look.title == nil && look.attributedTitle == nil
    }
    guard look.subtitle != nil || parts.subtitle != nil else { return }
    let label = parts.subtitle ?? UILabel()
    if parts.subtitle == nil {
      parts.subtitle = label
      addSubview(label)
    }
    let font = ButtonFonts.subtitle(for: traitCollection)
    if parts.subtitleFont != font {
      parts.subtitleFont = font
      label.font = font
    }
    label.breakLines(look.subtitleLineBreakMode)
    label.textColor = look.foreground
    if let text = look.attributedSubtitle {
      label.attributedText = text
    } else {
      label.text = look.subtitle
    }
    label.isHidden = look.subtitle == nil
  }

  private func updateImage(_ look: ButtonAppearance) {
    if look.image != nil || parts.image != nil {
      let view = madeImageView
      view.image = look.image
      view.tintColor =
        configuration == nil && buttonType == .custom ? nil : look.imageColor ?? look.foreground
      view.isHidden = look.image == nil
    }
    if let kind = ButtonGlyph.Kind(buttonType) {
      let glyph = parts.glyph ?? ButtonGlyph(kind: kind)
      if parts.glyph == nil {
        parts.glyph = glyph
        addSubview(glyph)
      }
      glyph.tintColor = look.foreground
    }
    guard look.backgroundImage != nil || parts.backgroundImage != nil else { return }
    let view = parts.backgroundImage ?? UIImageView()
    if parts.backgroundImage == nil {
      parts.backgroundImage = view
      insertSubview(view, at: 0)
    }
    view.image = look.backgroundImage
  }

  private func updateBackground(_ look: ButtonAppearance) {
    guard configuration != nil else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      return
    }
    let view = parts.background ?? UIView()
    if parts.background == nil {
      view.isUserInteractionEnabled = false
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.layer.borderWidth = look.strokeWidth
    view.layer.borderColor = look.stroke?.resolvedColor(with: traitCollection).cgColor
  }
}

extension UILabel {
  /// Sets a line break mode, and the number of lines that the mode needs. Does nothing if `mode` is
  /// `nil`.
  fileprivate func breakLines(_ mode: NSLineBreakMode?) {
    guard let mode else { return }
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}

enum ButtonFonts {
  /// The font size of a system button's title, in points, which is the size on iOS.
  static let systemSize: CGFloat = 15
  /// Returns the font of a configuration's subtitle.
  @MainActor static func subtitle(for traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }
}
