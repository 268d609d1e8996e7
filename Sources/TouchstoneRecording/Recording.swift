package import TouchstoneGeometry
package import TouchstoneInput
package import TouchstoneJSON
internal import TouchstoneLayers

/// The first line of a recording: the screen, and the scene at the start.
package struct RecordingHeader: Hashable, Sendable {
  /// The screen on which the input happened.
  package struct Screen: Hashable, Sendable {
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
    /// The number of pixels per point.
    package var scale: Double
    /// The number of frames per second.
    package var hz: Double
    /// The widths of the areas at the screen's edges that the device covers, in points; 0 by
    /// default.
    package var insets: UIEdgeInsets
    /// The keys that this version doesn't know, in their order.
    package var extra: [JSONMember]

    /// Creates a screen.
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

    /// The key of the insets, which older versions preserve as an unknown key.
    static let insetsKey = "insets"
    /// The number of frames per second if a recording doesn't specify it.
    package static let ordinaryRate: Double = 60
  }

  /// The version of the format; there is only one.
  package static let version = 1

  /// The screen.
  package var screen: Screen
  /// The scene at the start, or `nil` if the application has no scenes.
  package var scene: String?
  /// The tables by which the system font was measured, ``SystemFont/tables``, or `nil` if the
  /// recording doesn't name them, as recordings of older versions.
  package var font: String?
  /// The keys that this version doesn't know, in their order.
  package var extra: [JSONMember]

  /// The key of the font tables, which older versions preserve as an unknown key.
  static let fontKey = "font"

  /// Creates a header.
  package init(
    screen: Screen, scene: String? = nil, font: String? = nil, extra: [JSONMember] = []
  ) {
    self.screen = screen
    self.scene = scene
    self.font = font
    self.extra = extra
  }
}

extension RecordingHeader {
  /// A sentence about a recording whose text was measured with other tables, or `nil` if the tables
  /// are the same or unknown.
  package var fontNote: String? {
    guard let font, font != SystemFont.tables else { return nil }
    return "it was made with the font tables “\(font)”, and text is measured with "
      + "“\(SystemFont.tables)” now, so views may have other sizes; the environment variable "
      + "\(SystemFont.variable) chooses the tables"
  }
}

/// One line of a recording after the header; unknown keys are preserved.
package enum RecordingRecord: Hashable, Sendable {
  /// The host posted an input.
  case input(RawInput, extra: [JSONMember] = [])
  /// The host drew a frame.
  case frame(time: Double, extra: [JSONMember] = [])
  /// Time passed until then: timers ran, but no frame.
  case advance(time: Double, extra: [JSONMember] = [])
  /// Another scene, or the same scene again, was shown.
  ///
  /// `screen` is `nil` if the screen didn't change.
  case scene(
    time: Double, name: String, screen: RecordingHeader.Screen? = nil, extra: [JSONMember] = [])
  /// Records are missing because they couldn't be written.
  case gap(RecordingGap, extra: [JSONMember] = [])

  /// The key of an `advance` that shows a scene.
  ///
  /// Earlier readers treat it as an unknown key.
  static let sceneKey = "scene"
  /// The key of an `advance` that ends a gap.
  ///
  /// Earlier readers treat it as an unknown key.
  static let gapKey = "gap"

  /// The time of the record, in seconds.
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
  /// The number of missing frames and advances.
  package var frames: Int

  /// Creates a gap.
  package init(start: Double, end: Double, inputs: Int, frames: Int) {
    (self.start, self.end, self.inputs, self.frames) = (start, end, inputs, frames)
  }
}

/// A session that can be replayed: a header, and records in chronological order.
package struct Recording: Hashable, Sendable {
  /// The screen and the scene at the start.
  package var header: RecordingHeader
  /// The records, in chronological order.
  package var records: [RecordingRecord]
  /// A sentence about the missing end if the file ends in the middle of a line, or `nil` if the
  /// file is complete.
  package var cutOffNote: String?
  /// Descriptions of the records that are missing or were left out because of gaps, one sentence
  /// each.
  package var gapNotes: [String] = []

  /// All notes about missing records that the user should see.
  package var notes: [String] { gapNotes + [cutOffNote].compactMap(\.self) }

  /// Whether the file ended in the middle of a line, so that its last record is missing.
  package var isCutOff: Bool { cutOffNote != nil }

  /// Creates a recording.
  package init(
    header: RecordingHeader, records: [RecordingRecord], cutOffNote: String? = nil
  ) {
    self.header = header
    self.records = records
    self.cutOffNote = cutOffNote
  }
}
