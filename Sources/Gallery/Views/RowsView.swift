internal import UIKit

/// Numbered rows below each other, or cards beside each other: something to scroll over.
final class RowsView: UIView {
  /// Makes `count` rows of a height, as wide as `frame`, which is made as high as they are.
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

  /// Makes `count` cards of a width side by side in a strip, which is made as wide as they are.
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
  /// Makes a scroll view that looks like a card and has a name.
  static func card(_ identifier: String, frame: CGRect) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.accessibilityIdentifier = identifier
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = PageLayout.corner
    return view
  }
}
