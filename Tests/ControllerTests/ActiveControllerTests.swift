import Testing
import TouchstoneTesting
import UIKit

/// Presents another controller while its view loads, or while its delegate is called.
private final class Busy: UIViewController, UIViewControllerTransitioningDelegate {
  var work: () -> Void = {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    work()
    return nil
  }
}

/// Controllers that are already on screen can't be presented.
@MainActor @Suite(.staged)
struct ActiveControllerTests {
  private let stage = Stage(device: .iPhone16)
  private let base = UIViewController()
  private let shown = UIViewController()

  init() {
    stage.window.rootViewController = base
    stage.settle()
  }

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  private func present(_ controller: UIViewController, over presenter: UIViewController) {
    presenter.present(controller, animated: false)
    stage.settle()
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .popover])
  func `Two controllers can't present each other, with one line`(style: UIModalPresentationStyle) {
    shown.modalPresentationStyle = style
    base.modalPresentationStyle = style
    present(shown, over: base)
    present(base, over: shown)
    #expect(base.presentedViewController === shown)
    #expect(base.presentingViewController == nil && shown.presentedViewController == nil)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("which is already in use: it presents UIViewController") == true)
    let label = UILabel()
    label.text = "Held"
    shown.view.addSubview(label)
    #expect(stage.hasView("Held"))
  }

  @Test func `A controller can't be presented over one that it presents through others`() {
    let last = UIViewController()
    present(shown, over: base)
    present(last, over: shown)
    for controller in [base, shown] { present(controller, over: last) }
    #expect(last.presentedViewController == nil)
    #expect(faults.count == 2)
  }

  @Test func `A controller that has a parent can't be presented, with one line`() {
    base.addChild(shown)
    shown.didMove(toParent: base)
    present(shown, over: base)
    #expect(base.presentedViewController == nil && shown.presentingViewController == nil)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("in use: it is a child of UIViewController") == true)
    shown.removeFromParent()
    present(shown, over: base)
    #expect(base.presentedViewController === shown)
  }

  @Test func `The root of another window can't be presented, with one line`() {
    let other = UIWindow(frame: stage.window.frame)
    other.rootViewController = shown
    other.isHidden = false
    present(shown, over: base)
    #expect(base.presentedViewController == nil)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("in use: it is a window's root view controller") == true)
    other.rootViewController = nil
    present(shown, over: base)
    #expect(base.presentedViewController === shown)
  }

  @Test func `A delegate that meanwhile presents the controller's presenter causes no cycle`() {
    let busy = Busy()
    busy.modalPresentationStyle = .custom
    busy.transitioningDelegate = busy
    let other = UIViewController()
    busy.work = { [base] in base.present(other, animated: false) }
    present(busy, over: base)
    #expect(base.presentedViewController === other)
    #expect(busy.presentingViewController == nil)
  }

  @Test func `A child that meanwhile adds its new parent as a child causes no cycle`() {
    final class Grabber: UIViewController {
      override func willMove(toParent parent: UIViewController?) {
        if let parent, parent.parent == nil, children.isEmpty { addChild(parent) }
      }
    }
    let grabber = Grabber()
    base.addChild(grabber)
    #expect(grabber.parent == nil || base.parent == nil)
    #expect(base.presentedViewController == nil)
    #expect(faults.count == 1)
  }
}
