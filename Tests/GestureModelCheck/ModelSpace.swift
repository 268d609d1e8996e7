import GestureOracle

/// All cases of the model check: every graph has a number, and so has every script.
enum ModelSpace {
  static let kinds: [OracleKind] = [.tap(1), .tap(2), .longPress, .pan, .swipe]

  // MARK: Graphs

  /// A numbered list of graphs of one shape.
  struct Family: Sendable {
    let name: String
    let count: Int
    let graph: @Sendable (Int) -> OracleGraph
  }

  /// All graphs of one and of two recognizers. Graphs of three have every set of requirements and
  /// of simultaneous pairs, every combination of delegate answers, or every combination of flags.
  /// Combinations of these are in `product`.
  static let families: [Family] = [
    Family(name: "one", count: 5 * 16) { number in
      var digits = Digits(number)
      return OracleGraph([recognizer(&digits, flags: 16)])
    },
    Family(name: "two", count: 25 * 256 * 8 * 4) { number in
      var digits = Digits(number)
      let first = recognizer(&digits, flags: 16)
      var graph = OracleGraph([first, recognizer(&digits, flags: 16)])
      switch digits.next(8) {
      case 0: break
      case 1: graph.failures = [[0, 1]]
      case 2: graph.failures = [[1, 0]]
      case 3: graph.failures = [[0, 1], [1, 0]]
      case 4: graph.requiredByDelegate = [[0, 1]]
      case 5: graph.requiredByDelegate = [[1, 0]]
      case 6: graph.requiredOfDelegate = [[0, 1]]
      default: graph.requiredOfDelegate = [[1, 0]]
      }
      graph.simultaneous = subset([[0, 1], [1, 0]], digits.next(4))
      return graph
    },
    Family(name: "three, requirements and pairs", count: 125 * 64 * 8) { number in
      var digits = Digits(number)
      var graph = three(&digits, flags: 1)
      graph.failures = subset(pairs, digits.next(64))
      graph.simultaneous = subset([[0, 1], [2, 1], [2, 0]], digits.next(8))
      return graph
    },
    Family(name: "three, delegates", count: 125 * 64 * 8 * 2) { number in
      var digits = Digits(number)
      var graph = three(&digits, flags: 1)
      let required = subset(pairs, digits.next(64))
      for index in subset([0, 1, 2], digits.next(8)) { graph.recognizers[index].mayBegin = false }
      if digits.next(2) == 0 {
        graph.requiredByDelegate = required
      } else {
        graph.requiredOfDelegate = required
      }
      return graph
    },
    Family(name: "three, flags", count: 125 * 512) { number in
      var digits = Digits(number)
      return three(&digits, flags: 8)
    },
  ]

  /// All graphs of three: every flag with requirements of every form and all simultaneous pairs.
  ///
  /// The number is too large to run all of them, so graphs are sampled. A requirement exists if two
  /// digits say so, because little else happens if most recognizers wait for each other.
  static let product = Family(
    name: "three, all together", count: 80 * 80 * 80 * 4096 * 4096 * 4096 * 64
  ) { number in
    var digits = Digits(number)
    var graph = three(&digits, flags: 16)
    func few() -> [[Int]] { subset(pairs, digits.next(64) & digits.next(64)) }
    graph.failures = few()
    graph.requiredByDelegate = few()
    graph.requiredOfDelegate = few()
    graph.simultaneous = subset(pairs, digits.next(64))
    return graph
  }

  private static let pairs = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]

  private static func three(_ digits: inout Digits, flags: Int) -> OracleGraph {
    var recognizers: [OracleRecognizer] = []
    for _ in 0..<3 { recognizers.append(recognizer(&digits, flags: flags)) }
    return OracleGraph(recognizers)
  }

  private static func recognizer(_ digits: inout Digits, flags: Int) -> OracleRecognizer {
    var recognizer = OracleRecognizer(kinds[digits.next(kinds.count)])
    let number = digits.next(flags)
    if number & 1 != 0 { recognizer.cancelsTouchesInView = false }
    if number & 2 != 0 { recognizer.delaysTouchesBegan = true }
    if number & 4 != 0 { recognizer.delaysTouchesEnded = false }
    if number & 8 != 0 { recognizer.mayBegin = false }
    return recognizer
  }

  private static func subset<Element>(_ elements: [Element], _ bits: Int) -> [Element] {
    elements.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
  }

  // MARK: Scripts

  /// Returns every script with a number of steps, without those in which a step can't happen. Such
  /// scripts are equivalent to shorter ones, and shorter ones are prefixes of longer ones.
  static func scripts(fingers: Int, steps count: Int) -> [[OracleStep]] {
    var done: [[OracleStep]] = []
    func extend(_ script: [OracleStep], _ down: Set<Int>) {
      if script.count == count { return done.append(script) }
      for finger in 1...fingers {
        if down.contains(finger) {
          extend(script + [.up(finger)], down.subtracting([finger]))
          extend(script + [.cancel(finger)], down.subtracting([finger]))
          extend(script + [.move(finger, by: 5)], down)
          extend(script + [.move(finger, by: 20)], down)
        } else {
          extend(script + [.down(finger)], down.union([finger]))
        }
      }
      // Waiting before anything happens changes nothing.
      guard !script.isEmpty else { return }
      extend(script + [.wait(100)], down)
      extend(script + [.wait(600)], down)
    }
    extend([], [])
    return done
  }

  /// The end of every script: all fingers up, and time for all recognizers to fail.
  static let ending: [OracleStep] = [.up(1), .up(2), .wait(2000)]
}

/// The digits of a number in a mixed-radix system.
struct Digits {
  private var rest: Int
  init(_ number: Int) { rest = number }
  mutating func next(_ base: Int) -> Int {
    defer { rest /= base }
    return rest % base
  }
}
