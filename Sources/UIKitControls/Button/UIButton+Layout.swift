internal import TouchstoneGeometry
@_spi(Kit) internal import UIKitCore

/// The frames of a button's subtitle, title and image.
struct ButtonArrangement {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
}

extension UIButton {
  /// The distance above and below the title of a button with zero content insets, in points.
  ///
  /// It gives a title with a font size of 15 points the height of 30 points that it has on iOS with
  /// the system font.
  private static let verticalPadding: CGFloat = 6
  /// The minimum width of a system button, in points, which is the width on iOS.
  private static let leastWidth: CGFloat = 30

  /// The distances from the edges to the content.
  var insetsInForce: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(insets, isRightToLeft: isMirrored)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether a label in the button may have several lines.
  var hasLines: Bool {
    [parts.title, parts.subtitle].contains { $0.map { $0.numberOfLines != 1 } ?? false }
  }

  /// Returns the sizes of the parts, with lines wrapped to `width`. Text widths are rounded up to
  /// whole points, as measured on iOS 26.
  private func partSizes(
    _ look: ButtonAppearance, in width: CGFloat
  ) -> (title: CGSize, subtitle: CGSize, image: CGSize) {
    let image = parts.glyph.map { _ in ButtonGlyph.size } ?? look.image?.size ?? .zero
    let isBeside = look.placement.isHorizontal && image.width > 0
    let room = isBeside ? max(1, width - image.width - look.imagePadding) : width
    func size(_ label: UILabel?) -> CGSize {
      guard let label, !label.isHidden else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .infinity))
      return CGSize(width: size.width.rounded(.up), height: size.height)
    }
    return (size(parts.title), size(parts.subtitle), image)
  }

  /// Returns the size of the content without insets, with lines wrapped to `width`.
  private func contentSize(in width: CGFloat) -> CGSize {
    let look = look
    let sizes = partSizes(look, in: width)
    let text = textSize(sizes.title, sizes.subtitle, look)
    let gap = sizes.image.width > 0 && text.width > 0 ? look.imagePadding : 0
    if look.placement.isHorizontal {
      return CGSize(
        width: text.width + gap + sizes.image.width, height: max(text.height, sizes.image.height))
    }
    return CGSize(
      width: max(text.width, sizes.image.width), height: text.height + gap + sizes.image.height)
  }

  private func textSize(_ title: CGSize, _ subtitle: CGSize, _ look: ButtonAppearance) -> CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? look.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// Returns the size of the button, with lines wrapped to `width`.
  func fittingSize(in width: CGFloat) -> CGSize {
    let insets = insetsInForce
    let content = contentSize(in: max(1, width - insets.left - insets.right))
    var size = CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    if configuration == nil {
      let hasTitle = parts.title?.isHidden == false
      if hasTitle, contentEdgeInsets == .zero { size.height += 2 * Self.verticalPadding }
      if buttonType == .system { size.width = max(size.width, Self.leastWidth) }
      if let background = currentBackgroundImage?.size {
        size = CGSize(
          width: max(size.width, background.width), height: max(size.height, background.height))
      }
    }
    return size
  }

  // MARK: Placing

  /// Returns the frames of title, subtitle and image in a content rectangle.
  func arrangement(in content: CGRect) -> ButtonArrangement {
    let look = look
    let sizes = partSizes(look, in: max(1, content.width))
    let isHorizontal = look.placement.isHorizontal
    let hasBoth = sizes.image.width > 0 && sizes.title.width + sizes.subtitle.width > 0
    let gap = hasBoth ? look.imagePadding : 0
    let image = CGSize(
      width: min(sizes.image.width, max(0, content.width)),
      height: min(sizes.image.height, max(0, content.height)))
    let room = max(0, isHorizontal ? content.width - image.width - gap : content.width)
    var title = sizes.title
    var subtitle = sizes.subtitle
    title.width = min(title.width, room)
    subtitle.width = min(subtitle.width, room)
    let text = textSize(title, subtitle, look)
    let whole =
      isHorizontal
      ? CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
      : CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
    let box = CGRect(origin: origin(of: whole, in: content), size: whole)
    let isFirst = isImageFirst(look.placement)
    var result = ButtonArrangement()
    var textBox = CGRect(origin: box.origin, size: text)
    result.image.size = image
    if isHorizontal {
      result.image.origin.x = isFirst ? box.minX : box.maxX - image.width
      textBox.origin.x = isFirst ? box.maxX - text.width : box.minX
      result.image.origin.y = inLine(image.height, content)
      textBox.origin.y = inLine(text.height, content)
    } else {
      result.image.origin.y = isFirst ? box.minY : box.maxY - image.height
      textBox.origin.y = isFirst ? box.maxY - text.height : box.minY
      result.image.origin.x = box.midX - image.width / 2
      textBox.origin.x = box.midX - text.width / 2
    }
    place(title, subtitle, in: textBox, &result)
    return shifted(result)
  }

  /// Places the title above the subtitle, both aligned like the button's content.
  private func place(
    _ title: CGSize, _ subtitle: CGSize, in box: CGRect, _ result: inout ButtonArrangement
  ) {
    func left(_ width: CGFloat) -> CGFloat {
      switch effectiveContentHorizontalAlignment {
      case .left: box.minX
      case .right: box.maxX - width
      default: box.midX - width / 2
      }
    }
    result.title = CGRect(origin: CGPoint(x: left(title.width), y: box.minY), size: title)
    result.subtitle = CGRect(
      origin: CGPoint(x: left(subtitle.width), y: box.maxY - subtitle.height), size: subtitle)
  }

  private func isImageFirst(_ placement: NSDirectionalRectEdge) -> Bool {
    switch placement {
    case .top: true
    case .bottom: false
    case .trailing: isMirrored
    default: !isMirrored
    }
  }

  private func origin(of size: CGSize, in content: CGRect) -> CGPoint {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill: content.minX
      case .right: content.maxX - size.width
      default: content.midX - size.width / 2
      }
    return CGPoint(x: x, y: inLine(size.height, content))
  }

  private func inLine(_ height: CGFloat, _ content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: content.minY
    case .bottom: content.maxY - height
    case .center: content.midY - height / 2
    }
  }

  /// Moves title and image by their edge insets, by half of the difference if they are centered.
  private func shifted(_ arrangement: ButtonArrangement) -> ButtonArrangement {
    func shift(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      let x: CGFloat =
        switch effectiveContentHorizontalAlignment {
        case .left, .fill: insets.left
        case .right: -insets.right
        default: (insets.left - insets.right) / 2
        }
      let y: CGFloat =
        switch contentVerticalAlignment {
        case .top, .fill: insets.top
        case .bottom: -insets.bottom
        case .center: (insets.top - insets.bottom) / 2
        }
      return rect.offsetBy(dx: x, dy: y)
    }
    guard configuration == nil else { return arrangement }
    var result = arrangement
    result.title = shift(result.title, titleEdgeInsets)
    result.image = shift(result.image, imageEdgeInsets)
    return result
  }

  func arrangeParts() {
    if settingsOfButton.needsUpdateConfiguration { updateParts() }
    let content = contentRect(forBounds: bounds)
    parts.title?.frame = titleRect(forContentRect: content)
    parts.image?.frame = imageRect(forContentRect: content)
    parts.glyph?.frame = imageRect(forContentRect: content)
    parts.subtitle?.frame = arrangement(in: content).subtitle
    parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
    guard let background = parts.background else { return }
    background.frame = bounds.inset(
      by: configuration.map {
        UIEdgeInsets($0.background.backgroundInsets, isRightToLeft: isMirrored)
      } ?? .zero)
    background.layer.cornerRadius = min(
      look.cornerRadius, background.bounds.width / 2, background.bounds.height / 2)
  }
}

extension NSDirectionalRectEdge {
  /// Whether the edge is leading or trailing.
  fileprivate var isHorizontal: Bool { self != .top && self != .bottom }
}

extension UIButton {
  /// The first text shown on the button, or else the name of its image.
  var titleOrImageName: String? {
    [
      configuration?.title, currentTitle, currentAttributedTitle?.string,
      configuration?.image?.name, currentImage?.name,
    ].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}
