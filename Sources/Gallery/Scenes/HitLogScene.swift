internal import UIKit

/// Every view logs when hit testing calls it, and its result.
final class HitLogScene: PageController {
  static let scene = AppScene(
    name: "hit-log", title: "Hit log: each hit test",
    hint: "Touch view 4. Each view logs its hitTest calls and what they return: front views first, "
      + "children before their parent returns.",
    window: { frame in
      let window = TestWindow(frame: frame)
      window.accessibilityIdentifier = "TestWindow"
      window.rootViewController = HitLogScene()
      return window
    })

  private let lines = LogView(
    "log", prompt: "The lines appear here, and on standard output.",
    frame: CGRect(x: 20, y: 612, width: 350, height: 186))

  override func loadView() {
    view = LoggingView("0", .systemGroupedBackground, frame: UIScreen.main.bounds)
  }

  override func viewDidLoad() {
    addHeadline(Self.scene)
    let one = LoggingView("1", .systemTeal, frame: CGRect(x: 20, y: 300, width: 350, height: 292))
    let two = LoggingView("2", .systemIndigo, frame: CGRect(x: 20, y: 144, width: 350, height: 136))
    let three = LoggingView("3", .systemPink, frame: CGRect(x: 18, y: 48, width: 150, height: 226))
    let four = LoggingView(
      "4", .systemOrange, frame: CGRect(x: 182, y: 48, width: 150, height: 226))
    view.addSubview(one)
    view.addSubview(two)
    one.addSubview(three)
    one.addSubview(four)
    view.addSubview(lines)
    view.addSubview(
      CaptionLabel(
        "View 0 is the page itself, in a window called TestWindow.",
        frame: CGRect(x: 20, y: 808, width: 350, height: 20)))
  }

  // No view consumes its touches, so all of them travel up to here.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let window = view.window as? TestWindow else { return }
    lines.show(window.log.lines)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A window that begins a new log, because hit testing starts with it, and prints the log when it
/// is complete.
final class TestWindow: UIWindow {
  let log = HitLog()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Tools hit-test without an event. Only real touches are logged.
    guard event != nil else { return super.hitTest(point, with: event) }
    log.begin()
    log.ask("TestWindow")
    let hit = super.hitTest(point, with: event)
    log.answer(hit, by: "TestWindow")
    log.print()
    return hit
  }
}

/// A colored view with a number, which logs the calls of its hit test.
final class LoggingView: UIView {
  convenience init(_ number: String, _ color: UIColor, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = number
    backgroundColor = color
    // View 0 is the page.
    guard number != "0" else { return }
    layer.cornerRadius = PageLayout.corner
    addSubview(
      CaptionLabel(
        "view \(number)", weight: .semibold, color: .white,
        frame: CGRect(x: 12, y: 9, width: 80, height: 20)))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard event != nil, let log = (window as? TestWindow)?.log else {
      return super.hitTest(point, with: event)
    }
    log.ask(HitLog.name(self))
    let hit = super.hitTest(point, with: event)
    log.answer(hit, by: HitLog.name(self))
    return hit
  }
}

/// The lines of one hit test.
@MainActor
final class HitLog {
  private(set) var lines: [String] = []

  func begin() { lines = [] }

  func ask(_ name: String) { lines.append("hit test from view \(name)") }

  func answer(_ hit: UIView?, by name: String) {
    lines.append("return hit view \(hit.map(Self.name) ?? "(null)"), self view \(name)")
  }

  /// Prints the lines to standard output and flushes it, so that a pipe receives them at once.
  func print() {
    for line in lines { Swift.print(line) }
    fflush(nil)
  }

  static func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "(unnamed)" }
}
