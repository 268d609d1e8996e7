internal import UIKit

/// A page designed for a screen of 390 × 844 points that fits every other screen.
///
/// The view fills its window. It is scaled with the page at its center, so that a scene can state
/// all of its frames in points of one screen.
class PageController: UIViewController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let room = view.superview?.bounds, room.width > 0, room.height > 0 else { return }
    let page = PageLayout.page
    let scale = min(room.width / page.width, room.height / page.height)
    let size = CGSize(width: room.width / scale, height: room.height / scale)
    let bounds = CGRect(
      x: (page.width - size.width) / 2, y: (page.height - size.height) / 2,
      width: size.width, height: size.height)
    guard view.bounds != bounds || view.transform.a != scale else { return }
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.bounds = bounds
    view.center = CGPoint(x: room.midX, y: room.midY)
  }
}
