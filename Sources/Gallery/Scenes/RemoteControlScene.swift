internal import MediaPlayer
internal import UIKit

/// A player that handles headsets, media keys and desktops, in the two ways that exist.
final class RemoteControlScene: PageController {
  static let scene = AppScene(
    name: "remote-control", title: "Remote control",
    hint: "Touch the page once, then use the media keys of your keyboard or desktop. The switch "
      + "sets the handler: the first responder or command targets.",
    controller: { RemoteControlScene() })

  private let player = Player()
  private let look = PlayerView(frame: CGRect(x: 20, y: 136, width: 350, height: 388))
  private let log = LogView(
    "log", prompt: "Commands appear here.", frame: CGRect(x: 20, y: 604, width: 350, height: 220))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    for (name, action) in [
      ("previous", Player.Action.previous), ("toggle", .toggle), ("next", .next),
    ] {
      look.addAction(name) { [weak self] in self?.obey(action, "button \(name)") }
    }
    view.addSubview(look)
    addChoice()
    view.addSubview(log)
    look.show(player)
  }

  // MARK: First responder

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    becomeFirstResponder()
    UIApplication.shared.beginReceivingRemoteControlEvents()
    tellWhatPlays()
  }

  override func viewDidDisappear(_ animated: Bool) {
    UIApplication.shared.endReceivingRemoteControlEvents()
    removeTargets()
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    resignFirstResponder()
  }

  override func remoteControlReceived(with event: UIEvent?) {
    guard let event, event.type == .remoteControl else { return }
    let (name, action) = Self.actions[event.subtype] ?? ("unknown", nil)
    obey(action, "event: \(name)")
  }

  /// The name of each event in the log, and the player's action.
  private static let actions: [UIEvent.EventSubtype: (String, Player.Action?)] = [
    .remoteControlPlay: ("play", .play),
    .remoteControlPause: ("pause", .pause),
    .remoteControlStop: ("stop", .stop),
    .remoteControlTogglePlayPause: ("toggle", .toggle),
    .remoteControlNextTrack: ("next", .next),
    .remoteControlPreviousTrack: ("previous", .previous),
    .remoteControlBeginSeekingBackward: ("seek back…", .skip(-10)),
    .remoteControlEndSeekingBackward: ("…seek back", nil),
    .remoteControlBeginSeekingForward: ("seek on…", .skip(10)),
    .remoteControlEndSeekingForward: ("…seek on", nil),
  ]

  // MARK: Command center

  private func addTargets() {
    let center = MPRemoteCommandCenter.shared()
    let commands: [(MPRemoteCommand, String, Player.Action)] = [
      (center.playCommand, "play", .play), (center.pauseCommand, "pause", .pause),
      (center.stopCommand, "stop", .stop),
      (center.togglePlayPauseCommand, "toggle", .toggle),
      (center.nextTrackCommand, "next", .next),
      (center.previousTrackCommand, "previous", .previous),
    ]
    for (command, name, action) in commands {
      command.addTarget { [weak self] _ in
        self?.obey(action, "command: \(name)")
        return .success
      }
    }
    center.skipForwardCommand.addTarget { [weak self] event in
      let interval = (event as? MPSkipIntervalCommandEvent)?.interval ?? 10
      self?.obey(.skip(interval), "command: skip on")
      return .success
    }
    center.skipBackwardCommand.addTarget { [weak self] event in
      let interval = (event as? MPSkipIntervalCommandEvent)?.interval ?? 10
      self?.obey(.skip(-interval), "command: skip back")
      return .success
    }
    center.changePlaybackPositionCommand.addTarget { [weak self] event in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else {
        return .commandFailed
      }
      self?.obey(.go(to: event.positionTime), "command: go to")
      return .success
    }
  }

  private func removeTargets() {
    let center = MPRemoteCommandCenter.shared()
    let commands: [MPRemoteCommand] = [
      center.playCommand, center.pauseCommand, center.stopCommand, center.togglePlayPauseCommand,
      center.nextTrackCommand, center.previousTrackCommand, center.skipForwardCommand,
      center.skipBackwardCommand, center.changePlaybackPositionCommand,
    ]
    for command in commands { command.removeTarget(nil) }
  }

  // MARK: Commands

  private func obey(_ action: Player.Action?, _ words: String) {
    if let action { player.obey(action) }
    log.add(words)
    look.show(player)
    look.showCommand(words)
    tellWhatPlays()
  }

  private func tellWhatPlays() {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: player.track.title,
      MPMediaItemPropertyArtist: player.track.artist,
      MPMediaItemPropertyAlbumTitle: "Gallery",
      MPMediaItemPropertyPlaybackDuration: player.track.duration,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: player.position,
      MPNowPlayingInfoPropertyPlaybackRate: player.isPlaying ? 1.0 : 0.0,
    ]
    center.playbackState = player.isPlaying ? .playing : .paused
  }

  private func addChoice() {
    let row = Box.card(
      "Use MPRemoteCommandCenter", frame: CGRect(x: 20, y: 536, width: 350, height: 56))
    let choice = UISwitch(frame: CGRect(x: 0, y: 14, width: 63, height: 28))
    choice.frame.origin.x = row.bounds.width - 12 - choice.frame.width
    choice.accessibilityIdentifier = "center"
    choice.addAction(
      UIAction { [weak self, weak choice] _ in
        if choice?.isOn == true { self?.addTargets() } else { self?.removeTargets() }
      }, for: .valueChanged)
    row.caption.frame.origin.y = 20
    row.addSubview(choice)
    view.addSubview(row)
  }
}

/// Three silent tracks, and the playback state of the current one.
@MainActor
final class Player {
  /// The actions of the player.
  enum Action {
    case play
    case pause
    case stop
    case toggle
    case next
    case previous
    case skip(TimeInterval)
    case go(to: TimeInterval)
  }

  /// A track.
  struct Track {
    let title: String
    let artist: String
    let duration: TimeInterval
  }

  private let tracks = [
    Track(title: "Morning on the Pier", artist: "The Hit Testers", duration: 200),
    Track(title: "Climbing the Chain", artist: "First Responders", duration: 245),
    Track(title: "Nobody Kept It", artist: "The Discarded", duration: 180),
  ]
  private var index = 0
  private(set) var isPlaying = false
  /// The playback position in seconds. It doesn't advance, so that screenshots never change.
  private(set) var position: TimeInterval = 0

  /// The current track.
  var track: Track { tracks[index] }

  func obey(_ action: Action) {
    switch action {
    case .play: isPlaying = true
    case .pause: isPlaying = false
    case .stop:
      isPlaying = false
      position = 0
    case .toggle: isPlaying.toggle()
    case .next: change(by: 1)
    case .previous: change(by: tracks.count - 1)
    case .skip(let seconds): position = min(max(0, position + seconds), track.duration)
    case .go(let moment): position = min(max(0, moment), track.duration)
    }
  }

  private func change(by steps: Int) {
    index = (index + steps) % tracks.count
    position = 0
  }
}
