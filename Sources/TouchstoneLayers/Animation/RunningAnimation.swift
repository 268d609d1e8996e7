internal import TouchstoneGeometry

/// An animation that is running on a layer.
@MainActor final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  private(set) weak var layer: CALayer?
  private weak var clock: LayerClock?
  /// The completions that wait for the end.
  private var waiting: [Completion]
  private(set) var hasStarted = false
  /// Whether the layer has been in a shown tree since the animation was added.
  private var wasShown: Bool

  init(_ animation: CAAnimation, key: String?, layer: CALayer, clock: LayerClock) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.clock = clock
    wasShown = layer.isInShownTree
    waiting = clock.transaction.waiting
    for completion in waiting { completion.enter() }
  }

  /// The time at which the animation begins, by the clock.
  var begin: Double { (layer?.localTime ?? .clock).clock(of: animation.beginTime) }

  /// The time at which the animation ends, by the clock.
  ///
  /// Infinite while the layer's time is paused. If the layer is gone, the animation is over at
  /// once.
  var end: Double {
    guard let layer else { return -.infinity }
    if let guide = animation.guide { return guide.end }
    let local = layer.localTime
    let end = animation.timing.end
    guard local.rate > 0, end.isFinite else { return .infinity }
    return local.clock(of: end)
  }

  /// Returns the next time at which the animation changes the image.
  ///
  /// It is `now`, unless the animation jumps from step to step or hasn't begun.
  func nextPicture(after now: Double) -> Double {
    guard let layer else { return now }
    guard hasStarted else { return max(now, begin) }
    guard let jumps = animation as? CAKeyframeAnimation, animation.guide == nil else { return now }
    let local = layer.localTime
    guard local.rate > 0 else { return .infinity }
    return max(now, local.clock(of: jumps.nextStep(after: local.local(of: now))))
  }

  /// Returns whether the layer has left a shown tree, so that the animation has to stop.
  func wasLeft() -> Bool {
    guard let layer, animation.isRemovedOnCompletion else { return false }
    let isShown = layer.isInShownTree
    defer { wasShown = isShown }
    return wasShown && !isShown
  }

  /// Whether the animation stops when the application enters the background.
  var isLostInBackground: Bool {
    animation.isRemovedOnCompletion && layer?.isInShownTree == true
  }

  func stop() { clock?.stop(self) }

  func tellStart() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  func tellStop(finished: Bool) {
    (animation as? CATransition)?.end()
    animation.delegate?.animationDidStop(animation, finished: finished)
    let waiting = waiting
    self.waiting = []
    for completion in waiting { completion.leave() }
  }
}

extension CALayer {
  /// Whether the root of the tree is a window's layer.
  fileprivate var isInShownTree: Bool {
    var root = self
    while let parent = root.parent { root = parent }
    return root.isRootOfWindow
  }

  /// Returns the presentation layer for the current time.
  func snapshot() -> CALayer {
    let copy = momentary()
    var (layer, shown) = (self, copy)
    // A mask may have a mask itself. A cycle of masks ends where it closes.
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let mask = layer.mask, seen.insert(ObjectIdentifier(mask)).inserted {
      let next = mask.modelLayer == nil ? mask.momentary() : mask
      shown.mask = next
      (layer, shown) = (mask, next)
    }
    return copy
  }

  /// Returns the presentation layer for the current time without its mask.
  private func momentary() -> CALayer {
    let copy = makeCopy()
    copy.modelLayer = self
    guard !animations.isEmpty else { return copy }
    let time = localTime.local(of: LayerClock.current().now)
    for entry in animations { entry.animation.apply(to: copy, at: time) }
    return copy
  }

  func start(_ original: CAAnimation, _ key: String?) {
    guard modelLayer == nil else { return }
    let clock = LayerClock.current()
    let animation = original.copied()
    if animation.duration == 0 { animation.duration = clock.animationDuration }
    if animation.timingFunction == nil, let function = clock.timingFunction {
      animation.timingFunction = function
    }
    if animation.beginTime == 0 { animation.beginTime = localTime.local(of: clock.now) }
    let transition = animation as? CATransition
    // A layer has at most one transition, whatever its key.
    let key = transition == nil ? key : kCATransition
    if let key { stopAnimation(key) }
    transition?.begin(on: self)
    let entry = RunningAnimation(animation, key: key, layer: self, clock: clock)
    animations.append(entry)
    clock.add(entry)
  }

  func stopAnimation(_ key: String) {
    for entry in animations where entry.key == key { stop(entry) }
  }

  func stopAllAnimations() {
    for entry in animations { stop(entry) }
  }

  func stop(_ entry: RunningAnimation) {
    animations.removeAll { $0 === entry }
    entry.stop()
  }

  /// Removes an animation that is over, unless it isn't removed on completion.
  func forget(_ entry: RunningAnimation) {
    guard entry.animation.isRemovedOnCompletion else { return }
    animations.removeAll { $0 === entry }
  }
}
