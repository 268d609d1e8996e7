/// What the kit knows of an object by itself.
@_spi(Kit)
public struct AccessibilityDefaults {
  /// Whether it is read as one thing.
  package var isElement: Bool
  /// What it is called.
  package var label: String?
  /// What it says at the moment.
  package var value: String?
  /// What it is and does.
  package var traits: UIAccessibilityTraits
  /// Whether what is in it is read together.
  package var groupsChildren: Bool

  /// What holds for most: nothing is known.
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

  var hasAccessibilityFocus: Bool {
    let application = UIApplication.serving(self)
    return application.moments.elementReaders.contains { $0.readElement === self }
  }
}

extension UIView {
  /// The box around the view on the screen.
  var frameOnScreen: CGRect {
    ViewConversion.convert(bounds, fromSpace: self, toSpace: window?.screen ?? .main)
  }
}
