import TouchstoneInspector
import UIKit

/// A controller whose button notes its line, which tests expect to be the sixth of this file.
final class ShopViewController: UIViewController {
  let buyButton = UIButton(type: .system).noted()

  override func viewDidLoad() {
    super.viewDidLoad()
    buyButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buyButton)
    NSLayoutConstraint.activate([
      buyButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      buyButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      buyButton.widthAnchor.constraint(equalToConstant: 100),
      buyButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
