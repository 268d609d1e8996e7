package import UIKitCore

extension UITextField: TextLayout {
  package func baseline(isFirst: Bool) -> TextBaseline? {
    let font = unfittedFont
    return TextBaseline(.center, offset: font.ascender - font.lineHeight / 2)
  }
}

extension UITextView: TextLayout {
  package func baseline(isFirst: Bool) -> TextBaseline? {
    let (font, inset) = (fontInForce, textContainerInset)
    return isFirst
      ? TextBaseline(.top, offset: inset.top + font.ascender)
      : TextBaseline(.bottom, offset: font.ascender - font.lineHeight - inset.bottom)
  }
}
