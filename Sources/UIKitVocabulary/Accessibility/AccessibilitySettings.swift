package import TouchstoneGeometry
package import UIKitGraphics

/// What a program has said of one object for assistive technology.
///
/// Most views say nothing, so it is an object of its own that is made with the first word.
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
  package var isModal: Bool?
  package var groupsChildren: Bool?
  package var containerType: UIAccessibilityContainerType?
  package var elements: [Any]?
  package var customActions: [UIAccessibilityCustomAction]?

  /// Nothing is said yet.
  package init() {}
}
