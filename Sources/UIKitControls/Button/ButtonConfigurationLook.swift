@_spi(Kit) internal import UIKitCore

extension UIButton.Configuration {
  /// The opacity of the title while a finger presses the button.
  private static let dimmedTitle: CGFloat = 0.75
  /// The opacity of the title of a button without a background while a finger presses it.
  private static let dimmedPlainTitle: CGFloat = 0.3
  /// The opacity of the background while a finger presses the button.
  private static let dimmedBackground: CGFloat = 0.75
  /// The opacity of the tint color as a background.
  private static let tintOpacity: CGFloat = 0.18

  /// Returns the appearance of `button` in its current state.
  @MainActor
  func look(for button: UIButton) -> ButtonAppearance {
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    let adapts = button.automaticallyUpdatesConfiguration
    let isDimmed = adapts && button.isDimmed
    let isDisabled = adapts && !button.isEnabled
    var look = ButtonAppearance(foreground: foreground(tint, isDisabled: isDisabled))
    look.titleLineBreakMode = titleLineBreakMode
    look.subtitleLineBreakMode = subtitleLineBreakMode
    look.image = image ?? button.currentImage
    look.placement = imagePlacement
    look.imagePadding = imagePadding
    look.titlePadding = titlePadding
    look.font = buttonSize.font(for: button.traitCollection)
    setTexts(of: &look, for: button)
    look.imageColor = imageColorTransformer?(look.foreground)
    look.background = backgroundColor(
      tint, isSelected: adapts && button.isSelected, isDimmed: isDimmed, isDisabled: isDisabled)
    look.stroke = background.strokeColor.map { background.resolvedStrokeColor(for: $0) }
    look.strokeWidth = background.strokeWidth
    look.cornerRadius = cornerRadius
    if isDimmed {
      look.titleAlpha = style == .plain ? Self.dimmedPlainTitle : Self.dimmedTitle
      look.imageAlpha = look.titleAlpha
    }
    return look
  }

  private func foreground(_ tint: UIColor, isDisabled: Bool) -> UIColor {
    if isDisabled { return .tertiaryLabel }
    return baseForegroundColor ?? (style == .filled ? .white : tint)
  }

  private func backgroundColor(
    _ tint: UIColor, isSelected: Bool, isDimmed: Bool, isDisabled: Bool
  ) -> UIColor? {
    let base: UIColor? =
      switch style {
      case .plain:
        baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(Self.tintOpacity) : nil)
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintOpacity)
      case .filled: baseBackgroundColor ?? tint
      }
    guard let known = background.backgroundColor ?? base else { return nil }
    let color = background.resolvedBackgroundColor(for: known)
    if isDisabled { return .tertiarySystemFill }
    return isDimmed ? color.dimmed(by: Self.dimmedBackground) : color
  }

  private var cornerRadius: CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: buttonSize == .large ? 12 : 8
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: .infinity
    }
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied by `factor`.
  fileprivate func dimmed(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
