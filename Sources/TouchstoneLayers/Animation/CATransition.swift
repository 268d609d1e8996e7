internal import TouchstoneGeometry

/// The appearance of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old image fades out over the new content.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in over the old image.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old image away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old image moves away and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer turns over, with the old image on its front and the new content on its back.
  package static let flip = CATransitionType(rawValue: "flip")
}

/// The direction from which the content of a transition moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from what a layer shows when the transition is added to what it shows afterwards.
///
/// Add it before the changes. The old image covers the layer's content, as an additional sublayer,
/// until the transition ends. With `fade`, it fades out over the new content, which is shown at
/// once. `moveIn` is drawn as `push`, and an unknown type as `fade`.
open class CATransition: CAAnimation {
  /// The appearance of the transition.
  open var type = CATransitionType.fade

  /// The direction from which the content moves, or `nil` for the left.
  open var subtype: CATransitionSubtype?

  /// The progress at the beginning, from 0 to 1.
  open var startProgress: Float = 0 {
    didSet { startProgress = part(startProgress, else: oldValue, "startProgress") }
  }

  /// The progress at the end, from 0 to 1.
  ///
  /// Set it no lower than ``startProgress``.
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

  /// Records what the layer shows now, and shows it over the new content.
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

  /// Removes the old image.
  func end() {
    picture?.removeFromSuperlayer()
    picture = nil
  }

  private func start(_ animation: CAPropertyAnimation, on picture: CALayer) {
    animation.timing = timing
    animation.timingFunction = timingFunction
    animation.guide = guide
    animation.fillMode = .both
    // The image is removed with the transition, not before it.
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

  /// Returns the rotation of a layer that turns over. From the middle on, it shows the back
  /// upright.
  private func turn(_ part: CGFloat) -> CATransform3D {
    let angle = .pi * (part < 0.5 ? part : part - 1)
    return switch subtype {
    case .fromRight: CATransform3DMakeRotation(-angle, 0, 1, 0)
    case .fromTop: CATransform3DMakeRotation(-angle, 1, 0, 0)
    case .fromBottom: CATransform3DMakeRotation(angle, 1, 0, 0)
    default: CATransform3DMakeRotation(angle, 0, 1, 0)
    }
  }

  /// Returns the offset of the new content's starting position from its final position.
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

/// An image of a layer at one time that covers the layer in front of all sublayers and is never
/// hit.
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

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A depth in front of everything that an app is likely to use.
  private static let front: CGFloat = 1e6

  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

extension CALayer {
  /// Returns a copy of the layer and its sublayers with the current values of their animations.
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
