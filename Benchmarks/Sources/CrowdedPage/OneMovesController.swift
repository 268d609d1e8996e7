internal import UIKit

/// Six views next to each other, each of which contains six views, four levels deep: 1,555 with the
/// outermost view. One of the innermost views moves in a circle.
final class OneMovesController: UIViewController {
  static let scene = AppScene(
    name: "one-moves", title: "1,555 views, one moves", hint: "Look at the frames a second.",
    controller: { OneMovesController() })

  private var timer: Timer?
  private var angle = 0.0
  private var home = CGPoint.zero
  private weak var moving: UIView?

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    split(view, levels: 4)
    moving?.backgroundColor = .systemRed
    home = moving?.center ?? .zero
    timer = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [weak self] _ in
      self?.step()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func step() {
    angle += 0.1
    moving?.center = CGPoint(x: home.x + 3 * cos(angle), y: home.y + 3 * sin(angle))
  }

  private func split(_ parent: UIView, levels: Int) {
    guard levels > 0 else {
      moving = parent
      return
    }
    let size = CGSize(width: parent.bounds.width / 3, height: parent.bounds.height / 2)
    for index in 0..<6 {
      let place = CGPoint(
        x: CGFloat(index % 3) * size.width, y: CGFloat(index / 3) * size.height)
      let child = UIView(frame: CGRect(origin: place, size: size).insetBy(dx: 0.5, dy: 0.5))
      child.backgroundColor = UIColor(
        hue: CGFloat(index) / 6, saturation: CGFloat(levels) / 8, brightness: 1, alpha: 1)
      parent.addSubview(child)
      split(child, levels: levels - 1)
    }
  }
}
