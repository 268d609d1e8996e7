/// What a target of a command gets.
@preconcurrency @MainActor
public class MPRemoteCommandEvent: NSObject {
  /// The command that was asked for.
  public let command: MPRemoteCommand
  /// When, in seconds on the application's clock.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, at time: TimeInterval) {
    self.command = command
    timestamp = time
    super.init()
  }
}

/// Whether winding starts or stops.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// It starts.
  case beginSeeking = 0
  /// It stops.
  case endSeeking = 1
}

/// Winding starts or stops.
@preconcurrency @MainActor
public final class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Whether it starts or stops.
  public let type: MPSeekCommandEventType

  init(_ command: MPRemoteCommand, _ type: MPSeekCommandEventType, at time: TimeInterval) {
    self.type = type
    super.init(command, at: time)
  }
}

/// Go some seconds on or back.
@preconcurrency @MainActor
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How many seconds.
  public let interval: TimeInterval

  init(_ command: MPRemoteCommand, _ interval: TimeInterval, at time: TimeInterval) {
    self.interval = interval
    super.init(command, at: time)
  }
}

/// Go to a moment.
@preconcurrency @MainActor
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The moment, in seconds from the start.
  public let positionTime: TimeInterval

  init(_ command: MPRemoteCommand, _ position: TimeInterval, at time: TimeInterval) {
    positionTime = position
    super.init(command, at: time)
  }
}

/// Play at another pace.
@preconcurrency @MainActor
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The pace; 1 is the ordinary one.
  public let playbackRate: Float

  init(_ command: MPRemoteCommand, _ rate: Float, at time: TimeInterval) {
    playbackRate = rate
    super.init(command, at: time)
  }
}

/// Rate what is playing.
@preconcurrency @MainActor
public final class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// The rating.
  public let rating: Float

  init(_ command: MPRemoteCommand, _ rating: Float, at time: TimeInterval) {
    self.rating = rating
    super.init(command, at: time)
  }
}

/// Something was said about what is playing, or taken back.
@preconcurrency @MainActor
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether it is taken back.
  public let isNegative: Bool

  init(_ command: MPRemoteCommand, isNegative: Bool, at time: TimeInterval) {
    self.isNegative = isNegative
    super.init(command, at: time)
  }
}

/// Repeat something else.
@preconcurrency @MainActor
public final class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  /// What to repeat.
  public let repeatType: MPRepeatType
  /// Whether to remember it; no remote control here asks for that.
  public var preservesRepeatMode: Bool { false }

  init(_ command: MPRemoteCommand, _ type: MPRepeatType, at time: TimeInterval) {
    repeatType = type
    super.init(command, at: time)
  }
}

/// Mix something else.
@preconcurrency @MainActor
public final class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  /// What to mix.
  public let shuffleType: MPShuffleType
  /// Whether to remember it; no remote control here asks for that.
  public var preservesShuffleMode: Bool { false }

  init(_ command: MPRemoteCommand, _ type: MPShuffleType, at time: TimeInterval) {
    shuffleType = type
    super.init(command, at: time)
  }
}
