package import TouchstoneGeometry
package import TouchstoneInput

/// The first line of a recording: what it was made with.
package struct RecordingHeader: Hashable, Sendable {
  /// The screen on which the input happened.
  package struct Screen: Hashable, Sendable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// The pixels of a point.
    package var scale: Double
    /// The frames of a second.
    package var hz: Double
    /// What the screen's own furniture covers at its edges, in points; nothing where it isn't said.
    package var insets: UIEdgeInsets
    /// Keys that this version does not know, kept in their order.
    package var extra: [JSONMember]

    /// Makes a screen.
    package init(
      width: Double, height: Double, scale: Double, hz: Double = ordinaryRate,
      insets: UIEdgeInsets = .zero, extra: [JSONMember] = []
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.hz = hz
      self.insets = insets
      self.extra = extra
    }

    /// The key of the insets, which versions before it keep as one they don't know.
    static let insetsKey = "insets"
    /// The frames of a second where a recording does not say.
    package static let ordinaryRate: Double = 60
  }

  /// The version of the format; there is one.
  package static let version = 1

  /// The screen.
  package var screen: Screen
  /// The scene of the application, if it has scenes.
  package var scene: String?
  /// Keys that this version does not know, kept in their order.
  package var extra: [JSONMember]

  /// Makes a header.
  package init(screen: Screen, scene: String? = nil, extra: [JSONMember] = []) {
    self.screen = screen
    self.scene = scene
    self.extra = extra
  }
}

/// One line of a recording behind the header; keys that this version does not know are kept.
package enum RecordingRecord: Hashable, Sendable {
  /// Something the host reported.
  case input(RawInput, extra: [JSONMember] = [])
  /// The host drew a frame.
  case frame(time: Double, extra: [JSONMember] = [])
  /// Nothing happened until then, and timers run that long.
  case advance(time: Double, extra: [JSONMember] = [])
  /// Another scene, or the same scene again, was shown. `screen` is `nil` if the screen didn't
  /// change.
  case scene(
    time: Double, name: String, screen: RecordingHeader.Screen? = nil, extra: [JSONMember] = [])
  /// Records are missing because they couldn't be written.
  case gap(RecordingGap, extra: [JSONMember] = [])

  /// The key of an `advance` that shows a scene. Earlier readers treat it as an unknown key.
  static let sceneKey = "scene"
  /// The key of an `advance` that ends a gap. Earlier readers treat it as an unknown key.
  static let gapKey = "gap"

  /// When it happened, in seconds.
  package var time: Double {
    switch self {
    case .input(let input, _): input.time
    case .frame(let time, _), .advance(let time, _), .scene(let time, _, _, _): time
    case .gap(let gap, _): gap.end
    }
  }
}

/// The records that are missing because a recording couldn't be written for a while, as on a full
/// disk.
package struct RecordingGap: Hashable, Sendable {
  /// The time of the last record before it, in seconds.
  package var start: Double
  /// The time of the first record after it, in seconds.
  package var end: Double
  /// The number of missing inputs.
  package var inputs: Int
  /// The number of missing frames and moments.
  package var frames: Int

  /// Makes a gap.
  package init(start: Double, end: Double, inputs: Int, frames: Int) {
    (self.start, self.end, self.inputs, self.frames) = (start, end, inputs, frames)
  }
}

/// A session that can be played again: a header, and what happened in order of time.
package struct Recording: Hashable, Sendable {
  /// What it was made with.
  package var header: RecordingHeader
  /// What happened.
  package var records: [RecordingRecord]
  /// What is missing if the file ends in the middle of a line, as one sentence.
  package var cutOffNote: String?
  /// Descriptions of the records that are missing or were left out because of gaps, one sentence
  /// each.
  package var gapNotes: [String] = []

  /// All notes about missing records that the user should see.
  package var notes: [String] { gapNotes + [cutOffNote].compactMap(\.self) }

  /// Whether the file ended in the middle of a line, so that its last record is missing.
  package var isCutOff: Bool { cutOffNote != nil }

  /// Makes a recording.
  package init(
    header: RecordingHeader, records: [RecordingRecord], cutOffNote: String? = nil
  ) {
    self.header = header
    self.records = records
    self.cutOffNote = cutOffNote
  }
}
