@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// Lies over the presenter while another controller is shown, which is why touches don't get through
/// (statement 376).
@MainActor
final class PresentationContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?

  init(for presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  override var coversFocus: Bool { true }

  override var inheritedSafeArea: UIEdgeInsets {
    var insets = super.inheritedSafeArea
    if let added = presentation?.addedSafeArea { insets.bottom += added.bottom }
    return insets
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Nothing in a transition is hit, unless a finger may take hold of it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let presentation, hit != nil else { return hit }
    if presentation.presentedViewController.knownSlot?.transition?.refusesTouches == true {
      return self
    }
    return hit === self && presentation.passesTouchThrough(at: point) ? nil : hit
  }
}

extension PresentationContainerView: DragTaking {
  func takeDrag(of scrollView: UIScrollView) { presentation?.take(from: scrollView) }

  func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool {
    presentation?.endDrag(of: scrollView, isCancelled: isCancelled) ?? false
  }
}
