import Fuzzing
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Focus in random trees", .staged)
struct FocusFuzzTests {
  @Test(
    "the focused item can always have the focus, whatever is vetoed or removed",
    arguments: 1...40)
  func random(seed: UInt64) {
    let run = FocusFuzz(seed: seed)
    run.play(steps: 80)
    #expect(run.problems.isEmpty, "seed \(seed): \(run.problems.prefix(3))")
    run.end()
  }

  @Test("the random runs do move, veto and lose the focus")
  func theRunsAreWorthIt() {
    var moves = 0
    var vetoes = 0
    var losses = 0
    for seed in UInt64(1)...10 {
      let run = FocusFuzz(seed: seed)
      run.play(steps: 80)
      moves += run.moves
      vetoes += run.count("was vetoed")
      losses += run.stageText("the focused item")
      run.end()
    }
    #expect(moves > 100)
    #expect(vetoes > 10)
    #expect(losses > 10)
  }
}

/// A random tree, with random actions on it.
@MainActor
final class FocusFuzz {
  private let world = FocusWorld()
  private var generator: SeededGenerator
  private var views: [FuzzView] = []
  private(set) var problems: [String] = []
  private(set) var moves = 0
  /// The environments that each movement since the last step has asked and notified.
  private var records: [Record] = []

  private struct Record {
    let context: UIFocusUpdateContext
    var asked: [String] = []
    var told: [String] = []
  }

  private var depth = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for number in 0..<14 {
      let parent = number < 3 ? world.window : pick() ?? world.window
      let view = FuzzView(frame: frame())
      view.accessibilityIdentifier = "view \(number)"
      view.run = self
      view.isItem = chance(70)
      if chance(20) { view.focusGroupIdentifier = ["a", "b"][roll(2)] }
      if chance(20) { view.backgroundColor = .white }
      if chance(15) { view.clipsToBounds = true }
      parent.addSubview(view)
      views.append(view)
    }
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  private func chance(_ percent: Int) -> Bool { roll(100) < percent }
  private func pick() -> FuzzView? { views.isEmpty ? nil : views[roll(views.count)] }
  private func frame() -> CGRect {
    CGRect(x: roll(200), y: roll(400), width: roll(120), height: 10 + roll(120))
  }

  func play(steps: Int) {
    for _ in 0..<steps {
      step()
      world.system.updateFocusIfNeeded()
      check()
    }
  }

  /// Ends every animation and releases pressed keys, so that the stage can be deallocated.
  func end() {
    for view in views { view.run = nil }
    world.stage.settle()
  }

  func count(_ phase: String) -> Int {
    world.stage.trace.count { $0.kind == .focus && $0.phase == phase }
  }

  func stageText(_ part: String) -> Int { world.causes.count { $0.contains(part) } }

  private func step() {
    let keys: [FocusWorld.Key] = [.right, .left, .up, .down, .tab, .enter, .home, .end]
    switch roll(12) {
    case 0...5: world.key(keys[roll(keys.count)], chance(10) ? .shift : [])
    case 6: world.stage.press([.upArrow, .downArrow, .leftArrow, .rightArrow, .select][roll(5)])
    case 7: if let view = pick() { world.system.requestFocusUpdate(to: view) }
    case 8: pick()?.setNeedsFocusUpdate()
    case 9: if chance(20) { world.stage.tap(at: CGPoint(x: roll(390), y: roll(844))) }
    case 10: world.stage.advance(by: 1 / 60)
    default: mischief()
    }
  }

  /// Changes the tree, from outside or during a callback.
  private func mischief() {
    guard let view = pick() else { return }
    switch roll(8) {
    case 0: view.removeFromSuperview()
    case 1:
      let parent = pick() ?? view
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 2: world.window.addSubview(view)
    case 3: view.isHidden.toggle()
    case 4: view.isItem.toggle()
    case 5: view.frame = frame()
    case 6: view.wishes = [pick(), pick()].compactMap { $0 }
    default: view.isUserInteractionEnabled.toggle()
    }
  }

  func ask(_ view: FuzzView, _ context: UIFocusUpdateContext) -> Bool {
    note(context) { $0.asked.append(view.accessibilityIdentifier ?? "") }
    disturb()
    return !chance(8)
  }

  func tell(_ view: FuzzView, _ context: UIFocusUpdateContext) {
    note(context) { $0.told.append(view.accessibilityIdentifier ?? "") }
    disturb()
  }

  private func note(_ context: UIFocusUpdateContext, _ change: (inout Record) -> Void) {
    if records.last?.context !== context {
      if records.contains(where: { $0.context === context }) {
        problems.append("one movement inside another")
      }
      records.append(Record(context: context))
    }
    change(&records[records.count - 1])
  }

  private func disturb() {
    guard chance(10), depth < 2 else { return }
    depth += 1
    defer { depth -= 1 }
    mischief()
    if chance(20) { world.system.updateFocusIfNeeded() }
    if chance(20), let view = pick() { world.system.requestFocusUpdate(to: view) }
  }

  /// Checks that no environment is notified twice, and that the environments that were asked are
  /// notified in the same order.
  private func checkCallbacks() {
    for record in records where !record.told.isEmpty {
      moves += 1
      if Set(record.told).count != record.told.count {
        problems.append("told twice: \(record.told)")
      }
      if !record.asked.isEmpty, record.asked != record.told {
        problems.append("asked \(record.asked), told \(record.told)")
      }
    }
    records = []
  }

  private func check() {
    checkCallbacks()
    let marked = views.filter { $0.isFocused }
    if marked.count > 1 { problems.append("several are marked") }
    guard let item = world.system.focusedItem else {
      if !marked.isEmpty { problems.append("marked, and none has the focus") }
      return
    }
    if marked.first !== item { problems.append("another one is marked") }
    let verdict = "\(UIFocusDebugger.checkFocusability(for: item))"
    if !verdict.hasSuffix("can have the focus.") { problems.append(verdict) }
  }
}

/// A view of a random tree.
final class FuzzView: UIView {
  weak var run: FocusFuzz?
  var isItem = true
  var wishes: [any UIFocusEnvironment] = []

  override var canBecomeFocused: Bool { isItem }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { wishes }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    run?.ask(self, context) ?? true
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    run?.tell(self, context)
  }
}
