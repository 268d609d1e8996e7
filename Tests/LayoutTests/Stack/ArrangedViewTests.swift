import Testing
import TouchstoneTesting
import UIKit

/// The arranged views of a stack, including hidden ones.
@MainActor @Suite(.staged)
struct ArrangedViewTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))

  @Test func `An arranged view is a subview, and leaves the arrangement when removed`() {
    let (one, other, third) = (Block(1, 1), Block(1, 1), Block(1, 1))
    let stack = UIStackView(arrangedSubviews: [one, other])
    #expect(stack.arrangedSubviews == [one, other] && stack.subviews == [one, other])
    #expect(!one.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(one)
    #expect(stack.arrangedSubviews == [other] && one.superview === stack)
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, other] && stack.subviews == [one, other, third])
    other.removeFromSuperview()
    #expect(stack.arrangedSubviews == [third])
    let second = UIStackView()
    second.addArrangedSubview(third)
    #expect(stack.arrangedSubviews.isEmpty && second.arrangedSubviews == [third])
    second.addSubview(one)
    #expect(second.arrangedSubviews == [third])
  }

  @Test func `Adding or inserting again changes the order only`() {
    let (one, other) = (Block(1, 1), Block(1, 1))
    let stack = UIStackView(arrangedSubviews: [one, other])
    stack.addArrangedSubview(one)
    #expect(stack.arrangedSubviews == [other, one] && stack.subviews == [one, other])
    stack.insertArrangedSubview(one, at: 0)
    #expect(stack.arrangedSubviews == [one, other])
    stack.bringSubviewToFront(one)
    #expect(stack.arrangedSubviews == [one, other] && stack.subviews == [other, one])
  }

  @Test(arguments: [-1, 2, .max])
  func `An index beyond the end is reported in one line`(_ index: Int) {
    let stack = UIStackView(arrangedSubviews: [Block(1, 1)])
    stack.insertArrangedSubview(Block(1, 1), at: index)
    #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 1)
    #expect(stage.faults.count == 1, "\(stage.faults)")
  }

  @Test func `A stack arranges neither itself nor its ancestors`() {
    let stack = UIStackView()
    let outer = UIView()
    outer.addSubview(stack)
    stack.addArrangedSubview(outer)
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `A stack from an archive is empty`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let stack = try #require(UIStackView(coder: coder))
    #expect(stack.arrangedSubviews.isEmpty && stack.axis == .horizontal && stack.spacing == 0)
  }

  @Test func `A view that is no longer arranged keeps its frame`() {
    let views = [Block(60, 10), Block(40, 10), UIView()]
    let stack = stage.stack(views)
    stack.removeArrangedSubview(views[0])
    views[0].translatesAutoresizingMaskIntoConstraints = true
    stage.window.layoutIfNeeded()
    #expect(views.map(\.across) == [[0, 60], [0, 40], [40, 260]])
  }

  // MARK: Hidden views

  @Test func `A hidden view occupies no space, and neither does its spacing`() {
    let views = [Block(60, 10), Block(40, 99), Block(20, 10), UIView()]
    let stack = stage.stack(views) { $0.spacing = 10 }
    views[1].isHidden = true
    stage.window.layoutIfNeeded()
    #expect(views.map(\.across) == [[0, 60], [65, 0], [70, 20], [100, 200]])
    views[0].isHidden = true
    views[3].isHidden = true
    stage.window.layoutIfNeeded()
    #expect(views.map(\.across) == [[0, 0], [0, 0], [0, 300], [300, 0]])
    for view in views { view.isHidden = false }
    stage.window.layoutIfNeeded()
    #expect(views.map(\.across) == [[0, 60], [70, 40], [120, 20], [150, 150]])
    #expect(stage.faults.isEmpty && stack.arrangedSubviews.count == 4)
  }

  @Test(arguments: [
    UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func `Hidden views are ignored by every distribution`(_ distribution: UIStackView.Distribution) {
    let views = [Block(60, 10), Block(40, 10), Block(60, 10)]
    views[1].isHidden = true
    _ = stage.stack(views) { $0.distribution = distribution }
    #expect(views[0].frame.minX == 0 && views[2].frame.maxX == 300)
    #expect(views[0].frame.width == views[2].frame.width && views[1].frame.width == 0)
    #expect(views[1].frame.minX == 150)
    #expect(stage.faults.isEmpty)
  }

  @Test func `A stack all of whose views are hidden has no length`() {
    let inner = UIStackView(arrangedSubviews: [Block(60, 10), Block(60, 10)])
    inner.spacing = 8
    let views = [inner, Block(60, 10)]
    let stack = stage.stack(views)
    for view in inner.arrangedSubviews { view.isHidden = true }
    stage.window.layoutIfNeeded()
    #expect(views.map(\.across) == [[0, 0], [0, 300]])
    // A hidden stack lets its content extend beyond it without a conflict.
    for view in inner.arrangedSubviews { view.isHidden = false }
    inner.isHidden = true
    stage.window.layoutIfNeeded()
    #expect(inner.frame.width == 0 && stage.faults.isEmpty, "\(stage.faults)")
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `A hidden view with a required size of its own gives way, and is reported`() {
    let view = Block(10, 10, "row")
    let fixed = view.widthAnchor.constraint(equalToConstant: 50)
    fixed.isActive = true
    fixed.identifier = "fixed"
    let stack = stage.stack([view, UIView()])
    view.isHidden = true
    stage.window.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(stage.faults.count == 1 && stage.faults[0].contains("fixed"), "\(stage.faults)")
    #expect(stage.faults[0].contains("UISV-hiding") && stack.arrangedSubviews.count == 2)
  }

  @Test func `Hiding in an animation closes the gap, and the view is visible until then`() {
    let views = [Block(100, 10), Block(100, 10), UIView()]
    _ = stage.stack(views)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    #expect(views[0].isHidden && views[1].frame.minX == 0)
    stage.advance(by: 0.5)
    let shown = views.map { $0.layer.presentation() ?? $0.layer }
    #expect(!shown[0].isHidden && abs(shown[0].bounds.width - 50) < 3)
    #expect(abs(shown[1].frame.minX - 50) < 3)
    stage.advance(by: 0.6)
    #expect(views[0].layer.presentation()?.isHidden ?? true)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = false }
    stage.advance(by: 0.25)
    #expect(abs((views[0].layer.presentation()?.bounds.width ?? 0) - 25) < 3)
    stage.settle()
    #expect(views.map(\.across) == [[0, 100], [100, 100], [200, 100]])
  }

  @Test func `Hiding one of a hundred views leaves the others' constraints unchanged`() {
    let views = (0..<100).map { _ in Block(2, 2) }
    let stack = stage.stack(views + [UIView()]) { $0.alignment = .center }
    func constraints() -> [NSLayoutConstraint] {
      stack.constraints + views.flatMap(\.constraints)
    }
    let before = Set(constraints().map { ObjectIdentifier($0) })
    let old = constraints()
    views[50].isHidden = true
    stage.window.layoutIfNeeded()
    let after = Set(constraints().map { ObjectIdentifier($0) })
    #expect(before.symmetricDifference(after).count < 130 && old.count > 500)
    #expect(views[99].frame.minX == 196)
  }

  @Test func `A text that changes moves the views behind it`() {
    let label = UILabel()
    label.text = "i"
    let stack = stage.stack([label, Block(10, 10), UIView()])
    let before = label.frame.width
    label.text = "much longer"
    stage.advance(by: 0.1)
    #expect(label.frame.width > before)
    #expect(abs(stack.arrangedSubviews[1].frame.minX - label.frame.maxX) <= 0.5)
  }
}
