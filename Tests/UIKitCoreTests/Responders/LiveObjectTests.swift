import Testing
import TouchstoneTesting
import UIKit

/// Holds weak references and returns the names of the objects that still exist.
@MainActor
private final class Register {
  private var entries: [(name: String, object: () -> AnyObject?)] = []
  func add(_ name: String, _ object: AnyObject?) {
    entries.append((name, { [weak object] in object }))
  }
  var count: Int { entries.count }
  var alive: [String] { entries.filter { $0.object() != nil }.map(\.name) }
}

/// Registers its touches and events.
private final class RegisteringView: UIView {
  weak var register: Register?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { register?.add("touch", touch) }
    register?.add("event", event)
  }
}

/// Retains its own timer and display link, as apps do.
@MainActor
private final class Ticker: NSObject {
  var timer: Timer?
  var link: CADisplayLink?
  var ticks = 0
  var frames = 0
  func tick(_ timer: Timer) { ticks += 1 }
  func frame(_ link: CADisplayLink) { frames += 1 }

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: Selector("liveTick:", Ticker.tick(_:)),
      userInfo: nil, repeats: true)
    link = CADisplayLink(target: self, selector: Selector("liveFrame:", Ticker.frame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    timer?.invalidate()
    link?.invalidate()
  }
}

@MainActor
struct LiveObjectTests {
  @Test("no object of a stage outlives it, whatever was done on it")
  func wholeStage() {
    let register = Register()
    play(register)
    #expect(register.count > 10)
    #expect(register.alive == [])
  }

  private func play(_ register: Register) {
    let stage = Stage()
    let controller = UIViewController()
    let presented = UIViewController()
    let view = RegisteringView(frame: chainScreen)
    let recognizer = UIGestureRecognizer()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.register = register
    view.addGestureRecognizer(recognizer)
    stage.window.rootViewController = controller
    controller.view.addSubview(view)
    view.addSubview(control)
    control.addAction(
      UIAction { [weak controller] _ in controller?.title = "tapped" }, for: .touchUpInside)
    stage.tap(at: chainPoint)
    stage.tap(at: CGPoint(x: 120, y: 120))
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0.5
    } completion: { _ in
      view.alpha = 1
    }
    stage.settle()
    controller.present(presented, animated: true)
    stage.settle()
    stage.tap(at: chainPoint)
    controller.dismiss(animated: true)
    stage.settle()
    for (name, object) in [
      ("stage", stage), ("application", stage.application), ("window", stage.window),
      ("controller", controller), ("presented", presented), ("view", view), ("layer", view.layer),
      ("recognizer", recognizer), ("root view", controller.view), ("control", control),
    ] as [(String, AnyObject)] {
      register.add(name, object)
    }
  }

  @Test("a presented controller is released when the stage ends while it is shown")
  func presentedAtTheEnd() {
    let register = Register()
    do {
      let stage = Stage()
      let controller = UIViewController()
      let presented = UIViewController()
      stage.window.rootViewController = controller
      controller.present(presented, animated: false)
      register.add("presented", presented)
      register.add("its view", presented.view)
      register.add("application", stage.application)
    }
    #expect(register.alive == [])
  }

  @Test("a view is released when the stage ends in the middle of its animation")
  func animationAtTheEnd() {
    let register = Register()
    do {
      let stage = Stage()
      let view = UIView(frame: chainScreen)
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        view.alpha = 1
      }
      stage.advance(by: 0.1)
      register.add("view", view)
      register.add("application", stage.application)
    }
    #expect(register.alive == [])
  }

  @Test("touches and their event are released when the last finger is lifted")
  func touchesGo() {
    let register = Register()
    let stage = Stage()
    let view = RegisteringView(frame: chainScreen)
    view.register = register
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    let first = stage.touch(at: chainPoint)
    let second = stage.touch(at: CGPoint(x: 90, y: 90))
    #expect(register.alive.count == 4)
    first.lift()
    #expect(register.alive == ["event", "touch", "event"])
    second.lift()
    #expect(register.alive == [])
  }

  @Test("a window and its views are released with their owner, also after touches")
  func touchedWindowGoes() {
    let register = Register()
    let stage = Stage()
    var window: UIWindow? = UIWindow(frame: chainScreen)
    let controller = UIViewController()
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    register.add("window", window)
    register.add("root view", controller.view)
    stage.tap(at: chainPoint)
    let finger = stage.touch(at: chainPoint)
    window = nil
    #expect(register.alive == ["window", "root view"], "the touch keeps its window")
    finger.lift()
    #expect(register.alive == ["root view"])
    withExtendedLifetime(controller) {}
  }

  @Test("a target that retains its timer and display link is released once they are invalidated")
  func timers() {
    let stage = Stage()
    weak var watched: Ticker?
    do {
      let ticker = Ticker()
      watched = ticker
      ticker.start()
      stage.advance(by: 0.35)
      #expect(ticker.ticks == 3)
      #expect(ticker.frames > 10)
      ticker.stop()
    }
    #expect(watched == nil)
  }

  @Test("a timer that fires once releases its target")
  func timerThatFiredOnce() {
    let stage = Stage()
    weak var watched: Ticker?
    var timer: Timer?
    do {
      let ticker = Ticker()
      watched = ticker
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { ticker.tick($0) }
    }
    #expect(watched != nil)
    stage.advance(by: 0.2)
    #expect(watched == nil)
    #expect(timer?.isValid == false)
  }

  // statement 400
  @Test("controls, recognizers and the application retain neither targets nor delegates")
  func weakTargets() {
    final class Delegate: NSObject, UIApplicationDelegate {}
    let stage = Stage()
    let control = UIControl()
    let recognizer = UIGestureRecognizer()
    weak var target: Ticker?
    weak var delegate: Delegate?
    let action = Selector("liveTick:", Ticker.tick(_:))
    do {
      let made = Ticker()
      let madeDelegate = Delegate()
      target = made
      delegate = madeDelegate
      control.addTarget(made, action: action, for: .touchDown)
      recognizer.addTarget(made, action: action)
      stage.application.delegate = madeDelegate
    }
    #expect(target == nil)
    #expect(delegate == nil)
    control.sendActions(for: .touchDown)
  }
}
