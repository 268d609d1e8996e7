internal import UIKit

/// A common mistake on a page of its own.
///
/// The touches that the hint describes have no effect, and every explanation names the cause.
final class MistakeScene: PageController {
  private let scene: AppScene
  private let fill: (MistakeScene) -> Void
  /// Objects that only the page retains.
  var kept: [AnyObject] = []

  private init(_ scene: AppScene, _ fill: @escaping (MistakeScene) -> Void) {
    self.scene = scene
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Creates the scene of a mistake.
  static func scene(
    _ name: String, _ title: String, _ hint: String,
    _ fill: @escaping @MainActor @Sendable (MistakeScene) -> Void
  ) -> AppScene {
    AppScene(name: name, title: title, hint: hint) {
      MistakeScene(AppScene(name: name, title: title, hint: hint) { UIViewController() }, fill)
    }
  }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(scene)
    fill(self)
  }

  // MARK: Parts

  /// Returns a card with its name on it.
  func card(_ name: String, y: CGFloat) -> UIView {
    let frame = CGRect(x: PageLayout.margin, y: y, width: PageLayout.width, height: 120)
    let card = Box(name, name, .systemTeal, ink: .white, frame: frame)
    view.addSubview(card)
    return card
  }

  /// Returns a filled button without actions.
  func button(_ name: String, _ title: String, y: CGFloat = 200) -> UIButton {
    let button = UIButton(
      frame: CGRect(x: PageLayout.margin, y: y, width: PageLayout.width, height: 56))
    button.accessibilityIdentifier = name
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = PageLayout.innerCorner
    view.addSubview(button)
    return button
  }

  /// Returns a tap recognizer that calls the page.
  func tap(_ name: String) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: MistakeScene.tapped)
    tap.name = name
    return tap
  }

  func tapped() {}
}
