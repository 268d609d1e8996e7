import Testing
import TouchstoneTesting
import UIKit

/// The alignment of views across a stack's axis, and the size of a stack.
@MainActor @Suite(.staged)
struct StackAlignmentTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 60], [0, 60]] as [[CGFloat]]),
    (.top, [[0, 10], [0, 30]]), (.center, [[25, 10], [15, 30]]), (.bottom, [[50, 10], [30, 30]]),
  ])
  func `Views of a row are at the top, in the center, at the bottom, or fill it`(
    _ alignment: UIStackView.Alignment, _ places: [[CGFloat]]
  ) {
    let views = [Block(60, 10), Block(40, 30)]
    _ = stage.stack(views) { $0.alignment = alignment }
    #expect(views.map(\.down) == places)
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [[0, 60], [0, 40]] as [[CGFloat]]),
    (.center, [[120, 60], [130, 40]]), (.trailing, [[240, 60], [260, 40]]),
    (.firstBaseline, [[0, 60], [0, 40]]), (.lastBaseline, [[240, 60], [260, 40]]),
  ])
  func `Views of a column are at the left, in the center or at the right`(
    _ alignment: UIStackView.Alignment, _ places: [[CGFloat]]
  ) {
    let views = [Block(60, 10), Block(40, 30)]
    _ = stage.stack(views) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(views.map(\.across) == places)
  }

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Text"
    return label
  }

  private func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `Texts of a row are on one baseline`(_ alignment: UIStackView.Alignment) {
    let labels = [label(12), label(40)]
    _ = stage.stack(labels, CGRect(x: 0, y: 0, width: 300, height: 100)) {
      $0.alignment = alignment
    }
    #expect(abs(baseline(labels[0]) - baseline(labels[1])) <= 1)
    if alignment == .firstBaseline {
      #expect(labels[1].frame.minY == 0)
    } else {
      #expect(abs(labels[1].frame.maxY - 100) <= 1)
    }
  }

  @Test func `A column's spacing may run from baseline to baseline`() {
    let labels = [label(17), label(17)]
    let stack = stage.stack(labels, CGRect(x: 0, y: 0, width: 100, height: 200)) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.spacing = 40
      $0.isBaselineRelativeArrangement = true
      $0.distribution = .equalSpacing
    }
    stack.distribution = .fill
    labels[1].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    stage.window.layoutIfNeeded()
    #expect(abs(baseline(labels[1]) - baseline(labels[0]) - 40) <= 1)
  }

  @Test func `Margins count if requested`() {
    let views = [UIView(), UIView()]
    let stack = stage.stack(views) {
      $0.distribution = .fillEqually
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    }
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 150, height: 60))
    stack.isLayoutMarginsRelativeArrangement = true
    stage.window.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 20, y: 1, width: 120, height: 56))
    #expect(views[1].frame.maxX == 260)
  }

  @Test func `A stack without a size is as large as its views with their spacing`() {
    let inner = UIStackView(arrangedSubviews: [Block(30, 10), Block(50, 12)])
    inner.axis = .vertical
    inner.spacing = 3
    let stack = UIStackView(arrangedSubviews: [Block(60, 10), inner])
    stack.alignment = .center
    stack.spacing = 8
    #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 118, height: 25))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5),
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 5, y: 0, width: 118, height: 25))
    #expect(inner.frame == CGRect(x: 68, y: 0, width: 50, height: 25))
    #expect(!inner.hasAmbiguousLayout && !stack.hasAmbiguousLayout)
  }

  @Test func `A text of several lines makes its row higher`() {
    let text = label(17)
    text.numberOfLines = 0
    text.text = String(repeating: "word ", count: 40)
    let column = UIStackView(arrangedSubviews: [text, Block(10, 10)])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      column.topAnchor.constraint(equalTo: stage.window.topAnchor),
      column.widthAnchor.constraint(equalToConstant: 120),
    ])
    stage.window.layoutIfNeeded()
    #expect(text.frame.height > 5 * text.font.lineHeight)
    #expect(abs(column.frame.height - text.frame.height - 10) < 1)
  }
}
