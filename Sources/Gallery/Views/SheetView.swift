internal import UIKit

/// A modal sheet that assistive technology can leave with the escape gesture.
final class SheetView: UIView {
  /// Called when the user wants to leave the sheet.
  var onLeave: ((_ how: String) -> Void)?

  /// Creates a sheet with a close button.
  convenience init(_ identifier: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    backgroundColor = .black.withAlphaComponent(0.35)
    accessibilityViewIsModal = true
    accessibilityLabel = "Details"
    let card = Box.card(
      "Nothing behind this sheet is read. Escape closes it.",
      frame: CGRect(x: 40, y: 300, width: bounds.width - 80, height: 128))
    addSubview(card)
    let done = UIButton(type: .system)
    done.frame = CGRect(x: 0, y: 72, width: card.bounds.width, height: 44)
    done.setTitle("Done", for: .normal)
    done.accessibilityIdentifier = "done"
    done.addAction(
      UIAction { [weak self] _ in self?.onLeave?("done: touchUpInside") }, for: .touchUpInside)
    card.addSubview(done)
  }

  override func accessibilityPerformEscape() -> Bool {
    onLeave?("sheet: escape → true")
    return true
  }
}
