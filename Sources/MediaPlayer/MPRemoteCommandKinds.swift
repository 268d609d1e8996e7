internal import TouchstoneInput

/// A command that skips by a number of seconds.
@preconcurrency @MainActor
public final class MPSkipIntervalCommand: MPRemoteCommand {
  /// The intervals offered to the user in seconds, the preferred one first.
  public var preferredIntervals: [NSNumber] = [] {
    didSet {
      preferredIntervals =
        NumberCheck.admit(
          preferredIntervals, else: oldValue, "preferredIntervals", of: self) ?? []
    }
  }

  /// The interval in seconds if neither the skip nor the app states one. Browsers use the same
  /// value.
  static let usualInterval = 10.0

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPSkipIntervalCommandEvent(
      self, sample.value ?? preferredIntervals.first?.doubleValue ?? Self.usualInterval,
      at: sample.time)
  }
}

/// A command that changes the playback position.
@preconcurrency @MainActor
public final class MPChangePlaybackPositionCommand: MPRemoteCommand {
  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPChangePlaybackPositionCommandEvent(self, sample.value ?? 0, at: sample.time)
  }
}

/// A command that changes the playback rate.
@preconcurrency @MainActor
public final class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The rates offered to the user.
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

/// A command that rates the current item.
@preconcurrency @MainActor
public final class MPRatingCommand: MPRemoteCommand {
  /// The highest rating.
  public var maximumRating: Float = 0 {
    didSet {
      maximumRating = NumberCheck.admit(maximumRating, else: oldValue, "maximumRating", of: self)
    }
  }
  /// The lowest rating.
  public var minimumRating: Float = 0 {
    didSet {
      minimumRating = NumberCheck.admit(minimumRating, else: oldValue, "minimumRating", of: self)
    }
  }

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPRatingCommandEvent(self, Float(sample.value ?? 0), at: sample.time)
  }
}

/// A command that gives feedback about the current item: like, dislike or bookmark.
@preconcurrency @MainActor
public final class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the feedback has already been given.
  public var isActive = false
  /// The title of the command.
  public var localizedTitle = ""
  /// The title of the command if space is limited.
  public var localizedShortTitle = ""

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPFeedbackCommandEvent(self, isNegative: sample.value == 0, at: sample.time)
  }
}

/// The repeat modes.
public enum MPRepeatType: Int, Sendable {
  /// Nothing is repeated.
  case off = 0
  /// The current item is repeated.
  case one = 1
  /// Everything is repeated.
  case all = 2
}

/// The shuffle modes.
public enum MPShuffleType: Int, Sendable {
  /// Nothing is shuffled.
  case off = 0
  /// The items are shuffled.
  case items = 1
  /// The albums or other collections are shuffled.
  case collections = 2
}

/// A command that changes the repeat mode.
@preconcurrency @MainActor
public final class MPChangeRepeatModeCommand: MPRemoteCommand {
  /// The current repeat mode.
  public var currentRepeatType = MPRepeatType.off

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPChangeRepeatModeCommandEvent(
      self, sample.value.flatMap { MPRepeatType(rawValue: Int(clamping: $0)) } ?? .off,
      at: sample.time)
  }
}

/// A command that changes the shuffle mode.
@preconcurrency @MainActor
public final class MPChangeShuffleModeCommand: MPRemoteCommand {
  /// The current shuffle mode.
  public var currentShuffleType = MPShuffleType.off

  override func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    MPChangeShuffleModeCommandEvent(
      self, sample.value.flatMap { MPShuffleType(rawValue: Int(clamping: $0)) } ?? .off,
      at: sample.time)
  }
}
