/// The accessibility values that Touchstone derives from an object itself.
@_spi(Kit)
public struct AccessibilityDefaults {
  /// Whether the object is read as one element.
  package var isElement: Bool
  /// The name of the object.
  package var label: String?
  /// The current value of the object.
  package var value: String?
  /// The kind and behavior of the object.
  package var traits: UIAccessibilityTraits
  /// Whether the object's descendants are read together.
  package var groupsChildren: Bool

  /// Creates defaults. By default, nothing is known about the object.
  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = [], groupsChildren: Bool = false
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.groupsChildren = groupsChildren
  }
}

extension UIResponder {
  /// The settings, created if needed.
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

  var hasAccessibilityFocus: Bool {
    let application = UIApplication.serving(self)
    return application.moments.elementReaders.contains { $0.readElement === self }
  }
}

extension UIView {
  /// The view's bounding box on the screen.
  var frameOnScreen: CGRect {
    ViewConversion.convert(bounds, fromSpace: self, toSpace: window?.screen ?? .main)
  }
}
