import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A phone with a page in front of a root, each with a button at its right edge. The opened object
/// belongs to a host view in the page.
@MainActor
final class ChangeWorld {
  let stage = Stage(device: .iPhone16)
  let root = UIViewController()
  let page = UIViewController()
  let host = UIView(frame: CGRect(x: 20, y: 130, width: 200, height: 150))
  private(set) var taps = 0
  private lazy var rootButton = edgeButton("root")
  private lazy var pageButton = edgeButton("page")

  init() {
    root.view.addSubview(rootButton)
    stage.window.rootViewController = root
    stage.settle()
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    stage.settle()
    page.view.addSubview(pageButton)
    page.view.addSubview(host)
    stage.settle()
  }

  private func edgeButton(_ name: String) -> UIButton {
    let button = UIButton(frame: CGRect(x: 393 - 90, y: 60, width: 80, height: 30))
    button.accessibilityIdentifier = name
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    return button
  }

  /// Changes the size of the screen, like a host's window or a split view.
  func resize(to size: CGSize) {
    stage.application.changeScreen(
      to: UIScreen.Configuration(width: size.width, height: size.height))
  }

  /// The button of the visible controller.
  var button: UIButton { root.presentedViewController == nil ? rootButton : pageButton }

  /// The current bounds of the screen.
  var bounds: CGRect { stage.application.screenBounds }
  /// The current bounds of the page's window.
  var windowBounds: CGRect { stage.window.bounds }
}
