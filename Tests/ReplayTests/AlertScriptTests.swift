import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneReplay
import TouchstoneTesting
import UIKit

private final class AskingDelegate: WindowDelegate {
  override func makeController() -> UIViewController { AskingController() }
}

/// A page whose button presents an alert, and which shows the chosen action.
private final class AskingController: UIViewController {
  private let answer = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    let ask = UIButton(primaryAction: UIAction { [weak self] _ in self?.ask() })
    ask.accessibilityIdentifier = "ask"
    ask.frame = CGRect(x: 20, y: 200, width: 200, height: 50)
    view.addSubview(ask)
    view.addSubview(answer)
  }

  private func ask() {
    let alert = UIAlertController(title: "Delete?", message: "Sure?", preferredStyle: .alert)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [answer] in
          answer.text = "chose \($0.title ?? "")"
        })
    }
    present(alert, animated: true)
  }
}

/// Recorded touches on the buttons of alerts become choices of actions.
@MainActor
@Suite(.staged, .serialized) struct AlertScriptTests {
  private func source(_ points: [Point]) throws -> String {
    let header = RecordingHeader(screen: .init(Device.iPhone14.screen()))
    let records = points.enumerated().flatMap { number, point in
      [(TouchSample.Phase.began, 0.5), (.ended, 0.5625)].map { phase, time in
        RecordingRecord.input(
          .touch(TouchSample(id: 1, phase: phase, position: point, time: time + Double(number))))
      }
    }
    let writer = TestWriter(name: "Alerts", delegate: "App.AskingDelegate") { header in
      let application = try UIApplication.launch(
        delegate: AskingDelegate.self, screen: header.screen.configuration)
      application.loop.show()
      return application
    }
    return try writer.source(of: Recording(header: header, records: records))
  }

  @Test func `A tap on a button of an alert is written with the title of its action`() throws {
    // The right one of two buttons in the middle of an iPhone 14.
    let source = try source([Point(x: 100, y: 225), Point(x: 269, y: 464)])
    #expect(source.contains("stage.tap(\"ask\")\n"), "\(source)")
    #expect(source.contains("stage.choose(\"Delete\")\n"), "\(source)")
    #expect(source.contains("chose Delete"), "\(source)")
  }
}
