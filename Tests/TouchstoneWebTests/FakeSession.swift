import TouchstoneHost
import TouchstoneInput
import TouchstoneSession
import TouchstoneWeb

/// An application without views that stores its input and shows configured contents.
@MainActor final class FakeSession: PageSession {
  /// An action of the host on the application.
  enum Event: Equatable, Sendable {
    case shown(String)
    case received([RawInput], tab: Int)
    case closed(Int)
    case frame(Double)
  }

  var screen = PageScreen(width: 390, height: 844)
  let devices = [PageDevice(name: "Slate", width: 320, height: 480)]
  private(set) var style: PageStyle?

  func show(device: String, isLandscape: Bool) {
    screen = PageScreen(
      width: isLandscape ? 480 : 320, height: isLandscape ? 320 : 480, device: device,
      isLandscape: isLandscape)
  }
  func setStyle(_ style: PageStyle) { self.style = style }

  /// The font files of the application, by number.
  var fonts: [Int: [UInt8]] = [:]
  func font(_ number: Int) -> [UInt8]? { fonts[number] }

  var languages = PageLanguages()
  func show(language: String) { languages.current = language }

  let scenes = [
    (name: "first", title: "The first scene", hint: "Touch it."),
    (name: "second", title: "The second scene", hint: ""),
  ]
  var currentScene = "first"
  var shown = DisplayList()
  var lines: [JournalLine] = []
  var images: [String: EncodedImage] = [:]
  /// The error line with which all input is rejected, or `nil` to accept it.
  var refusal: String?
  private(set) var asked: [(x: Double, y: Double)] = []

  private let report: AsyncStream<Event>.Continuation
  private var reports: AsyncStream<Event>.Iterator

  init() {
    let (events, report) = AsyncStream<Event>.makeStream()
    self.report = report
    reports = events.makeAsyncIterator()
  }

  /// Returns the next action of the host, or waits for it.
  func next() async -> Event? {
    // The iterator is a value, and only this actor has it.
    nonisolated(unsafe) var reports = reports
    let event = await reports.next()
    self.reports = reports
    return event
  }

  func show(scene: String) {
    currentScene = scene
    report.yield(.shown(scene))
  }

  func receive(_ samples: [RawInput], from tab: Int) throws {
    if let refusal { throw Refusal(description: refusal) }
    report.yield(.received(samples, tab: tab))
  }

  var now = 0.0
  func tabClosed(_ tab: Int) { report.yield(.closed(tab)) }
  func frame(at seconds: Double) { report.yield(.frame(seconds)) }
  var restsUntil: Double? { nil }
  var nextPicture: Double { .infinity }
  func follow() -> DisplayListObserver {
    var known: DisplayList?
    return DisplayListObserver { [unowned self] in
      defer { known = shown }
      return DisplayListDifference(from: known, to: shown)
    }
  }
  func journal(since: Int) -> [JournalLine] { lines.filter { $0.number > since } }
  var shownTimeline: PageGestureTimeline?
  var findings: [PageFinding] = []
  func lint() -> [PageFinding] { findings }
  func gestureTimeline(since version: Int) -> PageGestureTimeline? {
    shownTimeline.flatMap { $0.version == version ? nil : $0 }
  }
  func image(_ key: String) -> EncodedImage? { images[key] }

  var journalDetails: Set<JournalDetail> = []
  private(set) var askedNodes: [Int] = []

  func inspection(ofNode node: Int) -> Inspection? {
    askedNodes.append(node)
    guard node == 7 else { return nil }
    return Inspection(
      x: 5, y: 6, path: [], refused: [], chain: [], sentence: "*card* is hit.")
  }

  func inspection(at x: Double, y: Double) -> Inspection {
    asked.append((x, y))
    return Inspection(
      x: x, y: y, path: [InspectedObject(className: "UIWindow", verdict: "hit")], refused: [],
      chain: [InspectedObject(className: "UIWindow")], sentence: "The window is hit.")
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}
