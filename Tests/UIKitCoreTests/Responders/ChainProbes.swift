import RecordingObjects
import Testing
import UIKit

/// A view that records its touches and the questions about the first responder.
class ChainView: RecordingView {
  var mayBecomeFirst = true
  var mayResign = true

  override init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
    super.init(name, log, frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool {
    log.record("\(name) may become first?")
    return mayBecomeFirst
  }

  override var canResignFirstResponder: Bool { mayResign }

  override func resignFirstResponder() -> Bool {
    log.record("\(name) is asked to resign")
    return super.resignFirstResponder()
  }
}

/// A controller that records its callbacks.
class ChainController: UIViewController {
  let name: String
  let journal: CallLog
  var answersTouches = false

  init(_ name: String, _ journal: CallLog) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { journal.record("\(name) did load") }
  override func viewWillAppear(_ animated: Bool) {
    journal.record("\(name) will appear \(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    journal.record("\(name) is appearing \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) { journal.record("\(name) did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) {
    journal.record("\(name) will disappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    journal.record("\(name) did disappear \(animated)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.record("\(name) began")
    if !answersTouches { super.touchesBegan(touches, with: event) }
  }
}

/// Returns all responders from `responder`, exclusive, to the end of its chain, using only `next`.
@MainActor
func chainAbove(_ responder: UIResponder, limit: Int = 50) -> [UIResponder] {
  var chain: [UIResponder] = []
  var link = responder.next
  while let current = link, chain.count < limit {
    chain.append(current)
    link = current.next
  }
  return chain
}

/// Returns whether two arrays contain the same objects in the same order.
@MainActor
func areSame(_ one: [UIResponder], _ other: [UIResponder]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
}

/// The full screen of a stage.
let chainScreen = CGRect(x: 0, y: 0, width: 390, height: 844)
/// A point inside every view of these tests.
let chainPoint = CGPoint(x: 30, y: 30)
