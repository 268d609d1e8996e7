import Testing
import TouchstoneTesting
import UIKit

/// The sizes of views determined by inner constraints, with content that wraps.
@MainActor @Suite(.staged)
struct FittingTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private static let long = "one two three four five six seven eight nine ten eleven twelve"

  /// Returns a view with content at 16 points from its sides, and 10 points from its top and
  /// bottom.
  private func cell(_ content: UIView) -> UIView {
    let cell = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
    ])
    return cell
  }

  private var label: UILabel {
    let label = UILabel()
    label.text = Self.long
    label.numberOfLines = 0
    return label
  }

  private func fit(_ view: UIView, _ width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private func height(_ view: UIView, at width: CGFloat) -> CGFloat {
    view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

  @Test func `A cell is as high as its label's lines in the remaining width`() {
    let label = label
    let cell = cell(label)
    let size = fit(cell, 320)
    #expect(size.width == 320 && isSame(size.height, height(label, at: 288) + 20))
    #expect(size.height > label.font.lineHeight * 2)
    #expect(isSame(fit(cell, 160).height, height(label, at: 128) + 20))
    label.text = "short"
    #expect(isSame(fit(cell, 320).height, height(label, at: 288) + 20))
    label.text = Self.long
    label.numberOfLines = 1
    #expect(isSame(fit(cell, 320).height, height(label, at: 288) + 20))
  }

  @Test func `A cell laid out at another width still fits, and keeps its layout`() {
    let label = label
    let cell = cell(label)
    cell.frame.size = CGSize(width: 200, height: 200)
    stage.window.addSubview(cell)
    stage.advance(by: 0.1)
    let frame = label.frame
    #expect(frame == CGRect(x: 16, y: 10, width: 168, height: 180))
    #expect(isSame(fit(cell, 320).height, height(label, at: 288) + 20))
    #expect(isSame(fit(cell, 120).height, height(label, at: 88) + 20))
    label.text = "other \(Self.long)"
    #expect(isSame(fit(cell, 120).height, height(label, at: 88) + 20))
    stage.advance(by: 0.1)
    #expect(label.frame == frame)
  }

  @Test func `A cell fits a text view that doesn't scroll`() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = Self.long
    let cell = cell(text)
    #expect(isSame(fit(cell, 232).height, height(text, at: 200) + 20))
    text.text = "short"
    #expect(isSame(fit(cell, 232).height, height(text, at: 200) + 20))
  }

  @Test func `A cell fits nested stacks with wrapping labels and a wrapping button`() throws {
    let button = UIButton(type: .system)
    button.setTitle(Self.long, for: .normal)
    let title = try #require(button.titleLabel)
    title.numberOfLines = 0
    let (left, right, below) = (label, label, label)
    let row = UIStackView(arrangedSubviews: [left, right])
    row.distribution = .fillEqually
    row.spacing = 8
    let column = UIStackView(arrangedSubviews: [row, below, button])
    column.axis = .vertical
    column.spacing = 4
    let cell = cell(column)
    let expected =
      height(left, at: 140) + 4 + height(below, at: 288) + 4 + height(title, at: 288) + 12 + 20
    #expect(abs(fit(cell, 320).height - expected) <= 1)
  }

  @Test func `A label measures itself at the width of the target`() {
    let label = label
    #expect(fit(label, 100) == CGSize(width: 100, height: height(label, at: 100)))
    let compressed = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == label.intrinsicContentSize && compressed.height < 30)
  }

  @Test func `A target of lower priority than the content gives way to it`() {
    let label = label
    let cell = cell(label)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == label.intrinsicContentSize.width + 32)
    #expect(isSame(size.height, label.intrinsicContentSize.height + 20))
  }
}
