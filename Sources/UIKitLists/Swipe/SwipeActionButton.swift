@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore
internal import UIKitMenus
internal import UIKitText

/// The button of one action of a swiped row.
///
/// The title and the image are centered. They keep their sizes while the button is narrower.
final class SwipeActionButton: UIButton {
  private var titleSize = CGSize.zero
  private var imageSize = CGSize.zero

  init(
    _ action: UIContextualAction, rowHeight: CGFloat,
    _ perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    super.init(frame: .zero)
    let metrics = SwipeMetrics.inForce
    let showsTitle = action.image == nil || rowHeight >= metrics.heightForImageAndTitle
    backgroundColor = action.backgroundColor
    tintColor = .white
    clipsToBounds = true
    if let image = action.image {
      setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
      imageSize = image.size
    }
    if showsTitle, let title = action.title, !title.isEmpty {
      let font = UIFont.systemFont(ofSize: metrics.titleSize)
      setTitle(title, for: .normal)
      setTitleColor(.white, for: .normal)
      titleLabel?.font = font
      let ruler = UILabel()
      ruler.font = font
      ruler.text = title
      titleSize = ruler.intrinsicContentSize
    }
    accessibilityLabel = action.title
    addAction(
      UIAction { [weak self] _ in
        if let self { perform(action, self) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the content with the space at its sides, in points.
  var naturalWidth: CGFloat {
    max(titleSize.width, imageSize.width) + 2 * SwipeMetrics.inForce.titleSide
  }

  private var gap: CGFloat {
    titleSize == .zero || imageSize == .zero ? 0 : SwipeMetrics.inForce.imageGap
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let height = imageSize.height + gap + titleSize.height
    return CGRect(
      x: bounds.midX - imageSize.width / 2, y: bounds.midY - height / 2, width: imageSize.width,
      height: imageSize.height)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let height = imageSize.height + gap + titleSize.height
    return CGRect(
      x: bounds.midX - titleSize.width / 2,
      y: bounds.midY - height / 2 + imageSize.height + gap, width: titleSize.width,
      height: titleSize.height)
  }
}
