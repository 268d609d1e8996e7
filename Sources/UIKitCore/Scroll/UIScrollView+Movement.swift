internal import TouchstoneGestures

/// What moves the content by itself, frame by frame.
extension UIScrollView {
  /// One frame.
  func frame(at time: Double) {
    let version = state.version
    if let coasting = state.coasting {
      move(to: coasting.position(at: time))
      guard version == state.version, state.coasting != nil else { return }
      if time - coasting.start >= coasting.duration { finishMovement() }
    } else if let animation = state.animation {
      move(to: animation.position(at: time))
      guard version == state.version, state.animation != nil else { return }
      if time - animation.start >= ScrollAnimation.duration { finishMovement() }
    } else {
      ticker.stop()
    }
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

  /// The view left its window: nothing moves any more, and nobody is told.
  func forgetMovement() {
    state.drag = nil
    state.coasting = nil
    state.animation = nil
    abandonZoom()
    state.version += 1
    ticker.stop()
    indicators.hide()
  }

  /// Content at rest that is out of range springs back; the delegate sees it move, no more.
  func comeIntoRange() {
    guard state.isAtRest, nearestOffset != contentOffset else { return }
    guard window != nil else { return move(to: nearestOffset) }
    let motions = ScrollAxis.allCases.map { axis in
      AxisMotion(
        from: axis.of(contentOffset), to: axis.of(nearestOffset), velocity: 0,
        limits: limits(axis), rate: Double(decelerationRate.rawValue))
    }
    state.coasting = ScrollCoasting(
      horizontal: motions[0], vertical: motions[1], start: UIApplication.shared.now,
      isDeceleration: false)
    ticker.start(self)
  }

  func stopMoving() {
    state.version += 1
    stopZoom()
    finishMovement()
    guard state.drag == nil else { return }
    bounds.origin = CGPoint { axis in
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
