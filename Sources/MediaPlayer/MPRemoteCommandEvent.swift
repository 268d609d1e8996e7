/// The event that the targets of a command receive.
@preconcurrency @MainActor
public class MPRemoteCommandEvent: NSObject {
  /// The command that was sent.
  public let command: MPRemoteCommand
  /// The time of the command, in seconds on the application's clock.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, at time: TimeInterval) {
    self.command = command
    timestamp = time
    super.init()
  }
}

/// The phase of a seek.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// Seeking begins.
  case beginSeeking = 0
  /// Seeking ends.
  case endSeeking = 1
}

/// An event that begins or ends seeking.
@preconcurrency @MainActor
public final class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// The phase of the seek.
  public let type: MPSeekCommandEventType

  init(_ command: MPRemoteCommand, _ type: MPSeekCommandEventType, at time: TimeInterval) {
    self.type = type
    super.init(command, at: time)
  }
}

/// An event that skips by a number of seconds.
@preconcurrency @MainActor
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The number of seconds to skip.
  public let interval: TimeInterval

  init(_ command: MPRemoteCommand, _ interval: TimeInterval, at time: TimeInterval) {
    self.interval = interval
    super.init(command, at: time)
  }
}

/// An event that changes the playback position.
@preconcurrency @MainActor
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The new position, in seconds from the start.
  public let positionTime: TimeInterval

  init(_ command: MPRemoteCommand, _ position: TimeInterval, at time: TimeInterval) {
    positionTime = position
    super.init(command, at: time)
  }
}

/// An event that changes the playback rate.
@preconcurrency @MainActor
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The new rate, where 1 is normal speed.
  public let playbackRate: Float

  init(_ command: MPRemoteCommand, _ rate: Float, at time: TimeInterval) {
    playbackRate = rate
    super.init(command, at: time)
  }
}

/// An event that rates the current item.
@preconcurrency @MainActor
public final class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// The rating.
  public let rating: Float

  init(_ command: MPRemoteCommand, _ rating: Float, at time: TimeInterval) {
    self.rating = rating
    super.init(command, at: time)
  }
}

/// An event that gives feedback about the current item, or withdraws it.
@preconcurrency @MainActor
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether the feedback is withdrawn.
  public let isNegative: Bool

  init(_ command: MPRemoteCommand, isNegative: Bool, at time: TimeInterval) {
    self.isNegative = isNegative
    super.init(command, at: time)
  }
}

/// An event that changes the repeat mode.
@preconcurrency @MainActor
public final class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  /// The new repeat mode.
  public let repeatType: MPRepeatType
  /// Whether the mode is stored.
  ///
  /// No remote control requests it.
  public var preservesRepeatMode: Bool { false }

  init(_ command: MPRemoteCommand, _ type: MPRepeatType, at time: TimeInterval) {
    repeatType = type
    super.init(command, at: time)
  }
}

/// An event that changes the shuffle mode.
@preconcurrency @MainActor
public final class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  /// The new shuffle mode.
  public let shuffleType: MPShuffleType
  /// Whether the mode is stored.
  ///
  /// No remote control requests it.
  public var preservesShuffleMode: Bool { false }

  init(_ command: MPRemoteCommand, _ type: MPShuffleType, at time: TimeInterval) {
    shuffleType = type
    super.init(command, at: time)
  }
}
