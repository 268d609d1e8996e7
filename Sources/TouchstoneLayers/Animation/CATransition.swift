internal import TouchstoneGeometry

/// How a transition looks.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old fades out while the new fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new moves in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old moves away from over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer turns over, with the old in front and the new at its back.
  package static let flip = CATransitionType(rawValue: "flip")
}

/// Where a transition that moves comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the upper side.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the lower side.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Goes from what a layer showed when this was added to what it shows from then on.
///
/// Add it before the changes. The old picture lies over the layer's contents, as one more sublayer,
/// until the transition is over: it fades out over the new one, which is there at once. `moveIn` is
/// drawn as `push`, and a name that is none of the four as `fade`.
open class CATransition: CAAnimation {
  /// How it looks.
  open var type = CATransitionType.fade

  /// Where it comes from; from the left unless told otherwise.
  open var subtype: CATransitionSubtype?

  /// How far it is at its beginning, from 0 to 1.
  open var startProgress: Float = 0 {
    didSet { startProgress = part(startProgress, else: oldValue, "startProgress") }
  }

  /// How far it is at its end, from 0 to 1 and not less than ``startProgress``.
  open var endProgress: Float = 1 {
    didSet { endProgress = part(endProgress, else: oldValue, "endProgress") }
  }

  private func part(_ value: Float, else old: Float, _ name: String) -> Float {
    min(1, max(0, number(value, else: old, name)))
  }

  private var picture: TransitionPicture?

  override func copied() -> CAAnimation {
    guard Swift.type(of: self) == CATransition.self else { return self }
    let copy = CATransition()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copyValues(to: copy)
  }

  /// Keeps what the layer shows now, over what it is going to show.
  func begin(on layer: CALayer) {
    let picture = TransitionPicture(of: layer)
    self.picture = picture
    layer.addSublayer(picture)
    switch type {
    case .push, .moveIn: picture.position -= way(in: layer)
    case .flip:
      let turning = CAKeyframeAnimation(keyPath: "opacity")
      turning.values = [1, 0]
      turning.calculationMode = .discrete
      start(turning, on: picture)
    case .reveal:
      let leaving = CABasicAnimation(keyPath: "position")
      leaving.isAdditive = true
      leaving.fromValue = way(in: layer, times: -CGFloat(startProgress))
      leaving.toValue = way(in: layer, times: -CGFloat(endProgress))
      start(leaving, on: picture)
    default:
      let fading = CABasicAnimation(keyPath: "opacity")
      fading.fromValue = 1 - startProgress
      fading.toValue = 1 - endProgress
      start(fading, on: picture)
    }
  }

  /// Drops the old picture.
  func end() {
    picture?.removeFromSuperlayer()
    picture = nil
  }

  private func start(_ animation: CAPropertyAnimation, on picture: CALayer) {
    animation.timing = timing
    animation.timingFunction = timingFunction
    animation.guide = guide
    animation.fillMode = .both
    // The picture goes with the transition, not before it.
    animation.isRemovedOnCompletion = false
    picture.add(animation, forKey: kCATransition)
  }

  override func apply(to layer: CALayer, at time: Double) {
    guard let progress = place(at: time) else { return }
    let part =
      CGFloat(startProgress) + CGFloat(endProgress - startProgress)
      * CGFloat(fraction(progress))
    switch type {
    case .push, .moveIn: layer.position += way(in: layer, times: 1 - part)
    case .flip: layer.transform = turn(part).concatenating(layer.transform)
    default: break
    }
  }

  /// How far a layer is turned that turns over: its back is shown from the half on, upright.
  private func turn(_ part: CGFloat) -> CATransform3D {
    let angle = .pi * (part < 0.5 ? part : part - 1)
    return switch subtype {
    case .fromRight: CATransform3DMakeRotation(-angle, 0, 1, 0)
    case .fromTop: CATransform3DMakeRotation(-angle, 1, 0, 0)
    case .fromBottom: CATransform3DMakeRotation(angle, 1, 0, 0)
    default: CATransform3DMakeRotation(angle, 0, 1, 0)
    }
  }

  /// From where the new comes, as seen from where it ends.
  private func way(in layer: CALayer, times part: CGFloat = 1) -> CGPoint {
    let size = layer.bounds.size
    return switch subtype {
    case .fromRight: CGPoint(x: size.width * part, y: 0)
    case .fromTop: CGPoint(x: 0, y: -size.height * part)
    case .fromBottom: CGPoint(x: 0, y: size.height * part)
    default: CGPoint(x: -size.width * part, y: 0)
    }
  }
}

extension CGPoint {
  fileprivate static func += (point: inout CGPoint, way: CGPoint) {
    point = CGPoint(x: point.x + way.x, y: point.y + way.y)
  }

  fileprivate static func -= (point: inout CGPoint, way: CGPoint) {
    point = CGPoint(x: point.x - way.x, y: point.y - way.y)
  }
}

/// What a layer showed at a moment, to lie over the layer: in front of all, and hit by nothing.
private final class TransitionPicture: CALayer {
  init(of layer: CALayer) {
    super.init()
    let copy = layer.picture()
    copy.transform = CATransform3DIdentity
    copy.isHidden = false
    copy.opacity = 1
    copy.mask = nil
    bounds = layer.bounds
    position = CGPoint(x: bounds.midX, y: bounds.midY)
    copy.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    copy.position = position
    zPosition = Self.front
    addSublayer(copy)
  }

  override init(layer: Any) { super.init(layer: layer) }

  /// In front of all that a program is likely to put somewhere.
  private static let front: CGFloat = 1e6

  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

extension CALayer {
  /// A copy of the layer and all in it, as they look now in the midst of their animations.
  package func picture() -> CALayer {
    let copy = shallowPicture()
    var waiting = [(layer: self, copy: copy)]
    while let (layer, copy) = waiting.popLast() {
      for sublayer in layer.children where !(sublayer is TransitionPicture) {
        let inner = sublayer.shallowPicture()
        copy.addSublayer(inner)
        waiting.append((sublayer, inner))
      }
    }
    return copy
  }

  private func shallowPicture() -> CALayer {
    let copy = (presentation() ?? self).makeCopy()
    copy.mask = mask?.shallowPicture()
    return copy
  }
}
