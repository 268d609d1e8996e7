/// What a program has said of one object for assistive technology.
///
/// Most views say nothing, so it is an object of its own that is made with the first word.
final class AccessibilitySettings {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var containerType: UIAccessibilityContainerType?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

/// What the kit knows of an object by itself.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
  var groupsChildren = false
}

extension UIResponder {
  /// The settings, made where there are none yet.
  var accessibilityToSet: AccessibilitySettings {
    if let accessibilitySettings { return accessibilitySettings }
    let made = AccessibilitySettings()
    accessibilitySettings = made
    return made
  }

  var accessibilityMiddle: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func ownAccessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  func ownIndex(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }

  var hasAccessibilityFocus: Bool { UIApplication.serving(self).accessibility.focused === self }
}

extension UIView {
  /// The box around the view on the screen.
  var frameOnScreen: CGRect {
    ViewConversion.convert(bounds, fromSpace: self, toSpace: window?.screen ?? .main)
  }
}
