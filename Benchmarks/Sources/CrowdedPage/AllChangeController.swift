internal import UIKit

/// A random tree of views. Each touch changes a hundred properties, and nothing else changes.
final class AllChangeController: UIViewController {
  static let scene = AppScene(
    name: "all-change", title: "Everything changes",
    hint: "Touch anywhere: a hundred random changes.", controller: { AllChangeController() })

  private var numbers = Numbers()
  /// All views, whether they are in the tree or not.
  private var views: [UIView] = []

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    for index in 0..<80 {
      views.append(makeView(index))
      if index > 0 { views[numbers.next(below: index)].addSubview(views[index]) }
      if views[index].superview == nil { view.addSubview(views[index]) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for view in views where view.superview == nil { self.view.addSubview(view) }
    for _ in 0..<100 { changeSomething() }
  }

  private func makeView(_ index: Int) -> UIView {
    let makers: [(CGRect) -> UIView] = [
      { UIView(frame: $0) }, { UILabel(frame: $0) }, { UIButton(frame: $0) },
      { UIScrollView(frame: $0) },
    ]
    let made = makers[index % 4](rectangle)
    made.isUserInteractionEnabled = false
    made.backgroundColor = color
    (made as? UILabel)?.text = "Number \(index)"
    (made as? UIButton)?.setTitle("Button \(index)", for: .normal)
    return made
  }

  private var rectangle: CGRect {
    CGRect(
      x: numbers.next(below: 200), y: numbers.next(below: 400),
      width: 20 + numbers.next(below: 180), height: 20 + numbers.next(below: 200))
  }

  private var color: UIColor {
    UIColor(
      hue: CGFloat(numbers.next(below: 100)) / 100, saturation: 0.5, brightness: 1,
      alpha: CGFloat(1 + numbers.next(below: 4)) / 4)
  }

  private func changeSomething() {
    let view = views[numbers.next(below: views.count)]
    let layer = view.layer
    let number = CGFloat(numbers.next(below: 20))
    switch numbers.next(below: 24) {
    case 0: view.frame = rectangle
    case 1: view.center.x += number
    case 2: view.bounds.origin = CGPoint(x: number, y: -number)
    case 3: view.isHidden.toggle()
    case 4: view.alpha = number / 20
    case 5: view.backgroundColor = number > 9 ? color : nil
    case 6: view.transform = CGAffineTransform(rotationAngle: number / 20)
    case 7: layer.cornerRadius = number
    case 8: layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    case 9: layer.borderWidth = number / 5
    case 10: layer.borderColor = color.cgColor
    case 11: view.clipsToBounds.toggle()
    case 12:
      layer.shadowOpacity = Float(number) / 20
      layer.shadowRadius = number
    case 13: (view as? UILabel)?.text = "Changed to \(number)"
    case 14: (view as? UILabel)?.textColor = color
    case 15: view.superview?.bringSubviewToFront(view)
    case 16: view.superview?.sendSubviewToBack(view)
    case 17: view.removeFromSuperview()
    case 18, 19:
      let other = views[numbers.next(below: views.count)]
      if !other.isDescendant(of: view) { other.addSubview(view) }
    case 20: layer.zPosition = number - 10
    case 21: view.accessibilityIdentifier = "view \(number)"
    case 22:
      layer.mask = number > 9 ? CALayer() : nil
      layer.mask?.backgroundColor = UIColor.black.cgColor
      layer.mask?.frame = rectangle
    default: if view.superview == nil { self.view.addSubview(view) }
    }
  }
}

/// A pseudorandom sequence that is the same in every run.
private struct Numbers {
  private var state: UInt64 = 7

  /// Returns an integer from 0 up to, but not including, `limit`.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
