import Testing
import TouchstoneTesting
import UIKit

private class NamedView: UIView {
  init(_ name: String, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200)) {
    super.init(frame: frame)
    accessibilityIdentifier = name
  }
  required init?(coder: NSCoder) { nil }
}

private final class BeganView: NamedView {
  var callsSuper = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callsSuper { super.touchesBegan(touches, with: event) }
  }
}

private final class MovedView: NamedView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndedView: NamedView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Overrides all four touch methods and calls super in each.
private final class SuperView: NamedView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

/// Calls the next responder itself.
private final class ForwardingView: NamedView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}

/// Walks up the responder chain to find a controller.
private final class SearchingView: NamedView {
  var found: UIResponder?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    found = responder
    _ = becomeFirstResponder()
    UIApplication.shared.sendAction(
      Selector("nobodyHasThis:", SearchingView.nobody(_:)), to: nil, from: self, for: event)
  }
  func nobody(_ sender: Any?) {}
}

private final class EndEditingController: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }
}

private final class EndedController: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class HandingDelegate: UIResponder, UIApplicationDelegate {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

private final class KeepingDelegate: UIResponder, UIApplicationDelegate {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class SwallowingWindow: UIWindow {
  var swallows = true
  override func sendEvent(_ event: UIEvent) {
    if !swallows { super.sendEvent(event) }
  }
}

private final class SwallowingApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {}
}

@MainActor
@Suite("Consumers of a touch, and their trace")
struct TouchAnswerTests {
  private let stage = Stage()
  private let point = CGPoint(x: 100, y: 100)

  private func lines(_ stage: Stage, _ kind: TraceRecord.Kind) -> [String] {
    stage.trace.filter { $0.kind == kind && $0.touch != nil }.map { record in
      [record.phase, record.subject?.name, record.other.map { "→ \($0.name)" }, record.detail]
        .compactMap { $0 }.joined(separator: " ")
    }
  }

  private func answers(_ stage: Stage) -> [String] { lines(stage, .answered) }

  private func drag(_ stage: Stage) {
    let finger = stage.touch(at: point)
    finger.move(by: CGVector(dx: 20, dy: 0), duration: 0.1)
    finger.lift()
  }

  @Test(
    "a view with one of the touch methods handles the touch, and nothing of it is discarded",
    arguments: ["began", "moved", "ended", "began and super", "super"])
  func oneMethod(kind: String) {
    let view: UIView
    switch kind {
    case "began": view = BeganView("view")
    case "moved": view = MovedView("view")
    case "ended": view = EndedView("view")
    case "super": view = SuperView("view")
    default:
      let began = BeganView("view")
      began.callsSuper = true
      view = began
    }
    stage.window.addSubview(view)
    drag(stage)
    #expect(answers(stage) == ["view"])
    #expect(lines(stage, .discarded) == [])
  }

  @Test("a view without touch methods, or whose only one was not called, has handled nothing")
  func noMethod() {
    stage.window.addSubview(MovedView("view"))
    stage.tap(at: point)
    #expect(answers(stage) == [])
    #expect(lines(stage, .discarded).count == 1)
    stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    stage.clearTrace()
    stage.tap(at: point)
    #expect(answers(stage) == [])
    #expect(lines(stage, .discarded).count == 2)
  }

  @Test(
    "a controller with one of the touch methods handles touches of its view",
    arguments: [true, false])
  func controller(hasBegan: Bool) {
    let controller = hasBegan ? EndEditingController() : EndedController()
    stage.window.rootViewController = controller
    drag(stage)
    #expect(answers(stage) == [hasBegan ? "EndEditingController" : "EndedController"])
    #expect(lines(stage, .discarded) == [])
  }

  @Test("if one responder consumes the beginning and another the end, both handled the touch")
  func twoKeepers() {
    let controller = EndEditingController()
    stage.window.rootViewController = controller
    controller.view.addSubview(EndedView("button"))
    stage.tap(at: point)
    #expect(answers(stage) == ["EndEditingController", "button"])
    #expect(lines(stage, .discarded) == [])
  }

  @Test("a ripple shows on a view that handles only the beginning, and on one with only the end")
  func ripples() {
    let stage = Stage()
    TouchEffects.isEnabled = true
    defer { TouchEffects.isEnabled = false }
    for view in [BeganView("view"), EndedView("view")] {
      stage.window.addSubview(view)
      stage.tap(at: point)
      #expect(view.layer.sublayers?.contains { $0.name == "touch effect" } == true)
      view.removeFromSuperview()
    }
  }

  @Test("a touch that a delegate forwards is discarded, and unhandled")
  func handingDelegate() {
    let stage = Stage(app: HandingDelegate.self)
    stage.window.rootViewController = UIViewController()
    stage.tap(at: point)
    #expect(answers(stage) == [])
    #expect(lines(stage, .discarded).count == 2)
    stage.clearTrace()
    stage.window.addSubview(SuperView("view"))
    stage.tap(at: point)
    #expect(answers(stage) == ["view"])
    #expect(lines(stage, .discarded) == [])
    for view in [BeganView("began"), EndedView("ended")] {
      stage.window.addSubview(view)
      stage.clearTrace()
      stage.tap(at: point)
      #expect(answers(stage) == [view.accessibilityIdentifier])
      #expect(lines(stage, .discarded) == [])
    }
  }

  @Test("a drag that a delegate forwards is discarded, and unhandled")
  func handingDelegateDrag() {
    let stage = Stage(app: HandingDelegate.self)
    stage.window.rootViewController = UIViewController()
    stage.drag(from: point, to: CGPoint(x: point.x + 60, y: point.y), duration: 0.1)
    #expect(answers(stage) == [])
    #expect(!lines(stage, .discarded).isEmpty)
    let view = MovedView("moved")
    stage.window.addSubview(view)
    stage.clearTrace()
    stage.drag(from: point, to: CGPoint(x: point.x + 60, y: point.y), duration: 0.1)
    #expect(answers(stage) == ["moved"])
    #expect(lines(stage, .discarded) == [])
  }

  @Test("a touch that a delegate consumes is handled, and not discarded")
  func keepingDelegate() {
    let stage = Stage(app: KeepingDelegate.self)
    stage.window.rootViewController = UIViewController()
    stage.tap(at: point)
    #expect(answers(stage) == ["KeepingDelegate"])
    #expect(lines(stage, .discarded) == [])
  }

  // statement 299
  @Test("calling next's method directly forwards a touch, and the trace names the receiver")
  func directCall() {
    let parent = BeganView("parent")
    let child = ForwardingView("child")
    stage.window.addSubview(parent)
    parent.addSubview(child)
    stage.tap(at: point)
    #expect(
      lines(stage, .handedOn).prefix(1) == ["touchesBegan child → parent by a call of its own"])
    #expect(lines(stage, .delivered).prefix(2) == ["touchesBegan child", "touchesBegan parent"])
    #expect(answers(stage) == ["parent", "child"])
    #expect(lines(stage, .discarded) == [])
  }

  @Test("a direct call passes plain responders and others that call directly")
  func directCalls() {
    let top = BeganView("top")
    let plain = NamedView("plain")
    let middle = ForwardingView("middle")
    let child = ForwardingView("child")
    stage.window.addSubview(top)
    top.addSubview(plain)
    plain.addSubview(middle)
    middle.addSubview(child)
    stage.touch(at: point).cancel()
    #expect(
      lines(stage, .handedOn).filter { $0.hasPrefix("touchesBegan") } == [
        "touchesBegan child → middle by a call of its own",
        "touchesBegan middle → plain by a call of its own", "touchesBegan plain → top",
      ])
    #expect(stage.trace.contains { $0.kind == .delivered && $0.subject?.name == "top" })
  }

  @Test("a method that searches the chain for another object forwards nothing")
  func searching() throws {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let parent = BeganView("parent")
    let between = NamedView("between")
    let child = SearchingView("child")
    controller.view.addSubview(parent)
    parent.addSubview(between)
    between.addSubview(child)
    stage.tap(at: point)
    #expect(child.found === controller)
    #expect(answers(stage) == ["child"])
    #expect(!lines(stage, .delivered).contains("touchesBegan parent"))
  }

  @Test("each window that gets an event is in the trace, and one that consumes it is named")
  func windows() {
    let stage = Stage()
    let window = SwallowingWindow(frame: stage.window.frame)
    window.accessibilityIdentifier = "panel"
    window.windowLevel = .alert
    window.makeKeyAndVisible()
    let view = BeganView("view")
    window.addSubview(view)
    let sent = {
      stage.trace.filter { $0.kind == .sent && $0.subject != nil }.map { $0.subject?.name }
    }
    stage.tap(at: point)
    #expect(sent() == ["panel", "panel"])
    #expect(
      lines(stage, .discarded) == [
        "touchesBegan panel its sendEvent(_:) did not call super",
        "touchesEnded panel its sendEvent(_:) did not call super",
      ])
    #expect(answers(stage) == [])
    window.swallows = false
    stage.clearTrace()
    stage.tap(at: point)
    #expect(sent() == ["panel", "panel"])
    #expect(answers(stage) == ["view"] && lines(stage, .discarded) == [])
  }

  @Test("an application that consumes an event is named as well")
  func application() {
    let stage = Stage(application: SwallowingApplication.self)
    stage.window.addSubview(BeganView("view"))
    stage.tap(at: point)
    #expect(lines(stage, .delivered) == [])
    #expect(lines(stage, .discarded).count == 2)
    #expect(lines(stage, .discarded).allSatisfy { $0.contains("SwallowingApplication its send") })
  }

  @Test("the chain of an explanation names the touch methods of each link")
  func chainWords() {
    let controller = EndEditingController()
    stage.window.rootViewController = controller
    controller.view.addSubview(EndedView("button"))
    let explanation = stage.explanation(at: point)
    #expect(
      Array(explanation.chainMethods.prefix(3)) == [["touchesEnded"], [], ["touchesBegan"]])
    #expect(explanation.chainMethods.count == explanation.chain.count)
    #expect(explanation.chainLines.first == "EndedView \"button\"  touchesEnded")
  }
}
