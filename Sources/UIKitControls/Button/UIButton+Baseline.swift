package import UIKitCore

extension UIButton: TextLayout {
  package var baselineView: UIView { titleLabel ?? self }

  /// Returns `nil`, because the title label has the baseline.
  package func baseline(isFirst: Bool) -> TextBaseline? { nil }
}
