import Testing
import TouchstoneGestures

@Suite("Prevention")
struct PreventionTests {
  private func decide(
    _ pair: PreventionPair, no: Set<PreventionQuestion> = [],
    yes: Set<PreventionQuestion> = []
  ) -> (PreventionOutcome, [PreventionQuestion]) {
    var asked: [PreventionQuestion] = []
    let outcome = PreventionRules.decide(pair) { question in
      asked.append(question)
      switch question {
      case .canPrevent, .canBePrevented: return !no.contains(question)
      case .simultaneousByPreventersDelegate, .simultaneousByOthersDelegate:
        return yes.contains(question)
      }
    }
    return (outcome, asked)
  }

  private let plain = PreventionPair(preventer: .began, other: .possible)

  // statement 142, 143, 145
  @Test("without an objection the first one prevents, after all hooks are called in order")
  func defaults() {
    let (outcome, asked) = decide(plain)
    #expect(outcome == .prevents)
    #expect(asked == PreventionQuestion.allCases)
  }

  // statement 143, 145
  @Test("one objection is enough, and no later hook is called")
  func answers() {
    let table: [(Set<PreventionQuestion>, Set<PreventionQuestion>, PreventionOutcome.Reason, Int)] =
      [
        ([.canPrevent], [], .preventerDeclines, 1),
        ([.canBePrevented], [], .otherDeclines, 2),
        ([], [.simultaneousByPreventersDelegate], .simultaneousByPreventersDelegate, 3),
        ([], [.simultaneousByOthersDelegate], .simultaneousByOthersDelegate, 4),
      ]
    for (no, yes, reason, count) in table {
      let (outcome, asked) = decide(plain, no: no, yes: yes)
      #expect(outcome == .allowed(reason))
      #expect(asked == Array(PreventionQuestion.allCases.prefix(count)))
    }
  }

  // statement 142, 143
  @Test("no hook is called if neither would block the other")
  func silent() {
    var cases: [(PreventionPair, PreventionOutcome.Reason)] = []
    var pair = plain
    pair.isSame = true
    cases.append((pair, .sameRecognizer))
    pair = plain
    pair.sharesInput = false
    cases.append((pair, .noSharedInput))
    for state in [GestureState.possible, .failed, .cancelled] {
      cases.append((PreventionPair(preventer: state, other: .possible), .preventerNotRecognized))
    }
    for state in [GestureState.ended, .cancelled, .failed] {
      cases.append((PreventionPair(preventer: .ended, other: state), .otherIsOver))
    }
    for state in [GestureState.began, .changed] {
      cases.append((PreventionPair(preventer: .ended, other: state), .otherBeganFirst))
    }
    for (pair, reason) in cases {
      let (outcome, asked) = decide(pair)
      #expect(outcome == .allowed(reason) && asked.isEmpty)
    }
  }

  // statement 147, 148
  @Test("a tap never prevents one with more taps, but one with as many or fewer")
  func taps() {
    for taps in 1...3 {
      for others in 1...3 {
        var pair = PreventionPair(preventer: .ended, other: .possible)
        pair.preventerTaps = taps
        pair.otherTaps = others
        #expect(decide(pair).0 == (others > taps ? .allowed(.higherTapCount) : .prevents))
      }
    }
    var pair = plain
    pair.otherTaps = 2
    #expect(decide(pair).0 == .prevents)
  }

  @Test("an outcome is formatted as a clause")
  func text() {
    #expect("\(PreventionOutcome.prevents)" == "prevents")
    #expect(
      "\(PreventionOutcome.allowed(.noSharedInput))" == "allowed: they share no touch")
  }
}
