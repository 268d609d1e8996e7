import Testing
import TouchstoneTesting
import UIKit

/// Baselines and alignment rectangles with contents that change after the first layout.
@MainActor @Suite(.staged)
struct LateBaselineTests {
  private let stage = Stage()
  private let root: UIView

  init() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    root = controller.view
    stage.settle()
  }

  private func add(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints)
    stage.settle()
  }

  @Test(arguments: [true, false])
  func `The baselines of a text view are those of its text`(_ scrolls: Bool) {
    let view = UITextView()
    view.isScrollEnabled = scrolls
    view.text = "Text"
    view.font = .systemFont(ofSize: 17)
    add(
      view,
      [
        view.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 200),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 150),
      ])
    func top() -> CGFloat { 200 - view.textContainerInset.top - (view.font?.ascender ?? 0) }
    #expect(abs(view.frame.minY - top()) < 0.5)
    view.font = .systemFont(ofSize: 60)
    stage.settle()
    #expect(abs(view.frame.minY - top()) < 0.5)
    view.textContainerInset.top = 30
    stage.settle()
    #expect(abs(view.frame.minY - top()) < 0.5)
  }

  @Test func `An image view is aligned by its image's alignment rectangle`() {
    func image(_ inset: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        .withAlignmentRectInsets(
          UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }
    let view = UIImageView(image: image(0))
    add(
      view,
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      ])
    #expect(view.frame == CGRect(x: 50, y: 50, width: 20, height: 20))
    view.image = image(4)
    stage.settle()
    #expect(view.frame == CGRect(x: 46, y: 46, width: 20, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
  }
}
