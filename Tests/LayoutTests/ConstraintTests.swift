import Testing
import TouchstoneTesting
import UIKit

/// Views positioned by constraints, with typical app code.
@MainActor @Suite(.staged)
struct ConstraintTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private var root: UIView { stage.window }

  private final class Content: UIView {
    var size = CGSize(width: 60, height: 30) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  @Test func `Anchors place a view in the next frame`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    #expect(view.frame == .zero)
    stage.advance(by: 0.1)
    #expect(view.frame == CGRect(x: 20, y: 40, width: 350, height: 175))
  }

  @Test func `A constant changes live, and is animated by layoutIfNeeded`() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      width, view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    width.constant = 140
    #expect(view.frame.width == 40)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(view.frame.width == 140)
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()?.bounds.width ?? 0
    #expect(shown > 80 && shown < 100, "\(shown)")
  }

  @Test func `Content determines the size, and hugs or resists by its priorities`() {
    let one = add(Content())
    let other = add(Content())
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(other.frame == CGRect(x: 60, y: 0, width: 340, height: 30))
    one.size.width = 390
    other.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 340 && other.frame.width == 60)
    #expect(one.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(other.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func `A constraint is listed at the nearest common ancestor of its items`() {
    let parent = add(UIView())
    let (one, other) = (add(UIView(), to: parent), add(UIView(), to: parent))
    let between = one.leftAnchor.constraint(equalTo: other.leftAnchor)
    let own = one.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, own])
    #expect(parent.constraints.first === between && one.constraints.first === own)
    between.isActive = false
    #expect(parent.constraints.isEmpty && !between.isActive && own.isActive)
    parent.addConstraint(between)
    #expect(between.isActive)
    parent.removeConstraint(between)
    #expect(!between.isActive)
  }

  @Test func `Views without a common ancestor are reported in one line`() {
    let lonely = UIView()
    lonely.accessibilityIdentifier = "lonely"
    let constraint = lonely.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(faults.count == 1 && faults[0].contains("no common superview"))
  }

  @Test func `A removed view keeps its inner constraints and drops those to outer views`() {
    let view = add(UIView())
    let own = view.widthAnchor.constraint(equalToConstant: 50)
    let outer = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    NSLayoutConstraint.activate([own, outer])
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(own.isActive && !outer.isActive)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(other)
    other.addSubview(view)
    view.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50 && view.frame.width == 50)
  }

  @Test func `Frames and constraints can be combined`() {
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    framed.autoresizingMask = .flexibleWidth
    root.addSubview(framed)
    let below = add(UIView())
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 5),
      below.leftAnchor.constraint(equalTo: framed.leftAnchor),
      below.widthAnchor.constraint(equalTo: framed.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 10, y: 35, width: 100, height: 9))
    framed.frame = CGRect(x: 20, y: 30, width: 60, height: 40)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 20, y: 75, width: 60, height: 9))
    root.frame.size.width += 50
    root.layoutIfNeeded()
    #expect(framed.frame.width == 110 && below.frame.width == 110)
  }

  @Test func `A conflict is reported once, with its constraints and the one that is broken`() {
    let view = add(UIView())
    view.accessibilityIdentifier = "Buy"
    let line: UInt = #line
    let first = view.widthAnchor.constraint(equalToConstant: 40)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.bounds.width == 40)
    let told =
      "wide (ConstraintTests.swift:\(line + 2)) is broken, because it conflicts with "
      + "Buy.width == 40 (ConstraintTests.swift:\(line + 1))"
    #expect(faults.count == 1 && faults[0].hasSuffix(told), "\(faults)")
    first.constant = 45
    root.layoutIfNeeded()
    #expect(view.bounds.width == 45 && faults.count == 1)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.bounds.width == 60)
  }

  @Test func `A view without a position is ambiguous, and a view with all four values is not`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    left.isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    let deciding = view.constraintsAffectingLayout(for: .horizontal)
    #expect(deciding.count == 2 && deciding.contains { $0 === left })
  }

  @Test func `Constraints that change while views lay out are solved in the same layout`() {
    final class Square: UIView {
      var height: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        height?.constant = bounds.width
      }
    }
    let square = add(Square())
    square.height = square.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      square.leftAnchor.constraint(equalTo: root.leftAnchor),
      square.topAnchor.constraint(equalTo: root.topAnchor),
      square.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), square.height!,
    ])
    root.layoutIfNeeded()
    #expect(square.frame.size == CGSize(width: 200, height: 200))
  }

  @Test func `Leading is right in a right-to-left layout`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.semanticContentAttribute = .forceRightToLeft
    root.addSubview(parent)
    let view = add(UIView(), to: parent)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 70)
  }

  @Test func `A fitting size depends on the inner constraints only`() {
    let box = add(UIView())
    let content = add(Content(), to: box)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8),
      box.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 8),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 4),
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 400, height: 38))
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 76, height: 38))
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 38))
    content.size.height = 50
    root.layoutIfNeeded()
    #expect(box.frame.height == 58)
  }

  @Test func `Neither constraints nor their engine retain views`() {
    weak var known: UIView?
    weak var inner: UIView?
    var kept: NSLayoutConstraint?
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = add(UIView(), to: parent)
      let constraint = view.leftAnchor.constraint(equalTo: parent.leftAnchor)
      constraint.isActive = true
      parent.layoutIfNeeded()
      (known, inner, kept) = (parent, view, constraint)
    }
    #expect(known == nil && inner == nil)
    #expect(kept?.firstItem == nil && kept?.isActive == false)
    kept?.constant = 7
    kept?.isActive = true
    #expect(kept?.isActive == false)
  }

  @Test func `A frame without changes lays out no view`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let parent = add(Counting())
    let views = (0..<3).map { _ in add(UIView(), to: parent) }
    for view in views {
      view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.3).isActive = true
    }
    stage.advance(by: 1)
    let known = parent.layouts
    #expect(known > 0)
    stage.advance(by: 1)
    #expect(parent.layouts == known)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `A constant that is not finite is reported and ignored`(_ value: CGFloat) {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    width.constant = value
    root.layoutIfNeeded()
    #expect(width.constant.isFinite && view.bounds.width.isFinite)
    width.priority = UILayoutPriority(0)
    #expect(width.priority == .required)
    #expect(faults.contains { $0.contains("priority is 0.0") })
  }
}
