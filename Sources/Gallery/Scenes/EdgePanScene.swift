internal import UIKit

/// A finger from the edge of the screen drags away the top page of a stack.
final class EdgePanScene: PageController {
  static let scene = AppScene(
    name: "edge-pan", title: "Pan from the screen edge",
    hint: "Drag from the left edge: the page follows. Its speed, or else its position, decides "
      + "whether it is popped or springs back.",
    controller: { EdgePanScene() })

  private let stack = StackController()
  private let log = LogView(
    "log", prompt: "The outcome of each drag appears here.",
    frame: CGRect(x: 20, y: 684, width: 350, height: 130))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addChild(stack)
    stack.view.frame = CGRect(x: 0, y: 136, width: 390, height: 532)
    // The page is scaled as a whole, so the stack keeps its size on it.
    stack.view.autoresizingMask = []
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    stack.onChange = { [weak self] in self?.log.add($0) }
    view.addSubview(log)
    for _ in 0..<2 { push(animated: false) }
  }

  private func push(animated: Bool) {
    let page = NumberedPage(number: stack.pages.count + 1)
    page.onOpen = { [weak self] in self?.push(animated: true) }
    page.onBack = { [weak self] in self?.stack.pop() }
    stack.push(page, animated: animated)
  }
}

/// A page of the stack.
final class NumberedPage: UIViewController {
  private var number = 1
  /// Called when another page is requested.
  var onOpen: (() -> Void)?
  /// Called when the page below is requested.
  var onBack: (() -> Void)?

  convenience init(number: Int) {
    self.init()
    self.number = number
    title = "Page \(number)"
  }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page\(number)"
    view.backgroundColor = Self.colors[number % Self.colors.count]
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 8
    let name = UILabel(frame: CGRect(x: 28, y: 96, width: 334, height: 60))
    name.text = title
    name.font = .systemFont(ofSize: 44, weight: .bold)
    name.textColor = .white
    view.addSubview(name)
    if number > 1 {
      let back = button("Back", "back\(number)", y: 24, width: 96)
      back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    }
    let open = button("Open another page", "open\(number)", y: 200, width: 334)
    open.addAction(UIAction { [weak self] _ in self?.onOpen?() }, for: .touchUpInside)
  }

  private func button(_ words: String, _ name: String, y: CGFloat, width: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 28, y: y, width: width, height: 44))
    button.accessibilityIdentifier = name
    button.setTitle(words, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.backgroundColor = .white.withAlphaComponent(0.25)
    button.layer.cornerRadius = PageLayout.innerCorner
    view.addSubview(button)
    return button
  }

  private static let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink]
}
