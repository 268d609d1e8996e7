import Gallery
import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneReplay
import TouchstoneTesting
import UIKit

/// An app with a button that counts, and a button that shows another controller.
private final class CountingDelegate: WindowDelegate {
  static var isBroken = false

  override func makeController() -> UIViewController { CountingController() }
}

private final class CountingController: UIViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.accessibilityIdentifier = "count"
    label.text = "0"
    let button = UIButton(
      frame: CGRect(x: 20, y: 200, width: 200, height: 44),
      primaryAction: UIAction { [weak self] _ in
        guard let self, !CountingDelegate.isBroken else { return }
        count += 1
        label.text = "\(count)"
      })
    button.accessibilityIdentifier = "more"
    for view in [label, button] { self.view.addSubview(view) }
  }
}

/// Tests that are generated from recordings, and their results in a broken app.
@MainActor
@Suite(.staged) struct TestWriterTests {
  private var header: RecordingHeader {
    RecordingHeader(screen: .init(Device.iPhone14.screen()))
  }

  private func writer(_ name: String = "A tap") -> TestWriter {
    TestWriter(name: name, delegate: "App.CountingDelegate") { header in
      let application = try UIApplication.launch(
        delegate: CountingDelegate.self, screen: header.screen.configuration)
      application.loop.show()
      return application
    }
  }

  private func session(_ taps: [Double]) -> Recording {
    let records = taps.flatMap { time in
      [(TouchSample.Phase.began, time), (.ended, time + 0.0625)].map { phase, time in
        RecordingRecord.input(
          .touch(
            TouchSample(id: 1, phase: phase, position: Point(x: 40, y: 220), time: time)))
      }
    }
    return Recording(header: header, records: records)
  }

  @Test func `A tap is written with the name of its view and the resulting changes`() throws {
    #expect(
      try writer().source(of: session([0.5, 2])) == """
        @testable import App
        import TouchstoneTesting
        import UIKit

        /// Generated from a recording.
        @MainActor @Test func `A tap`() {
          let stage = Stage(
            app: CountingDelegate.self, device: .iPhone14)
          stage.advance(by: 0.5)
          stage.tap("more")
          stage.advance(by: 1.45)
          #expect((stage.view("count") as? UILabel)?.text == "1")
          stage.tap("more")
          stage.advance(by: 0.5)
          #expect((stage.view("count") as? UILabel)?.text == "2")
        }

        """)
  }

  @Test func `Only the last seconds are tested, and earlier input leads up to them`() throws {
    let source = try writer().source(of: session([0.5, 2]), last: 1)
    #expect(source.contains("// Setup."))
    #expect(!source.contains("\"1\""))
    #expect(source.contains("#expect((stage.view(\"count\") as? UILabel)?.text == \"2\")"))
  }

  @Test func `A broken app gives another test, so that the old one fails`() throws {
    defer { CountingDelegate.isBroken = false }
    CountingDelegate.isBroken = true
    let source = try writer().source(of: session([0.5]))
    #expect(!source.contains("\"1\""))
    #expect(source.contains("// Nothing on the screen changed."))
  }

  @Test func `The calls of such a test find the expected values on a stage`() {
    func counted() -> String? {
      let stage = Stage(app: CountingDelegate.self, device: .iPhone14)
      stage.advance(by: 0.5)
      stage.tap("more")
      return (stage.view("count") as? UILabel)?.text
    }
    #expect(counted() == "1")
    CountingDelegate.isBroken = true
    defer { CountingDelegate.isBroken = false }
    #expect(counted() == "0")
  }

  @Test func `An invalid function name is made valid`() throws {
    let source = try writer("A `b`\nc\\d").source(of: session([0.5]))
    #expect(source.contains("func `A 'b''c'd`()"))
  }

  @Test func `Writing leaves the current application unchanged`() throws {
    let stage = Stage()
    _ = try writer().source(of: session([0.5]))
    #expect(UIApplication.shared === stage.application)
  }

  @Test func `A missing view fails the test with the existing names`() {
    let stage = Stage(app: CountingDelegate.self)
    let failures = Stage.failures { stage.tap("less") }
    #expect(failures.count == 1)
    #expect(failures.first?.text.contains("There is no view called \"less\"; there are: ") == true)
    #expect(failures.first?.text.contains("It was renamed, or its page isn't shown yet.") == true)
  }

  @Test(arguments: [
    ("a\"b\\c\n", #""a\"b\\c\n""#), ("\u{7}\u{2028}ä", #""\u{7}\u{2028}ä""#),
  ])
  func `Texts are written as Swift literals`(text: String, literal: String) {
    #expect(SwiftLiteral.text(text) == literal)
  }
}
