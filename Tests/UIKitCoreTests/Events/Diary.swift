import Testing
import TouchstoneHost
import TouchstoneTesting
import UIKit

/// What happened, in the order in which it happened; views, recognizers, windows and applications
/// of a test write into the same diary.
@MainActor
final class Diary {
  /// A line a call: who, what, and the numbers of the touches.
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func note(_ who: String, _ what: String, _ touches: Set<UITouch>) {
    lines.append("\(who) \(what) \(Diary.numbers(touches))")
  }

  /// Answers the lines so far and starts over.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The numbers of touches, counted from 1 in the order in which they began.
  static func numbers(_ touches: Set<UITouch>) -> String {
    touches.map(\.hash).sorted().map(String.init).joined(separator: ",")
  }
}

/// A view that keeps its touches and writes them down.
class DiaryView: UIView {
  let name: String
  let diary: Diary
  /// Called after each call was noted.
  var onTouches: (Set<UITouch>, UIEvent) -> Void = { _, _ in }

  init(_ name: String, _ diary: Diary, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100))
  {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    diary.note(name, what, touches)
    if let event { onTouches(touches, event) }
  }
}

/// A recognizer that writes its touches down and recognizes nothing unless told to.
final class DiaryRecognizer: UIGestureRecognizer {
  let label: String
  let diary: Diary
  /// Whether it recognizes with the first move that it sees.
  var recognizesMoves = false

  init(_ label: String, _ diary: Diary, target: Any? = nil, action: Selector? = nil) {
    self.label = label
    self.diary = diary
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.note(label, "began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.note(label, "moved", touches)
    if recognizesMoves { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.note(label, "ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.note(label, "cancelled", touches)
  }
}

/// An application that hears of every event before it is sent on, and says how often to send it on.
final class WatchingApplication: UIApplication {
  var onEvent: (UIEvent) -> Void = { _ in }
  var superCalls = 1

  override func sendEvent(_ event: UIEvent) {
    onEvent(event)
    for _ in 0..<superCalls { super.sendEvent(event) }
  }
}

/// A window that hears of every event before it is sent on, and says how often to send it on.
final class WatchingWindow: UIWindow {
  var onEvent: (UIEvent) -> Void = { _ in }
  var superCalls = 1

  override func sendEvent(_ event: UIEvent) {
    onEvent(event)
    for _ in 0..<superCalls { super.sendEvent(event) }
  }
}

extension Stage {
  /// The application of a stage that was made with a ``WatchingApplication``.
  var watching: WatchingApplication { application as! WatchingApplication }

  /// Plays lines of a recording, all fields of which a test may choose.
  func play(_ lines: [String]) throws {
    let header = #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60}}"#
    let text = ([header] + lines).joined(separator: "\n") + "\n"
    RecordingPlayer.play(try RecordingReader.read(text), on: application)
  }
}

/// A line of a recording: one sample of a finger.
func sampleLine(
  _ time: Double, _ id: Int, _ phase: String, _ x: Double, _ y: Double, more: String = ""
) -> String {
  #"{"t":\#(time),"kind":"touch","id":\#(id),"phase":"\#(phase)","x":\#(x),"y":\#(y)\#(more)}"#
}
