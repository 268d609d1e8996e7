import Testing
import TouchstoneTesting
import UIKit

/// The features of controllers besides presentation: showing others, editing, and updating
/// properties.
@MainActor @Suite(.staged)
struct ShowTests {
  private final class Container: UIViewController {
    var shown: [String] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append("show") }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      shown.append("details")
    }
  }

  private func child(of parent: UIViewController) -> UIViewController {
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return child
  }

  @Test func `The nearest container that overrides show shows a controller`() {
    let container = Container()
    let inner = child(of: child(of: container))
    inner.show(UIViewController(), sender: nil)
    inner.showDetailViewController(UIViewController(), sender: nil)
    #expect(container.shown == ["show", "details"])
  }

  @Test func `Without a container the controller is presented`() {
    let stage = Stage()
    let base = UIViewController()
    stage.window.rootViewController = base
    stage.settle()
    let other = UIViewController()
    child(of: base).show(other, sender: self)
    stage.settle()
    #expect(base.presentedViewController === other)
    let details = UIViewController()
    other.showDetailViewController(details, sender: nil)
    stage.settle()
    #expect(other.presentedViewController === details)
  }

  @Test func `Setting isEditing calls setEditing without animation`() {
    final class Edited: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let controller = Edited()
    #expect(!controller.isEditing)
    controller.isEditing = true
    #expect(controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
    #expect(controller.calls == ["true false", "false true"])
  }

  @Test func `A controller's properties are updated before its view's, and once`() {
    final class Noting: UIView {
      var note: () -> Void = {}
      override func updateProperties() { note() }
    }
    final class Controller: UIViewController {
      var calls: [String] = []
      override func loadView() {
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.note = { [weak self] in self?.calls.append("view") }
        self.view = view
      }
      override func updateProperties() { calls.append("controller") }
      override func viewWillLayoutSubviews() { calls.append("layout") }
    }
    let stage = Stage()
    let controller = Controller()
    stage.window.rootViewController = controller
    stage.settle()
    controller.calls = []
    controller.setNeedsUpdateProperties()
    controller.view.setNeedsLayout()
    #expect(controller.calls.isEmpty)
    stage.advance(by: 0.1)
    #expect(controller.calls == ["controller", "view", "layout"])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    controller.updatePropertiesIfNeeded()
    #expect(controller.calls.count == 5)
  }

  @Test func `A property computed from the view loads the view`() {
    final class Controller: UIViewController {
      @ViewLoading var label: UILabel
      @ViewLoading var count: Int = 3
      override func viewDidLoad() {
        label = UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let controller = Controller()
    #expect(controller.count == 3 && !controller.isViewLoaded)
    #expect(controller.label.frame.width == 5)
    #expect(controller.isViewLoaded)
    controller.count = 4
    #expect(controller.count == 4)
  }

  @Test func `Settings for bars are stored`() {
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    controller.edgesForExtendedLayout = []
    controller.extendedLayoutIncludesOpaqueBars = true
    controller.isModalInPopover = true
    #expect(controller.edgesForExtendedLayout == [])
    #expect(controller.extendedLayoutIncludesOpaqueBars && controller.isModalInPresentation)
  }
}
