internal import TouchstoneGestures
@_spi(Kit) package import UIKitCore

/// Movement of the content frame by frame, without a finger.
extension UIScrollView {
  /// Advances the movement to the time of a frame.
  func frame(at time: Double) {
    if state.coasting != nil {
      coast(at: time)
    } else if let animation = state.animation {
      let version = state.version
      move(to: animation.position(at: time))
      guard version == state.version, state.animation != nil else { return }
      if time - animation.start >= ScrollAnimation.duration { arrive(at: time) }
    } else {
      ticker.stop()
    }
  }

  /// The most times that the end of an animation follows its target.
  private static let mostArrivals = 30

  /// Ends an animation after the layout at its end, which may redirect it: a table measures rows
  /// there.
  private func arrive(at time: Double) {
    let version = state.version
    for _ in 0..<Self.mostArrivals {
      layoutIfNeeded()
      guard version == state.version, let animation = state.animation else { return }
      let end = animation.position(at: time)
      guard end != contentOffset else { break }
      move(to: end)
      guard version == state.version, state.animation != nil else { return }
    }
    finishMovement()
  }

  private func coast(at time: Double) {
    let version = state.version
    followProgram()
    guard let coasting = state.coasting else { return }
    let offset = CGPoint { axis in
      coasting.place(axis, at: time) { onPixel($0, limits(axis)) }
    }
    state.coasting?.stepped(to: offset, at: time)
    move(to: offset)
    guard version == state.version else { return }
    followProgram()
    if state.coasting?.isOver(at: time) == true { finishMovement() }
  }

  func startCoasting(isDeceleration: Bool, _ motion: (ScrollAxis) -> AxisMotion) {
    state.coasting = ScrollCoasting(
      motion, from: contentOffset, liftedAt: ownApplication.now,
      isDeceleration: isDeceleration)
    ticker.start(self)
  }

  /// Moves the content without ending the current movement. Calls a subclass's `contentOffset` if
  /// it overrides it.
  func move(to offset: CGPoint) {
    let outer = state.isMovingItself
    state.isMovingItself = true
    contentOffset = offset
    state.isMovingItself = outer
  }

  /// Returns the nearest device pixel, as recorded on iOS 26, except that an edge is returned
  /// unchanged.
  func onPixel(_ place: Double, _ limits: ScrollLimits) -> Double {
    let range = limits.range
    guard place != range.lowerBound, place != range.upperBound else { return place }
    let scale = Double(window?.screen.scale ?? 1)
    let pixel = (place * scale).rounded() / scale
    return range.contains(place) ? limits.clamp(pixel) : pixel
  }

  // MARK: Movement by app code

  /// Continues the current movement from the offset that app code set, if it set one.
  func followProgram() {
    if var drag = state.drag {
      guard contentOffset != drag.latest else { return }
      drag.rebase(at: contentOffset, wanted: wanted(at:))
      state.drag = drag
    } else if let coasting = state.coasting, contentOffset != coasting.latest {
      adaptCoasting()
    }
  }

  /// Adapts all movements to changed limits.
  func limitsMayHaveChanged() {
    rebaseDrag()
    adaptCoasting()
    adaptAnimation()
  }

  /// Keeps the target of an animation in range, or at the top if it scrolls to the top.
  private func adaptAnimation() {
    guard var animation = state.animation, animation.endsInRange else { return }
    let target = CGPoint { axis in
      let limits = limits(axis)
      let isTop = animation.isToTop && axis == .vertical
      return isTop ? limits.range.lowerBound : limits.clamp(axis.of(animation.target))
    }
    guard target != animation.target else { return }
    animation.retarget(to: target, at: ownApplication.now)
    state.animation = animation
  }

  private func adaptCoasting() {
    // Works on a copy, because app code that a subclass runs for its insets may read the movement.
    guard var coasting = state.coasting else { return }
    coasting.follow(contentOffset, limits: limits)
    state.coasting = coasting
  }

  /// Moves the offset with the content, because content above the visible part has grown or shrunk.
  ///
  /// The current movement goes on.
  package func shiftOffset(by way: CGFloat) {
    state.animation?.shift(by: way)
    move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + way))
  }

  /// The offset to which an animation scrolls, or `nil` if there is none.
  package var animatedTarget: CGPoint? { state.animation?.target }

  /// Redirects an animation of the offset to another target.
  package func redirectAnimation(to target: CGPoint) {
    state.animation?.retarget(to: target, at: ownApplication.now)
  }

  // MARK: End of a movement

  /// Stops the movement when a finger touches the content.
  ///
  /// A deceleration that is stopped this way isn't over until the finger lifts (statement 257).
  package func catchMovement() {
    guard let coasting = state.coasting, coasting.isDeceleration else { return finishMovement() }
    finishZoomAnimation()
    let now = ownApplication.now
    state.coasting = nil
    ticker.stop()
    state.caught = CaughtScroll(
      velocity: GesturePoint(
        x: coasting.momentum(.horizontal, at: now), y: coasting.momentum(.vertical, at: now)))
  }

  /// Notifies the delegate that a stopped deceleration has ended: the finger lifted without a new
  /// deceleration.
  func endCaughtDeceleration() {
    guard state.caught != nil else { return }
    state.caught = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Called when the pan or the pinch is reset. Ends the drag or zoom if no action has ended it.
  ///
  /// Recognizers that leave their view don't send an action (statement 137).
  package func letGo(of recognizer: UIGestureRecognizer) {
    guard recognizer === pan else {
      guard isZooming else { return }
      stopZoom()
      return comeIntoRange()
    }
    endDrag(isCancelled: true)
    // A pan that stopped a deceleration but wasn't allowed to drag leaves it stopped.
    guard state.caught != nil else { return }
    endCaughtDeceleration()
    comeIntoRange()
  }

  /// Ends the animation or deceleration and notifies the delegate.
  ///
  /// Interrupted movements are reported too, so that each beginning has an end.
  func finishMovement() {
    finishZoomAnimation()
    let coasting = state.coasting
    let animation = state.animation
    guard coasting != nil || animation != nil else { return }
    state.coasting = nil
    state.animation = nil
    ticker.stop()
    indicators.hide()
    if coasting?.isDeceleration == true { delegate?.scrollViewDidEndDecelerating(self) }
    guard let animation else { return }
    if animation.isToTop {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Called when the view leaves its window. Ends all movement and notifies the delegate of each
  /// end.
  func endAllMovement() {
    state.version += 1
    endDrag(isCancelled: true)
    stopZoom()
    finishMovement()
    endCaughtDeceleration()
    indicators.hide()
  }

  /// Springs content at rest back into range. The delegate only receives `scrollViewDidScroll`.
  func comeIntoRange() {
    guard state.isAtRest, nearestOffset != contentOffset else { return }
    guard window != nil else { return move(to: nearestOffset) }
    startCoasting(isDeceleration: false) { axis in
      AxisMotion(
        from: axis.of(contentOffset), velocity: 0, limits: limits(axis),
        rate: Double(decelerationRate.rawValue))
    }
  }

  /// Called when scrolling is disabled. Ends a deceleration with the content in range.
  func stopDecelerating() {
    guard state.coasting?.isDeceleration == true else { return }
    state.version += 1
    finishMovement()
    if state.isAtRest { contentOffset = nearestOffset }
  }

  func stopMoving() {
    state.version += 1
    stopZoom()
    finishMovement()
    guard state.drag == nil else { return }
    contentOffset = CGPoint { axis in
      let limits = limits(axis)
      let offset = limits.clamp(axis.of(contentOffset))
      guard isPagingEnabled, limits.isDraggable else { return offset }
      return Paging.target(
        offset: offset, dragStart: offset, velocity: 0, page: axis.of(bounds.size),
        range: limits.range)
    }
  }

  func showIndicators(during changes: () -> Void) {
    let outer = state.showsOwnChanges
    state.showsOwnChanges = true
    changes()
    state.showsOwnChanges = outer
    if state.isAtRest { indicators.hide() }
  }
}
