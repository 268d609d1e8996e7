import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Playing a recording again.
@MainActor
@Suite("Replay of recordings")
struct ReplayTests {
  private let recording: [String] = {
    var lines: [String] = []
    for index in 0..<60 {
      let time = (Double(index) * 0.0071 * 1e6).rounded() / 1e6
      let x = 20 + Double(index * 37 % 200)
      switch index % 10 {
      case 0: lines.append(sampleLine(time, 1, "began", x, 40))
      case 1: lines.append(sampleLine(time, 2, "began", x, 140))
      case 8: lines.append(sampleLine(time, 2, index == 38 ? "cancelled" : "ended", x, 140))
      case 9: lines.append(sampleLine(time, 1, "ended", x, 40))
      default: lines.append(sampleLine(time, 1 + index % 2, "moved", x, index % 2 == 0 ? 40 : 140))
      }
    }
    lines.append(#"{"t":0.5,"kind":"motion","subtype":"shake","phase":"began"}"#)
    lines.append(#"{"t":0.6,"kind":"press","phase":"began","type":"select"}"#)
    lines.append(#"{"t":0.7,"kind":"press","phase":"ended","type":"select"}"#)
    lines.append(#"{"t":0.8,"kind":"motion","subtype":"shake","phase":"ended"}"#)
    lines.append(#"{"t":0.8,"kind":"advance"}"#)
    return lines
  }()

  /// Plays the recording to a new application, and returns its trace and the calls of its views.
  private func play() throws -> (trace: String, lines: [String]) {
    let stage = Stage()
    let diary = CallLog()
    for index in 0..<3 {
      let frame = CGRect(x: 70 * CGFloat(index), y: 0, width: 70, height: 200)
      let view = DiaryView("view \(index)", diary, frame: frame)
      view.isMultipleTouchEnabled = index == 1
      view.accessibilityIdentifier = view.name
      view.addGestureRecognizer(DiaryRecognizer("recognizer \(index)", diary))
      stage.window.addSubview(view)
    }
    try stage.play(recording)
    return (stage.traceText, diary.lines)
  }

  @Test("the same recording gives the same trace and the same calls each time")
  func twice() throws {
    let first = try play()
    let second = try play()
    #expect(first.lines.count > 60)
    #expect(first.lines == second.lines)
    #expect(first.trace.utf8.elementsEqual(second.trace.utf8))
    #expect(first.trace.contains("touch 12"))
  }

  @Test("the frames of a recording are the frames that deliver its moves")
  func framesOfARecording() throws {
    let stage = Stage()
    let view = DiaryView("view", CallLog())
    stage.window.addSubview(view)
    var times: [TimeInterval] = []
    view.onTouches = { [unowned stage] touches, _ in
      if touches.first?.phase == .moved { times.append(stage.now) }
    }
    try stage.play([
      sampleLine(0, 1, "began", 10, 10), sampleLine(0.010, 1, "moved", 11, 10),
      sampleLine(0.020, 1, "moved", 12, 10), #"{"t":0.03,"kind":"frame"}"#,
      sampleLine(0.040, 1, "moved", 13, 10), #"{"t":0.09,"kind":"frame"}"#,
      sampleLine(0.1, 1, "ended", 13, 10),
    ])
    #expect(times == [0.03, 0.09])
  }
}
