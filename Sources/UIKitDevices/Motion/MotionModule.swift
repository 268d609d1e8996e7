package import TouchstoneInput
package import UIKitCore

/// The module for motions of the device and commands of remote controls.
package enum MotionModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [MotionIntake.self] }
}

extension MotionModule: InputService {
  package static func use(_ input: RawInput, in application: UIApplication) -> Bool {
    switch input {
    case .motion(let sample): application.motion.receive(sample)
    case .deviceMotion(let sample): application.motion.receive(sample)
    case .remote(let sample): RemoteControlRoute(application: application).receive(sample)
    default: return false
    }
    return true
  }
}

extension MotionIntake: FollowsWindows, FollowsInterruptions {
  func viewsDidLeave(_ window: UIWindow) { responderMayHaveLeft(window) }
  func applicationWasInterrupted() { cancel() }
}

extension UIApplication {
  /// The handler of motion input.
  var motion: MotionIntake {
    parts.part { MotionIntake(application: self, sensors: motionSensors) }
  }
  /// The device's sensors.
  package var motionSensors: MotionSensors { parts.part { MotionSensors() } }
  /// The remote command server, and the item that is playing.
  package var remote: RemoteControl { parts.part { RemoteControl() } }
}
