internal import UIKitCore

/// The popover of an action sheet in a regular width. In a *compact* width the action sheet is a
/// card in the middle.
@MainActor
final class AlertPopover: UIPopoverPresentationController {
  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .overFullScreen : .none
  }

  private var lacksSource: Bool { sourceView == nil && sourceItem == nil }
  /// Whether the delegate has prepared the popover before the presentation begins.
  private var isPrepared = false

  /// Returns whether the popover has a source to which it points (statement 524).
  ///
  /// If it has none, the delegate prepares the popover now, because it may set the source.
  func findSource() -> Bool {
    isPrepared = lacksSource
    if isPrepared { super.prepare() }
    return !lacksSource
  }

  override func prepare() {
    if !isPrepared { super.prepare() }
    isPrepared = false
  }

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
