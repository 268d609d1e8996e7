package import UIKitCore

/// The module that offers to undo when the device is shaken.
package enum UndoModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
}

extension UndoModule: MotionService {
  package static func answer(
    _ motion: UIEvent.EventSubtype, in application: UIApplication
  ) -> Bool {
    ShakeToUndo.offer(for: motion, in: application)
  }
}
