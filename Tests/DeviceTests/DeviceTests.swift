import Testing
import TouchstoneHost
import TouchstoneTesting
import UIKit

/// The device that an app runs on, and requests to it.
@Suite(.staged)
@MainActor
struct DeviceTests {
  @Test("the kind of device follows from its screen")
  func kind() {
    let phone = Stage(device: .iPhone16)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.systemName == "iOS")
    phone.rotateDevice(to: .landscapeLeft)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    let tablet = Stage(device: .iPad)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.localizedModel == "iPad")
    #expect(UIDevice.current.identifierForVendor != nil)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    withExtendedLifetime((phone, tablet)) {}
  }

  @Test("rotations are reported while notifications are on, as often as they were turned on")
  func turning() {
    let stage = Stage()
    let listener = NotificationListener()
    listener.listen(to: UIDevice.orientationDidChangeNotification)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(listener.heard.isEmpty)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    stage.rotateDevice(to: .faceUp)
    stage.rotateDevice(to: .faceUp)
    #expect(listener.heard.count == 1)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    stage.rotateDevice(to: .portrait)
    #expect(listener.heard.count == 1)
  }

  @Test("the screen rotates with the device, and a known device has its own safe area")
  func screens() {
    let stage = Stage(device: .iPhone16)
    stage.rotateDevice(to: .landscapeRight)
    #expect(UIScreen.main.bounds.size == Device.iPhone16.landscape.size)
    #expect(stage.window.bounds.size == Device.iPhone16.landscape.size)
    #expect(stage.window.safeAreaInsets == Device.iPhone16.landscape.safeArea)
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeLeft)
    stage.rotateDevice(to: .faceDown)
    #expect(stage.window.bounds.size == Device.iPhone16.landscape.size)
    stage.rotateDevice(to: .portrait)
    #expect(stage.window.safeAreaInsets == Device.iPhone16.safeArea)
    #expect(stage.application.statusBarOrientation == .portrait)
    #expect(stage.application.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
  }

  @Test("the battery is known while monitoring is on, and its changes are notified")
  func battery() {
    let stage = Stage()
    let listener = NotificationListener()
    listener.listen(to: UIDevice.batteryLevelDidChangeNotification)
    listener.listen(to: UIDevice.batteryStateDidChangeNotification)
    stage.setBattery(level: 0.5)
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(UIDevice.current.batteryState == .unknown)
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.batteryLevel == 0.5)
    #expect(UIDevice.current.batteryState == .unplugged)
    #expect(listener.heard.isEmpty)
    stage.setBattery(level: 0.5, state: .charging)
    #expect(listener.names == ["UIDeviceBatteryStateDidChangeNotification"])
    stage.setBattery(level: 7, state: .charging)
    #expect(UIDevice.current.batteryLevel == 1)
    #expect(listener.names.last == "UIDeviceBatteryLevelDidChangeNotification")
    stage.setBattery(level: nil, state: .unknown)
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(stage.traceText.contains("device battery · 100.0 %, charging"))
  }

  @Test("proximity is never known")
  func proximity() {
    let stage = Stage()
    UIDevice.current.isProximityMonitoringEnabled = true
    #expect(!UIDevice.current.isProximityMonitoringEnabled)
    #expect(!UIDevice.current.proximityState)
    withExtendedLifetime(stage) {}
  }

  @Test("feedback is a line in the trace")
  func feedback() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator(view: view).selectionChanged(at: CGPoint(x: 3, y: 4))
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: .nan)
    let canvas = UICanvasFeedbackGenerator(view: view)
    canvas.alignmentOccurred(at: CGPoint(x: 1, y: 2))
    canvas.pathCompleted(at: CGPoint(x: 5, y: 6))
    #expect(
      stage.trace.filter { $0.kind == .device }.map { $0.detail ?? "" } == [
        "impact heavy", "impact medium, intensity 0.5", "selection at (3.0, 4.0)",
        "notification error", "impact soft",
        "alignment at (1.0, 2.0)", "path at (5.0, 6.0)",
      ])
    #expect(view.interactions.count == 2)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {}

  @Test("a host rotates the device, charges it, and receives haptics and links")
  func host() throws {
    let host = try ApplicationHost(
      delegate: Delegate.self, size: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    host.rotateDevice(to: .landscapeLeft)
    #expect(host.application.screenBounds.size == CGSize(width: 480, height: 320))
    #expect(host.application.mainScreen.configuration.safeArea.left == 20)
    host.rotateDevice(to: .landscapeRight)
    #expect(host.application.screenBounds.size == CGSize(width: 480, height: 320))
    host.setUserInterfaceStyle(.dark)
    #expect(host.application.mainScreen.traitCollection.userInterfaceStyle == .dark)
    ApplicationSlot.install(host.application)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIApplication.shared.open(URL(string: "https://example.org")!)
    ApplicationSlot.install(nil)
    #expect(host.pulses(after: 0).map(\.pattern) == [[10]])
    #expect(host.pulses(after: 1).isEmpty)
    #expect(host.links(after: 0).map(\.url.absoluteString) == ["https://example.org"])
  }
}
