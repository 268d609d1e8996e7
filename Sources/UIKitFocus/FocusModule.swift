internal import TouchstoneInput
@_spi(Kit) package import UIKitCore

/// The module for the focus of scenes.
package enum FocusModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [FocusEngine.self] }
}

extension FocusModule: FocusService {
  package static func mover(of system: UIFocusSystem) -> any FocusMover & FocusListener {
    let engine = FocusEngine(system)
    return system.scene?.application?.parts.part { engine } ?? engine
  }
}

extension FocusEngine: PreparesHitTests, ConsumesKeys, FollowsButtons, FollowsLayout, NeedsFrames {
  func hitTestWillBegin() { touchBegan() }
  func buttonWasSent(_ sample: PressSample) { follow(sample) }
  func layoutDidEnd() { frame() }
}
