internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// Shows a ripple on the view that handles a touch, without a change to the app.
///
///     TouchEffects.isEnabled = true
///
/// The ripple appears on the responder that handled the touch, or on the control that sent its
/// action, and never on a view that was only hit. It is based on the trace, so it is right even if
/// `hitTest(_:with:)` is overridden. It is off by default and also works in release builds.
@preconcurrency @MainActor
public enum TouchEffects {
  /// Whether the current application shows ripples.
  public static var isEnabled: Bool {
    get { UIApplication.shared.parts.existing(Ripples.self)?.isOn ?? false }
    set {
      guard newValue != isEnabled else { return }
      let application = UIApplication.shared
      let ripples = application.parts.part { Ripples() }
      ripples.isOn = newValue
      if newValue {
        application.tracer.add(ripples)
      } else {
        application.tracer.remove(ripples)
      }
    }
  }
}

/// Creates a ripple for each handled touch in the trace.
private final class Ripples: TraceSink {
  let wantsVisits = false
  /// Whether the object is attached to the tracer.
  var isOn = false

  func record(_ record: TraceRecord) {
    guard case .answered(_, let responder, _, let point, _) = record.step,
      let object = responder.object
    else { return }
    MainActor.assumeIsolated { Ripple.show(on: object, at: point) }
  }
}

/// A ripple: a disc that grows and fades inside the shape of the view that handled the touch.
///
/// It consists of layers only, so that it can't be hit and doesn't change the view tree.
@MainActor
private enum Ripple {
  /// The duration of a ripple in seconds, long enough to be seen and short enough for quick taps.
  static let duration: CFTimeInterval = 0.45
  /// The opacity of the disc at the start.
  static let strength: Float = 0.35
  /// The scale of the disc at the start.
  static let beginning: CGFloat = 0.15
  /// The layer name by which `Screenshots` and tests find the ripple.
  static let name = "touch effect"

  static func show(on object: AnyObject, at screenPoint: TracePoint?) {
    guard let view = (object as? UIView) ?? (object as? UIViewController)?.viewIfLoaded,
      let window = (view as? UIWindow) ?? view.window
    else { return }
    let place = screenPoint.map {
      view.convert(window.convertFromScreen(CGPoint(x: $0.x, y: $0.y)), from: window)
    }
    let shape = CALayer()
    shape.name = name
    shape.frame = view.bounds
    shape.masksToBounds = true
    shape.cornerRadius = view.layer.cornerRadius
    shape.addSublayer(disc(in: view.bounds, at: place, color: view.tintColor))
    view.layer.addSublayer(shape)
  }

  private static func disc(in bounds: CGRect, at place: CGPoint?, color: UIColor) -> CALayer {
    let center = CGPoint(
      x: min(max(place?.x ?? bounds.midX, bounds.minX), bounds.maxX) - bounds.minX,
      y: min(max(place?.y ?? bounds.midY, bounds.minY), bounds.maxY) - bounds.minY)
    let radius = hypot(
      max(center.x, bounds.width - center.x), max(center.y, bounds.height - center.y))
    let disc = CALayer()
    disc.bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
    disc.position = center
    disc.cornerRadius = radius
    disc.backgroundColor = color.cgColor
    disc.opacity = 0
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = beginning
    grow.toValue = 1 as CGFloat
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = strength
    fade.toValue = 0 as Float
    for animation in [grow, fade] {
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    }
    fade.delegate = RippleEnd(disc)
    disc.add(grow, forKey: "grow")
    disc.add(fade, forKey: "fade")
    return disc
  }
}

/// Removes a ripple when it has faded.
@MainActor
private final class RippleEnd: NSObject, CAAnimationDelegate {
  private weak var disc: CALayer?

  init(_ disc: CALayer) {
    self.disc = disc
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    disc?.superlayer?.removeFromSuperlayer()
  }
}
