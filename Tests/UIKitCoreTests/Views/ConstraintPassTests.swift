import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct ConstraintPassTests {
  @Test("constraints are updated before layout, on request, and subviews go first")
  func order() {
    let stage = Stage()
    let log = CallLog()
    let outer = AskingView("outer", log)
    let inner = AskingView("inner", log)
    let silent = AskingView("silent", log)
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(silent)
    stage.advance(by: 0.1)
    #expect(log.lines.allSatisfy { $0.hasSuffix("layout") })
    log.lines = []
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.setNeedsLayout()
    #expect(outer.needsUpdateConstraints() && !silent.needsUpdateConstraints())
    stage.advance(by: 0.1)
    #expect(log.lines == ["inner constraints", "outer constraints", "outer layout"])
    #expect(!outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
  }

  @Test("layoutIfNeeded updates constraints first, and a view added later triggers its request")
  func atOnce() {
    let stage = Stage()
    let log = CallLog()
    let outer = AskingView("outer", log)
    let inner = AskingView("inner", log)
    inner.setNeedsUpdateConstraints()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(log.lines == ["inner constraints", "outer layout", "inner layout"])
    log.lines = []
    inner.setNeedsUpdateConstraints()
    stage.window.addSubview(outer)
    stage.window.updateConstraintsIfNeeded()
    stage.window.updateConstraintsIfNeeded()
    #expect(log.lines == ["inner constraints"])
  }

  @Test("a class that requires constraints updates them once without a request")
  func requirement() {
    let stage = Stage()
    let log = CallLog()
    stage.window.addSubview(NeedyView("needy", log))
    stage.advance(by: 0.1)
    stage.advance(by: 0.1)
    #expect(log.lines == ["needy constraints", "needy layout"])
  }

  @Test("a controller updates the constraints of its view, and super calls the view")
  func controller() {
    let stage = Stage()
    let log = CallLog()
    let controller = AskedController()
    controller.log = log
    controller.view = AskingView("view", log)
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    log.lines = []
    controller.view.setNeedsUpdateConstraints()
    stage.advance(by: 0.1)
    #expect(log.lines == ["controller constraints", "view constraints"])
  }

  @Test("the alignment rectangle is the frame without the insets, in both directions")
  func alignment() {
    let view = ShadowedView()
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let aligned = view.alignmentRect(forFrame: frame)
    #expect(aligned == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(view.frame(forAlignmentRect: aligned) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
  }

  @Test("a fitting size is the content's, unless the target has the higher priority")
  func fitting() {
    let view = ShadowedView()
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 0))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 40, height: 10_000))
    let target = CGSize(width: 30, height: 70)
    func width(_ priority: UILayoutPriority, _ width: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 70), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .required
      ).width
    }
    #expect(width(.required, target.width) == 30)
    #expect(width(.init(500), target.width) == 40)
    #expect(width(.init(500), 60) == 60)
    #expect(width(.defaultLow, 60) == 40)
  }

  @Test("a controller's view updates constraints before its first layout")
  func firstPass() {
    let stage = Stage()
    let (log, controller) = (CallLog(), AskedController())
    controller.log = log
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    #expect(log.lines == ["controller constraints"])
    controller.view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(log.lines.count == 1)
  }

  @Test("a controller does not change the status bar by default")
  func statusBar() {
    let plain = UIViewController()
    #expect(plain.preferredStatusBarStyle == .default && !plain.prefersStatusBarHidden)
    #expect(plain.preferredStatusBarUpdateAnimation == .fade)
    #expect(plain.childForStatusBarStyle == nil && plain.childForStatusBarHidden == nil)
    let own: UIViewController = AskedController()
    own.setNeedsStatusBarAppearanceUpdate()
    #expect(own.preferredStatusBarStyle == .lightContent && own.prefersStatusBarHidden)
  }
}

private class AskingView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.record("\(name) constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() { log.record("\(name) layout") }
}

private final class NeedyView: AskingView {
  override class var requiresConstraintBasedLayout: Bool { true }
}

private final class AskedController: UIViewController {
  var log: CallLog?

  override func updateViewConstraints() {
    log?.record("controller constraints")
    super.updateViewConstraints()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
}

/// A view with a shadow at its right and bottom edges.
private final class ShadowedView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: 40, height: UIView.noIntrinsicMetric)
  }
}
