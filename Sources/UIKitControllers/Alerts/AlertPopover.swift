internal import UIKitCore

/// The popover of an action sheet in a regular width. In a *compact* width the action sheet is a
/// card in the middle.
@MainActor
final class AlertPopover: UIPopoverPresentationController {
  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .overFullScreen : .none
  }

  /// Whether the popover has nothing to point to (statement 524).
  var lacksSource: Bool { sourceView == nil && sourceItem == nil }

  override var preferredContentSize: CGSize {
    guard let alert, let container = containerView else { return super.preferredContentSize }
    let margins = popoverLayoutMargins
    return alert.cardSize(
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: margins).size)
  }

  override func presentationTransitionWillBegin() {
    alert?.cardWillAppear(inPopover: true)
    super.presentationTransitionWillBegin()
  }
}
