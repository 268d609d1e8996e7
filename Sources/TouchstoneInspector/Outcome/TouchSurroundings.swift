package import TouchstoneKit
internal import TouchstoneTrace

/// A snapshot of the state that a touch may change without a record in the trace.
///
/// It covers values and states of controls, scroll offsets, texts, presented controllers and
/// windows. If snapshots before and after a touch differ, the touch changed something.
@MainActor
package struct TouchSurroundings: Equatable {
  /// The maximum number of views in a snapshot, so that a touch on a very large page doesn't cost a
  /// frame.
  private static let mostViews = 2_000

  private let picture: Int

  /// Creates a snapshot of the current surroundings.
  package init(of application: UIApplication) {
    var hasher = Hasher()
    var waiting: [UIView] = []
    for window in application.windowsFrontToBack {
      hasher.combine(window.firstResponder.map { ObjectIdentifier($0) })
      for controller in window.rootViewController?.presentedStack ?? [] {
        hasher.combine(ObjectIdentifier(controller))
        hasher.combine(controller.isBeingDismissed)
      }
      waiting.append(window)
    }
    var count = 0
    while let view = waiting.popLast(), count < Self.mostViews {
      count += 1
      view.describe(in: &hasher)
      waiting.append(contentsOf: view.visibleSubviews)
    }
    picture = hasher.finalize()
  }
}

extension UIView {
  /// The subviews without the cells that a table prepares outside its visible part, with time and
  /// without a touch.
  fileprivate var visibleSubviews: [UIView] {
    guard self is UITableView else { return subviews }
    return subviews.filter { !($0 is UITableViewCell) || $0.frame.intersects(bounds) }
  }

  /// Adds the view's visible properties and content.
  fileprivate func describe(in hasher: inout Hasher) {
    // Private views of the framework, such as a caret or spinner, blink and rotate automatically.
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
    case let cell as UITableViewCell:
      hasher.combine(cell.isSelected)
      hasher.combine(cell.isEditing)
      hasher.combine(cell.showingDeleteConfirmation)
    case let table as UITableView: table.describeSelection(in: &hasher)
    case let image as UIImageView: hasher.combine(image.image.map { ObjectIdentifier($0) })
    default: break
    }
    (self as? UIControl)?.describeValue(in: &hasher)
  }
}

extension UIControl {
  /// Adds the control's state and value. The highlight is excluded, because it changes with the
  /// finger.
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

extension UITableView {
  /// Adds the selected rows, the editing mode, and the last touch that selected a row.
  ///
  /// A tap on a selected row selects it again, which changes nothing else.
  fileprivate func describeSelection(in hasher: inout Hasher) {
    hasher.combine(indexPathsForSelectedRows)
    hasher.combine(isEditing)
    hasher.combine(latestRowTouch)
  }
}

extension UITextInput {
  /// The ends of the selection, as offsets from the beginning of the text.
  fileprivate var selection: [Int] {
    guard let range = selectedTextRange else { return [] }
    return [range.start, range.end].map { offset(from: beginningOfDocument, to: $0) }
  }
}
