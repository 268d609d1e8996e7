package import UIKitCore

/// Shaking the device offers to undo.
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
