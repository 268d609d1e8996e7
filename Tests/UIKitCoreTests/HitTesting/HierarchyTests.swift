import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Adding, moving and removing views, with the order of the notifications.
@MainActor @Suite(.staged)
struct HierarchyTests {
  private final class LoggedView: UIView {
    let log: CallLog
    let name: String
    init(_ name: String, _ log: CallLog) {
      self.log = log
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.record("\(name) \(what)") }

    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { note("didMoveToWindow \(window == nil ? "nil" : "window")") }
    override func willMove(toSuperview newSuperview: UIView?) {
      note("willMove(toSuperview: \((newSuperview as? LoggedView)?.name ?? "other"))")
    }
    override func didMoveToSuperview() {
      note("didMoveToSuperview \((superview as? LoggedView)?.name ?? "other")")
    }
    override func didAddSubview(_ subview: UIView) {
      note("didAddSubview \((subview as? LoggedView)?.name ?? "other")")
    }
    override func willRemoveSubview(_ subview: UIView) {
      note("willRemoveSubview \((subview as? LoggedView)?.name ?? "other")")
    }
  }

  private let stage = Stage()
  private let log = CallLog()

  @Test("adding a view notifies it about window and superview, before and after")
  func adding() {
    let parent = LoggedView("parent", log)
    stage.window.addSubview(parent)
    let view = LoggedView("view", log)
    _ = log.take()
    parent.addSubview(view)
    #expect(
      log.take() == [
        "view willMove(toWindow: window)", "view willMove(toSuperview: parent)",
        "view didMoveToWindow window", "view didMoveToSuperview parent",
        "parent didAddSubview view",
      ])
    view.removeFromSuperview()
    #expect(
      log.take() == [
        "view willMove(toWindow: nil)", "view willMove(toSuperview: other)",
        "parent willRemoveSubview view", "view didMoveToWindow nil",
        "view didMoveToSuperview other",
      ])
  }

  @Test("inside one window, or outside any, no view is notified of a window change")
  func sameWindow() {
    let a = LoggedView("a", log)
    let b = LoggedView("b", log)
    let view = LoggedView("view", log)
    a.addSubview(view)
    #expect(
      log.take() == [
        "view willMove(toSuperview: a)", "view didMoveToSuperview a", "a didAddSubview view",
      ])
    b.addSubview(view)
    #expect(
      log.take() == [
        "view willMove(toSuperview: b)", "a willRemoveSubview view", "view didMoveToSuperview b",
        "b didAddSubview view",
      ])
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [view])
  }

  @Test("every view of a branch is notified of the window, only its root of the superview")
  func branch() {
    let root = LoggedView("root", log)
    let leaf = LoggedView("leaf", log)
    root.addSubview(leaf)
    _ = log.take()
    stage.window.addSubview(root)
    #expect(
      log.take() == [
        "root willMove(toWindow: window)", "leaf willMove(toWindow: window)",
        "root willMove(toSuperview: other)", "root didMoveToWindow window",
        "leaf didMoveToWindow window", "root didMoveToSuperview other",
      ])
    #expect(leaf.window === stage.window)
    root.removeFromSuperview()
    #expect(leaf.window == nil)
  }

  @Test("a view is still in its old place during will-move calls, and in the new one afterwards")
  func stateInside() {
    final class WatchingView: UIView {
      var seen: [Bool] = []
      override func willMove(toSuperview newSuperview: UIView?) { seen.append(superview == nil) }
      override func willMove(toWindow newWindow: UIWindow?) { seen.append(window == nil) }
      override func didMoveToSuperview() { seen.append(superview != nil) }
      override func didMoveToWindow() { seen.append(window != nil) }
    }
    let view = WatchingView()
    stage.window.addSubview(view)
    #expect(view.seen == [true, true, true, true])
  }

  @Test("a view that removes another one while being added leaves a consistent tree")
  func removingInside() {
    final class ShyView: UIView {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let view = ShyView()
    stage.window.addSubview(view)
    #expect(view.superview == nil)
    #expect(!stage.window.subviews.contains(view))
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
  }

  // MARK: Order

  private func makeParent(_ count: Int = 3) -> (UIView, [UIView]) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let views = (0..<count).map { _ in UIView(frame: parent.bounds) }
    for view in views { parent.addSubview(view) }
    return (parent, views)
  }

  /// Expects that the order of subviews, the order of layers and the result of hit testing agree.
  private func expect(
    _ parent: UIView, _ order: [UIView], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(parent.subviews == order, sourceLocation: sourceLocation)
    #expect(parent.layer.sublayers ?? [] == order.map(\.layer), sourceLocation: sourceLocation)
    #expect(
      parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === order.last ?? parent,
      sourceLocation: sourceLocation)
    for view in order { #expect(view.superview === parent, sourceLocation: sourceLocation) }
  }

  @Test("subviews are added in front, in order")
  func added() {
    let (parent, views) = makeParent()
    expect(parent, views)
    parent.addSubview(views[0])
    expect(parent, [views[1], views[2], views[0]])
  }

  @Test("a view can be inserted at an index, above and below a sibling")
  func inserted() {
    let (parent, v) = makeParent()
    let new = UIView(frame: parent.bounds)
    parent.insertSubview(new, at: 1)
    expect(parent, [v[0], new, v[1], v[2]])
    parent.insertSubview(new, aboveSubview: v[1])
    expect(parent, [v[0], v[1], new, v[2]])
    parent.insertSubview(new, belowSubview: v[0])
    expect(parent, [new, v[0], v[1], v[2]])
    parent.insertSubview(new, aboveSubview: v[2])
    expect(parent, [v[0], v[1], v[2], new])
    parent.insertSubview(new, at: 0)
    expect(parent, [new, v[0], v[1], v[2]])
    let other = UIView(frame: parent.bounds)
    parent.insertSubview(other, at: 99)
    expect(parent, [new, v[0], v[1], v[2], other])
  }

  @Test("subviews can be exchanged and moved to the front and to the back")
  func reordered() {
    let (parent, v) = makeParent(4)
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    expect(parent, [v[3], v[1], v[2], v[0]])
    parent.exchangeSubview(at: 2, withSubviewAt: 1)
    expect(parent, [v[3], v[2], v[1], v[0]])
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    parent.exchangeSubview(at: 1, withSubviewAt: 9)
    expect(parent, [v[3], v[2], v[1], v[0]])
    parent.bringSubviewToFront(v[3])
    expect(parent, [v[2], v[1], v[0], v[3]])
    parent.sendSubviewToBack(v[0])
    expect(parent, [v[0], v[2], v[1], v[3]])
    parent.bringSubviewToFront(UIView())
    expect(parent, [v[0], v[2], v[1], v[3]])
  }

  @Test("adding a view elsewhere removes it from its superview")
  func reparented() {
    let (one, views) = makeParent()
    let (other, others) = makeParent()
    other.insertSubview(views[1], at: 0)
    expect(one, [views[0], views[2]])
    expect(other, [views[1]] + others)
  }

  @Test("a view is not added to itself or its descendants")
  func cycles() {
    let (parent, views) = makeParent()
    views[0].addSubview(parent)
    #expect(parent.superview == nil)
    parent.addSubview(parent)
    expect(parent, views)
  }

  @Test("descent, tags and windows are found along the tree")
  func looking() {
    let (parent, views) = makeParent()
    let leaf = UIView()
    views[1].addSubview(leaf)
    leaf.tag = 7
    #expect(leaf.isDescendant(of: parent))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!leaf.isDescendant(of: views[0]))
    #expect(parent.viewWithTag(7) === leaf)
    #expect(parent.viewWithTag(8) == nil)
    #expect(leaf.window == nil)
    stage.window.addSubview(parent)
    #expect(leaf.window === stage.window)
    #expect(stage.window.window === stage.window)
  }

  @Test("a superview retains its subviews, and a subview does not retain its superview")
  func ownership() {
    weak var weakParent: UIView?
    weak var weakChild: UIView?
    let orphan = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      parent.addSubview(orphan)
      weakParent = parent
      weakChild = child
      #expect(orphan.superview === parent)
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
    #expect(orphan.superview == nil)
    stage.window.addSubview(orphan)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === orphan)
  }
}
