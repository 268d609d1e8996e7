import Testing
import UIKit

/// A controller with a plain view and a title, as a screen of an app.
@MainActor
final class Screen: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() { view.backgroundColor = .systemBackground }
}
