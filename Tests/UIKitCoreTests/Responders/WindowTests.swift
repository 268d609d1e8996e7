import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Records the notifications of windows.
@MainActor
private final class WindowWatch {
  private(set) var lines: [String] = []
  private(set) var areAllWithoutInfo = true
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [UIWindow: String]) {
    let kinds: [(Notification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
      (UIWindow.didBecomeKeyNotification, "key"),
      (UIWindow.didResignKeyNotification, "not key"),
    ]
    for (name, word) in kinds {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
          guard let window = notification.object as? UIWindow, let called = names[window] else {
            return
          }
          self?.note("\(called) \(word)", notification.userInfo == nil)
        }
      }
      tokens.append(token)
    }
  }

  private func note(_ line: String, _ isWithoutInfo: Bool) {
    lines.append(line)
    areAllWithoutInfo = areAllWithoutInfo && isWithoutInfo
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

private final class KeyWindow: UIWindow {
  var calls: [String] = []
  var mayBecomeKey = true
  override var canBecomeKey: Bool { mayBecomeKey }
  override func becomeKey() {
    super.becomeKey()
    calls.append("become \(isKeyWindow)")
  }
  override func resignKey() {
    super.resignKey()
    calls.append("resign \(isKeyWindow)")
  }
}

@MainActor
struct WindowTests {
  // statement 379
  @Test("a window posts that it became visible, key, not key and hidden, without user info")
  func notifications() {
    let stage = Stage()
    let window = UIWindow(frame: chainScreen)
    let watch = WindowWatch([window: "new", stage.window: "old"])
    defer { watch.stop() }
    window.isHidden = false
    #expect(watch.take() == ["new visible"])
    window.makeKey()
    #expect(watch.take() == ["old not key", "new key"])
    window.makeKey()
    #expect(watch.take() == [])
    stage.window.makeKey()
    #expect(watch.take() == ["new not key", "old key"])
    window.isHidden = true
    #expect(watch.take() == ["new hidden"])
    #expect(watch.areAllWithoutInfo)
  }

  // statement 380
  @Test("one window of a scene is key, and another window can replace it")
  func oneKeyWindow() {
    let stage = Stage()
    let first = UIWindow(frame: chainScreen)
    let second = UIWindow(frame: chainScreen)
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(!stage.window.isKeyWindow)
    #expect(!first.isKeyWindow)
    #expect(second.isKeyWindow)
    #expect(second.windowScene?.keyWindow === second)
    #expect(stage.application.keyWindow === second)
  }

  // statement 381
  @Test("makeKeyAndVisible shows and makes key, makeKey only makes key, showing alone does neither")
  func threeWaysToShow() {
    let stage = Stage()
    let window = UIWindow(frame: chainScreen)
    window.makeKey()
    #expect(window.isHidden)
    #expect(window.isKeyWindow)
    let other = UIWindow(frame: chainScreen)
    other.isHidden = false
    #expect(!other.isHidden)
    #expect(!other.isKeyWindow)
    let third = UIWindow(frame: chainScreen)
    third.makeKeyAndVisible()
    #expect(!third.isHidden)
    #expect(third.isKeyWindow)
    withExtendedLifetime(stage) {}
  }

  // statement 382
  @Test("a window that cannot become key never does, though it is shown and touched")
  func neverKey() {
    let stage = Stage()
    let window = KeyWindow(frame: chainScreen)
    window.mayBecomeKey = false
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(!window.isKeyWindow)
    window.makeKey()
    #expect(!window.isKeyWindow)
    #expect(stage.window.isKeyWindow)
    let journal = CallLog()
    window.addSubview(ChainView("view", journal, frame: chainScreen))
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["view began", "view ended"])
  }

  // statement 383
  @Test("becomeKey and resignKey are called once for each change, after it")
  func overridePoints() {
    let stage = Stage()
    let window = KeyWindow(frame: chainScreen)
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(window.calls == ["become true"])
    stage.window.makeKey()
    #expect(window.calls == ["become true", "resign false"])
  }

  // statement 384
  @Test("the window levels are 0, 1000 and 2000, and the higher window is in front")
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.normal < .statusBar)
    let stage = Stage()
    let alert = UIWindow(frame: chainScreen)
    alert.windowLevel = .alert
    alert.isHidden = false
    let normal = UIWindow(frame: chainScreen)
    normal.makeKeyAndVisible()
    #expect(alert.windowLevel == .alert)
    #expect(stage.application.windows.last === alert)
    #expect(normal.windowLevel == .normal)
  }

  // statement 385
  @Test("a window is hidden until it is shown")
  func hiddenAtFirst() {
    let stage = Stage()
    #expect(UIWindow(frame: chainScreen).isHidden)
    #expect(UIWindow().isHidden)
    if let scene = stage.window.windowScene { #expect(UIWindow(windowScene: scene).isHidden) }
  }

  // statement 386
  @Test("setting the root controller adds its view to the window and starts its chain")
  func rootController() {
    let stage = Stage()
    let journal = CallLog()
    let first = ChainController("first", journal)
    let second = ChainController("second", journal)
    stage.window.rootViewController = first
    #expect(first.view.superview === stage.window)
    #expect(first.view.frame == stage.window.bounds)
    #expect(areSame(Array(chainAbove(first.view).prefix(2)), [first, stage.window]))
    stage.window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(second.view.superview === stage.window)
    #expect(stage.window.subviews.count == 1)
  }

  // statement 386
  @Test("of two nested settings of the root controller the inner one stays")
  func rootSetInsideRoot() {
    final class Impatient: ChainController {
      var replacement: UIViewController?
      weak var target: UIWindow?
      override func viewDidLoad() {
        guard let replacement else { return }
        self.replacement = nil
        target?.rootViewController = replacement
      }
    }
    let stage = Stage()
    let journal = CallLog()
    let last = ChainController("last", journal)
    let impatient = Impatient("impatient", journal)
    impatient.replacement = last
    impatient.target = stage.window
    stage.window.rootViewController = impatient
    #expect(stage.window.rootViewController === last)
    #expect(stage.window.subviews.count == 1)
    #expect(last.view.superview === stage.window)
    #expect(impatient.view.superview == nil)
    #expect(!journal.lines.contains("impatient did appear false"))
  }

  // statement 396
  @Test("a window made for a scene has the scene's bounds")
  func windowOfScene() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let scene = try #require(stage.window.windowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.windowScene === scene)
    #expect(scene.windows.contains { $0 === window })
  }

  @Test("a hidden key window passes its status to the frontmost visible window that can be key")
  func keyAfterHiding() {
    let stage = Stage()
    let proud = KeyWindow(frame: chainScreen)
    proud.mayBecomeKey = false
    let window = UIWindow(frame: chainScreen)
    window.makeKeyAndVisible()
    proud.isHidden = false
    window.isHidden = true
    #expect(!window.isKeyWindow)
    #expect(stage.window.isKeyWindow)
  }

  @Test("a deallocated window is neither key nor hit")
  func forgottenWindow() {
    let stage = Stage()
    let journal = CallLog()
    stage.window.addSubview(ChainView("behind", journal, frame: chainScreen))
    var window: UIWindow? = UIWindow(frame: chainScreen)
    window?.addSubview(ChainView("front", journal, frame: chainScreen))
    window?.makeKeyAndVisible()
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["front began", "front ended"])
    weak let watched = window
    window = nil
    #expect(watched == nil)
    #expect(stage.application.keyWindow == nil || stage.application.keyWindow === stage.window)
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["behind began", "behind ended"])
  }
}
