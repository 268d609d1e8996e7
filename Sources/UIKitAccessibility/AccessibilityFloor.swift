package import UIKitCore

/// What assistive technology adds to the core.
package enum AccessibilityFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.taking) { input, application in
      guard case .accessibility(let sample) = input else { return false }
      AccessibilityRoute(application: application).receive(sample)
      return true
    }
    hooks.add(\.viewsLeft) { _, application in
      application.parts.existing(AccessibilitySystem.self)?.viewsLeft()
    }
    hooks.add(\.windowHiding) { window, application in
      application.parts.existing(AccessibilitySystem.self)?.windowWillHide(window)
    }
    hooks.add(\.readElement) { $0.parts.existing(AccessibilitySystem.self)?.focused }
  }
}

extension UIApplication {
  /// What assistive technology reads and is told.
  package var accessibility: AccessibilitySystem { parts.part { AccessibilitySystem(self) } }
}
