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
  /// Adds a stack with a frame to the window.
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

  /// The reported faults.
  var faults: [String] { trace.filter { $0.kind == .fault }.compactMap(\.detail) }
}

extension UIView {
  /// The x coordinate and the width.
  var across: [CGFloat] { [frame.minX, frame.width] }
  /// The y coordinate and the height.
  var down: [CGFloat] { [frame.minY, frame.height] }
}
