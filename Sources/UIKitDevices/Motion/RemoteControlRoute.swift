internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// Delivers a remote command to the targets of its command, or as an event up the responder chain.
///
/// Each command is handled separately. A command with targets only calls these and creates no
/// event. A command without targets goes to the first responder, as it did before command centers
/// existed. A disabled command is discarded.
@MainActor
struct RemoteControlRoute {
  let application: UIApplication

  func receive(_ sample: RemoteSample) {
    switch application.remote.server?.serve(sample) ?? .unserved {
    case .served: return
    case .disabled(let name):
      discard(name, because: "\(name) is switched off")
    case .unserved: receiveUnserved(sample)
    }
  }

  private func receiveUnserved(_ sample: RemoteSample) {
    if let subtype = UIEvent.EventSubtype(sample.subtype) {
      application.sendEvent(
        RemoteControlEvent(subtype, time: sample.time, application: application))
      return
    }
    switch sample.subtype {
    // A skip without a target becomes a seek that ends immediately after it begins.
    case .skipForward: seek(.beginSeekingForward, .endSeekingForward, at: sample.time)
    case .skipBackward: seek(.beginSeekingBackward, .endSeekingBackward, at: sample.time)
    default:
      discard(
        sample.subtype.rawValue,
        because: "its command has no target, and there is no event for it")
    }
  }

  private func seek(_ subtypes: RemoteSample.Subtype..., at time: Double) {
    for subtype in subtypes { receive(RemoteSample(subtype: subtype, time: time)) }
  }

  private func discard(_ command: String, because reason: @autoclosure () -> String) {
    application.tracer.report(
      .discarded(.remoteCommand(command), at: nil, .discarded, because: reason()),
      at: application.now)
  }
}

/// An event for a remote command, delivered to the responder chain.
final class RemoteControlEvent: FirstResponderEvent {
  private var isDelivered = false

  init(_ subtype: EventSubtype, time: Double, application: UIApplication) {
    super.init()
    describe(.remoteControl, subkind: subtype, time: time, application: application)
  }

  override func dispatch(from application: UIApplication) {
    if let window = application.keyWindow { window.sendEvent(self) } else { deliver() }
  }

  override func deliver(in window: UIWindow) { deliver() }

  /// Calls the first responder's method if the app requested such events.
  private func deliver() {
    guard let application else { return }
    guard application.receivesRemoteControl else {
      return reportDiscard(
        .remoteControlReceived, because: "beginReceivingRemoteControlEvents() was not called")
    }
    guard !isDelivered else {
      return reportDiscard(.remoteControlReceived, because: "it was delivered already")
    }
    isDelivered = true
    let responder = application.startOfEventsWithoutPlace
    deliver(to: responder, .remoteControlReceived) { responder.remoteControlReceived(with: self) }
  }
}

extension UIEvent.EventSubtype {
  /// Creates the event subtype of a command, or `nil` for a command without an event.
  init?(_ subtype: RemoteSample.Subtype) {
    switch subtype {
    case .play: self = .remoteControlPlay
    case .pause: self = .remoteControlPause
    case .stop: self = .remoteControlStop
    case .togglePlayPause: self = .remoteControlTogglePlayPause
    case .nextTrack: self = .remoteControlNextTrack
    case .previousTrack: self = .remoteControlPreviousTrack
    case .beginSeekingBackward: self = .remoteControlBeginSeekingBackward
    case .endSeekingBackward: self = .remoteControlEndSeekingBackward
    case .beginSeekingForward: self = .remoteControlBeginSeekingForward
    case .endSeekingForward: self = .remoteControlEndSeekingForward
    case .skipBackward, .skipForward, .changePlaybackPosition, .changePlaybackRate,
      .changeRepeatMode, .changeShuffleMode, .rating, .like, .dislike, .bookmark,
      .enableLanguageOption, .disableLanguageOption:
      return nil
    }
  }
}
