import RecordingObjects
import Testing
import UIKit

/// A controller that logs its appearance callbacks and whether its view is in a window.
class LoggedController: UIViewController {
  let name: String
  let log: CallLog
  /// Returns additional text for each callback, or `nil` if none is needed.
  var detail: ((LoggedController) -> String)?
  /// Whether layout passes are logged too.
  var tellsLayout = false

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) {
    log.record("\(name) \(what)" + (detail.map { " " + $0(self) } ?? ""))
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
