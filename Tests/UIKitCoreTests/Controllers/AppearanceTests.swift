import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The order and the time of appearance callbacks of roots and children.
@MainActor @Suite(.staged)
struct AppearanceTests {
  private let stage = Stage()
  private let log = CallLog()

  private func controller(_ name: String) -> LoggedController { LoggedController(name, log) }

  private func frame() { stage.advance(by: 1.0 / 60) }

  /// Returns a parent that has appeared.
  private func shownParent() -> LoggedController {
    let parent = controller("parent")
    stage.window.rootViewController = parent
    frame()
    _ = log.take()
    return parent
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  // statement 370, 410
  @Test("a root is notified before its view is in the window, inside, after layout and at the end")
  func root() {
    let root = controller("root")
    root.tellWindow()
    root.tellsLayout = true
    stage.window.rootViewController = root
    #expect(log.take() == ["root didLoad outside", "root willAppear outside"])
    frame()
    #expect(
      log.take() == [
        "root isAppearing inside", "root willLayout inside", "root didLayout inside",
        "root didAppear inside",
      ])
    frame()
    #expect(log.take() == [])
  }

  // statement 410
  @Test("a root's view enters its window when the window is shown, and appears afterwards")
  func hiddenWindow() {
    let root = controller("root")
    root.tellWindow()
    let window = UIWindow(frame: stage.window.bounds)
    window.rootViewController = root
    #expect(!log.lines.contains { $0.contains("ppear") })
    #expect(root.viewIfLoaded?.window == nil)
    window.makeKeyAndVisible()
    #expect(log.take() == ["root didLoad outside", "root willAppear outside"])
    #expect(root.view.window === window)
    #expect(root.view.frame == window.bounds)
    frame()
    #expect(log.take() == ["root isAppearing inside", "root didAppear inside"])
  }

  // statement 410
  @Test("a child is notified before its view is in the window, and appears with the first frame")
  func child() {
    let parent = shownParent()
    let child = controller("child")
    child.tellWindow()
    child.tellsLayout = true
    add(child, to: parent)
    #expect(log.take() == ["child didLoad outside", "child willAppear outside"])
    frame()
    #expect(
      log.take() == [
        "child isAppearing inside", "child willLayout inside", "child didLayout inside",
        "child didAppear inside",
      ])
    remove(child)
    #expect(log.take() == ["child willDisappear inside", "child didDisappear outside"])
  }

  @Test("a layout by the app starts a child's appearance, but does not end it")
  func forcedLayout() {
    let parent = shownParent()
    let child = controller("child")
    child.tellsLayout = true
    add(child, to: parent)
    stage.window.layoutIfNeeded()
    #expect(
      log.take() == [
        "child didLoad", "child willAppear", "child isAppearing", "child willLayout",
        "child didLayout",
      ])
    frame()
    #expect(log.take() == ["child didAppear"])
  }

  @Test("children appear with their parent, after it, each once")
  func withParent() {
    let parent = controller("parent")
    let child = controller("child")
    let grandchild = controller("grandchild")
    add(grandchild, to: child)
    add(child, to: parent)
    _ = log.take()
    stage.window.rootViewController = parent
    #expect(log.take() == ["parent willAppear", "child willAppear", "grandchild willAppear"])
    frame()
    #expect(
      log.take() == [
        "parent isAppearing", "child isAppearing", "grandchild isAppearing",
        "parent didAppear", "child didAppear", "grandchild didAppear",
      ])
    stage.window.rootViewController = nil
    #expect(
      log.take() == [
        "parent willDisappear", "child willDisappear", "grandchild willDisappear",
        "parent didDisappear", "child didDisappear", "grandchild didDisappear",
      ])
  }

  @Test("a container that exchanges one child for another notifies both in its own order")
  func swapping() {
    let parent = shownParent()
    let (old, new) = (controller("old"), controller("new"))
    add(old, to: parent)
    frame()
    _ = log.take()
    remove(old)
    add(new, to: parent)
    frame()
    #expect(
      log.take() == [
        "old willDisappear", "old didDisappear", "new didLoad", "new willAppear",
        "new isAppearing", "new didAppear",
      ])
    #expect(parent.children == [new])
  }

  @Test("a child whose view is added and removed within one frame never appears")
  func tooShort() {
    let parent = shownParent()
    let child = controller("child")
    add(child, to: parent)
    remove(child)
    frame()
    #expect(
      log.take() == [
        "child didLoad", "child willAppear", "child willDisappear", "child didDisappear",
      ]
    )
  }

  @Test("a controller whose view is added without containment still appears")
  func withoutContainment() {
    let parent = shownParent()
    let loose = controller("loose")
    parent.view.addSubview(loose.view)
    frame()
    loose.view.removeFromSuperview()
    #expect(
      log.take() == [
        "loose didLoad", "loose willAppear", "loose isAppearing", "loose didAppear",
        "loose willDisappear", "loose didDisappear",
      ])
  }

  // statement 375
  @Test("a container that forwards manually appears alone, and its calls make its children appear")
  func byHand() {
    final class Forwarding: LoggedController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Forwarding("parent", log)
    let child = controller("child")
    add(child, to: parent)
    _ = log.take()
    stage.window.rootViewController = parent
    frame()
    #expect(log.take() == ["parent willAppear", "parent isAppearing", "parent didAppear"])
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["child willAppear"])
    child.endAppearanceTransition()
    #expect(log.take() == ["child isAppearing", "child didAppear"])
    child.view.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test("a child removed together with its container's view disappears")
  func withContainersView() {
    let parent = shownParent()
    let box = UIView(frame: parent.view.bounds)
    parent.view.addSubview(box)
    let child = controller("child")
    parent.addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: parent)
    frame()
    _ = log.take()
    box.removeFromSuperview()
    #expect(log.take() == ["child willDisappear", "child didDisappear"])
    parent.view.addSubview(box)
    frame()
    #expect(log.take() == ["child willAppear", "child isAppearing", "child didAppear"])
  }

  @Test("a touched controller has appeared, however soon the finger comes")
  func beforeFingers() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class Focusing: UIViewController {
      let field = Field()
      override func viewDidLoad() { view.addSubview(field) }
      override func viewDidAppear(_ animated: Bool) { field.becomeFirstResponder() }
    }
    let controller = Focusing()
    stage.window.rootViewController = controller
    #expect(!controller.field.isFirstResponder)
    let finger = stage.touch(at: CGPoint(x: 10, y: 10))
    #expect(controller.field.isFirstResponder)
    #expect(stage.now == 0)
    finger.lift()
  }

  @Test("a stage's app has shown its first frame when the stage is created")
  func appOnStage() {
    let stage = Stage(app: AppearanceDelegate.self)
    let root = stage.window.rootViewController as? SeenController
    #expect(root?.isSeen == true)
    #expect(stage.now == 0)
  }
}

private final class SeenController: UIViewController {
  var isSeen = false
  override func viewDidAppear(_ animated: Bool) { isSeen = true }
}

private final class AppearanceDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = SeenController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return !root.isSeen
  }
}
