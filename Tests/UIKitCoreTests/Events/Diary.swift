import Testing
import TouchstoneHost
import TouchstoneTesting
import UIKit

/// The calls in order. The views, recognizers, windows and applications of a test share a diary.
@MainActor
final class Diary {
  /// One line per call: the receiver, the method, and the numbers of the touches.
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func note(_ who: String, _ what: String, _ touches: Set<UITouch>) {
    lines.append("\(who) \(what) \(Diary.numbers(touches))")
  }

  /// Returns the lines so far and clears them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Returns the numbers of touches, counted from 1 in the order in which they began.
  static func numbers(_ touches: Set<UITouch>) -> String {
    touches.map(\.hash).sorted().map(String.init).joined(separator: ",")
  }
}

/// A view that consumes its touches and records them.
class DiaryView: UIView {
  let name: String
  let diary: Diary
  /// Called after each call was recorded.
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

/// A recognizer that records its touches, and that recognizes nothing unless `recognizesMoves` is
/// set.
final class DiaryRecognizer: UIGestureRecognizer {
  let label: String
  let diary: Diary
  /// Whether the recognizer recognizes with its first move.
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

/// An application that reports every event before it sends it, and that can send it any number of
/// times.
final class WatchingApplication: UIApplication {
  var onEvent: (UIEvent) -> Void = { _ in }
  var superCalls = 1

  override func sendEvent(_ event: UIEvent) {
    onEvent(event)
    for _ in 0..<superCalls { super.sendEvent(event) }
  }
}

/// A window that reports every event before it sends it, and that can send it any number of times.
final class WatchingWindow: UIWindow {
  var onEvent: (UIEvent) -> Void = { _ in }
  var superCalls = 1

  override func sendEvent(_ event: UIEvent) {
    onEvent(event)
    for _ in 0..<superCalls { super.sendEvent(event) }
  }
}

extension Stage {
  /// The application of a stage that was created with a ``WatchingApplication``.
  var watching: WatchingApplication { application as! WatchingApplication }

  /// Plays lines of a recording with fields that a test chooses.
  func play(_ lines: [String]) throws {
    let header = #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60}}"#
    let text = ([header] + lines).joined(separator: "\n") + "\n"
    RecordingPlayer.play(try RecordingReader.read(text), on: application)
  }
}

/// Returns a line of a recording: one sample of a finger.
func sampleLine(
  _ time: Double, _ id: Int, _ phase: String, _ x: Double, _ y: Double, more: String = ""
) -> String {
  #"{"t":\#(time),"kind":"touch","id":\#(id),"phase":"\#(phase)","x":\#(x),"y":\#(y)\#(more)}"#
}
