import Testing
import TouchstoneTesting
import UIKit

/// Explanations of a layout: the source of a constraint, the missing constraints, and the reason
/// that no touch arrives.
@MainActor @Suite(.staged)
struct LayoutExplanationTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private var root: UIView { stage.window }

  /// Returns a control with a size determined by constraints.
  private func control(_ name: String) -> UIControl {
    let control = UIControl()
    control.accessibilityIdentifier = name
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    return control
  }

  private func pin(_ view: UIView, _ edges: NSLayoutConstraint.Attribute...) {
    for edge in edges {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  @Test func `A view without a height is explained by its unpinned edge`() {
    let buy = control("Buy")
    pin(buy, .leading, .trailing, .top)
    root.layoutIfNeeded()
    let told =
      "*Buy* has no height, since nothing pins its bottom, so no touch can reach it. "
      + "Pin its bottom, or give it a height."
    #expect(stage.why(buy) == told)
    #expect(stage.lint.map(\.kind) == [.noSize] && stage.lint.map(\.sentence) == [told])
    buy.heightAnchor.constraint(equalToConstant: 44).isActive = true
    root.layoutIfNeeded()
    #expect(stage.lint.isEmpty && stage.why(buy) == "*Buy* is hit.")
  }

  @Test func `A view without a width is explained by both unpinned edges`() {
    let buy = control("Buy")
    pin(buy, .top, .bottom)
    root.layoutIfNeeded()
    #expect(
      stage.why(buy).hasPrefix(
        "*Buy* has no width, since nothing pins its leading edge and its trailing edge, so"))
  }

  @Test func `A height that constraints make zero is explained by them, and is not a finding`() {
    let buy = control("Buy")
    pin(buy, .leading, .trailing, .top)
    let line: UInt = #line + 1
    buy.heightAnchor.constraint(equalToConstant: 0).isActive = true
    root.layoutIfNeeded()
    let sentence = stage.why(buy)
    #expect(
      sentence.contains("Buy.height == 0 (LayoutExplanationTests.swift:\(line))"), "\(sentence)")
    #expect(stage.lint.isEmpty)
  }

  @Test func `A control in a stack that a hidden state collapses is not a finding`() {
    let buy = control("Buy")
    _ = stage.stack([buy, Block(10, 10)])
    buy.isHidden = true
    root.layoutIfNeeded()
    #expect(stage.lint.isEmpty)
  }

  @Test func `An ambiguous view reports its axis, and can be moved to show the ambiguity`() {
    let buy = control("Buy")
    pin(buy, .leading, .trailing)
    buy.heightAnchor.constraint(equalToConstant: 44).isActive = true
    root.layoutIfNeeded()
    #expect(buy.hasAmbiguousLayout)
    #expect(buy.topAnchor.hasAmbiguousLayout && !buy.heightAnchor.hasAmbiguousLayout)
    let findings = stage.lint
    #expect(findings.map(\.kind) == [.ambiguous] && findings[0].weight == .note)
    #expect(
      findings[0].sentence
        == "*Buy* is ambiguous: constraints leave open vertically its y, so it can be touched only "
        + "where it happens to be. Add constraints that determine this.")
    let before = buy.frame
    buy.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(buy.frame.minY != before.minY && buy.frame.size == before.size)
    buy.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(buy.frame == before)
    pin(buy, .top)
    buy.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(!buy.hasAmbiguousLayout && buy.frame == before)
    let deciding = buy.constraintsAffectingLayout(for: .vertical)
    #expect(deciding.contains { $0.firstAttribute == .height && $0.constant == 44 })
  }

  @Test func `The trace of a tree reports how each view is placed, and ambiguities`() {
    let buy = control("Buy")
    pin(buy, .leading, .trailing)
    buy.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let (framed, plain) = (UIView(), UIView())
    framed.accessibilityIdentifier = "framed"
    plain.accessibilityIdentifier = "plain"
    root.addSubview(framed)
    framed.widthAnchor.constraint(equalTo: buy.widthAnchor).isActive = false
    root.addSubview(plain)
    framed.widthAnchor.constraint(lessThanOrEqualTo: buy.widthAnchor).isActive = true
    root.layoutIfNeeded()
    let lines = buy._autolayoutTrace().split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[0].hasPrefix("+"), "\(lines)")
    #expect(lines[1] == "|   *Buy - AMBIGUOUS LAYOUT: its y", "\(lines)")
    #expect(lines[2] == "|   +framed" && lines[3] == "|   -plain", "\(lines)")
  }

  @Test func `Constraints of a visual format and of the long initializer store their lines`() {
    let view = UIView()
    root.addSubview(view)
    let line: UInt = #line + 1
    let drawn = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[view(5)]", metrics: nil, views: ["view": view])
    let long = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 7)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(drawn + [long])
    root.layoutIfNeeded()
    #expect(stage.faults.count == 1)
    #expect(stage.faults[0].contains("LayoutExplanationTests.swift:\(line))"), "\(stage.faults)")
    #expect(stage.faults[0].contains("LayoutExplanationTests.swift:\(line + 2))"))
  }

  @Test func `A guide that leaves its view removes its constraints`() {
    let view = control("Buy")
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let first = guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
    let second = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    NSLayoutConstraint.activate([
      first, second, guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 35)
    root.removeLayoutGuide(guide)
    #expect(!first.isActive && !second.isActive && guide.owningView == nil)
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout && root.constraints.isEmpty)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(other)
    other.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 10 && stage.faults.isEmpty)
  }
}
