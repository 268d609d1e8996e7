import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The safe area of a device, and its propagation to subviews.
@MainActor @Suite(.staged)
struct SafeAreaTests {
  private final class ToldView: UIView {
    var log: CallLog?
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log?.record("view safe area \(Int(safeAreaInsets.top))")
    }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      log?.record("view margins \(Int(layoutMargins.top))")
    }
  }

  private final class ToldController: UIViewController {
    var log: CallLog?
    override func loadView() {
      let view = ToldView()
      view.log = log
      self.view = view
    }
    override func viewWillAppear(_ animated: Bool) { log?.record("will appear") }
    override func viewIsAppearing(_ animated: Bool) { log?.record("is appearing") }
    override func viewSafeAreaInsetsDidChange() {
      log?.record("controller safe area \(Int(view.safeAreaInsets.top))")
    }
    override func viewLayoutMarginsDidChange() {
      log?.record("controller margins \(Int(view.layoutMargins.top))")
    }
  }

  private let log = CallLog()

  private func told() -> ToldController {
    let controller = ToldController()
    controller.log = log
    return controller
  }

  @Test(
    "a device has its measured or published screen and safe area",
    arguments: [
      (Device.iPhone14, [390, 844, 47, 0, 34, 0] as [CGFloat]),
      (.iPhone16, [393, 852, 59, 0, 34, 0]),
      (.iPhone16.landscape, [852, 393, 0, 59, 21, 59]),
      (.iPhone16.landscape.landscape, [393, 852, 59, 0, 34, 0]),
      (.iPhoneSE.landscape, [667, 375, 0, 0, 0, 0]),
    ])
  func devices(device: Device, numbers: [CGFloat]) {
    let stage = Stage(device: device)
    let size = stage.window.bounds.size
    #expect([size.width, size.height] + stage.window.safeAreaInsets.numbers == numbers)
    #expect(UIScreen.main.scale == device.scale)
  }

  @Test("every device of the table has a unique name, and insets smaller than its screen")
  func table() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all + Device.all.map(\.landscape) {
      #expect(device.safeArea.top + device.safeArea.bottom < device.size.height / 2)
      #expect(device.safeArea.left + device.safeArea.right < device.size.width / 2)
    }
  }

  @Test("a stage with only a size has no safe area")
  func stageOfASize() {
    let stage = Stage(size: CGSize(width: 393, height: 852))
    let controller = told()
    stage.window.rootViewController = controller
    stage.settle()
    #expect(stage.window.safeAreaInsets == .zero)
    #expect(controller.view.safeAreaInsets == .zero)
    #expect(log.take() == ["will appear", "is appearing"])
  }

  @Test("an app can be launched on a device, too")
  func appOnDevice() {
    let stage = Stage(app: SafeAreaDelegate.self, device: .iPhone16)
    #expect(stage.window.safeAreaInsets.top == 59)
  }

  @Test("a root is notified of its safe area before its layout, and of its margins first")
  func order() {
    let stage = Stage(device: .iPhone16)
    let controller = told()
    stage.window.rootViewController = controller
    stage.settle()
    #expect(
      log.take() == [
        "will appear", "view margins 67", "controller margins 67", "view safe area 59",
        "controller safe area 59", "is appearing",
      ])
    stage.settle()
    #expect(log.take() == [])
  }

  @Test("a view gets the insets that overlap it, wherever it moves")
  func moving() {
    let stage = Stage(device: .iPhone16)
    let outer = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 832))
    let inner = ToldView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    #expect(outer.safeAreaInsets.numbers == [39, 0, 34, 0])
    #expect(inner.safeAreaInsets.numbers == [29, 0, 0, 0])
    inner.log = log
    inner.center.y += 9
    #expect(log.take() == ["view margins 28", "view safe area 20"])
    inner.frame.origin.y = 300
    #expect(log.take() == ["view margins 8", "view safe area 0"])
    inner.frame.origin.y = 400
    #expect(log.take() == [])
    inner.frame.size.height = 432
    #expect(inner.safeAreaInsets.bottom == 34)
    inner.transform = CGAffineTransform(translationX: 0, y: -100)
    #expect(inner.safeAreaInsets == .zero)
    inner.transform = .identity
    outer.frame.origin.y = 0
    #expect(inner.safeAreaInsets.bottom == 14)
    _ = log.take()
    outer.bounds.origin.y = 380
    #expect(inner.safeAreaInsets.numbers == [39, 0, 0, 0])
  }

  @Test("a removed view keeps its insets until it is added again")
  func takenOut() {
    let stage = Stage(device: .iPhone16)
    let view = ToldView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    view.log = log
    view.removeFromSuperview()
    stage.window.addSubview(view)
    #expect(log.take() == [])
    view.removeFromSuperview()
    let box = UIView(frame: stage.window.bounds)
    box.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("a window that does not fill the screen has the insets that overlap it")
  func smallWindow() {
    let stage = Stage(device: .iPhone16)
    let window = UIWindow(frame: CGRect(x: 0, y: 40, width: 393, height: 200))
    #expect(window.safeAreaInsets == .zero)
    window.isHidden = false
    #expect(window.safeAreaInsets.numbers == [19, 0, 0, 0])
    window.frame = CGRect(x: 0, y: 652, width: 393, height: 200)
    #expect(window.safeAreaInsets.numbers == [0, 0, 34, 0])
    withExtendedLifetime(stage) {}
  }

  @Test("a controller's additional insets apply to its view and its descendants")
  func additional() {
    let stage = Stage(device: .iPhone16)
    let controller = told()
    stage.window.rootViewController = controller
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    controller.view.addSubview(child)
    stage.settle()
    _ = log.take()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 49, right: 0)
    #expect(controller.view.safeAreaInsets.numbers == [103, 5, 83, 0])
    #expect(child.safeAreaInsets.numbers == [103, 5, 0, 0])
    #expect(stage.window.safeAreaInsets.top == 59)
    #expect(log.take().last == "controller safe area 103")
    controller.additionalSafeAreaInsets = .zero
    #expect(child.safeAreaInsets.top == 59)
  }

  @Test("a container's additional insets apply to the view of its child")
  func additionalOfContainer() {
    let stage = Stage(device: .iPhone16)
    let parent = UIViewController()
    let child = told()
    parent.additionalSafeAreaInsets.top = 44
    parent.addChild(child)
    child.view.frame = stage.window.bounds
    parent.view.frame = stage.window.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.window.rootViewController = parent
    stage.settle()
    #expect(child.view.safeAreaInsets.numbers == [103, 0, 34, 0])
  }

  @Test("a scroll view that fills the screen begins below the status bar")
  func scrollView() {
    let stage = Stage(device: .iPhone16)
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    stage.window.addSubview(scrollView)
    stage.settle()
    #expect(scrollView.adjustedContentInset.numbers == [59, 0, 34, 0])
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -59))
  }
}

private final class SafeAreaDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
