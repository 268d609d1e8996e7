internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore
internal import UIKitFocus

extension UIButton {
  /// The accessibility values of a button, with the shown title as its label.
  var knownAccessibility: AccessibilityDefaults {
    var known = AccessibilityDefaults(isElement: true, traits: .button)
    known.label = shownTitle ?? nameOfGlyph
    if changesSelectionAsPrimaryAction, !isPopUp { known.traits.insert(.toggleButton) }
    return known
  }

  private var shownTitle: String? {
    let title = configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    return title?.isEmpty == true ? nil : title
  }

  private var nameOfGlyph: String? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system: nil
    }
  }
}

extension UISlider {
  /// The fraction of the range by which one accessibility step changes a slider, as VoiceOver users
  /// expect.
  private static let accessibilityStep: Float = 0.1

  /// The accessibility values of a slider, with a percentage of the range as its value.
  var knownAccessibility: AccessibilityDefaults {
    let length = maximumValue - minimumValue
    let part = length > 0 ? (value - minimumValue) / length : 0
    return AccessibilityDefaults(
      isElement: true, value: "\(Int(clamping: (part * 100).rounded()))%", traits: .adjustable)
  }

  /// Moves the value by `steps` steps, and sends its actions if the value changed.
  func adjust(by steps: Float) {
    let old = value
    setValue(value + steps * Self.accessibilityStep * (maximumValue - minimumValue), animated: true)
    if value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }
}

extension UISlider: ArrowAdjustable {
  package func adjustByArrow(toRight: Bool) { adjust(by: toRight != isMirrored ? 1 : -1) }
}
