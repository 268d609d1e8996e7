import Synchronization
import Testing
import TouchstoneHost
import TouchstoneReplay
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

@testable import TouchstoneInspector

/// A page with a mistake, with each explanation of a tap on one of its views.
///
/// Each explanation has its own page, because a tap changes it.
@MainActor
struct MistakenPage {
  /// A closure that adds contents to a page, and returns the view to tap.
  typealias Filling = @MainActor (_ page: UIView, _ stage: Stage) -> UIView

  /// The popup at the finger and *Why?* after the tap.
  struct Popup {
    let sentence: String
    let fix: String?
    /// Whether the page opens the popup at the finger.
    let isOpen: Bool
  }

  let fill: Filling

  init(_ fill: @escaping Filling) { self.fill = fill }

  private func make() -> (stage: Stage, view: UIView) {
    let stage = Stage()
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "page"
    stage.window.rootViewController = controller
    stage.settle()
    let view = fill(controller.view, stage)
    stage.settle()
    return (stage, view)
  }

  /// The sentence of `stage.why`.
  var why: String {
    let (stage, view) = make()
    return stage.why(view)
  }

  /// The sentences of the lint.
  var lint: [String] { make().stage.lint.map(\.sentence) }

  /// The sentences of `touchstone why --view`.
  var commandLine: String {
    let (stage, view) = make()
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let explanation = view.explanation(forTouchAt: middle)
    let tap = TapTrial(at: explanation.point, on: stage.application).outcome
    return "\(explanation.sentence) \(tap.sentence)"
  }

  /// The failure of a stage's tap, or `nil` if the tap doesn't fail.
  var failure: String? {
    let (stage, view) = make()
    let failures = Stage.failures { stage.tap(view) }
    return failures.isEmpty ? nil : failures.map(\.text).joined(separator: " ")
  }

  /// Returns the callout of the page after a tap.
  func popup() throws -> Popup {
    let (stage, view) = make()
    let host = ApplicationHost(stage.application)
    let session = ApplicationSession(host, appName: "Test")
    let start = stage.application.now + 1
    host.runFrame(at: start)
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    for (phase, time) in [(TouchSample.Phase.began, start + 1), (.ended, start + 1.05)] {
      try session.receive(
        [
          .touch(
            TouchSample(id: 1, phase: phase, position: Point(x: point.x, y: point.y), time: time))
        ], from: 0)
    }
    for frame in 0..<30 { host.runFrame(at: start + 1.1 + Double(frame) * 0.05) }
    let answer = session.inspection(at: point.x, y: point.y)
    let words = [answer.culprit == nil ? "" : answer.sentence, answer.outcome?.sentence ?? ""]
    return Popup(
      sentence: words.joined(separator: " "), fix: answer.fix?.code,
      isOpen: answer.culprit != nil || answer.outcome?.isLost == true)
  }

  // MARK: Parts

  static let frame = CGRect(x: 50, y: 200, width: 200, height: 50)

  static func button(_ name: String = "buy", frame: CGRect = frame) -> UIButton {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = name
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    return button
  }

  static func box(_ name: String, frame: CGRect = frame) -> UIView {
    let box = UIView(frame: frame)
    box.accessibilityIdentifier = name
    box.backgroundColor = .systemTeal
    return box
  }
}
