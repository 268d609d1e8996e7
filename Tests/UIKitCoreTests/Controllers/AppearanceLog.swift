import Testing
import UIKit

/// The callbacks of controllers in order, with the state at that moment.
@MainActor
final class AppearanceLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines so far and clears them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that logs its appearance callbacks and whether its view is in a window.
class LoggedController: UIViewController {
  let name: String
  let log: AppearanceLog
  /// Returns additional text for each callback, or `nil` if none is needed.
  var detail: ((LoggedController) -> String)?
  /// Whether layout passes are logged too.
  var tellsLayout = false

  init(_ name: String, _ log: AppearanceLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) {
    log.add("\(name) \(what)" + (detail.map { " " + $0(self) } ?? ""))
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { if tellsLayout { note("willLayout") } }
  override func viewDidLayoutSubviews() { if tellsLayout { note("didLayout") } }

  /// Logs with each callback whether the view is in a window.
  func tellWindow() {
    detail = { $0.viewIfLoaded?.window == nil ? "outside" : "inside" }
  }
}
