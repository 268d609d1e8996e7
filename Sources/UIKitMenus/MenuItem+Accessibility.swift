@_spi(Kit) internal import UIKitCore

extension MenuItem {
  /// A line of a menu is a button with its words, and selected where it has the mark.
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
