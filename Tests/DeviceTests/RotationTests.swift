import Testing
import TouchstoneHost
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

/// Whether an interface rotates, and what prevents the rotation.
@Suite(.staged)
@MainActor
struct RotationTests {
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private final class Locking: UIViewController {
    override var prefersInterfaceOrientationLocked: Bool { true }
  }

  private final class Naming: UIViewController {
    let named: UIViewController
    init(_ named: UIViewController) {
      self.named = named
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var childViewControllerForInterfaceOrientationLock: UIViewController? { named }
  }

  private final class UprightApp: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  private func refusals(_ stage: Stage) -> [String] {
    stage.trace.filter { $0.kind == .device }.compactMap(\.detail)
      .filter { $0.contains("does not turn") }
  }

  @Test func `One line names the controller or delegate that prevents a rotation`() {
    let stage = Stage()
    let controller = Upright()
    controller.view.accessibilityIdentifier = "upright"
    stage.window.rootViewController = controller
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.bounds.width == 390)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(refusals(stage).count == 1)
    #expect(refusals(stage).first?.contains("Upright") == true)
    #expect(refusals(stage).first?.hasSuffix("supports only portrait") == true)
  }

  @Test func `The delegate's orientations take precedence over the controller's`() {
    let stage = Stage()
    let delegate = UprightApp()
    stage.application.delegate = delegate
    stage.window.rootViewController = UIViewController()
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.bounds.width == 390)
    #expect(
      refusals(stage) == [
        "the interface does not turn to landscapeRight: its delegate or Info.plist names only "
          + "portrait"
      ])
  }

  @Test func `A controller that fixes its orientation, or the child that it names, is queried`() {
    let stage = Stage()
    stage.window.rootViewController = Naming(Locking())
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.bounds.width == 390)
    #expect(refusals(stage).first?.contains("Locking") == true)
    stage.window.rootViewController = Naming(UIViewController())
    stage.rotateDevice(to: .landscapeRight)
    #expect(stage.window.bounds.width == 844)
  }

  @Test func `The older notifications contain the previous values`() {
    let stage = Stage(device: .iPhone16)
    let (turns, frames) = (NotificationListener(), NotificationListener())
    turns.listen(to: UIApplication.didChangeStatusBarOrientationNotification)
    frames.listen(to: UIApplication.didChangeStatusBarFrameNotification)
    stage.rotateDevice(to: .landscapeLeft)
    let key = UIApplication.statusBarOrientationUserInfoKey
    let former = turns.heard.first?.userInfo?[key] as? Int
    #expect(former == UIInterfaceOrientation.portrait.rawValue)
    let frame = frames.heard.first?.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? CGRect
    #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 59))
    stage.rotateDevice(to: .faceUp)
    #expect(turns.heard.count == 1 && frames.heard.count == 1)
  }

  @Test func `A scene that requests an orientation is rotated, and the device stays`() {
    let stage = Stage()
    stage.window.rootViewController = UIViewController()
    var errors: [any Error] = []
    let scene = stage.window.windowScene
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
    #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(UIDevice.current.orientation == .portrait)
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { errors.append($0) }
    scene?.requestGeometryUpdate(.iOS()) { errors.append($0) }
    #expect(stage.window.bounds.width == 844 && errors.isEmpty)
    stage.window.rootViewController = Upright()
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.append($0) }
    #expect(stage.window.bounds.width == 390 && errors.isEmpty)
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
    #expect(stage.window.bounds.width == 390)
    #expect((errors.first as? UISceneError)?.code == UISceneError.geometryRequestDenied)
    #expect((errors.first as NSError?)?.domain == UISceneErrorDomain)
  }

  @Test func `A refused rotation happens once it is allowed, after another query`() {
    let stage = Stage()
    stage.window.rootViewController = Upright()
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.rootViewController?.interfaceOrientation == .portrait)
    stage.window.rootViewController = UIViewController()
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(stage.window.rootViewController?.interfaceOrientation == .landscapeRight)
  }

  @Test func `The page's button rotates the interface if allowed, or a line gives the reason`() {
    let stage = Stage(device: .iPhone16)
    let session = ApplicationSession(ApplicationHost(stage.application), appName: "app")
    stage.window.rootViewController = Upright()
    session.show(device: Device.iPhone16.name, isLandscape: true)
    #expect(stage.window.bounds.width == 393)
    #expect(!session.screen.isLandscape)
    #expect(refusals(stage).count == 1)
    stage.window.rootViewController = UIViewController()
    session.show(device: Device.iPhone16.name, isLandscape: true)
    #expect(session.screen.isLandscape)
    #expect(stage.window.bounds.width == 852)
  }
}
