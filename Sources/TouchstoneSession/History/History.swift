internal import TouchstoneHost

/// The recent history of the stage, which lets a page return to any time in it.
///
/// The history reads the session like a tab, and stores what a tab receives: the screen, scene,
/// layers, lanes, fingers, edited text, accessibility elements and delivery path. For each touch
/// that begins, it also stores the explanation of where the touch goes. For each view that has
/// changed, it stores the properties.
///
/// The history is divided into segments. Each segment starts with the full state, so that any time
/// can be restored from one segment. A frame without changes costs nothing.
@MainActor package final class History {
  let session: any PageSession
  let limits: HistoryLimits
  /// Whether segments are converted to text when they end, rather than when they are requested.
  private let writesAtOnce: Bool

  /// The finished segments, oldest first.
  private(set) var segments: [HistorySegment] = []
  /// The segment in progress.
  private var open: HistorySegment?
  private var entries: [HistoryEntry] = []
  private var latestSegment = 0
  private var segmentBytes = 0
  /// The time of the last entry.
  private var latestTime = 0.0

  private var reader: HistoryReader?
  /// The time of the last frame that brought changes.
  private var latestNews = -Double.infinity
  /// The time without changes after which the stage counts as still, in seconds. Not every frame of
  /// a drag has changes.
  private static let motionPause = 0.3
  private var deliveryStep = 0
  private var journalLine = 0
  private var scene: String?
  private var fingers: [Int: PageFinger] = [:]
  private var elements = PageElements()
  /// The explanation of the last touch, or `nil` before the first touch of a scene.
  package private(set) var inspection: Inspection?
  /// The location of the last touch and the time at which its outcome is known, or `nil` after the
  /// outcome was read.
  private var question: (x: Double, y: Double, due: Double)?
  /// The time after the end of a touch at which its outcome is known, in seconds. The page uses the
  /// same time.
  private static let settling = 0.15

  package private(set) var lines: [JournalLine] = []
  package private(set) var marks = HistoryMarks()
  private(set) var snapshots = PropertySnapshots()
  package private(set) var images = HistoryImages()

  /// Creates a history of a session.
  ///
  /// It records nothing until ``begin()`` is called.
  package init(
    _ session: any PageSession, limits: HistoryLimits = HistoryLimits(), writesAtOnce: Bool = false
  ) {
    self.session = session
    self.limits = limits
    self.writesAtOnce = writesAtOnce
  }

  // MARK: Beginning and ending

  /// Whether the history is recording.
  package var isOn: Bool { reader != nil }

  /// Whether the history has to read something, which requires further frames.
  var isBusy: Bool { isOn && (snapshots.isBusy || question.map { $0.due < .infinity } == true) }

  /// The time at which the history needs a frame to read changes, or infinity if there is nothing
  /// to read.
  package var nextReading: Double {
    guard isOn else { return .infinity }
    let rest = latestNews + Self.motionPause
    return min(
      question?.due ?? .infinity, snapshots.nextReading(inMotion: true),
      max(rest, snapshots.nextReading(inMotion: false)))
  }

  /// Starts recording.
  package func begin() {
    guard !isOn else { return }
    reader = HistoryReader(session)
    session.isDeliveryPathRecorded = true
    session.willPost = { [weak self] in self?.record($0) }
    deliveryStep = session.latestDeliveryStep
    if scene == nil { scene = session.currentScene }
  }

  /// Stops recording and keeps the recorded history.
  package func pause() {
    endSegment()
    reader = nil
    question = nil
    fingers = [:]
    session.isDeliveryPathRecorded = false
    session.willPost = nil
  }

  // MARK: Reading

  /// Records an input that is about to be delivered.
  private func record(_ input: RawInput) {
    marks.record(input)
    guard case .touch(let sample) = input else { return }
    if sample.phase.isEnding {
      fingers[sample.id] = nil
      question?.due = sample.time + Self.settling
    } else {
      fingers[sample.id] = PageFinger(id: sample.id, x: sample.position.x, y: sample.position.y)
    }
    guard sample.phase == .began else { return }
    if open == nil { beginSegment(at: sample.time) }
    question = (sample.position.x, sample.position.y, .infinity)
    inspect(at: sample.position.x, sample.position.y, time: sample.time)
    append(.fingers(sortedFingers), at: sample.time)
  }

  private func inspect(at x: Double, _ y: Double, time: Double, isLater: Bool = false) {
    let inspection = session.inspection(at: x, y: y)
    // A later inspection may blame only the current state, for example after a touched menu has
    // closed.
    if isLater, inspection.culprit != nil { return }
    self.inspection = inspection
    snapshots.changed((inspection.path + inspection.refused).compactMap(\.node))
    append(.inspection(inspection), at: time)
  }

  /// Inspects the last touch again after it has ended, when its outcome is known.
  private func inspectAgain(at time: Double) {
    guard let asked = question, asked.due <= time else { return }
    question = nil
    if open == nil { beginSegment(at: time) }
    inspect(at: asked.x, asked.y, time: time, isLater: true)
  }

  /// Records the changes of a frame.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds on the application's clock.
  ///   - elements: The accessibility elements as they were last read.
  package func record(at time: Double, elements: PageElements) {
    guard
      let news = reader?.news(
        of: session, fingers: sortedFingers, elements: elements, at: time)
    else { return }
    self.elements = elements
    recordJournal()
    recordScene(at: time)
    inspectAgain(at: time)
    let deliveryPath = newDeliveryPath(at: time)
    if !news.isEmpty { latestNews = time }
    snapshots.read(session, at: time, inMotion: time - latestNews < Self.motionPause)
    guard !news.isEmpty || deliveryPath != nil else { return }
    if isFull(at: time) { endSegment() }
    if open == nil {
      beginSegment(at: time)
    } else {
      for message in news { append(message, at: time) }
    }
    if let deliveryPath { append(deliveryPath, at: time) }
  }

  private var sortedFingers: [PageFinger] {
    fingers.isEmpty ? [] : fingers.values.sorted { $0.id < $1.id }
  }

  private func recordJournal() {
    let new = session.journal(since: journalLine)
    guard let last = new.last else { return }
    journalLine = last.number
    lines += new
    for line in new where line.kind == "fault" { marks.add(.fault, at: line.time, line.text) }
    if lines.count > limits.lines { lines.removeFirst(lines.count - limits.lines) }
  }

  private func recordScene(at time: Double) {
    guard scene != session.currentScene else { return }
    scene = session.currentScene
    inspection = nil
    question = nil
    let title = session.scenes.first { $0.name == session.currentScene }?.title
    marks.add(.scene, at: time, title ?? session.currentScene)
  }

  private func newDeliveryPath(at time: Double) -> ServerMessage? {
    guard session.latestDeliveryStep > deliveryStep else { return nil }
    let steps = session.deliverySteps(after: deliveryStep)
    deliveryStep = session.latestDeliveryStep
    guard !steps.isEmpty else { return nil }
    return .deliveryPath(PageDeliveryPath(rate: 1, time: time, waiting: 0, next: [], steps: steps))
  }

  // MARK: Segments

  private func isFull(at time: Double) -> Bool {
    guard let open else { return false }
    return time - open.start >= limits.segmentSeconds || entries.count >= limits.segmentEntries
  }

  /// Begins a segment with the full state.
  private func beginSegment(at time: Double) {
    guard isOn else { return }
    var fresh = HistoryReader(session)
    latestTime = max(latestTime, time)
    latestSegment += 1
    open = HistorySegment(
      number: latestSegment, start: latestTime, end: latestTime, content: .entries([]))
    let all = fresh.news(of: session, fingers: sortedFingers, elements: elements, at: time)
    for message in all { append(message, at: latestTime) }
    if let inspection { append(.inspection(inspection), at: latestTime) }
    reader = fresh
  }

  private func append(_ message: ServerMessage, at time: Double) {
    latestTime = max(latestTime, time)
    if case .tree(_, let difference) = message { follow(difference) }
    entries.append(HistoryEntry(time: latestTime, message: message))
    open?.end = latestTime
  }

  private func follow(_ difference: DisplayListDifference) {
    let session = session
    open?.images.formUnion(images.store(difference) { session.image($0) })
    snapshots.changed(difference.changed.lazy.filter(\.isView).map(\.id))
    snapshots.changed(difference.updated.lazy.map(\.id))
  }

  /// Ends the segment in progress, so that the whole history is in finished segments.
  package func endSegment() {
    guard var segment = open else { return }
    open = nil
    segment.content = .entries(entries)
    entries = []
    if writesAtOnce { segment.content = .text(segment.text) }
    segment.bytes = segment.countedBytes
    segmentBytes += segment.bytes
    segments.append(segment)
    dropOld()
  }

  /// The approximate size of the history, in bytes.
  package var bytes: Int { segmentBytes + images.bytes + snapshots.bytes }

  private func dropOld() {
    var isChanged = false
    while segments.count > 1,
      segments[0].end < latestTime - limits.seconds || bytes > limits.bytes
    {
      segmentBytes -= segments.removeFirst().bytes
      isChanged = true
    }
    let start = start
    marks.drop(before: start, keeping: limits.lines)
    guard isChanged else { return }
    snapshots.drop(before: start)
    images.retainOnly(segments.reduce(into: []) { $0.formUnion($1.images) })
    lines.removeFirst(lines.firstIndex { $0.time >= start } ?? lines.count)
  }

  // MARK: Asking

  /// The earliest time in the history.
  package var start: Double { segments.first?.start ?? open?.start ?? latestTime }

  /// The time of the last change.
  package var end: Double { latestTime }

  /// Returns a segment's entries as JSON, or `nil` if the segment isn't in the history.
  package func text(ofSegment number: Int) -> [UInt8]? {
    segments.first { $0.number == number }?.text
  }

  /// Reads the properties of all changed views now.
  package func readAllProperties() { snapshots.read(session, at: latestTime, all: true) }
}
