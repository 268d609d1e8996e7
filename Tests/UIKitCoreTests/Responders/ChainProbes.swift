import Testing
import UIKit

/// The events of a responder chain test, in order.
@MainActor
final class ChainJournal {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines so far and clears them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that records its touches, and forwards them if the test configures it to.
class ChainView: UIView {
  let name: String
  let journal: ChainJournal
  var passesOn = false
  var mayBecomeFirst = true
  var mayResign = true

  init(_ name: String, _ journal: ChainJournal, frame: CGRect = .zero) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool {
    journal.add("\(name) may become first?")
    return mayBecomeFirst
  }

  override var canResignFirstResponder: Bool { mayResign }

  override func resignFirstResponder() -> Bool {
    journal.add("\(name) is asked to resign")
    return super.resignFirstResponder()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.add("\(name) began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.add("\(name) moved")
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.add("\(name) ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.add("\(name) cancelled")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// A controller that records its callbacks.
class ChainController: UIViewController {
  let name: String
  let journal: ChainJournal
  var answersTouches = false

  init(_ name: String, _ journal: ChainJournal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { journal.add("\(name) did load") }
  override func viewWillAppear(_ animated: Bool) { journal.add("\(name) will appear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) {
    journal.add("\(name) is appearing \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) { journal.add("\(name) did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) {
    journal.add("\(name) will disappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    journal.add("\(name) did disappear \(animated)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.add("\(name) began")
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
