internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore
package import UIKitScroll

/// The view that covers the presenter while another controller is shown, so that touches don't
/// reach it (statement 376).
@MainActor
package final class PresentationContainerView: UIView, SystemPart {
  private(set) weak var presentation: UIPresentationController?

  init(for presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  package required init?(coder: NSCoder) { nil }

  /// The controller that is shown in the container, or `nil` if it is deallocated.
  package var presentedController: UIViewController? {
    presentation?.hasController == true ? presentation?.presentedViewController : nil
  }

  package var partName: String {
    guard let presentedController else { return "a presentation" }
    if let alert = presentedController as? any AlertContent {
      let kind = alert.kindName
      let presenter = alert.presentingViewController.map { TraceSubject($0).spokenName }
      return presenter.map { "the \(kind) that \($0) presented" } ?? "the presented \(kind)"
    }
    return "the presentation of \(TraceSubject(presentedController).spokenName)"
  }

  package override var coversFocus: Bool { true }

  package override var inheritedSafeArea: UIEdgeInsets {
    var insets = super.inheritedSafeArea
    if let added = presentation?.addedSafeArea { insets.bottom += added.bottom }
    return insets
  }

  package override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Returns the container itself during a transition that refuses touches, so that its subviews
  /// aren't hit.
  ///
  /// Returns `nil` for a point outside the presented view if the presentation passes touches
  /// through there.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let presentation, hit != nil else { return hit }
    if presentation.presentedViewController.knownSlot?.transition?.refusesTouches == true {
      return self
    }
    return hit === self && presentation.passesTouchThrough(at: point) ? nil : hit
  }
}

extension PresentationContainerView: DragInterceptor {
  package func takeDrag(of scrollView: UIScrollView) { presentation?.take(from: scrollView) }

  package func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool {
    presentation?.endDrag(of: scrollView, isCancelled: isCancelled) ?? false
  }
}
