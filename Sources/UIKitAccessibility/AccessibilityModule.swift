package import TouchstoneInput
package import UIKitCore

/// The module for input from assistive technology.
package enum AccessibilityModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [AccessibilitySystem.self] }
}

extension AccessibilityModule: InputService {
  package static func use(_ input: RawInput, in application: UIApplication) -> Bool {
    guard case .accessibility(let sample) = input else { return false }
    AccessibilityRoute(application: application).receive(sample)
    return true
  }
}

extension AccessibilitySystem: FollowsWindows, ReadsElements {
  package func viewsDidLeave(_ window: UIWindow) { viewsLeft() }
  package var readElement: AnyObject? { focused }
}

extension UIApplication {
  /// The assistive technology of the application: its focused element, settings and announcements.
  package var accessibility: AccessibilitySystem { parts.part { AccessibilitySystem(self) } }
}
