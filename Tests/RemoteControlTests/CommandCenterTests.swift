import MediaPlayer
import Testing
import TouchstoneTesting
import UIKit

/// The delivery of a command, and the outcome of its event.
@MainActor
@Suite("Behavior of a command center")
struct CommandCenterTests {
  // statement 366, 368
  @Test("a command with a target calls it without beginReceiving, and makes no event")
  func served() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    stage.application.endReceivingRemoteControlEvents()
    let center = MPRemoteCommandCenter.shared()
    var events: [MPRemoteCommandEvent] = []
    center.playCommand.addTarget { event in
      events.append(event)
      return .success
    }
    stage.advance(by: 2)
    stage.remoteControl(.remoteControlPlay)
    #expect(events.count == 1)
    #expect(events.first?.command === center.playCommand)
    #expect(events.first?.timestamp == 2)
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    #expect(events.count == 2)
    #expect(view.received.isEmpty)
  }

  // statement 368
  @Test("a command without a target becomes an event for the first responder")
  func unserved() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    let center = MPRemoteCommandCenter.shared()
    #expect(stage.application.remote.server?.served.isEmpty == true)
    center.playCommand.addTarget { _ in .success }
    #expect(stage.application.remote.server?.served == [.play])
    stage.remoteControl(.remoteControlNextTrack)
    #expect(view.received == [.remoteControlNextTrack])
    center.playCommand.removeTarget(nil)
    #expect(stage.application.remote.server?.served.isEmpty == true)
    stage.remoteControl(.remoteControlPlay)
    #expect(view.received == [.remoteControlNextTrack, .remoteControlPlay])
  }

  // statement 368
  @Test("a disabled command goes nowhere, with a target and without")
  func disabled() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    let center = MPRemoteCommandCenter.shared()
    var count = 0
    #expect(center.stopCommand.isEnabled)
    center.stopCommand.isEnabled = false
    stage.remoteControl(.remoteControlStop)
    center.stopCommand.addTarget { _ in
      count += 1
      return .success
    }
    stage.remoteControl(.remoteControlStop)
    #expect(count == 0)
    #expect(view.received.isEmpty)
    #expect(
      stage.lines(.discarded)
        == Array(repeating: "stopCommand stopCommand is switched off", count: 2))
    center.stopCommand.isEnabled = true
    stage.remoteControl(.remoteControlStop)
    #expect(count == 1)
  }

  // statement 368
  @Test("the trace names each target called, with its status")
  func trace() {
    let stage = Stage.receiving(RemoteView("view"))
    let center = MPRemoteCommandCenter.shared()
    let player = CommandPlayer()
    center.playCommand.addTarget(
      player, action: Selector("play:", CommandPlayer.play(_:)))
    center.playCommand.addTarget { _ in .noSuchContent }
    stage.remoteControl(.remoteControlPlay)
    #expect(stage.lines(.delivered) == ["playCommand playCommand"])
    #expect(
      stage.lines(.answered) == [
        "playCommand CommandPlayer commandFailed", "playCommand playCommand noSuchContent",
      ])
    withExtendedLifetime(player) {}
  }

  @Test("closures, named and bare methods can be targets, each called once in order of adding")
  func forms() {
    let stage = Stage()
    let center = MPRemoteCommandCenter.shared()
    let player = CommandPlayer()
    let named = Selector("pause:", CommandPlayer.pause(_:))
    center.pauseCommand.addTarget(player, action: named)
    center.pauseCommand.addTarget(player, action: named)
    center.pauseCommand.addTarget(player, action: CommandPlayer.play(_:))
    let token = center.pauseCommand.addTarget { _ in
      player.calls.append("closure")
      return .success
    }
    stage.remoteControl(.remoteControlPause)
    #expect(player.calls == ["pause", "play", "closure"])
    center.pauseCommand.removeTarget(token)
    stage.remoteControl(.remoteControlPause)
    #expect(player.calls.suffix(2) == ["pause", "play"])
    center.pauseCommand.removeTarget(player, action: named)
    stage.remoteControl(.remoteControlPause)
    #expect(player.calls.suffix(2) == ["play", "play"])
    center.pauseCommand.removeTarget(player)
    stage.remoteControl(.remoteControlPause)
    #expect(player.calls.count == 6)
    #expect(stage.lines(.answered).filter { $0.contains("pause") }.count == 6)
  }

  @Test("a method without a status counts as success, and one that cannot be called as failure")
  func statuses() {
    let stage = Stage()
    let center = MPRemoteCommandCenter.shared()
    let player = CommandPlayer()
    center.stopCommand.addTarget(player, action: Selector("quiet:", CommandPlayer.quiet(_:)))
    center.stopCommand.addTarget(player, action: Selector("nobody:"))
    stage.remoteControl(.remoteControlStop)
    #expect(
      stage.lines(.answered) == [
        "stopCommand CommandPlayer success", "stopCommand CommandPlayer commandFailed",
      ])
  }

  @Test("targets are not retained; a command whose targets are gone has none")
  func lifetime() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    let center = MPRemoteCommandCenter.shared()
    var player: CommandPlayer? = CommandPlayer()
    weak let kept = player
    if let player { center.playCommand.addTarget(player, action: CommandPlayer.play(_:)) }
    player = nil
    #expect(kept == nil && player == nil)
    stage.remoteControl(.remoteControlPlay)
    #expect(view.received == [.remoteControlPlay])
  }

  @Test("commands receive their numbers: seconds, moments, rates, ratings, modes")
  func values() {
    let stage = Stage()
    let center = MPRemoteCommandCenter.shared()
    var lines: [String] = []
    func note<Event: MPRemoteCommandEvent>(
      _ command: MPRemoteCommand, _ type: Event.Type, _ words: @escaping (Event) -> String
    ) {
      command.addTarget { event in
        lines.append((event as? Event).map(words) ?? "another event")
        return .success
      }
    }
    note(center.skipForwardCommand, MPSkipIntervalCommandEvent.self) { "on \($0.interval)" }
    note(center.skipBackwardCommand, MPSkipIntervalCommandEvent.self) { "back \($0.interval)" }
    note(center.changePlaybackPositionCommand, MPChangePlaybackPositionCommandEvent.self) {
      "to \($0.positionTime)"
    }
    note(center.changePlaybackRateCommand, MPChangePlaybackRateCommandEvent.self) {
      "rate \($0.playbackRate)"
    }
    note(center.ratingCommand, MPRatingCommandEvent.self) { "rated \($0.rating)" }
    note(center.likeCommand, MPFeedbackCommandEvent.self) { "like \(!$0.isNegative)" }
    note(center.changeRepeatModeCommand, MPChangeRepeatModeCommandEvent.self) {
      "repeat \($0.repeatType)"
    }
    note(center.changeShuffleModeCommand, MPChangeShuffleModeCommandEvent.self) {
      "shuffle \($0.shuffleType)"
    }
    note(center.seekForwardCommand, MPSeekCommandEvent.self) { "seek \($0.type)" }
    center.skipBackwardCommand.preferredIntervals = [30, 60]
    stage.remoteCommand(.skipForward, value: 15)
    stage.remoteCommand(.skipForward)
    stage.remoteCommand(.skipBackward)
    stage.remoteCommand(.changePlaybackPosition, value: 42.5)
    stage.remoteCommand(.changePlaybackRate, value: 1.5)
    stage.remoteCommand(.rating, value: 4)
    stage.remoteCommand(.like)
    stage.remoteCommand(.like, value: 0)
    stage.remoteCommand(.changeRepeatMode, value: 2)
    stage.remoteCommand(.changeShuffleMode, value: 1)
    stage.remoteControl(.remoteControlBeginSeekingForward)
    stage.remoteControl(.remoteControlEndSeekingForward)
    #expect(
      lines == [
        "on 15.0", "on 10.0", "back 30.0", "to 42.5", "rate 1.5", "rated 4.0", "like true",
        "like false", "repeat all", "shuffle items", "seek beginSeeking", "seek endSeeking",
      ])
  }

  @Test("every command of the center is reached by the remote command of its name")
  func everyCommand() {
    let stage = Stage()
    let center = MPRemoteCommandCenter.shared()
    let commands: [(RemoteCommand, MPRemoteCommand)] = [
      (.play, center.playCommand), (.pause, center.pauseCommand), (.stop, center.stopCommand),
      (.togglePlayPause, center.togglePlayPauseCommand), (.nextTrack, center.nextTrackCommand),
      (.previousTrack, center.previousTrackCommand),
      (.beginSeekingForward, center.seekForwardCommand),
      (.beginSeekingBackward, center.seekBackwardCommand),
      (.skipForward, center.skipForwardCommand), (.skipBackward, center.skipBackwardCommand),
      (.changePlaybackPosition, center.changePlaybackPositionCommand),
      (.changePlaybackRate, center.changePlaybackRateCommand),
      (.changeRepeatMode, center.changeRepeatModeCommand),
      (.changeShuffleMode, center.changeShuffleModeCommand), (.rating, center.ratingCommand),
      (.like, center.likeCommand), (.dislike, center.dislikeCommand),
      (.bookmark, center.bookmarkCommand),
      (.enableLanguageOption, center.enableLanguageOptionCommand),
      (.disableLanguageOption, center.disableLanguageOptionCommand),
    ]
    var served: [MPRemoteCommand] = []
    for (_, command) in commands {
      command.addTarget { event in
        served.append(event.command)
        return .success
      }
    }
    for (name, command) in commands {
      stage.remoteCommand(name)
      #expect(served.last === command, "\(name)")
    }
    #expect(served.count == commands.count)
  }

  @Test("the play/pause button sends the command that has a target")
  func oneButton() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    let center = MPRemoteCommandCenter.shared()
    var calls: [String] = []
    let token = center.togglePlayPauseCommand.addTarget { _ in
      calls.append("toggle")
      return .success
    }
    stage.remoteControl(.remoteControlPlay)
    stage.remoteControl(.remoteControlPause)
    #expect(calls == ["toggle", "toggle"])
    center.togglePlayPauseCommand.removeTarget(token)
    center.playCommand.addTarget { _ in
      calls.append("play")
      return .success
    }
    stage.remoteControl(.remoteControlTogglePlayPause)
    #expect(view.received == [.remoteControlTogglePlayPause])
    center.pauseCommand.addTarget { _ in
      calls.append("pause")
      return .success
    }
    stage.remoteControl(.remoteControlTogglePlayPause)
    MPNowPlayingInfoCenter.default().playbackState = .playing
    stage.remoteControl(.remoteControlTogglePlayPause)
    #expect(calls == ["toggle", "toggle", "play", "pause"])
    #expect(view.received.count == 1)
  }

  @Test("each application has its own center")
  func applications() {
    let stage = Stage()
    let center = MPRemoteCommandCenter.shared()
    #expect(MPRemoteCommandCenter.shared() === center)
    let other = Stage()
    #expect(MPRemoteCommandCenter.shared() !== center)
    #expect(stage.application !== other.application)
  }

  // MARK: Now playing

  @Test("the current item is reported with its numbers, and its state by the rate by default")
  func nowPlaying() {
    let stage = Stage()
    let center = MPNowPlayingInfoCenter.default()
    #expect(MPNowPlayingInfoCenter.default() === center)
    stage.advance(by: 3)
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Title", MPMediaItemPropertyArtist: "Artist",
      MPMediaItemPropertyAlbumTitle: "Album", MPMediaItemPropertyPlaybackDuration: 200,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: NSNumber(value: 12.5),
      MPNowPlayingInfoPropertyPlaybackRate: Float(1),
    ]
    let told = stage.application.remote.nowPlaying
    #expect(told.title == "Title" && told.artist == "Artist" && told.album == "Album")
    #expect(told.duration == 200 && told.elapsed == 12.5 && told.rate == 1)
    #expect(told.state == .playing && told.time == 3)
    center.nowPlayingInfo?[MPNowPlayingInfoPropertyPlaybackRate] = 0.0
    #expect(stage.application.remote.nowPlaying.state == .paused)
    center.playbackState = .playing
    #expect(stage.application.remote.nowPlaying.state == .playing)
    center.playbackState = .stopped
    #expect(stage.application.remote.nowPlaying.state == .stopped)
    center.nowPlayingInfo = nil
    #expect(stage.application.remote.nowPlaying.title == nil)
  }
}

/// A target of commands.
@MainActor
private final class CommandPlayer: NSObject {
  var calls: [String] = []

  func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    calls.append("play")
    return .commandFailed
  }

  func pause(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    calls.append("pause")
    return .success
  }

  func quiet(_ event: MPRemoteCommandEvent) { calls.append("quiet") }
}
