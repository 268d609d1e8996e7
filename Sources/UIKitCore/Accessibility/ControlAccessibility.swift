internal import TouchstoneGestures

extension UIControl {
  /// What follows from a control's state.
  var traitsOfState: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

extension UIButton {
  /// A button is called what it shows.
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
  /// How far a slider goes at a time, as a part of its range: what VoiceOver's users know.
  private static let accessibilityStep: Float = 0.1

  /// The value is read in percent of the range.
  var knownAccessibility: AccessibilityDefaults {
    let length = maximumValue - minimumValue
    let part = length > 0 ? (value - minimumValue) / length : 0
    return AccessibilityDefaults(
      isElement: true, value: "\(Int(clamping: (part * 100).rounded()))%", traits: .adjustable)
  }

  /// Moves by so many steps, and tells of it.
  func adjust(by steps: Float) {
    let old = value
    setValue(value + steps * Self.accessibilityStep * (maximumValue - minimumValue), animated: true)
    if value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }
}

extension UITextField {
  /// A field without a name is called by its placeholder; a secret is read as dots.
  var knownAccessibility: AccessibilityDefaults {
    let written = text ?? ""
    return AccessibilityDefaults(
      isElement: true, label: placeholder,
      value: isSecureTextEntry ? String(repeating: "•", count: written.count) : written,
      traits: .textEntry)
  }
}

extension UITextView {
  /// A text that can be edited is a field, any other one is read.
  var knownAccessibility: AccessibilityDefaults {
    let written = text ?? ""
    return AccessibilityDefaults(
      isElement: true, value: written, traits: isEditable ? .textEntry : .staticText)
  }
}

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

extension UIScrollView {
  /// Shows the next part in a direction, and says which page it is; false where there is no more.
  func scrollForReading(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let axis: ScrollAxis
    switch direction {
    case .left, .right: axis = .horizontal
    case .up, .down: axis = .vertical
    case .next, .previous: axis = limits(.vertical).overflows ? .vertical : .horizontal
    }
    let isForth = [.right, .down, .next].contains(direction)
    guard isScrollEnabled, limits(axis).overflows else { return false }
    let start = state.animation?.target ?? contentOffset
    let length = axis.of(bounds.size)
    guard length > 0 else { return false }
    let end = limits(axis).clamp(axis.of(start) + (isForth ? length : -length))
    guard end != axis.of(start) else { return false }
    animateOffset(to: CGPoint { $0 == axis ? end : $0.of(start) })
    let count = Int(clamping: (axis.of(contentSize) / length).rounded(.up))
    let page = Int(clamping: (end / length).rounded() + 1)
    UIAccessibility.post(
      notification: .pageScrolled, argument: "Page \(page) of \(max(page, count))")
    return true
  }
}
