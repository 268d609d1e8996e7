public import UIKitCore
internal import UIKitLayout

extension UIScrollView: ScrollLayout {
  /// The content of the scroll view.
  ///
  /// Constraints to its edges determine `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The frame of the scroll view, which doesn't move with the content.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
