package import TouchstoneGeometry
package import UIKitGraphics

/// The accessibility values that an app has set for one object.
///
/// Most views have no such values, so this object is created when the first value is set.
package final class AccessibilitySettings {
  package var isElement: Bool?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var traits: UIAccessibilityTraits?
  package var language: String?
  package var frame: CGRect?
  package var path: UIBezierPath?
  package var activationPoint: CGPoint?
  package var hidesElements: Bool?
  package var ignoresInvertColors: Bool?
  package var isModal: Bool?
  package var groupsChildren: Bool?
  package var containerType: UIAccessibilityContainerType?
  package var elements: [Any]?
  package var customActions: [UIAccessibilityCustomAction]?

  /// Creates settings without values.
  package init() {}
}
