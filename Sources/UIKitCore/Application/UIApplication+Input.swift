internal import TouchstoneInput
internal import TouchstoneTrace

extension UIApplication {
  /// Makes an event of what came out of the queue, and sends it.
  func take(_ batch: InputBatch) {
    guard let other = batch.other else {
      intake.take(batch)
      return
    }
    switch other {
    case .touch: break
    case .key(let sample): presses.take(sample)
    case .press(let sample): presses.take(sample)
    case .motion(let sample): takeMotion(sample)
    case .remote(let sample):
      sendEvent(
        UIEvent(
          kind: .remoteControl, subkind: UIEvent.EventSubtype(sample.subtype), time: sample.time,
          application: self))
    case .hover(let sample):
      let hit = hitTest(sample.position, with: nil)
      sendEvent(HoverEvent(sample, over: hit, application: self))
    case .scroll(let sample):
      let hit = hitTest(sample.position, with: nil)
      sendEvent(ScrollEvent(sample, over: hit, application: self))
    case .interrupt: interrupt()
    case .resume: resume()
    }
  }

  private func takeMotion(_ sample: MotionSample) {
    motionPhase =
      switch sample.phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
    sendEvent(
      UIEvent(kind: .motion, subkind: .motionShake, time: sample.time, application: self))
  }

  /// Asks the windows, front first, who gets a touch at a point of the screen: each is asked once.
  func hitTest(_ position: Point, with event: UIEvent?) -> (window: UIWindow?, view: UIView?) {
    let point = CGPoint(x: position.x, y: position.y)
    for window in implicitScene.stack.frontToBack where window.isOnScreen {
      if let view = HitTest.ask(window, window.convertFromScreen(point), event) {
        return (window, view)
      }
    }
    return (nil, nil)
  }
}

extension UIEvent.EventSubtype {
  init(_ subtype: RemoteSample.Subtype) {
    self =
      switch subtype {
      case .play: .remoteControlPlay
      case .pause: .remoteControlPause
      case .stop: .remoteControlStop
      case .togglePlayPause: .remoteControlTogglePlayPause
      case .nextTrack: .remoteControlNextTrack
      case .previousTrack: .remoteControlPreviousTrack
      case .beginSeekingBackward: .remoteControlBeginSeekingBackward
      case .endSeekingBackward: .remoteControlEndSeekingBackward
      case .beginSeekingForward: .remoteControlBeginSeekingForward
      case .endSeekingForward: .remoteControlEndSeekingForward
      }
  }
}
