import Testing
import TouchstoneTesting
import UIKit

/// The views of controllers follow the size of their containers.
@MainActor @Suite(.staged)
struct FollowingSizeTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let base = UIViewController()

  init() {
    stage.window.rootViewController = base
    stage.settle()
  }

  private func turn() {
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
  }

  private let upright = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let level = CGRect(x: 0, y: 0, width: 844, height: 390)

  @Test func `The default view of a controller has a flexible width and height`() {
    final class Bare: UIViewController { override func loadView() {} }
    final class Own: UIViewController {
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
    #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(Bare().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(Own().view.autoresizingMask == [])
    #expect(UIView().autoresizingMask == [])
  }

  @Test func `The view of a child that fills its parent still does after a rotation`() {
    let child = UIViewController()
    let grandchild = UIViewController()
    for (parent, inner) in [(base, child), (child, grandchild)] {
      parent.addChild(inner)
      inner.view.frame = parent.view.bounds
      parent.view.addSubview(inner.view)
      inner.didMove(toParent: parent)
    }
    #expect(grandchild.view.frame == upright)
    turn()
    #expect(child.view.frame == level)
    #expect(grandchild.view.frame == level)
  }

  @Test(arguments: [
    UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .currentContext,
    .overCurrentContext,
  ])
  func `A controller that covers the window still does after a rotation`(
    style: UIModalPresentationStyle
  ) {
    let shown = UIViewController()
    shown.modalPresentationStyle = style
    base.present(shown, animated: false)
    stage.settle()
    #expect(shown.view.frame == upright)
    turn()
    #expect(shown.view.frame == level)
    base.dismiss(animated: false)
    stage.settle()
    #expect(base.view.frame == level)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `Sheets and popovers have the same frame after a rotation as when presented rotated`(
    style: UIModalPresentationStyle
  ) {
    func show() -> CGRect {
      let shown = UIViewController()
      shown.modalPresentationStyle = style
      shown.popoverPresentationController?.sourceView = base.view
      base.present(shown, animated: false)
      stage.settle()
      if stage.window.bounds.width < 800 { turn() }
      defer {
        base.dismiss(animated: false)
        stage.settle()
      }
      return shown.view.convert(shown.view.bounds, to: nil)
    }
    let turned = show()
    #expect(turned == show())
  }
}
