import Testing
import TouchstoneTesting
import UIKit

/// Constraints wait for a layout in the tree of their views.
@MainActor @Suite(.staged)
struct WaitingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private var window: UIWindow { stage.window }

  /// Returns a view of 40 × 30 at the center of a container that isn't in a tree yet.
  private func page() -> (container: UIView, inner: UIView) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    return (container, inner)
  }

  private let middle = CGRect(x: 80, y: 35, width: 40, height: 30)

  @Test func `A branch built outside a window is laid out in the window`() {
    let (container, inner) = page()
    let outer = UIView(frame: window.bounds)
    outer.addSubview(container)
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(inner.frame == middle)
  }

  @Test func `A layout of one tree does not lay out another one`() {
    let (container, inner) = page()
    window.layoutIfNeeded()
    #expect(inner.frame == .zero)
    container.layoutIfNeeded()
    #expect(inner.frame == middle)
  }

  @Test func `A branch that moves between trees before its layout is laid out in the last one`() {
    let (container, inner) = page()
    let first = UIView(frame: window.bounds)
    first.addSubview(container)
    window.addSubview(first)
    let second = UIView(frame: window.bounds)
    second.addSubview(container)
    window.layoutIfNeeded()
    #expect(inner.frame == .zero)
    second.layoutIfNeeded()
    #expect(inner.frame == middle)
  }

  @Test func `A branch that left its window with a layout is laid out again elsewhere`() {
    let (container, inner) = page()
    window.addSubview(container)
    window.layoutIfNeeded()
    container.removeFromSuperview()
    container.bounds.size = CGSize(width: 100, height: 60)
    container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 30, y: 15, width: 40, height: 30))
    window.addSubview(container)
    container.bounds.size = CGSize(width: 200, height: 100)
    window.layoutIfNeeded()
    #expect(inner.frame == middle)
  }

  @Test func `A branch whose superview was deallocated before its layout is laid out on its own`() {
    let (container, inner) = page()
    var outer: UIView? = UIView(frame: window.bounds)
    outer?.addSubview(container)
    outer = nil
    #expect(container.superview == nil)
    container.layoutIfNeeded()
    #expect(inner.frame == middle)
  }

  @Test func `A guide with a pending layout moves with its view`() {
    let (container, inner) = page()
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      guide.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      guide.topAnchor.constraint(equalTo: inner.topAnchor),
      guide.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    window.addSubview(container)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 120, y: 35, width: 80, height: 30))
  }

  @Test func `A guide that changes its view before its layout is laid out in the second one`() {
    let guide = UILayoutGuide()
    let first = UIView()
    first.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    first.removeLayoutGuide(guide)
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    second.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: second.topAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 10),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    window.addSubview(second)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 30, width: 10, height: 5))
  }

  @Test func `Views deallocated before any layout leave nothing behind`() {
    weak var constraint: NSLayoutConstraint?
    weak var view: UIView?
    do {
      let (container, inner) = page()
      view = inner
      constraint = container.constraints.first
      #expect(constraint != nil)
    }
    #expect(view == nil && constraint == nil)
  }

  @Test func `A constraint that is activated during a layout is part of it`() {
    final class Late: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        guard inner.superview == nil else { return }
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          inner.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          inner.widthAnchor.constraint(equalToConstant: 20),
          inner.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    let late = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(late)
    window.layoutIfNeeded()
    #expect(late.inner.frame == CGRect(x: 8, y: 8, width: 20, height: 20))
  }

  @Test func `Contradictory constraints beyond twenty share one line`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    for width in 0..<50 {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    window.layoutIfNeeded()
    let lines = stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
    #expect(lines.count == 21)
    #expect(lines.last?.hasPrefix("29 more constraints are broken") == true)
  }
}
