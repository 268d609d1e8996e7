import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

private final class ScenelessDelegate: UIResponder, UIApplicationDelegate {
  static var calls = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Self.calls += 1 }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}

private final class ViewDelegate: UIView, UIApplicationDelegate {}

private final class ControllerDelegate: UIViewController, UIApplicationDelegate {
  var window: UIWindow?
}

private final class ApplicationDelegate: UIApplication, UIApplicationDelegate {
  var window: UIWindow?
}

private final class Menu: NSObject, UIInteraction {
  weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}

@MainActor
struct ResponderChainTests {
  // statement 288
  @Test("a plain responder has no next responder")
  func plain() {
    #expect(UIResponder().next == nil)
  }

  // statement 289
  @Test("a view is followed by its superview, and a root view by its controller")
  func viewsNext() {
    let controller = UIViewController()
    let root: UIView = controller.view
    let child = UIView()
    #expect(child.next == nil)
    root.addSubview(child)
    #expect(child.next === root)
    #expect(root.next === controller)
    let other = UIView()
    controller.view = other
    #expect(root.next == nil, "the old view is no controller's any more")
    #expect(other.next === controller)
  }

  // statement 290, 293
  @Test("a child controller is followed by the superview of its view, not by its parent")
  func childController() {
    let stage = Stage()
    let parent = UIViewController()
    let child = UIViewController()
    let box = UIView(frame: chainScreen)
    stage.window.rootViewController = parent
    parent.view.addSubview(box)
    parent.addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.next === box)
    #expect(areSame(Array(chainAbove(child).prefix(3)), [box, parent.view, parent]))
  }

  // statement 291
  @Test("a presented controller is followed by its presenter, a root controller by its window")
  func presentedController() {
    let stage = Stage()
    let presenter = UIViewController()
    let presented = UIViewController()
    stage.window.rootViewController = presenter
    #expect(presenter.next === stage.window)
    presenter.present(presented, animated: false)
    #expect(presented.next === presenter)
    presenter.dismiss(animated: false)
    #expect(presented.next == nil)
  }

  // statement 292
  @Test("a root controller is followed by the window of its view")
  func rootController() {
    let stage = Stage()
    let controller = UIViewController()
    stage.window.rootViewController = controller
    #expect(controller.view.superview === stage.window)
    #expect(controller.next === stage.window)
    stage.window.rootViewController = nil
    #expect(controller.next == nil)
  }

  // statement 294
  @Test("a window is followed by its scene, and the scene by the application")
  func windowsNext() {
    let stage = Stage()
    let scene = stage.window.windowScene
    #expect(scene != nil)
    #expect(stage.window.next === scene)
    #expect(scene?.next === stage.application)
  }

  // statement 296
  @Test("a window without a scene is followed by the application")
  func windowWithoutScene() {
    let stage = Stage()
    let window = UIWindow(frame: chainScreen)
    #expect(window.windowScene == nil)
    #expect(window.next === stage.application)
    window.isHidden = false
    #expect(window.next === stage.window.windowScene)
    window.windowScene = nil
    #expect(window.next === stage.application)
  }

  // statement 295
  @Test(
    "the application is followed by its delegate only if that is a responder outside the chain")
  func delegates() {
    let stage = Stage()
    let application = stage.application
    #expect(application.next == nil)
    let plain = PlainDelegate()
    application.delegate = plain
    #expect(application.next == nil, "no responder")
    let view = ViewDelegate()
    application.delegate = view
    #expect(application.next == nil, "a view")
    let controller = ControllerDelegate()
    application.delegate = controller
    #expect(application.next == nil, "a controller")
    let responder = ScenelessDelegate()
    application.delegate = responder
    #expect(application.next === responder)
    #expect(responder.next == nil)
  }

  // statement 295
  @Test("an application that is its own delegate does not follow itself")
  func ownDelegate() throws {
    let stage = Stage(application: ApplicationDelegate.self)
    let itself = try #require(stage.application as? ApplicationDelegate)
    itself.delegate = itself
    #expect(itself.next == nil)
  }

  // statement 295
  @Test("a delegate that is already a link of the chain does not come a second time")
  func delegateInTheChain() {
    final class Link: UIResponder, UIApplicationDelegate {
      weak var above: UIResponder?
      override var next: UIResponder? { above }
    }
    let stage = Stage()
    let link = Link()
    link.above = stage.window
    stage.application.delegate = link
    #expect(stage.application.next == nil)
    link.above = nil
    #expect(stage.application.next === link)
  }

  // statement 295, 299
  @Test("an unhandled touch goes up to the application's delegate")
  func touchToDelegate() {
    ScenelessDelegate.calls = 0
    let stage = Stage(app: ScenelessDelegate.self)
    stage.window.rootViewController = UIViewController()
    stage.tap(at: chainPoint)
    #expect(ScenelessDelegate.calls == 1)
  }

  // statement 297
  @Test("the scene is followed directly by the application")
  func sceneThenApplication() {
    let stage = Stage()
    let chain = chainAbove(stage.window)
    #expect(chain.count == 2)
    #expect(chain.first is UIWindowScene)
    #expect(chain.last === stage.application)
  }

  // statement 299
  @Test("every touch method of a responder forwards to the next unless it is overridden")
  func defaultsForward() {
    let stage = Stage()
    let journal = CallLog()
    let keeper = ChainView("keeper", journal, frame: chainScreen)
    let middle = UIView(frame: chainScreen)
    let deep = UIView(frame: chainScreen)
    stage.window.addSubview(keeper)
    keeper.addSubview(middle)
    middle.addSubview(deep)
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    stage.touch(at: chainPoint).cancel()
    #expect(
      journal.take() == [
        "keeper began", "keeper moved", "keeper ended", "keeper began", "keeper cancelled",
      ])
  }

  @Test("each touch method is forwarded separately: consuming the beginning still forwards the end")
  func methodsClimbAlone() {
    final class Beginner: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let stage = Stage()
    let journal = CallLog()
    let keeper = ChainView("keeper", journal, frame: chainScreen)
    let beginner = Beginner(frame: chainScreen)
    stage.window.addSubview(keeper)
    keeper.addSubview(beginner)
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(journal.take() == ["keeper moved", "keeper ended"])
  }

  // statement 299
  @Test("presses, motion and remote control go up from the first responder by default")
  func otherEventsForward() {
    final class Listener: UIView {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("press")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("shake")
      }
      override func remoteControlReceived(with event: UIEvent?) { heard.append("remote") }
    }
    let stage = Stage()
    let listener = Listener(frame: chainScreen)
    let first = ChainView("first", CallLog(), frame: chainScreen)
    stage.window.addSubview(listener)
    listener.addSubview(first)
    #expect(first.becomeFirstResponder())
    stage.application.beginReceivingRemoteControlEvents()
    stage.press(.select)
    stage.shake()
    stage.remoteControl(.remoteControlPlay)
    #expect(listener.heard == ["press", "shake", "remote"])
  }

  // statement 300
  @Test("a gesture recognizer is neither a responder nor a link of the chain")
  func recognizersAreOutside() {
    let stage = Stage()
    let view = UIView(frame: chainScreen)
    let recognizer = UIGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    stage.window.addSubview(view)
    #expect(((recognizer as AnyObject) as? UIResponder) == nil)
    #expect(view.next === stage.window)
  }

  // statement 301
  @Test("an interaction is neither a responder nor a link of the chain")
  func interactionsAreOutside() {
    let view = UIView()
    let parent = UIView()
    let menu = Menu()
    parent.addSubview(view)
    view.addInteraction(menu)
    #expect(((menu as AnyObject) as? UIResponder) == nil)
    #expect(view.next === parent)
  }

  @Test(
    "a touch on a child controller's view reaches child, parent's view and parent in this order")
  func touchThroughControllers() {
    let stage = Stage()
    let journal = CallLog()
    let parent = ChainController("parent", journal)
    let child = ChainController("child", journal)
    stage.window.rootViewController = parent
    let box = ChainView("box", journal, frame: chainScreen)
    box.forwardsTouches = true
    parent.view.addSubview(box)
    parent.addChild(child)
    child.view.frame = chainScreen
    box.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.settle()
    _ = journal.take()
    stage.touch(at: chainPoint).cancel()
    #expect(
      journal.take() == ["child began", "box began", "parent began", "box cancelled"])
  }

  @Test("a touch on a presented controller's view goes up to its presenter, not to views behind")
  func touchThroughPresentation() {
    let stage = Stage()
    let journal = CallLog()
    let presenter = ChainController("presenter", journal)
    let behind = ChainView("behind", journal, frame: chainScreen)
    let presented = ChainController("presented", journal)
    stage.window.rootViewController = presenter
    presenter.view.addSubview(behind)
    presenter.present(presented, animated: false)
    stage.settle()
    _ = journal.take()
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["presented began", "presenter began"])
  }
}
