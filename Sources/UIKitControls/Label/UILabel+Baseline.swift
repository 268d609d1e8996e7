package import UIKitCore

extension UILabel: TextLayout {
  /// Labels have a vertical hugging priority of 251.
  package static var verticalHugging: UILayoutPriority { UILayoutPriority(251) }

  package func baseline(isFirst: Bool) -> TextBaseline? {
    guard let font else { return nil }
    return isFirst || numberOfLines == 1
      ? TextBaseline(.top, offset: font.ascender)
      : TextBaseline(.bottom, offset: font.ascender - font.lineHeight)
  }
}
