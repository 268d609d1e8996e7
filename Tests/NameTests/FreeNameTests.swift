import Testing
import TouchstoneTesting
import UIKit

/// The framework's modules override members of each other that apps don't see. Apps can use their
/// names.
@MainActor @Suite(.staged)
struct FreeNameTests {
  private final class Lamp: UIControl {
    var calls: [String] = []
    var ownLabel: String { "lamp" }
    var hasOwnPurpose = 3
    var primaryEvent: String { "on" }
    var inheritedSafeArea: Int { 4 }
    var coversFocus: String { "no" }
    func activate() { calls.append("activate") }
    func stateDidChange() { calls.append("state") }
    func willSendTouchUpInside() { calls.append("up") }
    func didLeave(_ window: UIWindow) { calls.append("left") }
    func wasMadeToResign() { calls.append("resigned") }
  }

  @Test("app members may have the names of UIKit's hidden members, which do not call them")
  func free() {
    let stage = Stage()
    let lamp = Lamp(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var actions = 0
    lamp.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
    stage.window.addSubview(lamp)
    stage.tap(at: CGPoint(x: 50, y: 50))
    lamp.isEnabled = false
    lamp.removeFromSuperview()
    #expect(actions == 1)
    #expect(lamp.calls.isEmpty)
    lamp.activate()
    #expect(lamp.calls == ["activate"] && lamp.ownLabel == "lamp" && lamp.hasOwnPurpose == 3)
  }
}
