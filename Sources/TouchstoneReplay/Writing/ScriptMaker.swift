internal import TouchstoneHost
internal import TouchstoneInput
internal import TouchstoneInspector
internal import TouchstoneKit
package import TouchstoneTrace

/// Plays the steps of a test, finds names for the touched views, and reads the changes.
@MainActor
struct ScriptMaker {
  private let player: InputPlayer
  /// The form of the drag in each line; drags without a form use points.
  private let words: [Int: DragFormatter]
  private var application: UIApplication { player.application }

  /// The maximum number of changes that are expected after one step; more would overwhelm a reader.
  private static let mostExpectations = 8
  /// The pause in seconds below which steps are treated as one for the expectations after them.
  private static let briefPause = 0.05
  /// The time in seconds that a test waits after its last step, so that its effects can progress.
  private static let lastPause = 0.5

  init(_ application: UIApplication, words: [Int: DragFormatter] = [:]) {
    player = InputPlayer(application)
    self.words = words
  }

  /// Plays all steps.
  ///
  /// - Parameters:
  ///   - steps: The steps, in chronological order.
  ///   - start: The time from which changes are expected; earlier steps only prepare the test.
  ///   - script: The script to which the lines of the test are added.
  func play(_ steps: [TimedStep], expectingFrom start: Double, into script: inout TestScript) {
    let log = TraceLog(limit: .max, wantsVisits: false)
    var facts = ScreenFacts(of: application)
    let origin = player.now
    var isTested = start == -.infinity
    for timed in steps {
      let pause = Rounding.value(origin + timed.time - player.now)
      let isPause = pause >= 0.001
      if isPause { add(.wait(pause), isTested, &script) }
      if isTested, isPause, pause >= Self.briefPause { expect(&facts, &script) }
      if !isTested, timed.time >= start {
        isTested = true
        facts = ScreenFacts(of: application)
      }
      if isTested { application.tracer.add(log) }
      let known = log.records.count
      let step = named(timed.step, words[script.lines.count] ?? .points)
      let isVain = isVain(step) { add(step, isTested, &script) }
      script.lines[script.lines.count - 1].isVain = isVain
      application.tracer.remove(log)
      script.lines[script.lines.count - 1].answers = TraceAnswers.names(
        in: Array(log.records.dropFirst(known)))
    }
    add(.wait(Self.lastPause), isTested, &script)
    expect(&facts, &script)
    script.answers = TraceAnswers.names(in: log.records)
    script.screen = ScreenFacts(of: application)
    script.ending = rest()
  }

  /// Performs a step, and returns whether it taps a view without effect, or types without a first
  /// responder.
  private func isVain(_ step: InputStep, _ body: () -> Void) -> Bool {
    if case .type = step {
      let isForNobody = application.keyWindow?.firstResponder == nil
      body()
      return isForNobody
    }
    switch step {
    case .tap(.view, _), .tap(.row, _): break
    default:
      body()
      return false
    }
    let log = TraceLog(limit: .max, wantsVisits: false)
    let before = TouchSurroundings(of: application)
    application.tracer.add(log)
    body()
    application.tracer.remove(log)
    var outcome = TouchOutcomeRecorder.outcome(of: log.records)
    outcome.hasChangedSurroundings = TouchSurroundings(of: application) != before
    return outcome.vainAccount != nil
  }

  private func add(_ step: InputStep, _ isTested: Bool, _ script: inout TestScript) {
    player.play(step)
    script.lines.append(TestScript.Line(step: step, isTested: isTested))
  }

  private func expect(_ facts: inout ScreenFacts, _ script: inout TestScript) {
    let now = ScreenFacts(of: application)
    let changes = now.changes(since: facts)
    facts = now
    guard !script.lines.isEmpty else { return }
    let last = script.lines.count - 1
    script.lines[last].expected = Array(changes.prefix(Self.mostExpectations))
    script.lines[last].more = max(0, changes.count - Self.mostExpectations)
  }

  /// Returns the step with the name of the touched view, if that view has a name.
  private func named(_ step: InputStep, _ words: DragFormatter) -> InputStep {
    func target(_ point: Point) -> InputStep.TouchTarget? {
      application.loop.show()
      let place = CGPoint(x: point.x, y: point.y)
      let named = ScreenNames.named(at: place, in: application)
      // A row is a better target than a view around it, and a view in the row than the row.
      let isInRow = named.map { $0.view.rowView != nil && !($0.view is any RowView) } ?? false
      if !isInRow, let row = ScreenRows.aim(at: place, in: application) { return row }
      return ScreenNames.aim(at: place, in: application).map { .view($0) }
    }
    switch step {
    case .tap(.point(let point), 1):
      application.loop.show()
      let choice = ScreenAlerts.aim(at: CGPoint(x: point.x, y: point.y), in: application)
      return (choice ?? target(point)).map { .tap($0, count: 1) } ?? step
    case .tap(.point(let point), let count):
      return target(point).map { .tap($0, count: count) } ?? step
    case .longPress(.point(let point), let duration):
      return target(point).map { .longPress($0, duration: duration) } ?? step
    case .drag(.point(let start), .point(let end), let duration, let isSwipe):
      guard words != .points else { return step }
      application.loop.show()
      return words.step(
        from: start, to: end, duration: duration, isSwipe: isSwipe, in: application)
    default: return step
    }
  }

  /// Comes to rest as the test will, and returns how.
  private func rest() -> TestScript.Ending {
    guard let loop = application.loop else { return .none }
    func pending() -> [String] { loop.timers.pendingNames(of: .program) }
    guard !pending().isEmpty else { return .none }
    let limit = player.now + 10
    while !loop.pending(includingRepeating: false).isEmpty, player.now < limit {
      loop.advance(to: player.now + 1 / 60)
    }
    return pending().isEmpty ? .settle : .leave
  }
}

/// The actions that were sent and the handlers of input, as read from a trace.
package enum TraceAnswers {
  /// Returns the names in chronological order; a name that repeats in succession is listed once.
  package static func names(in records: [TraceRecord]) -> [String] {
    var names: [String] = []
    for record in records {
      let name: String
      switch record.step {
      case .action(let action, _, let target, _):
        let method =
          switch action {
          case .named(let selector): selector
          case .method(let type): "a method of \(type)"
          }
        name = "\(method) → \(target?.name ?? "nobody")"
      case .answered(_, let subject, let recognizer, _, _):
        name = recognizer?.name ?? subject.name
      default: continue
      }
      if names.last != name { names.append(name) }
    }
    return names
  }
}
