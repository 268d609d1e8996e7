import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Replacing the view of a visible controller.
@MainActor @Suite(.staged)
struct ViewExchangeTests {
  private let stage = Stage()
  private let log = CallLog()

  // statement 416
  @Test("a new view of a shown root replaces the old one, with its size and place in the chain")
  func root() {
    let controller = LoggedController("root", log)
    stage.window.rootViewController = controller
    let front = UIView()
    stage.window.addSubview(front)
    stage.settle()
    _ = log.take()
    let old: UIView = controller.view
    let new = UIView()
    controller.view = new
    #expect(stage.window.subviews == [new, front])
    #expect(new.frame == stage.window.bounds)
    #expect(old.superview == nil)
    #expect(new.next === controller)
    #expect(old.next == nil)
    stage.settle()
    #expect(log.take() == [])
    stage.window.frame.size = CGSize(width: 200, height: 300)
    #expect(new.frame.size == CGSize(width: 200, height: 300))
  }

  // statement 416
  @Test("a new view of a child replaces the old one among its siblings")
  func child() {
    let parent = UIViewController()
    let child = LoggedController("child", log)
    let (below, above) = (UIView(), UIView())
    parent.addChild(child)
    for view in [below, child.view, above] as [UIView] { parent.view.addSubview(view) }
    child.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    child.didMove(toParent: parent)
    stage.window.rootViewController = parent
    stage.settle()
    _ = log.take()
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    child.view = new
    #expect(parent.view.subviews == [below, new, above])
    #expect(new.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    new.removeFromSuperview()
    #expect(log.take() == ["child willDisappear", "child didDisappear"])
  }

  @Test("a view set on a controller that is not shown is added nowhere")
  func notShown() {
    let controller = UIViewController()
    let (one, other) = (UIView(), UIView())
    controller.view = one
    controller.view = other
    #expect(one.superview == nil)
    #expect(other.superview == nil)
    #expect(one.next == nil)
    #expect(other.next === controller)
  }
}
