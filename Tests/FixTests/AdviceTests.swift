import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// Whether a suggested line makes the view work.
@Suite("Fixes that work", .staged) @MainActor
struct AdviceTests {
  @Test func `Each fix line that is offered in a scene and can be tried makes its view respond`()
    throws
  {
    var lines = 0
    for scene in GalleryDelegate().scenes {
      let stage = Stage(app: GalleryDelegate.self, scene: scene.name)
      for view in stage.window.subviewsInTreeOrder {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let explanation = view.explanation(forTouchAt: middle)
        guard let fix = explanation.fix, fix.canBeTried else { continue }
        lines += 1
        let tried = try #require(fix.attempt())
        let hit = view.explanation(forTouchAt: middle).hit?.object as? UIView
        let isAwake = hit?.isDescendant(of: view) == true
        #expect(isAwake, "\(scene.name): \(fix.code)")
        tried.takeBack()
      }
      stage.leave()
    }
    #expect(lines > 5)
  }

  private let stage = Stage()

  @Test
  func `A moved recognizer is missed on its former view, until it returns there`() {
    let views = [0, 100].map { UIView(frame: CGRect(x: 0, y: 100 + $0, width: 80, height: 80)) }
    views.forEach(stage.window.addSubview)
    let tap = UITapGestureRecognizer()
    views.forEach { $0.addGestureRecognizer(tap) }
    #expect(stage.why(views[0]).contains("a recognizer belongs to one view"))
    #expect(!stage.why(views[1]).contains("a recognizer belongs to one view"))
    views[0].addGestureRecognizer(tap)
    #expect(!stage.why(views[0]).contains("a recognizer belongs to one view"))
    #expect(stage.why(views[1]).contains("a recognizer belongs to one view"))
  }

  private func button(in outer: UIView, _ frame: CGRect) -> UIButton {
    let button = UIButton(frame: frame, primaryAction: UIAction { _ in })
    button.accessibilityIdentifier = "buy"
    outer.addSubview(button)
    return button
  }

  private func box(_ frame: CGRect) -> UIView {
    let box = UIView(frame: frame)
    box.accessibilityIdentifier = "box"
    stage.window.addSubview(box)
    return box
  }

  private func fix(_ view: UIView) -> String? {
    view.explanation(forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY)).fix?.code
  }

  @Test func `A constraint container without a size is offered its width and its height`() {
    let box = box(CGRect(x: 50, y: 200, width: 0, height: 0))
    box.translatesAutoresizingMaskIntoConstraints = false
    let buy = button(in: box, CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      fix(buy)
        == "NSLayoutConstraint.activate(["
        + "box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), "
        + "box.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)])")
  }

  @Test func `A fix that leaves the view dead is not offered`() {
    let box = box(CGRect(x: 50, y: 200, width: 200, height: 100))
    let buy = button(in: box, CGRect(x: 20, y: 20, width: 100, height: 50))
    buy.isHidden = true
    #expect(fix(buy) == "buy.isHidden = false")
    buy.alpha = 0
    #expect(fix(buy) == nil)
    buy.alpha = 1
    let veil = UIView(frame: stage.window.bounds)
    stage.window.addSubview(veil)
    #expect(fix(buy) == nil)
    veil.isUserInteractionEnabled = false
    #expect(fix(buy) == "buy.isHidden = false")
  }

  @Test func `A label in a control is not advised to take the control's touches`() {
    let buy = button(in: stage.window, CGRect(x: 50, y: 200, width: 200, height: 50))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    label.accessibilityIdentifier = "price"
    buy.addSubview(label)
    #expect(fix(label) == nil)
    #expect(
      stage.why(label)
        == "*price* doesn't receive touches itself: a touch there reaches *buy*, which contains "
        + "it.")
  }

  @Test func `Lint and explanation measure the same`() throws {
    let box = box(CGRect(x: 50, y: 200, width: 200, height: 100))
    let buy = button(in: box, CGRect(x: 20, y: 106, width: 100, height: 46))
    #expect(stage.why(buy).contains("29 pt below the bottom edge of *box*"))
    let finding = try #require(stage.lint.first { $0.kind == .outsideParent })
    #expect(finding.sentence.contains("its center 29 pt below its bottom edge"))
  }
}
