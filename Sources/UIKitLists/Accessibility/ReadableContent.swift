internal import UIKitAccessibility
@_spi(Kit) internal import UIKitControls
@_spi(Kit) package import UIKitCore

/// The parts of a cell, header or footer for assistive technology: its texts, which are read
/// together, and the elements that are read by themselves, such as controls.
@MainActor
struct ReadableContent {
  /// The texts in the order of the views, separated by commas, or `nil` if there is none.
  private(set) var text: String?
  /// The labels of ``text``.
  private(set) var labels: [UILabel] = []
  /// The views that are read by themselves, in the order of the views.
  private(set) var elements: [UIView] = []

  init(of view: UIView) { for inner in view.subviews { read(inner) } }

  private mutating func read(_ view: UIView) {
    guard AccessibilityTree.refusal(of: view) == nil else { return }
    if view.isAccessibilityElement {
      if let label = view as? UILabel { add(label) } else { elements.append(view) }
    } else if view.accessibilityElements?.isEmpty == false {
      elements.append(view)
    } else {
      for inner in view.subviews { read(inner) }
    }
  }

  private mutating func add(_ view: UILabel) {
    labels.append(view)
    guard let label = view.accessibilityLabel, !label.isEmpty else { return }
    text = text.map { $0 + ", " + label } ?? label
  }
}

/// The element for the texts of a cell, header or footer that has other elements too.
///
/// Its activation taps the view.
final class TextElement: UIAccessibilityElement {
  private var described: UIView? { accessibilityContainer as? UIView }

  override var accessibilityDefaults: AccessibilityDefaults {
    guard let owner = described else { return AccessibilityDefaults() }
    return AccessibilityDefaults(
      isElement: true, label: ReadableContent(of: owner).text, traits: owner.accessibilityTraits)
  }

  /// The bounding box of the texts. Its center isn't in a control, so that an activation taps the
  /// view itself.
  override var accessibilityDefaultFrame: CGRect {
    guard let owner = described else { return .zero }
    let labels = ReadableContent(of: owner).labels.map(\.accessibilityFrame)
    return labels.dropFirst().reduce(labels.first ?? owner.accessibilityFrame) { $0.union($1) }
  }

  override func accessibilityElementDidBecomeFocused() {
    described?.accessibilityElementDidBecomeFocused()
  }

  /// Returns an element for the texts of a view and the view's elements, or `nil` if it has no
  /// elements.
  static func elements(of view: UIView, _ own: inout TextElement?) -> [UIResponder]? {
    let content = ReadableContent(of: view)
    guard !content.elements.isEmpty else { return nil }
    guard content.text != nil else { return content.elements }
    let element = own ?? TextElement(accessibilityContainer: view)
    own = element
    return [element] + content.elements
  }
}

extension UITableViewCell: ReadsOwnElements {
  package var elementsToRead: [UIResponder]? { TextElement.elements(of: self, &textElement) }
}

extension UITableViewHeaderFooterView: ReadsOwnElements {
  package var elementsToRead: [UIResponder]? { TextElement.elements(of: self, &textElement) }

  /// Whether the view is the footer of a section.
  var isFooter: Bool {
    state.isFooter || table?.content.footers.contains { $0.value === self } ?? false
  }
}
