internal import UIKit

/// A list of lines with the last one at the bottom, which receives no touches.
final class LogView: UIView {
  private let label = UILabel(frame: .zero)
  private var capacity = 1
  /// All lines so far, including those that scrolled out of the view.
  private(set) var lines: [String] = []

  /// Creates an empty log, which shows `prompt` until its first line.
  convenience init(_ identifier: String, prompt: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    clipsToBounds = true
    label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.text = prompt
    label.accessibilityIdentifier = identifier + "Text"
    addSubview(label)
    capacity = max(
      1, ((frame.height - 2 * Self.padding) / label.font.lineHeight).rounded(.down).whole)
    placeLabel()
  }

  /// Adds a line at the bottom.
  func add(_ line: String) { show(lines + [line]) }

  /// Replaces all lines.
  func show(_ lines: [String]) {
    self.lines = lines
    label.text = lines.suffix(capacity).joined(separator: "\n")
    label.textColor = .label
    placeLabel()
  }

  private func placeLabel() {
    let room = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    let height = label.sizeThatFits(room.size).height
    label.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: min(height, room.height))
  }

  /// The margin around the lines, in points.
  private static let padding: CGFloat = 12
}
