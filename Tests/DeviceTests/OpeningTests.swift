import Testing
import TouchstoneTesting
import UIKit

/// URLs that apps open, and requests about the application as a whole.
@Suite(.staged)
@MainActor
struct OpeningTests {
  private let web = URL(string: "https://example.org/a?b=c")!

  @Test("a web address is shown, and its completion runs in a turn of its own")
  func shown() {
    let stage = Stage()
    var answers: [Bool] = []
    stage.application.open(web) { answers.append($0) }
    #expect(answers.isEmpty)
    stage.advance(by: 0)
    #expect(answers == [true])
    #expect(stage.traceText.contains("device open · https://example.org/a?b=c"))
  }

  @Test(
    "an address without an app that opens it is refused",
    arguments: ["tel:123", "app-settings:", "file:///etc/passwd", "javascript:alert(1)"])
  func others(address: String) {
    let stage = Stage()
    let url = URL(string: address)!
    var answers: [Bool] = []
    #expect(!stage.application.canOpenURL(url))
    stage.application.open(url) { answers.append($0) }
    stage.advance(by: 0)
    #expect(answers == [false])
    #expect(stage.application.deviceState.requests.isEmpty)
  }

  @Test("an address restricted to universal links is refused")
  func universal() {
    let stage = Stage()
    var answers: [Bool] = []
    stage.application.open(web, options: [.universalLinksOnly: true]) { answers.append($0) }
    stage.advance(by: 0)
    #expect(answers == [false])
  }

  @Test("application settings are stored, and a badge is never less than 0")
  func settings() {
    let stage = Stage()
    let application = stage.application
    application.isIdleTimerDisabled = true
    application.applicationIconBadgeNumber = 3
    application.applicationIconBadgeNumber = -2
    #expect(application.isIdleTimerDisabled)
    #expect(application.applicationIconBadgeNumber == 0)
    #expect(stage.traceText.contains("device badge · 3"))
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "upload")
    #expect(first != second && first != .invalid)
    application.endBackgroundTask(first)
  }
}
