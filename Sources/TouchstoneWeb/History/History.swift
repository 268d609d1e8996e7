internal import TouchstoneHost

/// What happened on the stage lately, so that a page can go back to any moment of it.
///
/// It is one more reader beside the tabs, and keeps what a tab is told: screen, scene, layers, lanes,
/// fingers, edited text, what assistive technology finds, the road. Besides it keeps for each touch that
/// begins why it goes where it goes, and what is known of each view that has changed.
///
/// All is kept in segments. Each begins from nothing, so that any moment is the beginning of one segment
/// and the entries after it. A frame in which nothing changes costs nothing.
@MainActor package final class History {
  let session: any PageSession
  let limits: HistoryLimits
  /// Whether segments become text as soon as they are over; else that is done when they are asked for.
  private let writesAtOnce: Bool

  /// The segments that are over, oldest first.
  private(set) var segments: [HistorySegment] = []
  /// The segment that goes on.
  private var open: HistorySegment?
  private var entries: [HistoryEntry] = []
  private var latestSegment = 0
  private var segmentBytes = 0
  /// The time of the latest entry.
  private var latestTime = 0.0

  private var reader: HistoryReader?
  /// When a frame has brought something last.
  private var latestNews = -Double.infinity
  /// Seconds without news after which nothing moves: of a drag not each frame has some.
  private static let motionPause = 0.3
  private var roadStep = 0
  private var journalLine = 0
  private var scene: String?
  private var fingers: [Int: PageFinger] = [:]
  private var elements = PageElements()
  /// Why the latest touch went where it went; nothing before the first one of a scene.
  private(set) var inspection: Inspection?
  /// Where the latest touch began, and when it has come to something; nothing once that was asked.
  private var question: (x: Double, y: Double, due: Double)?
  /// How long after a lift a touch has come to something, in seconds, as a page has it.
  private static let settling = 0.15

  private(set) var lines: [JournalLine] = []
  private(set) var marks = HistoryMarks()
  private(set) var sheets = HistorySheets()
  private(set) var images = HistoryImages()

  /// Makes a history of a session; it keeps nothing until it begins.
  package init(
    _ session: any PageSession, limits: HistoryLimits = HistoryLimits(), writesAtOnce: Bool = false
  ) {
    self.session = session
    self.limits = limits
    self.writesAtOnce = writesAtOnce
  }

  // MARK: Beginning and ending

  /// Whether it keeps what happens.
  package var isOn: Bool { reader != nil }

  /// Whether it has something to read still, for which frames must go on.
  var isBusy: Bool { isOn && (sheets.isBusy || question.map { $0.due < .infinity } == true) }

  /// When it needs a frame to read what has changed, or infinity if it waits for nothing.
  var nextReading: Double {
    guard isOn else { return .infinity }
    let rest = latestNews + Self.motionPause
    return min(
      question?.due ?? .infinity, sheets.nextReading(inMotion: true),
      max(rest, sheets.nextReading(inMotion: false)))
  }

  /// Keeps what happens from now on.
  package func begin() {
    guard !isOn else { return }
    reader = HistoryReader(session)
    session.isRoadKept = true
    session.willTake = { [weak self] in self?.take($0) }
    roadStep = session.latestRoadStep
    if scene == nil { scene = session.currentScene }
  }

  /// Keeps what it has, and reads nothing more.
  func pause() {
    endSegment()
    reader = nil
    question = nil
    fingers = [:]
    session.isRoadKept = false
    session.willTake = nil
  }

  // MARK: Reading

  /// Takes in an input that is about to be delivered.
  private func take(_ input: RawInput) {
    marks.take(input)
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
    // It may find fault only with what is there now, as where a menu that was touched has closed.
    if isLater, inspection.culprit != nil { return }
    self.inspection = inspection
    sheets.changed((inspection.path + inspection.refused).compactMap(\.node))
    append(.inspection(inspection), at: time)
  }

  /// Asks once more of a touch that is over: by now it is known what came of it.
  private func askAgain(at time: Double) {
    guard let asked = question, asked.due <= time else { return }
    question = nil
    if open == nil { beginSegment(at: time) }
    inspect(at: asked.x, asked.y, time: time, isLater: true)
  }

  /// Takes in what a frame has brought.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds on the application's clock.
  ///   - elements: What assistive technology finds, as it was read last.
  package func note(at time: Double, elements: PageElements) {
    guard
      let news = reader?.news(
        of: session, fingers: sortedFingers, elements: elements, at: time)
    else { return }
    self.elements = elements
    noteJournal()
    noteScene(at: time)
    askAgain(at: time)
    let road = takeRoad(at: time)
    if !news.isEmpty { latestNews = time }
    sheets.read(session, at: time, inMotion: time - latestNews < Self.motionPause)
    guard !news.isEmpty || road != nil else { return }
    if isFull(at: time) { endSegment() }
    if open == nil {
      beginSegment(at: time)
    } else {
      for message in news { append(message, at: time) }
    }
    if let road { append(road, at: time) }
  }

  private var sortedFingers: [PageFinger] {
    fingers.isEmpty ? [] : fingers.values.sorted { $0.id < $1.id }
  }

  private func noteJournal() {
    let new = session.journal(since: journalLine)
    guard let last = new.last else { return }
    journalLine = last.number
    lines += new
    for line in new where line.kind == "fault" { marks.add(.fault, at: line.time, line.text) }
    if lines.count > limits.lines { lines.removeFirst(lines.count - limits.lines) }
  }

  private func noteScene(at time: Double) {
    guard scene != session.currentScene else { return }
    scene = session.currentScene
    inspection = nil
    question = nil
    let title = session.scenes.first { $0.name == session.currentScene }?.title
    marks.add(.scene, at: time, title ?? session.currentScene)
  }

  private func takeRoad(at time: Double) -> ServerMessage? {
    guard session.latestRoadStep > roadStep else { return nil }
    let steps = session.roadSteps(after: roadStep)
    roadStep = session.latestRoadStep
    guard !steps.isEmpty else { return nil }
    return .road(PageRoad(rate: 1, time: time, waiting: 0, next: [], steps: steps))
  }

  // MARK: Segments

  private func isFull(at time: Double) -> Bool {
    guard let open else { return false }
    return time - open.start >= limits.segmentSeconds || entries.count >= limits.segmentEntries
  }

  /// Begins with all there is.
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
    open?.images.formUnion(images.keep(difference) { session.image($0) })
    sheets.changed(difference.changed.lazy.filter(\.isView).map(\.id))
    sheets.changed(difference.updated.lazy.map(\.id))
  }

  /// Ends the segment that goes on, so that all that has happened is in segments that are over.
  func endSegment() {
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

  /// How many bytes all of it takes, about.
  package var bytes: Int { segmentBytes + images.bytes + sheets.bytes }

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
    sheets.drop(before: start)
    images.keepOnly(segments.reduce(into: []) { $0.formUnion($1.images) })
    lines.removeFirst(lines.firstIndex { $0.time >= start } ?? lines.count)
  }

  // MARK: Asking

  /// The first moment that is kept.
  package var start: Double { segments.first?.start ?? open?.start ?? latestTime }

  /// The latest moment at which anything changed.
  package var end: Double { latestTime }

  /// A segment's entries as JSON; nil for one that is not kept.
  func text(ofSegment number: Int) -> [UInt8]? { segments.first { $0.number == number }?.text }

  /// Reads what is known of every view that has changed, now.
  package func readAllSheets() { sheets.read(session, at: latestTime, all: true) }
}
