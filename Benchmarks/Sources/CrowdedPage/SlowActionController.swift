internal import Foundation
internal import UIKit

/// A button with an action that blocks the main thread for 80 ms, and a view with touch methods
/// that do.
final class SlowActionController: UIViewController {
  static let scene = AppScene(
    name: "slow-action", title: "A slow action",
    hint: "The upper button's action takes 80 ms, the lower view's touchesBegan does.",
    controller: { SlowActionController() })

  /// The duration for which the main thread is blocked, in seconds.
  fileprivate static let time = 0.08

  override func viewDidLoad() {
    view.backgroundColor = .white
    let button = UIButton(frame: CGRect(x: 95, y: 200, width: 200, height: 60))
    button.setTitle("Pay", for: .normal)
    button.backgroundColor = .systemBlue
    button.accessibilityIdentifier = "pay"
    var count = 0
    button.addAction(
      UIAction { _ in
        Thread.sleep(forTimeInterval: Self.time)
        count += 1
        button.setTitle("Paid \(count)", for: .normal)
      }, for: .touchUpInside)
    let slow = SlowView(frame: CGRect(x: 95, y: 400, width: 200, height: 60))
    slow.backgroundColor = .systemOrange
    for one in [button, slow] { view.addSubview(one) }
  }
}

private final class SlowView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Thread.sleep(forTimeInterval: SlowActionController.time)
    alpha = alpha < 1 ? 1 : 0.5
  }
}
