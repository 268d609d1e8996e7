import UIKit

private let greeting = "appeared"

extension CartViewController {
  // An override in an extension, in another file than the class.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write(greeting)
  }

  private func write(_ text: String) {
    title = text
  }

  @objc func priceChanged(_ notification: Notification) {
    total += 1
  }
}

extension CartViewController: UIGestureRecognizerDelegate {
  @objc public func badge() -> String { "cart" }
}
