internal import UIKit

/// Numbered rows or cards as content for scrolling.
final class RowsView: UIView {
  /// Creates `count` rows of a height. They are as wide as `frame`, whose height becomes that of
  /// all rows.
  convenience init(
    _ words: String, count: Int, height: CGFloat, _ color: UIColor, frame: CGRect
  ) {
    self.init(frame: frame)
    self.frame.size.height = height * CGFloat(count)
    for number in 0..<count {
      let row = UIView(
        frame: CGRect(
          x: 0, y: height * CGFloat(number), width: frame.width, height: height))
      row.backgroundColor = color.withAlphaComponent(number.isMultiple(of: 2) ? 0.22 : 0.12)
      let label = UILabel(frame: CGRect(x: 14, y: 0, width: frame.width - 28, height: height))
      label.text = "\(words) \(number + 1)"
      label.font = .systemFont(ofSize: 14)
      label.textColor = .secondaryLabel
      row.addSubview(label)
      addSubview(row)
    }
  }

  /// Creates `count` cards of a width side by side. The width of the view becomes that of all
  /// cards.
  convenience init(
    cards words: String, count: Int, width: CGFloat, colors: [UIColor], frame: CGRect
  ) {
    self.init(frame: frame)
    let gap: CGFloat = 10
    self.frame.size.width = (width + gap) * CGFloat(count) + gap
    for number in 0..<count {
      addSubview(
        Box(
          nil, "\(words) \(number + 1)", colors[number % colors.count],
          frame: CGRect(
            x: gap + (width + gap) * CGFloat(number), y: gap, width: width,
            height: frame.height - 2 * gap)))
    }
  }
}

extension UIScrollView {
  /// Creates a scroll view with the style of a card and an identifier.
  static func card(_ identifier: String, frame: CGRect) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.accessibilityIdentifier = identifier
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = PageLayout.corner
    return view
  }
}
