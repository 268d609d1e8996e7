import RecordingObjects
import Testing
import TouchstoneHost
import TouchstoneTesting
import UIKit

extension CallLog {
  /// Records a call: the receiver, the method, and the numbers of the touches.
  func record(_ who: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    record("\(who) \(phase) \(CallLog.numbers(touches))")
  }

  /// Returns the numbers of touches, counted from 1 in the order in which they began.
  static func numbers(_ touches: Set<UITouch>) -> String {
    touches.map(\.hash).sorted().map(String.init).joined(separator: ",")
  }
}

/// A view that handles its touches and records their numbers.
class DiaryView: RecordingView {
  /// Called after each call was recorded.
  var onTouches: (Set<UITouch>, UIEvent) -> Void = { _, _ in }

  override func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
    log.record(name, phase, touches)
    if let event { onTouches(touches, event) }
  }
}

/// A recognizer that records its touches in a log, and that recognizes nothing unless
/// `recognizesMoves` is set.
final class DiaryRecognizer: RecordingRecognizer {
  let label: String
  let diary: CallLog
  /// Whether the recognizer recognizes with its first move.
  var recognizesMoves = false

  init(_ label: String, _ diary: CallLog, target: Any? = nil, action: Selector? = nil) {
    self.label = label
    self.diary = diary
    super.init(target: target, action: action)
  }

  override func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
    diary.record(label, phase, touches)
    if phase == .moved, recognizesMoves { state = .ended }
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
