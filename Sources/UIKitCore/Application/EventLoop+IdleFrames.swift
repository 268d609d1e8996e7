internal import TouchstoneInput

/// Frames in which nothing happens need not run: a gap of a year passes at once.
///
/// A frame changes something only if somebody left it work: input, a timer, a display link, an
/// animation, layout, drawing, a question of the focus. Nobody can leave any between two frames, so
/// where a frame ended without, all further ones until the next event would do nothing. Each event
/// finds the clock at the frame before it, as if all had run.
extension EventLoop {
  /// Goes on to the last frame before something happens, at most until shortly before `time`.
  func skipIdleFrames(until time: Double) {
    guard skipsIdleFrames, didFinishFrame == nil, let frames else { return }
    let next = min(time, queue.nextImmediateTime ?? time, timers.nextDeadline ?? time)
    let moment = min(next, layerClock.nextMoment ?? next)
    // Where doubles hold no frames any more, each double is one.
    let last = frames.last(before: moment) ?? moment.nextDown
    guard last > frames.first(after: now), isIdle else { return }
    arrive(at: last)
  }

  /// Whether nothing is left for a frame to do.
  private var isIdle: Bool {
    !queue.hasPendingMoves && !hasUnseen && !hasTurnEndings
      && displayLinks.allSatisfy(\.isPaused)
      && PropertyRequests.count == updatedRequests
      && application.focus.isIdle && application.menus.isIdle && application.mainMenuSystem.isIdle
      && application.implicitScene.stack.frontToBack.allSatisfy { window in
        window.isHidden
          || !(window.layer.needsLayoutHereOrBelow || window.layer.needsDisplayHereOrBelow)
      }
  }
}

/// How often a view asked to have its properties updated, so that a loop knows if any did since.
@MainActor
enum PropertyRequests {
  private(set) static var count = 0

  static func note() { count &+= 1 }
}
