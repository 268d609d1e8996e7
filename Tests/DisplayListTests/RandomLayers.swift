import Foundation
import Fuzzing
import TouchstoneGeometry
import TouchstoneLayers

@testable import TouchstoneDisplay
@testable import TouchstoneHost

/// Layers in random trees, in which every visible property changes.
@MainActor struct RandomLayers {
  let maker: DisplayListMaker
  private let names = OwnerNames()
  private let clock = LayerClock()
  private var generator: SeededGenerator
  /// All layers, whether they are in the tree or not.
  private var layers: [CALayer] = []
  private(set) var roots: [CALayer] = []
  /// The number of changes.
  private(set) var count = 0

  /// The names that owners give to their layers.
  private final class OwnerNames {
    var names: [ObjectIdentifier: String] = [:]
  }

  private init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let names = names
    maker = DisplayListMaker { layer in
      LayerOwner(
        className: "\(type(of: layer))", identifier: names.names[ObjectIdentifier(layer)] ?? "",
        isView: false, isInteractive: true)
    }
    for index in 0..<40 { layers.append(Self.make(index)) }
    roots = [layers[0]]
    for index in 1..<40 { layers[below(index)].addSublayer(layers[index]) }
  }

  /// Runs a closure while the layers use a separate clock.
  static func test(seed: UInt64, _ body: (inout RandomLayers) throws -> Void) rethrows {
    var layers = RandomLayers(seed: seed)
    let (old, clock) = (LayerClock.current, layers.clock)
    LayerClock.current = { clock }
    defer { LayerClock.current = old }
    try body(&layers)
  }

  /// Whether an animation is in progress.
  var isAnimating: Bool { layers.contains { $0.animationKeys() != nil } }

  mutating func below(_ limit: Int) -> Int { generator.below(limit) }

  private static func make(_ index: Int) -> CALayer {
    let layer: CALayer =
      switch index % 5 {
      case 0: CAShapeLayer()
      case 1: CAGradientLayer()
      case 2: Painter()
      default: CALayer()
      }
    layer.frame = CGRect(x: index, y: 0, width: 30, height: 20)
    return layer
  }

  private mutating func rectangle() -> CGRect {
    CGRect(x: below(90) - 20, y: below(90) - 20, width: below(60), height: below(60))
  }

  private mutating func color() -> CGColor {
    CGColor(red: CGFloat(below(2)), green: CGFloat(below(2)), blue: 1, alpha: CGFloat(below(3)) / 2)
  }

  /// Makes a random change.
  mutating func once() {
    count += 1
    let layer = layers[below(layers.count)]
    let number = CGFloat(below(9))
    switch below(6) {
    case 0, 1: changeTree(layer)
    case 2: changeGeometry(layer, number)
    case 3: changeLooks(layer, number)
    case 4: changeContents(layer, number)
    default: changeTime(layer, number)
    }
  }

  private mutating func changeTree(_ layer: CALayer) {
    if below(9) == 0 { return changeRoots(layer) }
    guard !roots.contains(where: { $0 === layer }) else { return }
    let other = layers[below(layers.count)]
    switch below(10) {
    case 0: layer.removeFromSuperlayer()
    case 1, 2: other.addSublayer(layer)
    case 3: other.insertSublayer(layer, at: UInt32(below(4)))
    case 4: other.superlayer?.insertSublayer(layer, below: other)
    case 5: other.superlayer?.replaceSublayer(other, with: layer)
    case 6: layer.sublayers = layer.sublayers.map { $0.reversed() }
    case 7:
      let isFree = other.sublayers == nil && other !== layer && !roots.contains { $0 === other }
      layer.mask = isFree && other.mask == nil ? other : nil
    case 8:
      guard let place = layers.firstIndex(where: { $0 === layer }) else { return }
      layers[place] = Self.make(below(9))
      other.addSublayer(layers[place])
    default:
      guard let one = layer.sublayers?.first, let last = layer.sublayers?.last else { return }
      layer.exchangeSublayers(one, last)
    }
  }

  private mutating func changeRoots(_ layer: CALayer) {
    guard layer.superlayer == nil else { return }
    if let place = roots.firstIndex(where: { $0 === layer }) {
      if roots.count > 1 { roots.remove(at: place) }
    } else {
      roots.insert(layer, at: below(roots.count + 1))
    }
  }

  private mutating func changeGeometry(_ layer: CALayer, _ number: CGFloat) {
    switch below(8) {
    case 0: layer.frame = rectangle()
    case 1: layer.bounds.origin = CGPoint(x: number, y: number)
    case 2: layer.position.x += number
    case 3: layer.zPosition = number - 4
    case 4: layer.anchorPoint = CGPoint(x: number / 8, y: 0.5)
    case 5: layer.setAffineTransform(CGAffineTransform(rotationAngle: number))
    case 6: layer.sublayerTransform = CATransform3DMakeScale(number, 1, 1)
    default: layer.bounds = rectangle()
    }
  }

  private mutating func changeLooks(_ layer: CALayer, _ number: CGFloat) {
    switch below(12) {
    case 0: layer.isHidden.toggle()
    case 1: layer.opacity = Float(number) / 9
    case 2: layer.backgroundColor = number > 4 ? color() : nil
    case 3: layer.borderWidth = number
    case 4: layer.borderColor = color()
    case 5: layer.cornerRadius = number
    case 6: layer.maskedCorners = CACornerMask(rawValue: UInt(number))
    case 7: layer.masksToBounds.toggle()
    case 8: layer.shadowOpacity = Float(number) / 9
    case 9: layer.shadowOffset.width = number
    case 10: layer.shadowRadius = number
    default:
      names.names[ObjectIdentifier(layer)] = "\(number)"
      maker.readOwners()
    }
  }

  private mutating func changeContents(_ layer: CALayer, _ number: CGFloat) {
    switch below(10) {
    case 0:
      layer.contents =
        number > 3 ? CGImage(encoded: Data(), format: .png, width: 9, height: 9) : nil
    case 1: layer.contentsGravity = number > 3 ? .center : .resize
    case 2: layer.contentsScale = number + 1
    case 3, 4:
      (layer as? Painter)?.length = number
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
    case 5: (layer as? CAShapeLayer)?.path = CGPath(rect: rectangle(), transform: nil)
    case 6: (layer as? CAShapeLayer)?.lineWidth = number
    case 7: (layer as? CAShapeLayer)?.strokeColor = color()
    case 8: (layer as? CAGradientLayer)?.colors = [color(), color()]
    default: (layer as? CAGradientLayer)?.startPoint.x = number / 9
    }
  }

  private mutating func changeTime(_ layer: CALayer, _ number: CGFloat) {
    switch below(5) {
    case 0, 1:
      let animation = CABasicAnimation(keyPath: number > 4 ? "position.x" : "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = Double(number) / 10
      animation.isRemovedOnCompletion = below(6) > 0
      layer.add(animation, forKey: number > 2 ? "some" : nil)
    case 2: layer.removeAllAnimations()
    case 3: layer.speed = Float(below(3))
    default: clock.tick(to: clock.now + Double(number) / 20)
    }
  }
}

/// A layer that draws a line of a given length.
private final class Painter: CALayer {
  var length: CGFloat = 0

  override func draw(in ctx: CGContext) {
    guard length > 1 else { return }
    ctx.fill(CGRect(x: 0, y: 0, width: length, height: 1))
  }
}
