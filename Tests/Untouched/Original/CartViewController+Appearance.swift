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

extension CartViewController {
  public func refresh() {
    let began = Date()
    DispatchQueue.main.async { self.title = "refreshing" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      guard let self = self else { return }
      self.title = "refreshed after \(Date().timeIntervalSince(began) > 0.29)"
    }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(500)) {
      self.title = "done"
    }
  }

  public func wait() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    title = "waited"
  }
}
