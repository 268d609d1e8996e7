internal import UIKit

/// The layout measures that all scenes share, in points, on a page of 390 × 844.
enum PageLayout {
  /// The size of the page, which ``PageController`` fits to other screens.
  static let page = CGSize(width: 390, height: 844)
  /// The margin at the sides of the page.
  static let margin: CGFloat = 20
  /// The width between the margins.
  static let width: CGFloat = 350
  /// The y coordinate at which a scene begins below its headline.
  static let top: CGFloat = 136
  /// The distance between two boxes.
  static let gap: CGFloat = 12
  /// The radius of a box's corners.
  static let corner: CGFloat = 14
  /// The radius of corners inside a box.
  static let innerCorner: CGFloat = 10
}

extension UIViewController {
  /// Sets the background of the page, and adds the scene's title and hint at the top.
  func addHeadline(_ scene: AppScene) {
    if view.backgroundColor == nil { view.backgroundColor = .systemGroupedBackground }
    view.addSubview(HeadlineView(scene))
  }
}
