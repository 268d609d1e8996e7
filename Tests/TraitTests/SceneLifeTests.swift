import Testing
import TouchstoneTesting
import UIKit

/// The calls, in order.
@MainActor private var calls: [String] = []

private final class App: UIResponder, UIApplicationDelegate, InfoPropertyListProviding {
  static var infoPropertyList: InfoPropertyList {
    InfoPropertyList(
      orientations: [.portrait, .landscapeRight],
      scenes: [.init(name: "Main", role: .windowApplication, delegateClass: Scene.self)])
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will finish")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did finish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configuration of \(connectingSceneSession.configuration.name ?? "none")")
    return UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("app resigns") }
}

private final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect \(session.scene === scene) \(connectionOptions.urlContexts.count)")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    calls.append("active \(scene.activationState == .foregroundActive)")
  }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) {
    calls.append("background \(scene.activationState == .background)")
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let width = Int(previousCoordinateSpace.bounds.width)
    calls.append("update from \(width), \(previousInterfaceOrientation.isPortrait)")
  }
}

private final class Wrong: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = connectingSceneSession.configuration
    configuration.delegateClass = UIView.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
}

private final class Oldest: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("oldest") }
}

/// The life cycle of a scene, in UIKit's order.
@MainActor @Suite(.staged)
struct SceneLifeTests {
  // statement 395
  @Test func `a scene's delegate is notified instead of the application's`() {
    calls = []
    let stage = Stage(app: App.self)
    #expect(
      calls == [
        "will finish", "did finish", "configuration of Main", "connect true 0", "foreground",
        "active true",
      ])
    calls = []
    stage.enterBackground()
    #expect(stage.application.applicationState == .background)
    stage.enterForeground()
    #expect(calls == ["resigns", "background true", "foreground", "active true"])
    #expect(stage.application.applicationState == .active)
  }

  @Test func `a delegate with the oldest methods alone receives them`() {
    calls = []
    let stage = Stage(app: Oldest.self)
    #expect(calls == ["oldest"])
    withExtendedLifetime(stage) {}
  }

  @Test func `the scene knows its delegate, its session and its window`() {
    let stage = Stage(app: App.self)
    let scene = stage.application.connectedScenes.first as? UIWindowScene
    let delegate = scene?.delegate as? Scene
    #expect(delegate != nil && delegate?.window === scene?.keyWindow)
    #expect(scene?.session.configuration.delegateClass == Scene.self)
    #expect(stage.application.openSessions.first === scene?.session)
    #expect(scene?.windows.count == 1)
  }

  @Test func `the interface rotates to the app's supported orientations`() {
    let stage = Stage(app: App.self)
    let scene = stage.window.windowScene
    calls = []
    stage.rotateDevice(to: .landscapeRight)
    #expect(scene?.interfaceOrientation == .portrait)
    #expect(calls.isEmpty)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(scene?.interfaceOrientation == .landscapeRight)
    #expect(calls == ["update from 390, true"])
    #expect(scene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
  }

  @Test func `a controller that fills the window can refuse a rotation`() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let stage = Stage()
    stage.window.rootViewController = Upright()
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.bounds.width == 390)
    stage.window.rootViewController = UIViewController()
    stage.rotateDevice(to: .landscapeRight)
    #expect(stage.window.bounds.width == 844)
  }

  @Test func `an invalid scene delegate class is one line, and the app delegate is notified`() {
    calls = []
    let stage = Stage(app: Wrong.self)
    #expect(stage.window.windowScene?.delegate == nil)
    #expect(calls == ["app active"])
  }

  @Test func `scenes post their notifications`() {
    let stage = Stage(app: App.self)
    nonisolated(unsafe) var heard: [String] = []
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: stage.window.windowScene, queue: nil
      ) { heard.append($0.name.rawValue) }
    }
    stage.enterBackground()
    stage.enterForeground()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(heard == names.map(\.rawValue))
  }

  @Test func `there is one scene, and a request for another fails with an error`() {
    let stage = Stage(app: App.self)
    var errors: [UISceneError.Code?] = []
    stage.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append(($0 as? UISceneError)?.code)
    }
    #expect(errors == [.multipleScenesNotSupported])
  }

  @Test func `the status bar is as the deciding controller specifies`() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Passing: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    let stage = Stage()
    let outer = Passing()
    outer.addChild(Light())
    stage.window.rootViewController = outer
    let manager = stage.window.windowScene?.statusBarManager
    #expect(manager?.statusBarStyle == .lightContent)
    #expect(manager?.isStatusBarHidden == false)
    outer.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = Light()
    #expect(manager?.isStatusBarHidden == true && manager?.statusBarFrame == .zero)
  }
}
