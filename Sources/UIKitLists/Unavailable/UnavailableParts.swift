@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The views of a content-unavailable view, from top to bottom.
@MainActor
final class UnavailableParts {
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondLabel = UILabel()
  private var button: UIButton?
  private var secondButton: UIButton?

  /// A view that is shown, and the space above it if something is above it.
  private typealias Part = (view: UIView, gap: CGFloat)

  // MARK: Content

  func apply(_ configuration: UIContentUnavailableConfiguration, in container: UIView) {
    for view in container.subviews { view.removeFromSuperview() }
    apply(configuration.imageProperties, configuration.image)
    apply(configuration.textProperties, configuration.text, configuration.attributedText, label)
    apply(
      configuration.secondaryTextProperties, configuration.secondaryText,
      configuration.secondaryAttributedText, secondLabel)
    let alignment: NSTextAlignment = configuration.alignment == .center ? .center : .natural
    label.textAlignment = alignment
    secondLabel.textAlignment = alignment
    button = makeButton(configuration.button, configuration.buttonProperties)
    secondButton = makeButton(
      configuration.secondaryButton, configuration.secondaryButtonProperties)
    if configuration.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    for part in parts(configuration) { container.addSubview(part.view) }
  }

  private func apply(
    _ properties: UIContentUnavailableConfiguration.ImageProperties, _ image: UIImage?
  ) {
    imageView.image =
      properties.preferredSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) }
      ?? image
    imageView.tintColor = properties.tintColor ?? .secondaryLabel
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
  }

  private func apply(
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ text: String?,
    _ attributed: NSAttributedString?, _ label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.text = text
    if let attributed { label.attributedText = attributed }
  }

  /// Returns a button, or `nil` if it has nothing to show and nothing to do.
  private func makeButton(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let hasContent =
      configuration.title?.isEmpty == false || configuration.image != nil
      || configuration.attributedTitle != nil
    guard hasContent || properties.primaryAction != nil || properties.menu != nil else {
      return nil
    }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }

  // MARK: Layout

  private func parts(_ configuration: UIContentUnavailableConfiguration) -> [Part] {
    var parts: [Part] = []
    if configuration.isLoading {
      parts.append((spinner, 0))
    } else if imageView.image != nil {
      parts.append((imageView, 0))
    }
    if label.text?.isEmpty == false { parts.append((label, configuration.imageToTextPadding)) }
    if secondLabel.text?.isEmpty == false {
      let isFirst = label.text?.isEmpty != false
      let gap =
        isFirst ? configuration.imageToTextPadding : configuration.textToSecondaryTextPadding
      parts.append((secondLabel, gap))
    }
    if let button { parts.append((button, configuration.textToButtonPadding)) }
    if let secondButton {
      let gap =
        button == nil
        ? configuration.textToButtonPadding : configuration.buttonToSecondaryButtonPadding
      parts.append((secondButton, gap))
    }
    return parts
  }

  func height(width: CGFloat, _ configuration: UIContentUnavailableConfiguration) -> CGFloat {
    size(width: width, configuration).height
  }

  /// Returns the size of all parts for a width.
  func size(width: CGFloat, _ configuration: UIContentUnavailableConfiguration) -> CGSize {
    var size = CGSize.zero
    for (index, part) in parts(configuration).enumerated() {
      let own = self.size(of: part.view, width: width, configuration)
      size.width = max(size.width, own.width)
      size.height += own.height + (index == 0 ? 0 : part.gap)
    }
    return size
  }

  private func size(
    of view: UIView, width: CGFloat, _ configuration: UIContentUnavailableConfiguration
  ) -> CGSize {
    var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if view is UILabel || view is UIButton { size.width = min(size.width, width) }
    guard view === imageView, size.width > 0, size.height > 0 else { return size }
    let most = configuration.imageProperties.maximumSize
    let limits = [
      (most.width > 0 ? most.width : .infinity) / size.width,
      (most.height > 0 ? most.height : .infinity) / size.height, width / size.width, 1,
    ]
    let scale = limits.min() ?? 1
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Positions all parts below each other.
  func place(
    from start: CGPoint, width: CGFloat, _ configuration: UIContentUnavailableConfiguration,
    isReversed: Bool
  ) {
    var y = start.y
    for (index, part) in parts(configuration).enumerated() {
      let size = size(of: part.view, width: width, configuration)
      if index > 0 { y += part.gap }
      let rest = width - size.width
      let x =
        switch configuration.alignment {
        case .center: start.x + rest / 2
        case .natural: isReversed ? start.x + rest : start.x
        }
      part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height
    }
  }
}
