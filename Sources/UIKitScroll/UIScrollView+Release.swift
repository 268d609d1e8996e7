internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// The end of a drag, when the fingers lift.
extension UIScrollView {
  func endDrag(isCancelled: Bool) {
    guard let drag = state.drag else { return }
    let isHeld = isBeyondZoomLimits
    var release = ScrollRelease(drag: drag)
    let version = state.version
    if !drag.isEnding {
      state.drag?.isEnding = true
      let isTaken = latestTaker?.endDrag(of: self, isCancelled: isCancelled) == true
      releaseKeyboard(isCancelled: isCancelled)
      if !drag.isWheel, !isCancelled, !isHeld, !isTaken { release.velocity = liftVelocity(drag) }
      announce(&release)
    }
    // The delegate may have removed the view from its window, which has ended the drag.
    guard state.drag != nil else { return }
    state.drag = nil
    latestTaker = nil
    // The bounce back from beyond the zoom limits also brings the content into range.
    let canCoast = window != nil && !isHeld
    let willDecelerate =
      canCoast && version == state.version
      && ScrollAxis.allCases.contains { motion($0, release).duration > 0 }
    state.isLettingGo = true
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    state.isLettingGo = false
    if canCoast, version == state.version, state.isAtRest {
      // Computed again, because the delegate may have changed the offset, the insets or the
      // content.
      coast(by: release, isDeceleration: willDecelerate)
    }
    endCaughtDeceleration()
    if state.isAtRest { indicators.hide() }
  }

  /// Returns the velocity of the content when the fingers lift, in points per second.
  ///
  /// In range, the velocity is 0 if the finger rested before it lifted. Beyond an edge, the last
  /// movement counts even then, as recorded on iOS 26.
  private func liftVelocity(_ drag: ScrollDrag) -> GesturePoint {
    let flick = pan.flick
    let fingers = drag.lock.apply(to: GesturePoint(pan.way(flick.velocity, in: self)) * -1)
    let isResting = flick.isResting(at: pan.latestSample)
    let keepsMomentum = flick.longestPause(at: pan.latestSample) < Momentum.pause
    func velocity(_ axis: ScrollAxis) -> Double {
      let limits = limits(axis)
      let offset = axis.of(contentOffset)
      guard limits.isDraggable, !isResting || limits.clamp(offset) != offset else { return 0 }
      let own = axis.of(fingers)
      let caught = state.caught.map { axis.of($0.velocity) } ?? 0
      return keepsMomentum && own * caught > 0 ? own + Momentum.carried(by: caught) : own
    }
    return GesturePoint(x: velocity(.horizontal), y: velocity(.vertical))
  }

  /// Proposes the final offset to the delegate and stores the offset that the delegate requests
  /// instead.
  private func announce(_ release: inout ScrollRelease) {
    let proposed = CGPoint { axis in
      let motion = motion(axis, release)
      return motion.endsExactly
        ? motion.announcedEnd : onPixel(motion.announcedEnd, limits(axis))
    }
    var target = proposed
    let velocity = CGPoint(x: release.velocity.x / 1000, y: release.velocity.y / 1000)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    if target.x != proposed.x { release.horizontalTarget = Double(target.x) }
    if target.y != proposed.y { release.verticalTarget = Double(target.y) }
  }

  /// Returns the motion of an axis from its current offset.
  private func motion(_ axis: ScrollAxis, _ release: ScrollRelease) -> AxisMotion {
    let limits = limits(axis)
    let offset = axis.of(contentOffset)
    let velocity = axis.of(release.velocity)
    let rate = Double(decelerationRate.rawValue)
    func comeToRest(at target: Double, _ rate: Double) -> AxisMotion {
      AxisMotion(
        from: offset, to: limits.clamp(target), velocity: velocity, limits: limits, rate: rate)
    }
    let target = axis == .horizontal ? release.horizontalTarget : release.verticalTarget
    if let target { return comeToRest(at: target, rate) }
    guard isPagingEnabled, limits.isDraggable else {
      return AxisMotion(from: offset, velocity: velocity, limits: limits, rate: rate)
    }
    let page = Paging.target(
      offset: offset, dragStart: axis.of(release.drag.start), velocity: velocity,
      page: axis.of(bounds.size), range: limits.range)
    return comeToRest(at: page, Paging.rate)
  }

  /// Continues the movement without the fingers if the content has to move.
  private func coast(by release: ScrollRelease, isDeceleration: Bool) {
    let horizontal = motion(.horizontal, release)
    let vertical = motion(.vertical, release)
    guard isDeceleration || horizontal.duration > 0 || vertical.duration > 0 else { return }
    startCoasting(isDeceleration: isDeceleration) { $0 == .horizontal ? horizontal : vertical }
    guard isDeceleration else { return }
    state.caught = nil
    delegate?.scrollViewWillBeginDecelerating(self)
  }
}
