internal import TouchstoneInput

/// Goes some seconds on or back.
@preconcurrency @MainActor
public final class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds that are offered, the usual ones first.
  public var preferredIntervals: [NSNumber] = [] {
    didSet {
      preferredIntervals =
        NumberCheck.admit(
          preferredIntervals, else: oldValue, "preferredIntervals", of: self) ?? []
    }
  }

  /// Seconds of a skip that names none where the program prefers none; as browsers do.
  static let usualInterval = 10.0

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPSkipIntervalCommandEvent(
      self, sample.value ?? preferredIntervals.first?.doubleValue ?? Self.usualInterval,
      at: sample.time)
  }
}

/// Goes to a moment.
@preconcurrency @MainActor
public final class MPChangePlaybackPositionCommand: MPRemoteCommand {
  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPChangePlaybackPositionCommandEvent(self, sample.value ?? 0, at: sample.time)
  }
}

/// Plays at another pace.
@preconcurrency @MainActor
public final class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The rates that are offered.
  public var supportedPlaybackRates: [NSNumber] = [] {
    didSet {
      supportedPlaybackRates =
        NumberCheck.admit(
          supportedPlaybackRates, else: oldValue, "supportedPlaybackRates", of: self) ?? []
    }
  }

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPChangePlaybackRateCommandEvent(self, Float(sample.value ?? 1), at: sample.time)
  }
}

/// Rates what is playing.
@preconcurrency @MainActor
public final class MPRatingCommand: MPRemoteCommand {
  /// The best rating.
  public var maximumRating: Float = 0 {
    didSet {
      maximumRating = NumberCheck.admit(maximumRating, else: oldValue, "maximumRating", of: self)
    }
  }
  /// The worst rating.
  public var minimumRating: Float = 0 {
    didSet {
      minimumRating = NumberCheck.admit(minimumRating, else: oldValue, "minimumRating", of: self)
    }
  }

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPRatingCommandEvent(self, Float(sample.value ?? 0), at: sample.time)
  }
}

/// Says something about what is playing: likes it, dislikes it, or remembers it.
@preconcurrency @MainActor
public final class MPFeedbackCommand: MPRemoteCommand {
  /// Whether it was said already.
  public var isActive = false
  /// What the command is called.
  public var localizedTitle = ""
  /// What the command is called where there is little room.
  public var localizedShortTitle = ""

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPFeedbackCommandEvent(self, isNegative: sample.value == 0, at: sample.time)
  }
}

/// What is repeated.
public enum MPRepeatType: Int, Sendable {
  /// Nothing.
  case off = 0
  /// One piece.
  case one = 1
  /// Everything.
  case all = 2
}

/// What is mixed.
public enum MPShuffleType: Int, Sendable {
  /// Nothing.
  case off = 0
  /// The pieces.
  case items = 1
  /// The albums, or other collections.
  case collections = 2
}

/// Repeats something else.
@preconcurrency @MainActor
public final class MPChangeRepeatModeCommand: MPRemoteCommand {
  /// What is repeated now.
  public var currentRepeatType = MPRepeatType.off

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPChangeRepeatModeCommandEvent(
      self, sample.value.flatMap { MPRepeatType(rawValue: Int(clamping: $0)) } ?? .off,
      at: sample.time)
  }
}

/// Mixes something else.
@preconcurrency @MainActor
public final class MPChangeShuffleModeCommand: MPRemoteCommand {
  /// What is mixed now.
  public var currentShuffleType = MPShuffleType.off

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPChangeShuffleModeCommandEvent(
      self, sample.value.flatMap { MPShuffleType(rawValue: Int(clamping: $0)) } ?? .off,
      at: sample.time)
  }
}
