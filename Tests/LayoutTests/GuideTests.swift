import Testing
import TouchstoneTesting
import UIKit

/// Layout guides of views, of the system and of scroll views, and lines that show constraints.
@MainActor @Suite(.staged)
struct GuideTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private var root: UIView { stage.window }

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `A custom guide reserves space without a view`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add(UIView())
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 12),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 1),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 12))
    #expect(view.frame.origin == CGPoint(x: 100, y: 12))
  }

  @Test func `Margins and safe area move views that are pinned to them`() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let (inner, safe) = (add(UIView(), to: controller.view), add(UIView(), to: controller.view))
    pin(inner, to: controller.view.layoutMarginsGuide)
    pin(safe, to: controller.view.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(inner.frame == controller.view.bounds.insetBy(dx: 8, dy: 8))
    #expect(safe.frame == controller.view.bounds)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 50, width: 400, height: 730))
    #expect(inner.frame == CGRect(x: 2, y: 51, width: 394, height: 726))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == safe.frame)
  }

  @Test func `A margin attribute is the edge of the margins`() {
    let view = add(UIView())
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    for attribute in [
      NSLayoutConstraint.Attribute.leftMargin, .rightMargin, .topMargin, .bottomMargin,
    ] {
      let own: NSLayoutConstraint.Attribute =
        switch attribute {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        default: .bottom
        }
      NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 340, height: 760))
  }

  @Test func `Readable lines are never wider than 672 points`() {
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    root.addSubview(wide)
    let view = add(UIView(), to: wide)
    pin(view, to: wide.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test func `Content determines the scrollable size of a scroll view, whose frame stays`() {
    let scroll = add(UIScrollView())
    let (content, header) = (add(UIView(), to: scroll), add(UIView(), to: scroll))
    pin(content, to: scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      header.widthAnchor.constraint(equalToConstant: 20),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    scroll.contentOffset.y = 300
    stage.advance(by: 0.1)
    #expect(header.frame.minY == 300)
  }

  @Test func `Views pinned to a scroll view's edges are pinned to its content`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scroll)
    let content = add(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 310, height: 200))
    #expect(content.frame == CGRect(x: 5, y: 0, width: 300, height: 200))
  }

  @Test func `A visual format creates constraints`() {
    let (label, field) = (add(UIView()), add(UIView()))
    let views: [String: Any] = ["label": label, "field": field]
    let metrics = ["gap": 12]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[label(>=40,==60@700)]-gap-[field(==label)]-(>=10)-|",
        options: .alignAllTop, metrics: metrics, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-7-[label(25)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[field(5)]", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 8, y: 7, width: 60, height: 25))
    #expect(field.frame == CGRect(x: 80, y: 7, width: 60, height: 5))
  }

  @Test func `A visual format's standard distance from an edge is the margin there`() {
    let view = add(UIView())
    root.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 40)
    NSLayoutConstraint.activate(
      ["H:|-[view]-|", "V:|-[view]-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["view": view])
      })
    root.layoutIfNeeded()
    #expect(view.frame == root.bounds.inset(by: root.layoutMargins))
  }

  @Test func `A priority is computed from another by adding and subtracting`() {
    var priority = UILayoutPriority.required - 1
    #expect(priority == UILayoutPriority(999) && priority < .required)
    priority -= 250
    #expect(priority + 1 == .defaultHigh)
    priority += 1
    #expect(priority == .defaultHigh)
  }

  @Test(arguments: ["H:|[a", "H:[nobody]", "H:[a]-x-[a]", "H:[a(1@2000)]", "", "V:[a]|[a]"])
  func `An invalid visual format is reported in one line`(_ format: String) {
    let view = add(UIView())
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view])
        .isEmpty)
    let faults = stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
    #expect(faults.count == 1 && faults[0].contains("visual format"), "\(faults)")
  }

  @Test func `The areas covered by bars end where the safe area begins`() {
    let controller = UIViewController()
    root.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
    let (top, bottom) = (add(UIView(), to: controller.view), add(UIView(), to: controller.view))
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      top.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
      bottom.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      bottom.heightAnchor.constraint(equalToConstant: 10),
    ])
    controller.view.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 44)
    #expect(controller.bottomLayoutGuide.length == 20)
    #expect(top.frame.minY == 44)
    #expect(top.frame.height == 44)
    #expect(bottom.frame.maxY == 780)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}
