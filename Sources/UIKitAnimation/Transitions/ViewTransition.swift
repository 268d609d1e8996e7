internal import TouchstoneLayers
internal import UIKitCore

/// A transition of a view from its old content to its new content.
@MainActor
struct ViewTransition {
  let options: UIView.AnimationOptions

  private static let allBits: UInt = 0xF << 20

  /// The layer's transition, or `nil` if the options include no transition.
  private var transition: CATransition? {
    let transition = CATransition()
    switch UIView.AnimationOptions(rawValue: options.rawValue & Self.allBits) {
    case []: return nil
    case .transitionFlipFromLeft: (transition.type, transition.subtype) = (.flip, .fromLeft)
    case .transitionFlipFromRight: (transition.type, transition.subtype) = (.flip, .fromRight)
    case .transitionFlipFromTop: (transition.type, transition.subtype) = (.flip, .fromTop)
    case .transitionFlipFromBottom: (transition.type, transition.subtype) = (.flip, .fromBottom)
    default: transition.type = .fade
    }
    return transition
  }

  func run(
    on view: UIView, duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let block = ViewAnimationBlock(duration: duration, options: options, completion: completion)
    guard options.rawValue & Self.allBits != 0 else { return block.run(animations) }
    start(on: view, as: block)
    if options.contains(.allowAnimatedContent) { return block.run(animations) }
    UIView.performWithoutAnimation(animations)
    block.finishIfIdle()
  }

  /// Keeps a snapshot of the view, and replaces it in an animation of `block`.
  func start(on view: UIView, as block: ViewAnimationBlock) {
    guard block.animates, view.window != nil, let transition else { return }
    view.layoutIfNeeded()
    view.layer.displayTreeIfNeeded()
    transition.duration = block.duration
    if case .curve(let function) = block.pace { transition.timingFunction = function }
    AnimationTrack.current?.lead(transition, as: kCATransition, on: view, after: 0)
    block.start(transition, as: kCATransition, on: view)
  }
}
