import Testing
import TouchstoneTesting
import UIKit

/// Taps and squeezes of pencils.
@MainActor
struct PencilTests {
  private class Ear: NSObject, UIPencilInteractionDelegate {
    var heard: [String] = []

    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
    ) {
      heard.append("tap \(tap.hoverPose.map { "\($0.location.x)" } ?? "nowhere")")
    }
    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {
      heard.append("squeeze \(squeeze.phase) at \(squeeze.timestamp)")
    }
  }

  private final class OldEar: NSObject, UIPencilInteractionDelegate {
    var taps = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
  }

  @Test("every enabled interaction of a visible view receives a tap and a squeeze")
  func hearing() {
    let stage = Stage()
    let ear = Ear()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let interaction = UIPencilInteraction(delegate: ear)
    view.addInteraction(interaction)
    stage.doubleTapPencil()
    #expect(ear.heard.isEmpty)
    stage.window.addSubview(view)
    stage.doubleTapPencil()
    stage.doubleTapPencil(hoveringAt: CGPoint(x: 150, y: 150))
    stage.doubleTapPencil(hoveringAt: CGPoint(x: 10, y: 10))
    stage.squeezePencil(duration: 0.5)
    #expect(
      ear.heard == [
        "tap nowhere", "tap 50.0", "tap nowhere", "squeeze began at 0.0", "squeeze ended at 0.5",
      ])
    interaction.isEnabled = false
    stage.doubleTapPencil()
    #expect(ear.heard.count == 5)
  }

  /// The events that end a squeeze before the hand does.
  enum Loss: CaseIterable {
    case viewLeaves
    case interactionLeaves
    case isDisabled
    case windowIsHidden
    case interruption
  }

  @Test(
    "a squeeze is cancelled with its view, and has no other end",
    arguments: Loss.allCases)
  func squeezeEnds(_ loss: Loss) {
    let stage = Stage()
    let ear = Ear()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let interaction = UIPencilInteraction(delegate: ear)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    stage.application.deviceState.receive(.squeeze(.began), hoveringAt: nil)
    switch loss {
    case .viewLeaves: view.removeFromSuperview()
    case .interactionLeaves: view.removeInteraction(interaction)
    case .isDisabled: interaction.isEnabled = false
    case .windowIsHidden: stage.window.isHidden = true
    case .interruption: stage.interrupt()
    }
    #expect(ear.heard == ["squeeze began at 0.0", "squeeze cancelled at 0.0"])
    stage.application.deviceState.receive(.squeeze(.changed), hoveringAt: nil)
    stage.application.deviceState.receive(.squeeze(.ended), hoveringAt: nil)
    #expect(ear.heard.count == 2)
    if loss == .interruption { stage.resume() }
  }

  @Test("an interaction added in the middle of a squeeze receives nothing of it")
  func lateForSqueeze() {
    let stage = Stage()
    let ear = Ear()
    stage.application.deviceState.receive(.squeeze(.began), hoveringAt: nil)
    stage.window.addInteraction(UIPencilInteraction(delegate: ear))
    stage.application.deviceState.receive(.squeeze(.ended), hoveringAt: nil)
    #expect(ear.heard == [])
  }

  @Test("a delegate with only the older method receives taps")
  func older() {
    let stage = Stage()
    let ear = OldEar()
    let interaction = UIPencilInteraction()
    interaction.delegate = ear
    stage.window.addInteraction(interaction)
    stage.doubleTapPencil()
    stage.squeezePencil()
    #expect(ear.taps == 1)
  }
}
