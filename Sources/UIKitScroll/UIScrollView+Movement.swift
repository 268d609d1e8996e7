internal import TouchstoneGestures
@_spi(Kit) package import UIKitCore

/// What moves the content by itself, frame by frame.
extension UIScrollView {
  /// One frame.
  func frame(at time: Double) {
    if state.coasting != nil {
      coast(at: time)
    } else if let animation = state.animation {
      let version = state.version
      move(to: animation.position(at: time))
      guard version == state.version, state.animation != nil else { return }
      if time - animation.start >= ScrollAnimation.duration { finishMovement() }
    } else {
      ticker.stop()
    }
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

  /// Moves the content without ending what moves it, through a subclass's offset where it has one.
  func move(to offset: CGPoint) {
    let outer = state.isMovingItself
    state.isMovingItself = true
    contentOffset = offset
    state.isMovingItself = outer
  }

  /// The nearest device pixel, as recorded of iOS 26; an edge stays where it is.
  func onPixel(_ place: Double, _ limits: ScrollLimits) -> Double {
    let range = limits.range
    guard place != range.lowerBound, place != range.upperBound else { return place }
    let scale = Double(window?.screen.scale ?? 1)
    let pixel = (place * scale).rounded() / scale
    return range.contains(place) ? limits.clamp(pixel) : pixel
  }

  // MARK: The program moves it too

  /// Where the program moved the content that is moving, the movement goes on from there.
  func followProgram() {
    if var drag = state.drag {
      guard contentOffset != drag.latest else { return }
      drag.rebase(at: contentOffset, wanted: wanted(at:))
      state.drag = drag
    } else if let coasting = state.coasting, contentOffset != coasting.latest {
      adaptCoasting()
    }
  }

  /// How far the content may go has changed: what moves goes on by the new limits.
  func limitsMayHaveChanged() {
    rebaseDrag()
    adaptCoasting()
    adaptAnimation()
  }

  /// An animated change of the offset ends in range, and a way to the top at the top.
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
    // Taken out meanwhile: what a subclass answers about its insets may ask what moves it.
    guard var coasting = state.coasting else { return }
    coasting.follow(contentOffset, limits: limits)
    state.coasting = coasting
  }

  // MARK: Its end

  /// A finger stops what goes on by itself, and has it.
  ///
  /// A deceleration that is caught is not over before the finger lifts (statement 257).
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

  /// The finger that caught a deceleration is gone, and there is no other that it became.
  func endCaughtDeceleration() {
    guard state.caught != nil else { return }
    state.caught = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The pan or the pinch was reset. It ends what its action didn't: recognizers that leave their view
  /// send none (statement 137).
  package func letGo(of recognizer: UIGestureRecognizer) {
    guard recognizer === pan else {
      guard isZooming else { return }
      stopZoom()
      return comeIntoRange()
    }
    endDrag(isCancelled: true)
    // A pan that caught a deceleration and wasn't allowed to drag leaves it where it is.
    guard state.caught != nil else { return }
    endCaughtDeceleration()
    comeIntoRange()
  }

  /// Whatever moved the content by itself is over, and the delegate hears of it.
  ///
  /// Also what is cut short is told, so that each beginning has its end.
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

  /// The view left its window: ends all that moves the content, and tells the delegate of each end.
  func endAllMovement() {
    state.version += 1
    endDrag(isCancelled: true)
    stopZoom()
    finishMovement()
    endCaughtDeceleration()
    indicators.hide()
  }

  /// Content at rest that is out of range springs back; the delegate sees it move, no more.
  func comeIntoRange() {
    guard state.isAtRest, nearestOffset != contentOffset else { return }
    guard window != nil else { return move(to: nearestOffset) }
    startCoasting(isDeceleration: false) { axis in
      AxisMotion(
        from: axis.of(contentOffset), velocity: 0, limits: limits(axis),
        rate: Double(decelerationRate.rawValue))
    }
  }

  /// Scrolling is turned off: content that goes on by itself stands still, in range.
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
