internal import UIKit

/// A bar chart in which each bar is an accessibility element, although it isn't a view.
final class BarsView: UIView {
  private static let values = [("Monday", 4), ("Tuesday", 7), ("Wednesday", 3), ("Thursday", 9)]
  /// The distance between two bars, in points.
  private static let gap: CGFloat = 10
  /// The value at the full height of the chart.
  private static let greatest: CGFloat = 10

  /// Creates the chart, with an accessibility element for each bar.
  convenience init(_ identifier: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    isUserInteractionEnabled = false
    isOpaque = false
    accessibilityContainerType = .list
    accessibilityLabel = "Walks this week"
    accessibilityElements = Self.values.indices.map { index in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = Self.values[index].0
      element.accessibilityValue = "\(Self.values[index].1) km"
      element.accessibilityTraits = .staticText
      element.accessibilityFrameInContainerSpace = bar(index)
      return element
    }
  }

  private func bar(_ index: Int) -> CGRect {
    let count = CGFloat(Self.values.count)
    let width = (bounds.width - (count - 1) * Self.gap) / count
    let height = bounds.height * CGFloat(Self.values[index].1) / Self.greatest
    return CGRect(
      x: CGFloat(index) * (width + Self.gap), y: bounds.height - height, width: width,
      height: height)
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemTeal.set()
    for index in Self.values.indices {
      UIBezierPath(roundedRect: bar(index), cornerRadius: 5).fill()
    }
  }
}
