package import UIKitCore
internal import UIKitFocus

/// The module that lets scroll views withhold touches from their content and scroll to the top
/// after a tap on the status bar.
package enum ScrollModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [StatusBarTap.self] }

  package static var actions: [KitAction] {
    [
      KitAction("flashScrollIndicators", UIScrollView.flashScrollIndicators),
      KitAction("beginRefreshing", UIRefreshControl.beginRefreshing),
      KitAction("endRefreshing", UIRefreshControl.endRefreshing),
    ]
  }
}

extension ScrollModule: ContentTouchService {
  package static func refuser(
    of touches: ContiguousArray<UITouch>.SubSequence, for view: UIView, _ event: UIEvent
  ) -> UIView? {
    var outer = view.superviewStorage
    while let current = outer, !(current is UIScrollView) { outer = current.superviewStorage }
    guard let scrollView = outer as? UIScrollView,
      !scrollView.touchesShouldBegin(Set(touches), with: event, in: view)
    else { return nil }
    return scrollView
  }
}

extension UIScrollView: RevealingContent {
  package func reveal(_ rect: CGRect) {
    if isScrollEnabled { scrollRectToVisible(rect, animated: true) }
  }
}
