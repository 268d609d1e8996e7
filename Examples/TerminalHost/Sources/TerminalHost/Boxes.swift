import UIKit

/// The app that is shown: an ordinary app that doesn't depend on the terminal.
final class Boxes: UIResponder, UIApplicationDelegate {
  private let window = UIWindow()
  private let label = UILabel(frame: CGRect(x: 24, y: 128, width: 272, height: 16))
  private var count = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    let button = UIButton(
      frame: CGRect(x: 24, y: 32, width: 120, height: 64),
      primaryAction: UIAction(title: "Count") { [unowned self] _ in
        count += 1
        label.text = count == 1 ? "Counted once" : "Counted \(count) times"
      })
    button.backgroundColor = .systemYellow
    let card = UILabel(frame: CGRect(x: 184, y: 32, width: 96, height: 64))
    card.text = "Card"
    card.textAlignment = .center
    card.backgroundColor = .systemTeal
    card.isUserInteractionEnabled = true
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Boxes.lift))
    label.text = "Nothing counted"
    for view in [button, card, label] { controller.view.addSubview(view) }
    controller.view.backgroundColor = .white
    window.frame = UIScreen.main.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return true
  }

  private func lift(_ tap: UITapGestureRecognizer) {
    tap.view?.center.y = tap.view?.center.y == 64 ? 48 : 64
  }
}
