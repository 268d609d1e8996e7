internal import TouchstoneInput

/// Skips frames without work, so that a gap of a year passes immediately.
///
/// A frame changes something only if it has work: input, a timer, a display link, an animation,
/// layout, drawing or a focus update. No work can be added between two frames. If a frame leaves no
/// work, all further frames until the next event would do nothing. Each event finds the clock at
/// the frame before it, as if all frames had run.
extension EventLoop {
  /// The time until which frames have no work unless input arrives, or `nil` if the next frame has
  /// work.
  ///
  /// That is the time of the next input, timer or animation step, or infinity if nothing is
  /// scheduled.
  package var restsUntil: Double? { isIdle ? nextMoment(before: .infinity) : nil }

  /// Returns the time of the next scheduled work, but at most `time`.
  private func nextMoment(before time: Double) -> Double {
    let next = min(time, queue.nextImmediateTime ?? time, timers.nextDeadline ?? time)
    return min(next, layerClock.nextMoment ?? next)
  }

  /// Advances to the last frame before something happens, at most to shortly before `time`.
  func skipIdleFrames(until time: Double) {
    guard skipsIdleFrames, listener?.isBusy() != true, let frames else { return }
    let moment = nextMoment(before: time)
    // At times at which doubles can't distinguish frames, every double counts as a frame.
    let last = frames.last(before: moment) ?? moment.nextDown
    guard last > frames.first(after: now), isIdle else { return }
    arrive(at: last)
  }

  /// Whether there is no work left for a frame.
  private var isIdle: Bool {
    !queue.hasPendingMoves && !hasUnseen && !hasTurnEndings
      && displayLinks.allSatisfy(\.isPaused)
      && moments.frameNeeders.allSatisfy(\.isIdle)
      && !application.implicitScene.stack.hasWork
  }
}

extension UIWindow {
  /// Whether the window or one of its views needs an update of properties or constraints, layout or
  /// drawing.
  var hasWork: Bool {
    layer.needsLayoutHereOrBelow || layer.needsDisplayHereOrBelow || node.needs(.properties)
      || node.needs(.constraints)
  }
}
