internal import TouchstoneHitTree

/// Turns changes of views into animations of their layers, inside an animation block.
@MainActor
package enum ViewAnimations {
  /// The blocks that are running, the innermost last: calls inside each other, of whatever
  /// application. A block animates every view that it changes, since the kit animates its own views
  /// while another application is in force.
  private(set) static var blocks: [ViewAnimationBlock] = []

  /// The layer properties that a block animates.
  private static let animatable: Set<String> = [
    "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "anchorPoint", "zPosition", "shadowOpacity", "shadowRadius", "shadowOffset",
  ]

  package static func run(_ block: ViewAnimationBlock, _ changes: () -> Void) {
    blocks.append(block)
    changes()
    blocks.removeLast()
    block.finishIfIdle()
  }

  /// Runs changes that animate nothing, whatever block they are in.
  static func withoutAnimation(_ changes: () -> Void) {
    let outer = blocks
    blocks = []
    changes()
    blocks = outer
  }

  /// Says that nothing is started.
  private static let none = NSNull()

  /// What a change of a view's layer starts: an animation inside a block, else nothing.
  static func action(for view: UIView, _ layer: CALayer, _ key: String) -> (any CAAction)? {
    guard layer === view.layer, let block = blocks.last, block.duration > 0,
      block.application?.animationsAreEnabled != false, animatable.contains(key)
    else { return none }
    let source = layer.animation(forKey: key) != nil ? layer.presentation() ?? layer : layer
    return ViewAnimationAction(block: block, view: view, from: source.value(forKey: key))
  }
}

/// One animation block: how its changes run, and who is told when the last has ended.
@MainActor
package final class ViewAnimationBlock {
  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  let pace: ViewAnimationPace
  /// Whose code began it.
  private(set) weak var application: UIApplication? = .shared
  private var completion: ((Bool) -> Void)?
  private var running: [ViewAnimation] = []
  private var isFinished = true

  package init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    pace: ViewAnimationPace? = nil, completion: ((Bool) -> Void)?
  ) {
    let outer = ViewAnimations.blocks.last
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    let pace = pace ?? .curve(options.timingFunction)
    func time(_ time: TimeInterval, _ name: String) -> TimeInterval {
      NumberCheck.admit(time, else: 0, name, of: nil, limit: NumberCheck.longest)
    }
    let duration = time(duration, "an animation's duration")
    let inForce = inherits ? outer?.duration ?? duration : duration
    self.pace = pace
    self.duration = max(0, pace.ownDuration ?? inForce)
    self.delay = max(0, time(delay, "an animation's delay"))
    self.options = options
    self.completion = completion
  }

  func add(_ animation: ViewAnimation) { running.append(animation) }

  func didStop(_ animation: ViewAnimation, finished: Bool) {
    running.removeAll { $0 === animation }
    isFinished = isFinished && finished
    if running.isEmpty { complete() }
  }

  /// A block that animates nothing is over in the next turn, not within the call.
  func finishIfIdle() {
    guard running.isEmpty, completion != nil, let application else { return }
    _ = application.loop.timers.schedule(
      at: application.now + (duration > 0 ? 0 : delay), name: "an animation's completion"
    ) { [self] in
      MainActor.assumeIsolated { complete() }
    }
  }

  /// Ends every animation of the block where it is.
  package func stop() {
    for animation in running { animation.remove() }
  }

  package var isRunning: Bool { !running.isEmpty }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

/// The change of one property, about to be animated.
@MainActor
private final class ViewAnimationAction: NSObject, CAAction {
  private let block: ViewAnimationBlock
  private weak var view: UIView?
  private let from: Any?

  init(block: ViewAnimationBlock, view: UIView, from: Any?) {
    self.block = block
    self.view = view
    self.from = from
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let view, let layer = anObject as? CALayer else { return }
    let animation = block.pace.animation(
      of: event, from: from, to: layer.value(forKey: event), within: block.duration)
    animation.beginTime = block.delay > 0 ? CACurrentMediaTime() + block.delay : 0
    animation.fillMode = .backwards
    animation.autoreverses = block.options.contains(.autoreverse)
    if block.options.contains(.repeat) { animation.repeatCount = .infinity }
    let watch = ViewAnimation(
      view: view, key: event, block: block,
      blocksTouches: !block.options.contains(.allowUserInteraction))
    animation.delegate = watch
    block.add(watch)
    watch.begin()
    layer.add(animation, forKey: event)
  }
}

/// One property of one view on its way; while it runs, the view takes no touches unless allowed.
@MainActor
final class ViewAnimation: NSObject, CAAnimationDelegate {
  private weak var view: UIView?
  private let key: String
  private let block: ViewAnimationBlock
  private let blocksTouches: Bool
  private var isOn = false

  init(view: UIView, key: String, block: ViewAnimationBlock, blocksTouches: Bool) {
    self.view = view
    self.key = key
    self.block = block
    self.blocksTouches = blocksTouches
    super.init()
  }

  func begin() {
    guard !isOn else { return }
    isOn = true
    if blocksTouches { view?.node.countAnimation(1) }
  }

  func remove() { view?.layer.removeAnimation(forKey: key) }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if isOn, blocksTouches { view?.node.countAnimation(-1) }
    isOn = false
    block.didStop(self, finished: flag)
  }
}

extension UIView.AnimationOptions {
  /// The pace; ease in and out unless another one is chosen.
  package var timingFunction: CAMediaTimingFunction {
    switch rawValue >> 16 & 0xF {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
