import Testing
import TouchstoneTesting
import UIKit

/// Constraints that depend on text: baselines, lines and the keyboard.
@MainActor @Suite(.staged)
struct TextLayoutTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800), keyboard: 300)
  private var root: UIView { stage.window }

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func label(_ text: String, size: CGFloat) -> UILabel {
    let label = add(UILabel())
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func `Labels of two sizes share one baseline, also after a change of font`() {
    let (big, small) = (label("Big", size: 28), label("small", size: 13))
    NSLayoutConstraint.activate([
      big.leftAnchor.constraint(equalTo: root.leftAnchor),
      big.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
      small.leftAnchor.constraint(equalTo: big.rightAnchor, constant: 8),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
    ])
    func distance() -> CGFloat {
      (big.frame.minY + big.font.ascender) - (small.frame.minY + small.font.ascender)
    }
    root.layoutIfNeeded()
    #expect(big.frame.size == big.intrinsicContentSize && small.frame.minX == big.frame.maxX + 8)
    #expect(abs(distance()) < 0.5 && small.frame.minY > big.frame.minY + 5, "\(distance())")
    big.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(abs(distance()) < 0.5 && big.frame.size == big.intrinsicContentSize, "\(distance())")
  }

  @Test func `A text of several lines is as high as its lines in the width that it gets`() {
    let text = label("one two three four five six seven eight nine ten", size: 17)
    text.numberOfLines = 0
    let below = add(UIView())
    let width = text.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor), width,
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let height = text.frame.height
    #expect(height > 3 * text.font.lineHeight && below.frame.minY == height, "\(height)")
    width.constant = 200
    root.layoutIfNeeded()
    #expect(text.frame.height < height && below.frame.minY == text.frame.height)
  }

  @Test func `Views pinned to the keyboard's guide move up with the keyboard`() {
    let (bar, field) = (
      add(UIView()), UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    )
    root.addSubview(field)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.leftAnchor.constraint(equalTo: root.leftAnchor),
      bar.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    stage.advance(by: 0.1)
    #expect(bar.frame.maxY == 800)
    field.becomeFirstResponder()
    stage.advance(by: 2)
    #expect(bar.frame.maxY == 500)
    field.resignFirstResponder()
    stage.advance(by: 2)
    #expect(bar.frame.maxY == 800)
  }
}
