package import TouchstoneKit
internal import TouchstoneTrace

/// What a touch may change without a record in the trace: values and states of controls, scroll offsets,
/// texts, presented controllers and windows.
///
/// Taken before a touch and after it, two values differ if the touch changed something.
@MainActor
package struct TouchSurroundings: Equatable {
  /// The number of views that are looked at, so that a touch on a very large page costs no frame.
  private static let mostViews = 2_000

  private let picture: Int

  /// Reads what surrounds a touch now.
  package init(of application: UIApplication) {
    var hasher = Hasher()
    var waiting: [UIView] = []
    for window in application.windowsFrontToBack {
      hasher.combine(window.firstResponder.map { ObjectIdentifier($0) })
      waiting.append(window)
    }
    var count = 0
    while let view = waiting.popLast(), count < Self.mostViews {
      count += 1
      view.describe(in: &hasher)
      waiting.append(contentsOf: view.subviews)
    }
    picture = hasher.finalize()
  }
}

extension UIView {
  /// Adds what can be seen of the view, and what it holds.
  fileprivate func describe(in hasher: inout Hasher) {
    // Parts of the framework, such as a caret, blink and turn by themselves.
    guard !TraceSubject.isPrivate(className: ClassNames.full(type(of: self))) else { return }
    hasher.combine(ObjectIdentifier(self))
    hasher.combine(isHidden)
    hasher.combine(alpha)
    for rect in [bounds, CGRect(origin: center, size: .zero)] {
      hasher.combine(rect.minX)
      hasher.combine(rect.minY)
      hasher.combine(rect.width)
      hasher.combine(rect.height)
    }
    hasher.combine(transform.isIdentity)
    hasher.combine(backgroundColor)
    switch self {
    case let label as UILabel: hasher.combine(label.text)
    case let field as UITextField:
      hasher.combine(field.text)
      hasher.combine(field.selection)
    case let text as UITextView:
      hasher.combine(text.text)
      hasher.combine(text.selection)
    case let image as UIImageView: hasher.combine(image.image.map { ObjectIdentifier($0) })
    default: break
    }
    (self as? UIControl)?.describeValue(in: &hasher)
  }
}

extension UIControl {
  /// Adds the state and the value of the control. Whether it is highlighted passes with the finger.
  fileprivate func describeValue(in hasher: inout Hasher) {
    hasher.combine(isEnabled)
    hasher.combine(isSelected)
    switch self {
    case let control as UISwitch: hasher.combine(control.isOn)
    case let slider as UISlider: hasher.combine(slider.value)
    case let stepper as UIStepper: hasher.combine(stepper.value)
    case let segments as UISegmentedControl: hasher.combine(segments.selectedSegmentIndex)
    case let pages as UIPageControl: hasher.combine(pages.currentPage)
    default: break
    }
  }
}

extension UITextInput {
  /// The bounds of the selection, as distances from the beginning of the text.
  fileprivate var selection: [Int] {
    guard let range = selectedTextRange else { return [] }
    return [range.start, range.end].map { offset(from: beginningOfDocument, to: $0) }
  }
}
