import Testing
import TouchstoneTesting
import UIKit

/// Requests of an app to its screen, and notifications from it.
@Suite(.staged)
@MainActor
struct ScreenTests {
  @Test func `Brightness is clamped to 0 through 1, and a change is notified`() {
    let stage = Stage()
    let listener = NotificationListener()
    listener.listen(to: UIScreen.brightnessDidChangeNotification)
    #expect(UIScreen.main.brightness == 0.5)
    UIScreen.main.brightness = 0.25
    UIScreen.main.brightness = 0.25
    #expect(listener.names == ["UIScreenBrightnessDidChangeNotification"])
    UIScreen.main.brightness = 7
    #expect(UIScreen.main.brightness == 1)
    UIScreen.main.brightness = -1
    #expect(UIScreen.main.brightness == 0)
    UIScreen.main.brightness = .nan
    #expect(UIScreen.main.brightness == 0)
    #expect(stage.traceText.contains("device brightness · 25 %"))
  }

  @Test func `Settings of one application's screen do not affect another's`() {
    UIScreen.main.brightness = 1
    let stage = Stage()
    #expect(UIScreen.main.brightness == 0.5)
    withExtendedLifetime(stage) {}
  }

  @Test func `The only mode is that of the screen's pixels`() throws {
    let stage = Stage(device: .iPhone16)
    let mode = try #require(UIScreen.main.currentMode)
    #expect(mode.size == CGSize(width: 1179, height: 2556))
    #expect(mode.pixelAspectRatio == 1)
    #expect(UIScreen.main.availableModes == [mode])
    stage.rotateDevice(to: .landscapeLeft)
    #expect(UIScreen.main.preferredMode != mode)
    #expect(UIScreen.main.currentMode?.size == CGSize(width: 2556, height: 1179))
  }

  @Test func `applicationFrame is the screen below its status bar`() {
    let stage = Stage(device: .iPhone16)
    #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 59, width: 393, height: 793))
    withExtendedLifetime(stage) {}
  }

  @Test func `A screen's display link fires in every frame`() throws {
    final class Target: NSObject {
      var calls = 0
      func tick(_ link: CADisplayLink) { calls += 1 }
    }
    let stage = Stage()
    let target = Target()
    let link = try #require(
      UIScreen.main.displayLink(withTarget: target, selector: Selector("tick:", Target.tick(_:))))
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.1)
    #expect(target.calls >= 5)
    link.invalidate()
  }

  @Test func `Settings of the screen and the status bar are stored`() {
    let screen = UIScreen.main
    screen.wantsSoftwareDimming = true
    screen.overscanCompensation = .insetApplicationFrame
    #expect(screen.wantsSoftwareDimming && screen.overscanCompensation == .insetBounds)
    UIApplication.shared.setStatusBarHidden(true, with: .fade)
    UIApplication.shared.setStatusBarStyle(.lightContent, animated: false)
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
  }
}
