internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// The way of a remote command: to the targets of its command, or as an event up the chain.
///
/// Command by command: one with targets is theirs alone, and makes no event; one without goes to
/// the first responder as it did before there were command centers. A command that the program
/// switched off goes nowhere.
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
    // A skip that nobody serves is a seek that ends as soon as it began.
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

/// A remote command on its way up the chain.
final class RemoteControlEvent: EventWithoutPlace {
  private var isDelivered = false

  init(_ subtype: EventSubtype, time: Double, application: UIApplication) {
    super.init()
    describe(.remoteControl, subkind: subtype, time: time, application: application)
  }

  override func dispatch(from application: UIApplication) {
    if let window = application.keyWindow { window.sendEvent(self) } else { deliver() }
  }

  override func deliver(in window: UIWindow) { deliver() }

  /// Calls the first responder's method, if the program asked for such events.
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
  /// The event that stands for a command; nothing for those that have none.
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
