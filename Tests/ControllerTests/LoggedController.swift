import RecordingObjects
import UIKit

/// A controller that logs its appearance callbacks.
class LoggedController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.record("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.record("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.record("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.record("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.record("\(name) didDisappear") }
}
