import GestureOracle

/// A graph with a script, which both implementations run.
struct ModelCase {
  var graph: OracleGraph
  var steps: [OracleStep]

  /// Returns whether both implementations show the same. The real one runs in a new world.
  @MainActor
  func agrees() throws -> Bool {
    try ModelWorld(graph).run(steps) == GestureOracle.log(graph, steps)
  }

  /// Returns the smallest reduction of this case in which the two still differ.
  @MainActor
  func shrunken() throws -> ModelCase {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.smaller where try !candidate.agrees() {
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  private var smaller: [ModelCase] {
    var cases: [ModelCase] = []
    for index in steps.indices {
      cases.append(self)
      cases[cases.count - 1].steps.remove(at: index)
    }
    for index in graph.recognizers.indices where graph.recognizers.count > 1 {
      cases.append(ModelCase(graph: graph.without(index), steps: steps))
    }
    func try_(_ change: (inout OracleGraph) -> Void) {
      var other = graph
      change(&other)
      if other != graph { cases.append(ModelCase(graph: other, steps: steps)) }
    }
    for index in graph.failures.indices { try_ { $0.failures.remove(at: index) } }
    for index in graph.simultaneous.indices { try_ { $0.simultaneous.remove(at: index) } }
    for index in graph.requiredByDelegate.indices {
      try_ { $0.requiredByDelegate.remove(at: index) }
    }
    for index in graph.requiredOfDelegate.indices {
      try_ { $0.requiredOfDelegate.remove(at: index) }
    }
    for index in graph.recognizers.indices {
      try_ { $0.recognizers[index].cancelsTouchesInView = true }
      try_ { $0.recognizers[index].delaysTouchesBegan = false }
      try_ { $0.recognizers[index].delaysTouchesEnded = true }
      try_ { $0.recognizers[index].mayBegin = true }
    }
    return cases
  }

  /// Returns the case as text, with the visible results of each implementation after every step.
  @MainActor
  func report() throws -> String {
    let expected = Self.lines(GestureOracle.log(graph, steps))
    let found = Self.lines(try ModelWorld(graph).run(steps))
    var text = "recognizers, in the order in which they are added:\n"
    for (index, recognizer) in graph.recognizers.enumerated() {
      text += "  \(index): \(recognizer.text)\n"
    }
    for pair in graph.failures { text += "  \(pair[0]) requires \(pair[1]) to fail\n" }
    for pair in graph.requiredByDelegate {
      text += "  \(pair[0])'s delegate requires \(pair[1]) to fail\n"
    }
    for pair in graph.requiredOfDelegate {
      text += "  \(pair[1])'s delegate lets \(pair[0]) require \(pair[1]) to fail\n"
    }
    for pair in graph.simultaneous { text += "  \(pair[0])'s delegate allows \(pair[1])\n" }
    for (index, step) in steps.enumerated() {
      text += "\(step.text)\n"
      let lines = (
        expected: index < expected.count ? expected[index] : "",
        found: index < found.count ? found[index] : ""
      )
      if lines.expected == lines.found {
        text += "    both   \(lines.found)\n"
      } else {
        text += "    oracle \(lines.expected)\n    system \(lines.found)\n"
      }
    }
    return text
  }

  /// Returns a line for each step.
  private static func lines(_ log: [OracleEntry]) -> [String] {
    var lines: [String] = []
    var words: [String] = []
    for entry in log {
      switch entry {
      case .action(let index, let action): words.append("action \(index) \(action)")
      case .reads(let index, let state): words.append("reads \(index) \(state)")
      case .view(let callback): words.append("view \(callback.phase) \(callback.finger)")
      case .step(let over, let states):
        for index in over.keys.sorted() { words.append("over \(index) \(over[index]!)") }
        lines.append(
          words.joined(separator: ", ") + " → " + states.map(\.rawValue).joined(separator: " "))
        words = []
      }
    }
    return lines
  }
}

extension OracleGraph {
  /// Returns the graph without one of its recognizers. The later ones are renumbered.
  func without(_ index: Int) -> OracleGraph {
    func renumber(_ pairs: [[Int]]) -> [[Int]] {
      pairs.filter { !$0.contains(index) }.map { $0.map { $0 > index ? $0 - 1 : $0 } }
    }
    var graph = self
    graph.recognizers.remove(at: index)
    graph.failures = renumber(failures)
    graph.simultaneous = renumber(simultaneous)
    graph.requiredByDelegate = renumber(requiredByDelegate)
    graph.requiredOfDelegate = renumber(requiredOfDelegate)
    return graph
  }
}

extension OracleRecognizer {
  fileprivate var text: String {
    let name =
      switch kind {
      case .tap(let count): count == 1 ? "tap" : "\(count) taps"
      case .longPress: "long press"
      case .pan: "pan"
      case .swipe: "swipe"
      }
    return name + (cancelsTouchesInView ? "" : ", does not cancel")
      + (delaysTouchesBegan ? ", delays beginnings" : "")
      + (delaysTouchesEnded ? "" : ", does not delay ends")
      + (mayBegin ? "" : ", its delegate refuses")
  }
}

extension OracleStep {
  fileprivate var text: String {
    switch self {
    case .down(let finger): "finger \(finger) down"
    case .up(let finger): "finger \(finger) up"
    case .cancel(let finger): "finger \(finger) cancelled"
    case .move(let finger, let way): "finger \(finger) moves \(way)"
    case .wait(let time): "wait \(time) ms"
    }
  }
}
