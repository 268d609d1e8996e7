internal import UIKitControls
@_spi(Kit) internal import UIKitCore
internal import UIKitLayout

/// The views of a list content view, made when they are first needed.
@MainActor
struct ListContentParts {
  /// The guides that app code has asked for.
  struct Guides {
    var image: ListContentGuide?
    var text: ListContentGuide?
    var second: ListContentGuide?
  }

  private(set) var image: UIImageView?
  private(set) var text: UILabel?
  private(set) var second: UILabel?
  var guides = Guides()

  /// The size of a standard image in points; chosen, as large as symbols in body text.
  private static let standardImage: CGFloat = 28

  mutating func update(_ content: UIListContentConfiguration, in view: UIView) {
    updateImage(content, in: view)
    updateLabel(
      &text, content.text, content.attributedText, content.textProperties, in: view)
    updateLabel(
      &second, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties, in: view)
  }

  private mutating func updateImage(_ content: UIListContentConfiguration, in view: UIView) {
    guard let picture = content.image else {
      image?.isHidden = true
      image?.image = nil
      return
    }
    let image = image ?? UIImageView()
    if image.superview == nil { view.addSubview(image) }
    self.image = image
    image.isHidden = false
    let symbol = content.imageProperties.preferredSymbolConfiguration
    image.image = symbol.flatMap { picture.applyingSymbolConfiguration($0) } ?? picture
    image.contentMode = .scaleAspectFit
    image.clipsToBounds = content.imageProperties.cornerRadius > 0
    image.layer.cornerRadius = content.imageProperties.cornerRadius
    image.accessibilityIgnoresInvertColors =
      content.imageProperties.accessibilityIgnoresInvertColors
    updateTint(content, in: view)
  }

  func updateTint(_ content: UIListContentConfiguration, in view: UIView) {
    guard let image, content.image != nil else { return }
    let properties = content.imageProperties
    let color = properties.resolvedTintColor(for: view.tintColor)
    if properties.tintColor != nil || properties.tintColorTransformer != nil {
      image.tintColor = color
    } else {
      image.tintColor = nil
    }
    image.layer.borderWidth = properties.strokeWidth
    guard properties.strokeWidth > 0 else { return }
    let stroke = properties.resolvedStrokeColor(for: view.tintColor)
    image.layer.borderColor = stroke.resolvedColor(with: view.traitCollection).cgColor
  }

  private func updateLabel(
    _ label: inout UILabel?, _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in view: UIView
  ) {
    guard let plain, !plain.isEmpty else {
      label?.isHidden = true
      label?.text = nil
      return
    }
    let shown = label ?? UILabel()
    if shown.superview == nil { view.addSubview(shown) }
    label = shown
    shown.isHidden = false
    shown.numberOfLines = properties.numberOfLines
    shown.lineBreakMode = properties.lineBreakMode
    shown.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    shown.minimumScaleFactor = properties.minimumScaleFactor
    shown.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    shown.textAlignment = properties.alignment.ofLabel
    if let attributed {
      shown.attributedText = properties.completed(attributed)
    } else {
      shown.text = properties.transform.applied(to: plain)
      shown.font = properties.font
      shown.textColor = properties.resolvedColor()
    }
  }

  /// Returns the layout of the parts without margins.
  func layout(of content: UIListContentConfiguration) -> ListContentLayout {
    var layout = ListContentLayout()
    if let shown = image, content.image != nil {
      let properties = content.imageProperties
      layout.imageSize = limited(shown.image?.size ?? .zero, properties.maximumSize)
      layout.imageBox = CGSize(
        width: reserved(properties.reservedLayoutSize.width, layout.imageSize.width),
        height: reserved(properties.reservedLayoutSize.height, layout.imageSize.height))
    }
    layout.imagePadding = content.imageToTextPadding
    layout.horizontalPadding = content.textToSecondaryTextHorizontalPadding
    layout.verticalPadding = content.textToSecondaryTextVerticalPadding
    layout.arrangement = content.prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked
    layout.text = measure(text)
    layout.second = measure(second)
    layout.fillsText = content.textProperties.alignment != .natural
    layout.fillsSecond = content.secondaryTextProperties.alignment != .natural
    return layout
  }

  private func measure(_ label: UILabel?) -> ListContentLayout.Measure? {
    guard let label, !label.isHidden else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .infinity)) }
  }

  private func limited(_ size: CGSize, _ limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0, size.width > 0 { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > 0 { factor = min(factor, limit.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func reserved(_ length: CGFloat, _ own: CGFloat) -> CGFloat {
    if length >= UIListContentConfiguration.ImageProperties.standardDimension {
      return Self.standardImage
    }
    return length > 0 ? length : own
  }

  func place(image imageFrame: CGRect, text textFrame: CGRect, second secondFrame: CGRect) {
    image?.frame = imageFrame
    text?.frame = textFrame
    second?.frame = secondFrame
    guides.image?.place(imageFrame)
    guides.text?.place(textFrame)
    guides.second?.place(secondFrame)
  }
}

/// A layout guide at a rectangle that its view determines.
@MainActor
final class ListContentGuide {
  let guide = UILayoutGuide()
  private let left, top, width, height: NSLayoutConstraint

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  func place(_ rect: CGRect) {
    for (constraint, value) in [
      (left, rect.minX), (top, rect.minY), (width, rect.width), (height, rect.height),
    ] where constraint.constant != value { constraint.constant = value }
    guide.layoutFrame = rect
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var ofLabel: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Returns an attributed text with this font and this color where it has none of its own.
  func completed(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(
      string: text.string, attributes: [.font: font, .foregroundColor: resolvedColor()])
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }
}
