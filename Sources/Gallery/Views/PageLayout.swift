internal import UIKit

/// The measures that all scenes share, in points, on a page of 390 × 844.
enum PageLayout {
  /// The size of the page; ``PageController`` fits it to other screens.
  static let page = CGSize(width: 390, height: 844)
  /// The distance from the sides of the page.
  static let margin: CGFloat = 20
  /// What is left between the margins.
  static let width: CGFloat = 350
  /// Where a scene begins below its headline.
  static let top: CGFloat = 136
  /// The distance between two boxes.
  static let gap: CGFloat = 12
  /// The radius of a box's corners.
  static let corner: CGFloat = 14
  /// The radius of corners inside a box.
  static let innerCorner: CGFloat = 10
}

extension UIViewController {
  /// Gives the page its background, and the scene's title and hint on top.
  func addHeadline(_ scene: AppScene) {
    if view.backgroundColor == nil { view.backgroundColor = .systemGroupedBackground }
    view.addSubview(HeadlineView(scene))
  }
}
