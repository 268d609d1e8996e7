internal import TouchstoneInput

/// Frames in which nothing happens need not run: a gap of a year passes at once.
///
/// A frame changes something only if somebody left it work: input, a timer, a display link, an
/// animation, layout, drawing, a question of the focus. Nobody can leave any between two frames, so
/// where a frame ended without, all further ones until the next event would do nothing. Each event
/// finds the clock at the frame before it, as if all had run.
extension EventLoop {
  /// Until when frames have nothing to do, unless somebody acts: the next input, timer or moment of an
  /// animation; nil while the next frame has work.
  package var restsUntil: Double? { isIdle ? nextMoment(before: .infinity) : nil }

  /// The next moment at which something happens by itself, or `time` where nothing does earlier.
  private func nextMoment(before time: Double) -> Double {
    let next = min(time, queue.nextImmediateTime ?? time, timers.nextDeadline ?? time)
    return min(next, layerClock.nextMoment ?? next)
  }

  /// Goes on to the last frame before something happens, at most until shortly before `time`.
  func skipIdleFrames(until time: Double) {
    guard skipsIdleFrames, listener?.isBusy() != true, let frames else { return }
    let moment = nextMoment(before: time)
    // Where doubles hold no frames any more, each double is one.
    let last = frames.last(before: moment) ?? moment.nextDown
    guard last > frames.first(after: now), isIdle else { return }
    arrive(at: last)
  }

  /// Whether nothing is left for a frame to do.
  private var isIdle: Bool {
    !queue.hasPendingMoves && !hasUnseen && !hasTurnEndings
      && displayLinks.allSatisfy(\.isPaused)
      && moments.frameNeeders.allSatisfy(\.isIdle)
      && !application.implicitScene.stack.hasWork
  }
}

extension UIWindow {
  /// Whether the window, or a view in it, has to be brought up to date, laid out or drawn.
  var hasWork: Bool {
    layer.needsLayoutHereOrBelow || layer.needsDisplayHereOrBelow || node.needs(.properties)
      || node.needs(.constraints)
  }
}
