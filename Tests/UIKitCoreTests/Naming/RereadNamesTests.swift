import Fuzzing
import Testing
import TouchstoneInspector
import TouchstoneKit
import TouchstoneTesting
import UIKit

private final class Card: UIView {
  var buyButton: UIView?
  var rows: [UIView] = []
}

private final class Whimsical: UIView {
  static var identifier: String?

  override var accessibilityIdentifier: String? {
    get { Self.identifier }
    set {}
  }
}

@Suite("Names that are read again", .staged) @MainActor
struct RereadNamesTests {
  private var random: SeededGenerator
  private let stage = Stage()
  private var views: [UIView]

  init() {
    random = SeededGenerator(seed: 0)
    views = [stage.window]
  }

  @Test("are equal to names read for the first time", arguments: 0..<12)
  mutating func likeNew(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<25 { addOne() }
    for step in 0..<80 {
      change()
      let kept = ViewNames.read(stage.application)
      let new = ViewNames(of: stage.application)
      for _ in 0..<8 {
        let view = views[random.below(views.count)]
        let name = kept.text(of: view)
        #expect(name == new.text(of: view), "step \(step) of seed \(seed)")
      }
    }
    Whimsical.identifier = nil
  }

  private mutating func addOne() {
    let frame = CGRect(x: random.below(60), y: random.below(60), width: 90, height: 50)
    let view: UIView
    switch random.below(7) {
    case 0: view = Card(frame: frame)
    case 1: view = UILabel(frame: frame)
    case 2: view = UIButton(frame: frame)
    case 3: view = Whimsical(frame: frame)
    default: view = UIView(frame: frame)
    }
    views[random.below(views.count)].addSubview(view)
    views.append(view)
  }

  private mutating func change() {
    let words = ["OK", "Buy", "OK *now*", nil]
    let view = views[random.below(views.count)]
    let other = views[random.below(views.count)]
    switch random.below(12) {
    case 0: addOne()
    case 1: if !(view is UIWindow) { view.removeFromSuperview() }
    case 2: view.accessibilityIdentifier = words[random.below(4)]
    case 3: (view as? UILabel)?.text = words[random.below(4)]
    case 4: (view as? UIButton)?.setTitle(words[random.below(4)], for: .normal)
    case 5: view.superview?.bringSubviewToFront(view)
    case 6: if view.subviews.count > 1 { view.exchangeSubview(at: 0, withSubviewAt: 1) }
    case 7: (view as? Card)?.buyButton = random.chance(3) ? nil : other
    case 8: (view as? Card)?.rows = [other, views[random.below(views.count)]]
    case 9: Whimsical.identifier = words[random.below(4)]
    case 10:
      let controller = UIViewController()
      controller.view = UIView(frame: view.bounds)
      stage.window.rootViewController = controller
      views.append(controller.view)
    default: if !(view is UIWindow), !other.isDescendant(of: view) { other.addSubview(view) }
    }
  }

  @Test("A search under a point misses no view, in any rotation", arguments: 0..<20)
  mutating func under(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<60 { addOne() }
    for view in views.dropFirst() {
      if random.chance(4) { view.transform = CGAffineTransform(rotationAngle: 0.7) }
      if random.chance(9) { view.transform = CGAffineTransform(scaleX: 0, y: 2) }
      if random.chance(9) { view.bounds.origin = CGPoint(x: random.below(50), y: -9) }
      if random.chance(20) { view.layer.transform.m34 = -0.01 }
    }
    for _ in 0..<60 {
      let point = CGPoint(x: random.below(200), y: random.below(200))
      let near = stage.window.subviewsInTreeOrder(near: point) ?? []
      let all = stage.window.subviewsInTreeOrder
      func holds(_ view: UIView) -> Bool {
        view.bounds.contains(view.convert(point, from: stage.window))
      }
      #expect(near.filter(holds) == all.filter(holds))
    }
  }
}
