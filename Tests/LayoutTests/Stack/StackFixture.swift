import TouchstoneTesting
import UIKit

/// A view of a fixed size.
final class Block: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat, _ name: String = "") {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    if !name.isEmpty { accessibilityIdentifier = name }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension Stage {
  /// A stack with a frame, in the window.
  func stack(
    _ views: [UIView], _ frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 60),
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = frame
    change(stack)
    window.addSubview(stack)
    window.layoutIfNeeded()
    return stack
  }

  /// What was told in lines.
  var faults: [String] { trace.filter { $0.kind == .fault }.compactMap(\.detail) }
}

extension UIView {
  /// Where it begins and how long it is, from left to right.
  var across: [CGFloat] { [frame.minX, frame.width] }
  /// The same from top to bottom.
  var down: [CGFloat] { [frame.minY, frame.height] }
}
