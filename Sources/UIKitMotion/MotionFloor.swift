package import UIKitCore

/// What motions and remote commands add to the core.
package enum MotionFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.taking) { input, application in
      switch input {
      case .motion(let sample): application.motion.receive(sample)
      case .deviceMotion(let sample): application.motion.receive(sample)
      case .remote(let sample): RemoteControlRoute(application: application).receive(sample)
      default: return false
      }
      return true
    }
    hooks.add(\.windowHiding) { window, application in
      application.knownMotion?.windowWillHide(window)
    }
    hooks.add(\.viewsLeft) { window, application in
      application.knownMotion?.responderMayHaveLeft(window)
    }
    hooks.add(\.interrupted) { $0.knownMotion?.cancel() }
  }
}

extension UIApplication {
  /// What becomes of motions.
  var motion: MotionIntake {
    parts.part { MotionIntake(application: self, sensors: motionSensors) }
  }
  /// The same; nil before any motion.
  var knownMotion: MotionIntake? { parts.existing(MotionIntake.self) }
  /// The device's sensors.
  package var motionSensors: MotionSensors { parts.part { MotionSensors() } }
  /// Who serves remote commands, and what is playing.
  package var remote: RemoteControl { parts.part { RemoteControl() } }
}
