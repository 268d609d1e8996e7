internal import TouchstoneHost

/// The events of a session, in the order of their beginnings.
package struct HistoryMarks {
  /// The stored marks.
  package private(set) var marks: [HistoryMark] = []
  /// A number that increases with each new or changed mark.
  package private(set) var version = 0
  /// The version of the last change of each mark, in the order of the marks.
  private var versions: [Int] = []
  private var latest = 0
  /// The numbers of the marks of active touches, keys and presses.
  private var open: [Held: Int] = [:]
  /// The number and the time of the last scroll event.
  private var latestScroll: (number: Int, time: Double)?

  private enum Held: Hashable {
    case touch(Int)
    case key(Int)
    case press(PressSample.PressType)
  }

  /// The time without scrolling after which a new mark begins, in seconds.
  private static let scrollPause = 0.3

  /// Returns the marks that are new or have changed since a version.
  package func changed(since version: Int) -> [HistoryMark] {
    guard version < self.version else { return [] }
    return marks.indices.filter { versions[$0] > version }.map { marks[$0] }
  }

  /// Adds the marks of an input.
  mutating func record(_ input: RawInput) {
    switch input {
    case .touch(let sample):
      recordHeld(.touch(sample.id), sample.phase == .began, sample.phase.isEnding, sample.time) {
        HistoryMark(
          number: 0, kind: .touch, start: sample.time, finger: sample.id,
          text: "\(sample.kind.rawValue) at \(Self.words(sample.position))")
      }
    case .key(let sample):
      recordHeld(.key(sample.usage), sample.phase == .began, sample.phase.isEnding, sample.time) {
        HistoryMark(number: 0, kind: .key, start: sample.time, text: Self.words(sample))
      }
    case .press(let sample):
      recordHeld(.press(sample.type), sample.phase == .began, sample.phase.isEnding, sample.time) {
        HistoryMark(
          number: 0, kind: .press, start: sample.time, text: "\(sample.type.rawValue) pressed")
      }
    case .scroll(let sample): scroll(at: sample.time)
    case .remote(let sample): add(.remote, at: sample.time, sample.subtype.rawValue)
    case .motion(let sample):
      if sample.phase == .began { add(.motion, at: sample.time, "shake") }
    case .text(let sample): add(.key, at: sample.time, "text")
    case .accessibility(let sample): add(.command, at: sample.time, "assistive technology")
    // The page itself shows the menu bar. Don't mark that.
    case .menu(let sample):
      if sample.change != .show { add(.command, at: sample.time, "menu") }
    case .interrupt(let time): add(.command, at: time, "interrupted")
    case .resume(let time): add(.command, at: time, "active again")
    case .transform, .touchUpdate, .hover, .deviceMotion: break
    }
  }

  /// Adds a mark without a duration.
  mutating func add(_ kind: HistoryMark.Kind, at time: Double, _ text: String) {
    append(HistoryMark(number: 0, kind: kind, start: time, text: text))
  }

  /// Removes the marks that ended before a time, and the oldest marks above the maximum number.
  mutating func drop(before time: Double, keeping most: Int) {
    var count = marks.firstIndex { ($0.end ?? $0.start) >= time } ?? marks.count
    count = max(count, marks.count - most)
    guard count > 0 else { return }
    marks.removeFirst(count)
    versions.removeFirst(count)
  }

  private mutating func recordHeld(
    _ what: Held, _ isBeginning: Bool, _ isEnding: Bool, _ time: Double,
    _ mark: () -> HistoryMark
  ) {
    if isBeginning {
      // A repeating key sends `began` several times, and `ended` once.
      guard open[what] == nil else { return }
      append(mark())
      open[what] = latest
    } else if isEnding, let number = open.removeValue(forKey: what) {
      end(number, at: time)
    }
  }

  private mutating func scroll(at time: Double) {
    if let (number, last) = latestScroll, time - last < Self.scrollPause {
      end(number, at: time)
      latestScroll = (number, time)
    } else {
      append(HistoryMark(number: 0, kind: .scroll, start: time, text: "scroll"))
      latestScroll = (latest, time)
    }
  }

  private mutating func append(_ mark: HistoryMark) {
    latest += 1
    version += 1
    var mark = mark
    mark.number = latest
    mark.start = HistoryTime.rounded(mark.start)
    marks.append(mark)
    versions.append(version)
  }

  private mutating func end(_ number: Int, at time: Double) {
    guard let first = marks.first?.number, marks.indices.contains(number - first) else { return }
    version += 1
    marks[number - first].end = HistoryTime.rounded(time)
    versions[number - first] = version
  }

  private static func words(_ point: Point) -> String {
    "\(Int(clamping: point.x)), \(Int(clamping: point.y))"
  }

  private static func words(_ sample: KeySample) -> String {
    sample.characters.isEmpty ? "key \(sample.usage)" : "key “\(sample.characters)”"
  }
}

extension TouchSample.Phase {
  /// Whether the touch has ended or was canceled.
  var isEnding: Bool { self == .ended || self == .cancelled }
}

extension HeldPhase {
  fileprivate var isEnding: Bool { self == .ended || self == .cancelled }
}
