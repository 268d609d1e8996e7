@_spi(Kit) internal import UIKitCore

extension MenuItem {
  /// The accessibility defaults of a menu item: a button with its title, selected if it has a mark.
  @MainActor
  var knownAccessibility: AccessibilityDefaults {
    var known = AccessibilityDefaults(isElement: kind != .separator && !title.isEmpty)
    known.label = title
    known.value = subtitle
    known.traits = kind == .header ? .header : kind == .waiting ? .staticText : .button
    if state == .on { known.traits.insert(.selected) }
    return known
  }
}
