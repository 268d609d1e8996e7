import TouchstoneTesting
import TouchstoneTrace
import UIKit

/// A page with a title that presents alerts, and a log of the actions that ran.
@MainActor
final class AlertScene {
  let stage: Stage
  let page = Screen("Cart")
  private(set) var log: [String] = []

  init(_ device: Device = .iPhone16, keyboard: CGFloat = 0) {
    stage = Stage(device: device, keyboard: keyboard)
    stage.window.rootViewController = page
    stage.settle()
  }

  /// Returns an action that logs its title.
  func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] in
      self?.log.append($0.title ?? "")
    }
  }

  /// Returns an alert with actions that log their titles. A title "Cancel" has the style `.cancel`,
  /// and "Delete" has the style `.destructive`.
  func alert(
    _ titles: [String], title: String? = "Title", message: String? = "Message",
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for title in titles {
      let style: UIAlertAction.Style =
        title == "Cancel" ? .cancel : title == "Delete" ? .destructive : .default
      alert.addAction(action(title, style))
    }
    return alert
  }

  func present(_ alert: UIAlertController) {
    page.present(alert, animated: true)
    stage.settle()
  }

  /// Whether the page presents an alert.
  var isShown: Bool { page.presentedViewController != nil }

  /// The lines that describe refused requests.
  var faults: [String] {
    stage.trace.compactMap { if case .fault(let line) = $0.step { line } else { nil } }
  }
}

extension UIAlertController {
  /// The frame of the card on the screen.
  var cardFrame: CGRect { view.convert(view.bounds, to: nil as UIView?) }

  /// The visible buttons.
  var buttons: [UIView] {
    func below(_ view: UIView) -> [UIView] {
      view.subviews.flatMap { inner in
        (inner.isAccessibilityElement && inner.accessibilityTraits.contains(.button)
          ? [inner] : []) + below(inner)
      }
    }
    return below(view)
  }

  /// Returns the button with a title.
  func button(_ title: String) -> UIView? { buttons.first { $0.accessibilityLabel == title } }

  /// Returns the frame of a button on the screen.
  func frame(_ title: String) -> CGRect {
    button(title).map { $0.convert($0.bounds, to: nil as UIView?) } ?? .null
  }

  /// Returns the center of a button on the screen.
  func point(_ title: String) -> CGPoint {
    let frame = frame(title)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// Returns whether two rectangles differ by less than a hundredth of a point.
func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
  zip(
    [one.minX, one.minY, one.width, one.height],
    [other.minX, other.minY, other.width, other.height]
  ).allSatisfy { abs($0 - $1) < 0.01 }
}
